import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { clientAnswerCalls, clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { readCellText, type Sheet } from '@boedel/domain/client-sheet/sheet';
import { listSheetChanges, type SheetChange, applySheetChange } from '@boedel/domain/client-sheet/sheet-changes';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { projectDeath } from '@boedel/domain/die-today/projection';
import { buildSheetEstate } from '@boedel/domain/client-sheet/sheet-estate';
import { findCountry } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { sum } from '@boedel/domain/money/cents';
import { systemType } from '@boedel/domain/matter/kinds';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { CallRequest } from '../../platform/http/handler';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Guest } from '../../platform/outside/guest';
import { endLink, makeLink } from '../../platform/outside/make-link';
import { Conflict, NotFound, NotSignedIn, RefusalProblem } from '../../platform/problems';
import { computeFingerprint, createSecret } from '../../platform/session/secrets';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import {
  type SheetRequest,
  type ClientOnSheet,
  readClient,
  computeSheetMark,
  saveClientSheet,
} from '../client-sheet/client-sheet';
import { sumProjectedAward } from '@boedel/domain/die-today/projected-awards';
import { askClientMail } from './client-answers.mails';
import { linkStore } from '../outside-links/outside-links.store';
import { type ClientAnswerRow, clientAnswerStore } from './client-answers.store';

type AnswerReview = AnswerOf<typeof clientAnswerCalls.getbymatterid>;
type ClientFilling = AnswerOf<typeof clientFillCalls.open>;

/** A client finds policies and statements at home; a new ticket is sent where it is not enough. */
const linkDays = 30;

/**
 * Answers that wait: what the client changed of what was shown. Decided on as it stands it waits no more, nor does a line
 * that was taken over once, nor what the planner captured meanwhile.
 */
function listWaitingChanges({ sheet, decisions }: ClientAnswerRow, held: Sheet): readonly SheetChange[] {
  if (sheet === null) return [];
  return listSheetChanges(sheet.began, sheet.told).filter(({ id, section, key, cell, kind, after }) => {
    const decision = decisions[id];
    if (decision?.answer === after || (kind === 'added' && decision?.state === 'accepted')) return false;
    const row = held[section].find((one) => one.key === key);
    return kind === 'added' || (row !== undefined && (cell === null || readCellText(row, cell) !== after));
  });
}

const nameLine = (sheet: Sheet, answered: Sheet, { section, key }: SheetChange): string => {
  const row = sheet[section].find((one) => one.key === key) ?? answered[section].find((one) => one.key === key);
  return row
    ? readCellText(row, 'name') ||
        [readCellText(row, 'firstNames'), readCellText(row, 'surname')].filter(Boolean).join(' ')
    : '';
};

export async function reviewAnswers(tx: Tx, asking: SheetRequest, matterID: number): Promise<AnswerReview> {
  await openMatter(tx, matterID, 'estate');
  const store = clientAnswerStore(tx);
  const rows = await store.ofMatter(matterID);
  if (rows.length === 0) return [];
  const { sheet: held } = await readClient(tx, asking, matterID);
  const open = await store.openLinks(
    rows.flatMap(({ link_id }) => link_id ?? []),
    asking.now,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    askedAt: row.asked_at,
    enteredAt: row.entered_at,
    finishedAt: row.finished_at,
    showsFigures: row.shows_figures,
    isOpen: row.link_id !== null && open.has(row.link_id),
    changes: listWaitingChanges(row, held).map((change) => ({
      ...change,
      name: nameLine(held, row.sheet!.told, change),
    })),
    version: row.version,
  }));
}

export async function askClient(tx: Tx, request: CallRequest<typeof clientAnswerCalls.ask>): Promise<void> {
  const { actor, services, now, body } = request;
  const { matterID, name, email, language, message, showsFigures } = body;
  const matter = await openToCapture(tx, actor, matterID, 'estate');
  if (matter.system_type !== systemType.flowConsult) {
    throw new RefusalProblem(refuse('matterID', 'You can send this only to a Flow Consult client.'));
  }
  const store = clientAnswerStore(tx);
  const before = body.id === null ? undefined : await store.lock(body.id);
  if (before && before.matter_id !== matterID) throw new NotFound();
  const row = before
    ? await store.change(before.id, before.version, {
        name,
        email,
        language,
        shows_figures: showsFigures,
        entered_at: null,
        finished_at: null,
      })
    : await store.insert({
        matter_id: matterID,
        name,
        email,
        language,
        shows_figures: showsFigures,
        asked_at: now.toISOString(),
        sheet: null,
        decisions: {},
      });
  if (before?.link_id) await endLink(tx, actor, before.link_id);
  const endsAt = new Date(now.getTime() + linkDays * 86_400_000);
  const link = await makeLink(tx, services.config, actor, {
    purpose: 'client',
    page: `/flowfill/${matterID}`,
    matterId: matterID,
    subjectId: row.id,
    name,
    email,
    language,
    endsAt,
  });
  await store.change(row.id, row.version, { link_id: link.id });
  await queueMail(tx, {
    to: email,
    ...composeMail(askClientMail, language, {
      firm: await store.firmName(),
      by: actor.fullName,
      name,
      link: link.address,
      until: computeDayAt(endsAt, findCountry(matter.country)),
      message,
    }),
    isSecret: true,
    about: { matterId: matterID, entity: ['client_answer', row.id] },
  });
  await audit(tx, actor, 'clientAnswer.asked', {
    entity: ['client_answer', row.id],
    matterId: matterID,
    after: { name, email, shows_figures: showsFigures },
  });
}

const readAnswerRow = async (tx: Tx, { subjectId, matterId }: Guest): Promise<ClientAnswerRow> => {
  const row = subjectId === null ? undefined : await clientAnswerStore(tx).lock(subjectId);
  if (!row || row.matter_id !== matterId) throw new NotFound();
  return row;
};

/** The ticket is good once: whoever comes by it again is told to ask for another. */
export async function enterOnce(tx: Tx, guest: Guest, now: Date): Promise<{ secret: string }> {
  const store = clientAnswerStore(tx);
  const row = await readAnswerRow(tx, guest);
  const secret = createSecret();
  // The ticket is spent.
  await linkStore(tx).changeSecret(guest.linkId, computeFingerprint(secret));
  await store.change(row.id, row.version, { entered_at: now.toISOString() });
  await audit(tx, guest, 'clientAnswer.entered', { entity: ['client_answer', row.id], matterId: guest.matterId });
  return { secret };
}

/** What it comes to as the client has it, worked out here: a phone fetches no law. Nothing while too little is known. */
function computeClientFigures({ diedOn, today, ...held }: ClientOnSheet, answered: Sheet): ClientFilling['figures'] {
  const { estate } = buildSheetEstate(held, answered, today);
  const projection = diedOn === null && projectDeath(estate, today);
  if (!projection || isRefused(projection)) return null;
  const { awards, liquidity, lead, words, assumptions } = projection;
  return {
    received: sum(awards.map(sumProjectedAward)),
    over: liquidity.strict.value,
    lead,
    words: words.map(({ title, says }) => ({ title, says: [...says] })),
    assumptions: assumptions.slice(-1),
  };
}

/** Asked with the ticket itself nothing is told: it has to be exchanged first. */
async function readEnteredRow(tx: Tx, guest: Guest): Promise<ClientAnswerRow> {
  const row = await readAnswerRow(tx, guest);
  if (row.entered_at === null) throw new NotSignedIn('invalid');
  return row;
}

export const readFilling = async (tx: Tx, asking: SheetRequest, guest: Guest): Promise<ClientFilling> => {
  const row = await readEnteredRow(tx, guest);
  const client = await readClient(tx, asking, guest.matterId);
  const { sheet: held, stands, estate } = client;
  const answered = row.sheet?.told ?? held;
  return {
    clientName: formatPartyName(stands.main),
    country: estate.country === 'NA' ? 'Namibia' : 'South Africa',
    sheet: answered as unknown as ClientFilling['sheet'],
    figures: row.shows_figures ? computeClientFigures(client, answered) : null,
    refused: Object.entries(row.decisions).flatMap(([place, { state, reason }]) =>
      state === 'refused' ? [{ place, reason }] : [],
    ),
    finishedAt: row.finished_at,
    version: row.version,
  };
};

export async function saveFilling(
  tx: Tx,
  asking: SheetRequest,
  guest: Guest,
  { sheet, isFinished }: BodyOf<typeof clientFillCalls.save>,
): Promise<ClientFilling> {
  const row = await readEnteredRow(tx, guest);
  const { diedOn, sheet: held } = await readClient(tx, asking, guest.matterId);
  if (diedOn !== null) throw new RefusalProblem(refuse('sheet', 'This plan is closed. Please call us.'));
  await clientAnswerStore(tx).change(row.id, row.version, {
    // What the client was shown stays what the answers are held against.
    sheet: { began: row.sheet?.began ?? held, told: sheet },
    ...(isFinished && { finished_at: asking.now.toISOString() }),
  });
  if (isFinished) {
    await audit(tx, guest, 'clientAnswer.finished', { entity: ['client_answer', row.id], matterId: guest.matterId });
  }
  return readFilling(tx, asking, guest);
}

export async function decideAnswer(
  tx: Tx,
  asking: SheetRequest,
  { id, version, change: place, isAccepted, reason }: BodyOf<typeof clientAnswerCalls.decide>,
): Promise<number> {
  const store = clientAnswerStore(tx);
  const row = await store.lock(id);
  const { actor, now } = asking;
  await openToCapture(tx, actor, row.matter_id, 'estate');
  if (row.version !== version) throw new Conflict(undefined);
  const { sheet: held } = await readClient(tx, asking, row.matter_id);
  const change = listWaitingChanges(row, held).find((one) => one.id === place);
  if (!change || row.sheet === null) {
    throw new RefusalProblem(
      refuse('change', 'This was already decided, or the client changed it. Check the list again.'),
    );
  }
  if (isAccepted) {
    const sheet = applySheetChange(held, row.sheet.told, change);
    await saveClientSheet(tx, asking, { matterID: row.matter_id, mark: computeSheetMark(held), sheet: sheet as never });
  } else if (reason === null) {
    throw new RefusalProblem(refuse('reason', 'Give the reason. The client will see it.'));
  }
  const state = isAccepted ? 'accepted' : 'refused';
  const decision = { state, reason, by: actor.fullName, at: now.toISOString(), answer: change.after } as const;
  await store.change(row.id, row.version, { decisions: { ...row.decisions, [place]: decision } });
  await audit(tx, actor, `clientAnswer.${state}`, {
    entity: ['client_answer', row.id],
    matterId: row.matter_id,
    before: { [place]: change.before },
    after: { [place]: change.after },
    why: reason,
  });
  return row.matter_id;
}

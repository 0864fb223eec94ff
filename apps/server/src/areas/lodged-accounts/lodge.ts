import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { readLawVersion } from '@boedel/domain/rates/law-version';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Paper } from '@boedel/document/tree/paper';
import { createHash } from 'node:crypto';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { storeOwnFile, saveFile } from '../../platform/files/stored-file';
import { RefusalProblem } from '../../platform/problems';
import { createPaperFile } from '../../platform/paper/paper-file';
import type { Services } from '../../platform/services';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { lockMatter, type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { markAnsweredDates } from '../diary/answer-dates';
import { readEvents } from '../diary/matter-event.store';
import { type EventDays, setEvents } from '../diary/matter-events';
import { lockFigures } from '../kept-figures/stored-figures';
import { formatFrozen } from '../lodging/frozen';
import { type LodgedAccountRow, lodgedStore, listPlacedAccounts } from '../lodging/lodged.store';
import { lockLedger } from './lodge.store';
import { beginNextAccount } from './next-account';

/** An account that may be lodged: every proof of it holds. */
export interface AccountToLodge {
  readonly kind: string;
  readonly sequence: number;
  readonly from: LocalDate | null;
  readonly upTo: LocalDate;
  readonly paper: Paper;
  readonly facts: unknown;
  readonly figures: unknown;
  /** What the next account begins with. */
  readonly carries: unknown;
  /** It goes through the Master's hands as an account of an estate: the steps after lodging begin with it. */
  readonly takesPlace?: boolean;
  /** What the check before lodging still found, and it was lodged nevertheless. */
  readonly open?: readonly string[];
  /** Days that follow from it, each kept where all dates are. */
  readonly events: (today: LocalDate) => EventDays;
  /** Statutory dates it answers; those that come round run anew with their event. */
  readonly answers?: { readonly rules: readonly string[]; readonly comesRound: boolean };
}

interface LodgeRequest {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly services: Services;
  readonly now: Date;
}
type DrawAccount = (tx: Tx, matter: OpenedMatter) => Promise<AccountToLodge>;

const computeHash = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** Read once to be printed, and once more when it is kept: what changed in between is not lodged unseen. */
async function draw(tx: Tx, { actor }: LodgeRequest, matterId: number, how: DrawAccount) {
  const matter = await openToCapture(tx, actor, matterId, 'reports');
  const account = await how(tx, matter);
  const { facts, figures, paper, kind, sequence, from, upTo } = account;
  return {
    matter,
    account,
    text: formatFrozen({ kind, sequence, from, upTo, facts, figures, paper, law: readLawVersion() }),
  };
}

/**
 * Freezes an account: facts, figures and paper as they are, numbered and hashed, its period of the ledger locked, its days
 * set, in one transaction with its line in the trail. The paper is printed before, because a transaction must be short.
 */
export async function lodge(asked: LodgeRequest, matterId: number, how: DrawAccount): Promise<LodgedAccountRow> {
  const { scope, actor, services, now } = asked;
  const first = await scope.transaction((tx) => draw(tx, asked, matterId, how));
  const { paper } = first.account;
  const pdf = await createPaperFile(paper, 'pdf', paper.title);
  const keptPaper = await storeOwnFile(services.files, scope.firmId, {
    name: pdf.filename,
    contentType: pdf.contentType,
    content: pdf.content as Uint8Array,
  });
  const keptFacts = await storeOwnFile(services.files, scope.firmId, {
    name: `${paper.title}.json`,
    contentType: 'application/json',
    content: Buffer.from(first.text, 'utf8'),
  });
  return scope.transaction(async (tx) => {
    // Held first, so that nobody changes a fact between this reading and the end.
    await lockMatter(tx, matterId);
    await lockFigures(tx, matterId);
    const { matter, account, text } = await draw(tx, asked, matterId, how);
    if (text !== first.text) {
      throw new RefusalProblem(refuse('matterID', 'The account has just changed. Check it again, then lodge it.'));
    }
    const store = lodgedStore(tx);
    const number = ((await store.ofMatter(matterId)).at(-1)?.number ?? 0) + 1;
    const accountBefore = account.takesPlace ? (await listPlacedAccounts(tx, matter)).at(-1) : undefined;
    const today = computeDayAt(now, findCountry(matter.country));
    const row = await store.insert({
      matter_id: matterId,
      number,
      kind: account.kind,
      title: paper.title,
      sequence: account.sequence,
      from_on: account.from,
      up_to: account.upTo,
      language: paper.language,
      facts_file_id: (await saveFile(tx, keptFacts, matterId)).id,
      paper_file_id: (await saveFile(tx, keptPaper, matterId)).id,
      sha256: computeHash(number, keptFacts.sha256, keptPaper.sha256),
      carries: JSON.parse(formatFrozen(account.carries)) as unknown,
      person_id: actor.personId,
      person_name: actor.fullName,
      created_at: now.toISOString(),
    });
    await runAsFirm(tx, async () => {
      await lockLedger(tx, matterId, account.upTo, paper.title);
      // Read while the days of the matter are those of the account before.
      const known = await readEvents(tx, matterId);
      if (accountBefore) {
        await beginNextAccount(tx, { actor, now }, matter, { before: accountBefore, next: row, today });
      }
      if (account.answers)
        await markAnsweredDates(tx, { actor, now }, matterId, account.answers.rules, account.answers);
      // The day a later account is confirmed takes the place of this one; rehabilitation counts from the first.
      const firstConfirmed =
        matter.system_type === systemType.liquidation && !known.has('firstAccountConfirmed')
          ? known.get('confirmation')
          : undefined;
      await setEvents(tx, { actor, now }, matter, {
        ...(firstConfirmed?.isDone && { firstAccountConfirmed: firstConfirmed.date }),
        ...account.events(today),
      });
      // What it charged is owed from now on.
    });
    await audit(tx, actor, 'account.lodged', {
      entity: ['lodged_account', row.id],
      matterId,
      after: {
        number,
        kind: row.kind,
        title: row.title,
        up_to: row.up_to,
        sha256: row.sha256,
        ...(account.open && account.open.length > 0 && { still_open: account.open.length }),
      },
    });
    return row;
  });
}

import type { AnswerOf } from '@boedel/contract/call';
import type { familyAnswerCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { readAnswers, shownAnswers } from '@boedel/domain/family-intake/intake-answers';
import { checkChange, missingFrom, nameOf } from '@boedel/domain/family-intake/intake-progress';
import { type IntakeKind, intakeKinds, intakePapers, intakeSteps } from '@boedel/domain/family-intake/intake-steps';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { lockCount } from '../../platform/db/lock-count';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { keepFile, removeFile, saveFile } from '../../platform/files/stored-file';
import type { FurtherHandler, Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { notifyPeople } from '../../platform/inbox/notify-people';
import type { Guest } from '../../platform/outside/guest';
import { Conflict, NotFound } from '../../platform/problems';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { type AnswerRow, answerRows, type IntakeRow, intakeRows, intakeStore } from './intake.store';

type Calls = typeof familyAnswerCalls;
type Given = AnswerOf<Calls['open']>;

/** How many answers one family may give: no estate has more, and a stranger with the link does not fill the firm's disk. */
const mostAnswers = 400;
const mostPapers = 60;

const intakeOf = async (tx: Tx, { subjectId, matterId }: Guest): Promise<IntakeRow> => {
  const intake = await intakeRows(tx).lock(subjectId ?? 0);
  if (intake.matter_id !== matterId) throw new NotFound();
  return intake;
};

async function givenIn(tx: Tx, intake: IntakeRow): Promise<Given> {
  // The names of files are papers of the matter, which a link does not show otherwise.
  await lockCount(tx, 'family answers', intake.id);
  const rows = await asTheFirm(tx, () => intakeStore(tx).answersOf(intake.matter_id, intake.id));
  return {
    steps: intakeKinds.map((kind) => ({ kind, isNone: intake.none.includes(kind) })),
    items: rows.map(({ id, kind, answers, file_name, state, reason, version }) => ({
      id,
      kind,
      name: nameOf({ kind, answers }),
      answers: shownAnswers(kind, answers),
      fileName: file_name,
      state,
      reason,
      version,
    })),
    missing: missingFrom(rows, intake.none),
    message: intake.message,
    finishedAt: intake.finished_at,
  };
}

async function answerIn(tx: Tx, intake: IntakeRow, id: number, version: number): Promise<AnswerRow> {
  const row = (await answerRows(tx).lock(id)) as AnswerRow;
  if (row.intake_id !== intake.id) throw new NotFound();
  if (row.version !== version) throw new Conflict(undefined);
  orRefuse(checkChange(row.state));
  return row;
}

async function refuseTooMany(
  tx: Tx,
  intake: IntakeRow,
  most: number,
  of: (kind: IntakeKind) => boolean,
): Promise<void> {
  const rows = await asTheFirm(tx, () => intakeStore(tx).answersOf(intake.matter_id, intake.id));
  if (rows.filter(({ kind }) => of(kind)).length >= most) {
    orRefuse(refuse('kind', 'These are as many as fit here. Call us about the rest.'));
  }
}

/** Said again that there is something: what was said to be none is not any more. */
const withoutNone = (intake: IntakeRow, kind: IntakeKind) =>
  intake.none.includes(kind) || intake.finished_at !== null
    ? { none: intake.none.filter((one) => one !== kind), finished_at: null }
    : undefined;

export const openIntake: Handler<Calls['open']> = ({ tenant, guest }) =>
  tenant.transaction(async (tx) => givenIn(tx, await intakeOf(tx, guest)));

export const saveAnswer: Handler<Calls['save']> = ({ tenant, guest, now, body }) =>
  tenant.transaction(async (tx) => {
    let intake = await intakeOf(tx, guest);
    const { kind, itemID } = body;
    if (kind === 'paper') orRefuse(refuse('kind', 'Send the paper itself.'));
    const before = itemID === null ? undefined : await answerIn(tx, intake, itemID, body.version ?? 0);
    if (before && before.kind !== kind) throw new NotFound();
    const { country } = await asTheFirm(tx, () => openMatter(tx, guest.matterId));
    const home = countryNamed(country) ?? defaultCountry;
    const around = { today: dayAt(now, home), country: home, ...(before && { kept: before.answers }) };
    const answers = orRefuse(readAnswers(kind, body.answers, around));
    if (!before) {
      if (!intakeSteps[kind].isMany) await refuseTooMany(tx, intake, 1, (one) => one === kind);
      await refuseTooMany(tx, intake, mostAnswers, () => true);
    }
    const row = before
      ? await answerRows(tx).change(before.id, before.version, { answers, state: 'given', reason: null })
      : await answerRows(tx).insert({ matter_id: intake.matter_id, intake_id: intake.id, kind, answers });
    const change = withoutNone(intake, kind);
    if (change) intake = await intakeRows(tx).change(intake.id, intake.version, change);
    await audit(tx, guest, before ? 'familyAnswer.changed' : 'familyAnswer.given', {
      entity: ['family_answer', row.id],
      matterId: intake.matter_id,
      ...(before && { before }),
      after: row,
    });
    return { ...(await givenIn(tx, intake)), itemID: row.id };
  });

/** Bytes go into the store before the transaction, which must be short; if that says no, the sweep takes them away. */
export const sendPaper: FurtherHandler<Calls['sendPaper']> = async ({ tenant, guest, parts, body, files }) => {
  const { paper } = body;
  if (!Object.hasOwn(intakePapers, paper)) orRefuse(refuse('paper', 'Choose one of these.'));
  await tenant.transaction(async (tx) =>
    refuseTooMany(tx, await intakeOf(tx, guest), mostPapers, (kind) => kind === 'paper'),
  );
  const [file] = files;
  if (!file) orRefuse(refuse('file', 'Choose a file first.'));
  const kept = await keepFile(parts.files, tenant.firmId, file!);
  return tenant.transaction(async (tx) => {
    const intake = await intakeOf(tx, guest);
    const stored = await asTheFirm(tx, () => saveFile(tx, kept, intake.matter_id));
    const row = await answerRows(tx).insert({
      matter_id: intake.matter_id,
      intake_id: intake.id,
      kind: 'paper',
      answers: { paper },
      file_id: stored.id,
    });
    await audit(tx, guest, 'familyAnswer.given', {
      entity: ['family_answer', row.id],
      matterId: intake.matter_id,
      after: { ...row, name: stored.name, size: stored.size, sha256: stored.sha256 },
    });
    return givenIn(tx, intake);
  });
};

export const removeAnswer: FurtherHandler<Calls['remove']> = ({ tenant, guest, parts, body }) =>
  tenant.transaction(async (tx) => {
    const intake = await intakeOf(tx, guest);
    const before = await answerIn(tx, intake, body.itemID, body.version);
    await answerRows(tx).remove(before.id);
    if (before.file_id !== null) {
      const fileId = before.file_id;
      await asTheFirm(tx, () => removeFile(tx, parts.files, fileId));
    }
    await audit(tx, guest, 'familyAnswer.removed', {
      entity: ['family_answer', before.id],
      matterId: intake.matter_id,
      before,
    });
    return givenIn(tx, intake);
  });

export const sayNone: Handler<Calls['sayNone']> = ({ tenant, guest, body }) =>
  tenant.transaction(async (tx) => {
    const intake = await intakeOf(tx, guest);
    const { kind, isNone } = body;
    if (!intakeSteps[kind].none) orRefuse(refuse('kind', 'This is always asked.'));
    const rows = await asTheFirm(tx, () => intakeStore(tx).answersOf(intake.matter_id, intake.id));
    if (isNone && rows.some((row) => row.kind === kind)) {
      orRefuse(refuse('kind', 'You told us of some already. Take those back first.'));
    }
    const others = intake.none.filter((one) => one !== kind);
    const after = await intakeRows(tx).change(intake.id, intake.version, { none: isNone ? [...others, kind] : others });
    await audit(tx, guest, 'familyIntake.none', {
      entity: ['family_intake', intake.id],
      matterId: intake.matter_id,
      before: { none: intake.none },
      after: { none: after.none },
    });
    return givenIn(tx, after);
  });

export const finishIntake: Handler<Calls['finish']> = ({ tenant, guest, now }) =>
  tenant.transaction(async (tx) => {
    const intake = await intakeOf(tx, guest);
    const after = await intakeRows(tx).change(intake.id, intake.version, { finished_at: now.toISOString() });
    await audit(tx, guest, 'familyIntake.finished', {
      entity: ['family_intake', intake.id],
      matterId: intake.matter_id,
    });
    await asTheFirm(tx, async () => {
      const { person_id } = await intakeStore(tx).responsible(intake.matter_id);
      const { reference, name } = await openMatter(tx, intake.matter_id);
      await notifyPeople(tx, 'family', person_id === null ? [] : [person_id], {
        words: said('{name} answered the questions about {reference} {matter}.', {
          name: guest.fullName,
          reference,
          matter: name,
        }),
        path: `/matters/${intake.matter_id}/deceased?show=family`,
      });
    });
    return givenIn(tx, after);
  });

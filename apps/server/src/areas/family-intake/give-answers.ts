import type { AnswerOf } from '@boedel/contract/call';
import type { familyAnswerCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { readAnswers, maskAnswers } from '@boedel/domain/family-intake/intake-answers';
import { checkChange, listMissingIntake, describeIntakeItem } from '@boedel/domain/family-intake/intake-progress';
import { type IntakeKind, intakeKinds, intakePapers, intakeSteps } from '@boedel/domain/family-intake/intake-steps';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { lockCount } from '../../platform/db/lock-count';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { storeUpload, removeFile, saveFile } from '../../platform/files/stored-file';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { notifyPeople } from '../../platform/inbox/notify-people';
import type { Guest } from '../../platform/outside/guest';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { type IntakeAnswerRow, answerRowStore, type IntakeRow, intakeRowStore, intakeStore } from './intake.store';

type FamilyAnswerCalls = typeof familyAnswerCalls;
type FamilyAnswersView = AnswerOf<FamilyAnswerCalls['open']>;

/** How many answers one family may give: no estate has more, and a stranger with the link does not fill the firm's disk. */
const mostAnswers = 400;
const mostPapers = 60;

const findIntake = async (tx: Tx, { subjectId, matterId }: Guest): Promise<IntakeRow> => {
  const intake = await intakeRowStore(tx).lock(subjectId ?? 0);
  if (intake.matter_id !== matterId) throw new NotFound();
  return intake;
};

async function readAnswersView(tx: Tx, intake: IntakeRow): Promise<FamilyAnswersView> {
  // The names of files are papers of the matter, which a link does not show otherwise.
  await lockCount(tx, 'family answers', intake.id);
  const rows = await runAsFirm(tx, () => intakeStore(tx).answersOf(intake.matter_id, intake.id));
  return {
    steps: intakeKinds.map((kind) => ({ kind, isNone: intake.none.includes(kind) })),
    items: rows.map(({ id, kind, answers, file_name, state, reason, version }) => ({
      id,
      kind,
      name: describeIntakeItem({ kind, answers }),
      answers: maskAnswers(kind, answers),
      fileName: file_name,
      state,
      reason,
      version,
    })),
    missing: listMissingIntake(rows, intake.none),
    message: intake.message,
    finishedAt: intake.finished_at,
  };
}

async function lockAnswer(tx: Tx, intake: IntakeRow, id: number, version: number): Promise<IntakeAnswerRow> {
  const row = (await answerRowStore(tx).lock(id)) as IntakeAnswerRow;
  if (row.intake_id !== intake.id) throw new NotFound();
  if (row.version !== version) throw new Conflict(undefined);
  throwIfRefused(checkChange(row.state));
  return row;
}

async function refuseTooMany(
  tx: Tx,
  intake: IntakeRow,
  most: number,
  of: (kind: IntakeKind) => boolean,
): Promise<void> {
  const rows = await runAsFirm(tx, () => intakeStore(tx).answersOf(intake.matter_id, intake.id));
  if (rows.filter(({ kind }) => of(kind)).length >= most) {
    throw new RefusalProblem(refuse('kind', 'You have reached the limit for this list. Call us about the rest.'));
  }
}

/** Said again that there is something: what was said to be none is not any more. */
const clearNone = (intake: IntakeRow, kind: IntakeKind) =>
  intake.none.includes(kind) || intake.finished_at !== null
    ? { none: intake.none.filter((one) => one !== kind), finished_at: null }
    : undefined;

export const openIntake: Handler<FamilyAnswerCalls['open']> = ({ scope, guest }) =>
  scope.transaction(async (tx) => readAnswersView(tx, await findIntake(tx, guest)));

export const saveAnswer: Handler<FamilyAnswerCalls['save']> = ({ scope, guest, now, body }) =>
  scope.transaction(async (tx) => {
    let intake = await findIntake(tx, guest);
    const { kind, itemID } = body;
    if (kind === 'paper') throw new RefusalProblem(refuse('kind', 'Upload the document.'));
    const before = itemID === null ? undefined : await lockAnswer(tx, intake, itemID, body.version ?? 0);
    if (before && before.kind !== kind) throw new NotFound();
    const { country } = await runAsFirm(tx, () => openMatter(tx, guest.matterId));
    const home = findCountry(country) ?? defaultCountry;
    const around = { today: computeDayAt(now, home), country: home, ...(before && { kept: before.answers }) };
    const answers = throwIfRefused(readAnswers(kind, body.answers, around));
    if (!before) {
      if (!intakeSteps[kind].isMany) await refuseTooMany(tx, intake, 1, (one) => one === kind);
      await refuseTooMany(tx, intake, mostAnswers, () => true);
    }
    const row = before
      ? await answerRowStore(tx).change(before.id, before.version, { answers, state: 'given', reason: null })
      : await answerRowStore(tx).insert({ matter_id: intake.matter_id, intake_id: intake.id, kind, answers });
    const change = clearNone(intake, kind);
    if (change) intake = await intakeRowStore(tx).change(intake.id, intake.version, change);
    await audit(tx, guest, before ? 'familyAnswer.changed' : 'familyAnswer.given', {
      entity: ['family_answer', row.id],
      matterId: intake.matter_id,
      ...(before && { before }),
      after: row,
    });
    return { ...(await readAnswersView(tx, intake)), itemID: row.id };
  });

/** Bytes go into the store before the transaction, which must be short; if that says no, the sweep takes them away. */
export const sendPaper: ServiceHandler<FamilyAnswerCalls['sendPaper']> = async ({
  scope,
  guest,
  services,
  body,
  files,
}) => {
  const { paper } = body;
  if (!Object.hasOwn(intakePapers, paper)) throw new RefusalProblem(refuse('paper', 'Choose an option.'));
  await scope.transaction(async (tx) =>
    refuseTooMany(tx, await findIntake(tx, guest), mostPapers, (kind) => kind === 'paper'),
  );
  const [file] = files;
  if (!file) throw new RefusalProblem(refuse('file', 'Choose a file first.'));
  const kept = await storeUpload(services.files, scope.firmId, file);
  return scope.transaction(async (tx) => {
    const intake = await findIntake(tx, guest);
    const stored = await runAsFirm(tx, () => saveFile(tx, kept, intake.matter_id));
    const row = await answerRowStore(tx).insert({
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
    return readAnswersView(tx, intake);
  });
};

export const removeAnswer: ServiceHandler<FamilyAnswerCalls['remove']> = ({ scope, guest, services, body }) =>
  scope.transaction(async (tx) => {
    const intake = await findIntake(tx, guest);
    const before = await lockAnswer(tx, intake, body.itemID, body.version);
    await answerRowStore(tx).remove(before.id);
    if (before.file_id !== null) {
      const fileId = before.file_id;
      await runAsFirm(tx, () => removeFile(tx, services.files, fileId));
    }
    await audit(tx, guest, 'familyAnswer.removed', {
      entity: ['family_answer', before.id],
      matterId: intake.matter_id,
      before,
    });
    return readAnswersView(tx, intake);
  });

export const declareNone: Handler<FamilyAnswerCalls['sayNone']> = ({ scope, guest, body }) =>
  scope.transaction(async (tx) => {
    const intake = await findIntake(tx, guest);
    const { kind, isNone } = body;
    if (!intakeSteps[kind].none) throw new RefusalProblem(refuse('kind', 'You must answer this question.'));
    const rows = await runAsFirm(tx, () => intakeStore(tx).answersOf(intake.matter_id, intake.id));
    if (isNone && rows.some((row) => row.kind === kind)) {
      throw new RefusalProblem(refuse('kind', 'You have already told us about some of these. Withdraw them first.'));
    }
    const others = intake.none.filter((one) => one !== kind);
    const after = await intakeRowStore(tx).change(intake.id, intake.version, {
      none: isNone ? [...others, kind] : others,
    });
    await audit(tx, guest, 'familyIntake.none', {
      entity: ['family_intake', intake.id],
      matterId: intake.matter_id,
      before: { none: intake.none },
      after: { none: after.none },
    });
    return readAnswersView(tx, after);
  });

export const finishIntake: Handler<FamilyAnswerCalls['finish']> = ({ scope, guest, now }) =>
  scope.transaction(async (tx) => {
    const intake = await findIntake(tx, guest);
    const after = await intakeRowStore(tx).change(intake.id, intake.version, { finished_at: now.toISOString() });
    await audit(tx, guest, 'familyIntake.finished', {
      entity: ['family_intake', intake.id],
      matterId: intake.matter_id,
    });
    await runAsFirm(tx, async () => {
      const { person_id } = await intakeStore(tx).responsible(intake.matter_id);
      const { reference, name } = await openMatter(tx, intake.matter_id);
      await notifyPeople(tx, 'family', person_id === null ? [] : [person_id], {
        words: message('{name} answered the questions about {reference} {matter}.', {
          name: guest.fullName,
          reference,
          matter: name,
        }),
        path: `/matters/${intake.matter_id}/deceased?show=family`,
      });
    });
    return readAnswersView(tx, after);
  });

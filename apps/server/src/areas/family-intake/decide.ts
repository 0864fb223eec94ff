import type { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { checkDecision, describeIntakeItem } from '@boedel/domain/family-intake/intake-progress';
import { intakeSteps, listQuestions } from '@boedel/domain/family-intake/intake-steps';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { openFile } from '../../platform/files/stored-file';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { createPaperTranslator } from '../../platform/paper/words';
import { Conflict, NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { writeNote } from '../notes/save-note';
import { readDeceasedName } from './ask-family';
import { cameBackMail } from './family-intake.mails';
import { type IntakeAnswerRow, answerRowStore, intakeRowStore, intakeStore } from './intake.store';
import { findSimilar } from './like-it';
import { readMatterContents } from './matter-held';
import { createTabCalls } from './tab-calls';
import { applyAnswer } from './take-over';

type DecideIntakeCalls = typeof familyIntakeCalls;

async function lockToDecide(
  tx: Tx,
  actor: Actor,
  { itemID, version }: { readonly itemID: number; readonly version: number },
): Promise<{ row: IntakeAnswerRow; matter: OpenedMatter }> {
  const row = (await answerRowStore(tx).lock(itemID)) as IntakeAnswerRow;
  const matter = await openToCapture(tx, actor, row.matter_id);
  if (row.version !== version) throw new Conflict(undefined);
  return { row, matter };
}

const saveDecision = async (
  tx: Tx,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  row: IntakeAnswerRow,
  { state, reason }: { readonly state: 'accepted' | 'refused'; readonly reason: string | null },
): Promise<void> => {
  const after = await answerRowStore(tx).change(row.id, row.version, {
    state,
    reason,
    decided_by: actor.fullName,
    decided_at: now.toISOString(),
  });
  await audit(tx, actor, `familyAnswer.${state}`, {
    entity: ['family_answer', row.id],
    matterId: row.matter_id,
    before: row,
    after,
    why: reason,
  });
};

/** What has no field of its own in the file is kept as a file note. */
const beyondFields: Readonly<Record<string, readonly string[]>> = { will: ['whereKept', 'executor'] };

const describeBeyondFields = ({ kind, answers }: IntakeAnswerRow): string =>
  listQuestions(kind)
    .filter(({ name }) => beyondFields[kind]?.includes(name) && answers[name])
    .map(({ name, label }) => `${label} ${answers[name]}`)
    .join('\n');

export const acceptAnswer: ServiceHandler<DecideIntakeCalls['accept']> = (request) =>
  request.scope.transaction(async (tx) => {
    const { actor, body } = request;
    const { row, matter } = await lockToDecide(tx, actor, body);
    throwIfRefused(checkDecision(row, 'accept'));
    const tabs = createTabCalls(tx, request);
    const held = await readMatterContents(tx, tabs, matter.id);
    const into = body.asNew ? null : (findSimilar(row.kind, row.answers, held)?.id ?? null);
    await applyAnswer({ tabs, held, row, into });
    const beside = describeBeyondFields(row);
    if (beside) {
      await writeNote(tx, request, matter, { comment: beside, showInReport: false });
    }
    await saveDecision(tx, request, row, { state: 'accepted', reason: null });
    return { done: true as const };
  });

export const refuseAnswer: Handler<DecideIntakeCalls['refuse']> = (request) =>
  request.scope.transaction(async (tx) => {
    const { actor, body } = request;
    const { row, matter } = await lockToDecide(tx, actor, body);
    throwIfRefused(checkDecision(row, 'refuse'));
    await saveDecision(tx, request, row, { state: 'refused', reason: body.reason });
    const intake = await intakeRowStore(tx).find(row.intake_id);
    const language = intake.language as 'en' | 'af';
    const say = createPaperTranslator(language, findCountry(matter.country) ?? defaultCountry);
    const { firm } = await intakeStore(tx).responsible(matter.id);
    await queueMail(tx, {
      to: intake.email,
      ...composeMail(cameBackMail, language, {
        firm,
        name: intake.name,
        deceased: await readDeceasedName(tx, matter.id),
        what: `${say(intakeSteps[row.kind].title)}, ${say.line(describeIntakeItem(row))}`,
        reason: body.reason,
      }),
      about: { matterId: matter.id, entity: ['family_answer', row.id] },
    });
    return { done: true as const };
  });

export const downloadSentPaper: ServiceHandler<DecideIntakeCalls['file']> = ({ scope, services, query }) =>
  scope.transaction(async (tx) => {
    const row = await answerRowStore(tx).find(query.itemID);
    await openMatter(tx, row.matter_id);
    if (row.file_id === null) throw new NotFound();
    const { file: _, ...download } = await openFile(tx, services.files, row.file_id);
    return download;
  });

import type { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { checkDecision, nameOf } from '@boedel/domain/family-intake/intake-progress';
import { intakeSteps, questionsOf } from '@boedel/domain/family-intake/intake-steps';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { openFile } from '../../platform/files/stored-file';
import type { FurtherHandler, Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { sayIn } from '../../platform/paper/words';
import { Conflict, NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { writeNote } from '../notes/save-note';
import { deceasedName } from './ask-family';
import { cameBackMail } from './family-intake.mails';
import { type AnswerRow, answerRows, intakeRows, intakeStore } from './intake.store';
import { likeIt } from './like-it';
import { matterHeld } from './matter-held';
import { tabCalls } from './tab-calls';
import { takeOver } from './take-over';

type Calls = typeof familyIntakeCalls;

async function heldToDecide(
  tx: Tx,
  actor: Actor,
  { itemID, version }: { readonly itemID: number; readonly version: number },
): Promise<{ row: AnswerRow; matter: OpenedMatter }> {
  const row = (await answerRows(tx).lock(itemID)) as AnswerRow;
  const matter = await openToCapture(tx, actor, row.matter_id);
  if (row.version !== version) throw new Conflict(undefined);
  return { row, matter };
}

const decided = async (
  tx: Tx,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  row: AnswerRow,
  { state, reason }: { readonly state: 'accepted' | 'refused'; readonly reason: string | null },
): Promise<void> => {
  const after = await answerRows(tx).change(row.id, row.version, {
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

const toldBeside = ({ kind, answers }: AnswerRow): string =>
  questionsOf(kind)
    .filter(({ name }) => beyondFields[kind]?.includes(name) && answers[name])
    .map(({ name, label }) => `${label} ${answers[name]}`)
    .join('\n');

export const acceptAnswer: FurtherHandler<Calls['accept']> = (request) =>
  request.tenant.transaction(async (tx) => {
    const { actor, body } = request;
    const { row, matter } = await heldToDecide(tx, actor, body);
    orRefuse(checkDecision(row, 'accept'));
    const tabs = tabCalls(tx, request);
    const held = await matterHeld(tx, tabs, matter.id);
    const into = body.asNew ? null : (likeIt(row.kind, row.answers, held)?.id ?? null);
    await takeOver({ tabs, held, row, into });
    const beside = toldBeside(row);
    if (beside) {
      await writeNote(tx, request, matter, { comment: beside, showInReport: false });
    }
    await decided(tx, request, row, { state: 'accepted', reason: null });
    return { done: true as const };
  });

export const refuseAnswer: Handler<Calls['refuse']> = (request) =>
  request.tenant.transaction(async (tx) => {
    const { actor, body } = request;
    const { row, matter } = await heldToDecide(tx, actor, body);
    orRefuse(checkDecision(row, 'refuse'));
    await decided(tx, request, row, { state: 'refused', reason: body.reason });
    const intake = await intakeRows(tx).find(row.intake_id);
    const language = intake.language as 'en' | 'af';
    const say = sayIn(language, countryNamed(matter.country) ?? defaultCountry);
    const { firm } = await intakeStore(tx).responsible(matter.id);
    await queueMail(tx, {
      to: intake.email,
      ...written(cameBackMail, language, {
        firm,
        name: intake.name,
        deceased: await deceasedName(tx, matter.id),
        what: `${say(intakeSteps[row.kind].title)}, ${say.line(nameOf(row))}`,
        reason: body.reason,
      }),
      about: { matterId: matter.id, entity: ['family_answer', row.id] },
    });
    return { done: true as const };
  });

export const paperSent: FurtherHandler<Calls['file']> = ({ tenant, parts, query }) =>
  tenant.transaction(async (tx) => {
    const row = await answerRows(tx).find(query.itemID);
    await openMatter(tx, row.matter_id);
    if (row.file_id === null) throw new NotFound();
    const { file: _, ...download } = await openFile(tx, parts.files, row.file_id);
    return download;
  });

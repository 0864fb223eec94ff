import type { AnswerOf } from '@boedel/contract/call';
import type { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { listMissingIntake, describeIntakeItem } from '@boedel/domain/family-intake/intake-progress';
import { type IntakeKind, type IntakeQuestion, listQuestions } from '@boedel/domain/family-intake/intake-steps';
import { maskNumber } from '@boedel/domain/identity/mask';
import { type Message, message, quoteVerbatim } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { intakeStore, type FiledAnswer } from './intake.store';
import { type SimilarRecord, findSimilar } from './like-it';
import { readMatterContents } from './matter-held';
import { createTabCalls } from './tab-calls';

type IntakeReview = AnswerOf<(typeof familyIntakeCalls)['getbymatterid']>;
type IntakeRequest = Parameters<typeof createTabCalls>[1];

function describeAnswer({ kind, choices }: IntakeQuestion, value: string | null | undefined): Message | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'choice') return choices?.[value] ? message(choices[value]) : quoteVerbatim(value);
  return quoteVerbatim(kind === 'idNumber' ? maskNumber(value) : value);
}

const presentRows = (
  { kind, answers }: FiledAnswer,
  like: SimilarRecord | null,
): IntakeReview['items'][number]['rows'] =>
  listQuestions(kind).flatMap((question) => {
    const [mine, theirs] = [answers[question.name], like?.values[question.name]];
    const [given, held] = [describeAnswer(question, mine), describeAnswer(question, theirs)];
    if (!given && !held) return [];
    return [{ label: question.label, given, held, isSame: given !== null && mine === theirs }];
  });

/** Each answer beside what the matter holds, who was asked, and what is still missing. */
export async function buildReview(tx: Tx, asking: IntakeRequest, matter: OpenedMatter): Promise<IntakeReview> {
  const store = intakeStore(tx);
  const asked = await store.ofMatter(matter.id);
  const answers = await store.answersOf(matter.id);
  const links = await store.linksOf(asked.flatMap(({ link_id }) => link_id ?? []));
  const held = answers.some(({ state }) => state === 'given')
    ? await readMatterContents(tx, createTabCalls(tx, asking), matter.id)
    : undefined;
  return {
    asked: asked.map((intake) => {
      const link = intake.link_id === null ? undefined : links.get(intake.link_id);
      return {
        id: intake.id,
        name: intake.name,
        email: intake.email,
        language: intake.language as 'en' | 'af',
        askedAt: intake.asked_at,
        openedAt: link?.first_opened_at ?? null,
        endsAt: link?.ends_at ?? null,
        finishedAt: intake.finished_at,
        isOpen: link !== undefined && link.ended_at === null && new Date(link.ends_at) > asking.now,
        missing: listMissingIntake(
          answers.filter(({ intake_id }) => intake_id === intake.id),
          intake.none,
        ),
        none: intake.none as IntakeKind[],
        version: intake.version,
      };
    }),
    items: answers.map((answer) => {
      const like = held && answer.state === 'given' ? findSimilar(answer.kind, answer.answers, held) : null;
      return {
        id: answer.id,
        intakeID: answer.intake_id,
        kind: answer.kind,
        name: describeIntakeItem(answer),
        state: answer.state,
        reason: answer.reason,
        decidedBy: answer.decided_by,
        decidedAt: answer.decided_at,
        givenAt: answer.given_at,
        rows: presentRows(answer, like),
        into: like?.name ?? null,
        fileName: answer.file_name,
        version: answer.version,
      };
    }),
  };
}

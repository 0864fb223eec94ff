import type { AnswerOf } from '@boedel/contract/call';
import type { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { missingFrom, nameOf } from '@boedel/domain/family-intake/intake-progress';
import { type IntakeKind, type Question, questionsOf } from '@boedel/domain/family-intake/intake-steps';
import { maskNumber } from '@boedel/domain/identity/mask';
import { type Said, said, verbatim } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { intakeStore, type NamedAnswer } from './intake.store';
import { type Like, likeIt } from './like-it';
import { matterHeld } from './matter-held';
import { tabCalls } from './tab-calls';

type Review = AnswerOf<(typeof familyIntakeCalls)['getbymatterid']>;
type Asking = Parameters<typeof tabCalls>[1];

function inWords({ kind, choices }: Question, value: string | null | undefined): Said | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'choice') return choices?.[value] ? said(choices[value]) : verbatim(value);
  return verbatim(kind === 'idNumber' ? maskNumber(value) : value);
}

const rowsOf = ({ kind, answers }: NamedAnswer, like: Like | null): Review['items'][number]['rows'] =>
  questionsOf(kind).flatMap((question) => {
    const [mine, theirs] = [answers[question.name], like?.values[question.name]];
    const [given, held] = [inWords(question, mine), inWords(question, theirs)];
    if (!given && !held) return [];
    return [{ label: question.label, given, held, isSame: given !== null && mine === theirs }];
  });

/** Each answer beside what the matter holds, who was asked, and what is still missing. */
export async function reviewOf(tx: Tx, asking: Asking, matter: OpenedMatter): Promise<Review> {
  const store = intakeStore(tx);
  const asked = await store.ofMatter(matter.id);
  const answers = await store.answersOf(matter.id);
  const links = await store.linksOf(asked.flatMap(({ link_id }) => link_id ?? []));
  const held = answers.some(({ state }) => state === 'given')
    ? await matterHeld(tx, tabCalls(tx, asking), matter.id)
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
        missing: missingFrom(
          answers.filter(({ intake_id }) => intake_id === intake.id),
          intake.none,
        ),
        none: intake.none as IntakeKind[],
        version: intake.version,
      };
    }),
    items: answers.map((answer) => {
      const like = held && answer.state === 'given' ? likeIt(answer.kind, answer.answers, held) : null;
      return {
        id: answer.id,
        intakeID: answer.intake_id,
        kind: answer.kind,
        name: nameOf(answer),
        state: answer.state,
        reason: answer.reason,
        decidedBy: answer.decided_by,
        decidedAt: answer.decided_at,
        givenAt: answer.given_at,
        rows: rowsOf(answer, like),
        into: like?.name ?? null,
        fileName: answer.file_name,
        version: answer.version,
      };
    }),
  };
}

import { refuse, type RefusalError } from '../law/refusal';
import { type Message, message, quoteVerbatim } from '../law/message';
import { type IntakeAnswers, isAsked } from './intake-answers';
import { type IntakeKind, intakeKinds, intakePapers, intakeSteps, listQuestions } from './intake-steps';

export const answerStates = ['given', 'accepted', 'refused'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Something the family gave, as far as rules look at it. */
export interface IntakeItem {
  readonly kind: IntakeKind;
  readonly answers: IntakeAnswers;
  readonly state: AnswerState;
}

const isFilled = (value: string | null | undefined): value is string => value !== null && value !== undefined;

/** How one of several is told apart from the others. */
export function describeIntakeItem({ kind, answers }: Pick<IntakeItem, 'kind' | 'answers'>): Message {
  const { firstNames, surname, name, institution, creditor, paper } = answers;
  const called = [firstNames, surname].filter(isFilled).join(' ') || name || creditor || institution;
  if (kind === 'paper' && isFilled(paper)) return message(intakePapers[paper]?.label ?? '');
  return called ? quoteVerbatim(called) : message(intakeSteps[kind].one);
}

/** Questions that have to be answered and are not. */
export const listUnanswered = ({ kind, answers }: Pick<IntakeItem, 'kind' | 'answers'>): string[] =>
  listQuestions(kind)
    .filter((question) => question.isNeeded && isAsked(question, answers) && !isFilled(answers[question.name]))
    .map(({ label }) => label);

/** Papers an estate like this needs. */
function listPapersNeeded(items: readonly IntakeItem[]): string[] {
  const has = (kind: IntakeKind, test: (answers: IntakeAnswers) => boolean): boolean =>
    items.some((item) => item.kind === kind && test(item.answers));
  return [
    'identity',
    'deathCertificate',
    ...(has('marriage', ({ ended }) => ended !== 'by divorce') ? ['marriageCertificate'] : []),
    ...(has('will', ({ hasWill }) => hasWill === 'sole' || hasWill === 'joint') ? ['will'] : []),
    ...(has('asset', ({ kind }) => kind === 'bank') ? ['bankStatements'] : []),
  ];
}

export interface MissingIntake {
  readonly kind: IntakeKind;
  readonly what: Message;
}

/** What the family has not told yet: whole steps, answers nothing can do without, papers, and what came back. */
export function listMissingIntake(all: readonly IntakeItem[], none: readonly string[]): MissingIntake[] {
  const items = all.filter(({ state }) => state !== 'refused');
  const steps = intakeKinds
    .filter((kind) => kind !== 'paper' && !none.includes(kind) && !items.some((item) => item.kind === kind))
    .map((kind) => ({ kind, what: message(intakeSteps[kind].title) }));
  const answers = items.flatMap((item) =>
    listUnanswered(item).map((label) => ({
      kind: item.kind,
      what: message('{name}: {answer}', { name: describeIntakeItem(item), answer: message(label) }),
    })),
  );
  const sent = new Set(items.filter(({ kind }) => kind === 'paper').map(({ answers: { paper } }) => paper));
  const papers = listPapersNeeded(items)
    .filter((paper) => !sent.has(paper))
    .map((paper) => ({ kind: 'paper' as const, what: message(intakePapers[paper]!.label) }));
  return [...steps, ...answers, ...papers];
}

/** What is accepted stands in the file: it is changed there, with the firm. */
export const checkChange = (state: AnswerState): RefusalError | undefined =>
  state === 'accepted' ? refuse('id', 'We have already added this to the file. Call us if it must change.') : undefined;

export function checkDecision(item: IntakeItem, decision: 'accept' | 'refuse'): RefusalError | undefined {
  if (item.state !== 'given') {
    return refuse('id', 'This was already decided. Check the list again.');
  }
  const [first] = decision === 'accept' ? listUnanswered(item) : [];
  return first === undefined
    ? undefined
    : refuse(
        'id',
        message('The family has not answered “{question}” yet. Send it back and ask for an answer, or wait.', {
          question: message(first),
        }),
      );
}

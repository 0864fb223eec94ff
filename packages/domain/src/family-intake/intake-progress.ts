import { refuse, type Refused } from '../law/refusal';
import { type Said, said, verbatim } from '../law/said';
import { type Answers, isAsked } from './intake-answers';
import { type IntakeKind, intakeKinds, intakePapers, intakeSteps, questionsOf } from './intake-steps';

export const answerStates = ['given', 'accepted', 'refused'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Something the family gave, as far as rules look at it. */
export interface Given {
  readonly kind: IntakeKind;
  readonly answers: Answers;
  readonly state: AnswerState;
}

const filled = (value: string | null | undefined): value is string => value !== null && value !== undefined;

/** How one of several is told apart from the others. */
export function nameOf({ kind, answers }: Pick<Given, 'kind' | 'answers'>): Said {
  const { firstNames, surname, name, institution, creditor, paper } = answers;
  const called = [firstNames, surname].filter(filled).join(' ') || name || creditor || institution;
  if (kind === 'paper' && filled(paper)) return said(intakePapers[paper]?.label ?? '');
  return called ? verbatim(called) : said(intakeSteps[kind].one);
}

/** Questions that have to be answered and are not. */
export const unanswered = ({ kind, answers }: Pick<Given, 'kind' | 'answers'>): string[] =>
  questionsOf(kind)
    .filter((question) => question.isNeeded && isAsked(question, answers) && !filled(answers[question.name]))
    .map(({ label }) => label);

/** Papers an estate like this needs. */
function papersNeeded(items: readonly Given[]): string[] {
  const has = (kind: IntakeKind, test: (answers: Answers) => boolean): boolean =>
    items.some((item) => item.kind === kind && test(item.answers));
  return [
    'identity',
    'deathCertificate',
    ...(has('marriage', ({ ended }) => ended !== 'by divorce') ? ['marriageCertificate'] : []),
    ...(has('will', ({ hasWill }) => hasWill === 'sole' || hasWill === 'joint') ? ['will'] : []),
    ...(has('asset', ({ kind }) => kind === 'bank') ? ['bankStatements'] : []),
  ];
}

export interface Missing {
  readonly kind: IntakeKind;
  readonly what: Said;
}

/** What the family has not told yet: whole steps, answers nothing can do without, papers, and what came back. */
export function missingFrom(all: readonly Given[], none: readonly string[]): Missing[] {
  const items = all.filter(({ state }) => state !== 'refused');
  const steps = intakeKinds
    .filter((kind) => kind !== 'paper' && !none.includes(kind) && !items.some((item) => item.kind === kind))
    .map((kind) => ({ kind, what: said(intakeSteps[kind].title) }));
  const answers = items.flatMap((item) =>
    unanswered(item).map((label) => ({
      kind: item.kind,
      what: said('{name}: {answer}', { name: nameOf(item), answer: said(label) }),
    })),
  );
  const sent = new Set(items.filter(({ kind }) => kind === 'paper').map(({ answers: { paper } }) => paper));
  const papers = papersNeeded(items)
    .filter((paper) => !sent.has(paper))
    .map((paper) => ({ kind: 'paper' as const, what: said(intakePapers[paper]!.label) }));
  return [...steps, ...answers, ...papers];
}

/** What is accepted stands in the file: it is changed there, with the firm. */
export const checkChange = (state: AnswerState): Refused | undefined =>
  state === 'accepted' ? refuse('id', 'This was taken into the file already. Call us if it has to change.') : undefined;

export function checkDecision(item: Given, decision: 'accept' | 'refuse'): Refused | undefined {
  if (item.state !== 'given') {
    return refuse('id', 'This was decided already. Look at the list again.');
  }
  const [first] = decision === 'accept' ? unanswered(item) : [];
  return first === undefined
    ? undefined
    : refuse(
        'id',
        said('The family has not answered “{question}” yet. Send it back and ask for that, or wait.', {
          question: said(first),
        }),
      );
}

import type { LocalDate } from '../dates/local-date';
import { type RefusalError, refuse } from '../law/refusal';
import { allOf, type Message, message, quoteVerbatim } from '../law/message';
import type { ActivityStepPaper, PaperPartySet } from './activity-papers';
import { type ActivityStep, mayLieAhead } from './change-types';

export interface NamedActivityParty {
  readonly id: number;
  readonly name: string;
}
/** A paper that lies with the activity, of whom it is where it is one of several. */
export interface FiledStepPaper {
  readonly key: string;
  readonly partyId: number | null;
  /** Made from its template and not yet back as what was signed. */
  readonly isDraft: boolean;
}
/** What was said of a step beside its day. */
export interface StepMark {
  readonly note: string | null;
  /** Why it does not apply. */
  readonly notApplicable: string | null;
}
export interface ActivityFacts {
  readonly steps: readonly ActivityStep[];
  readonly days: ReadonlyMap<number, LocalDate>;
  readonly marks: ReadonlyMap<number, StepMark>;
  readonly filed: readonly FiledStepPaper[];
  readonly parties: Readonly<Record<PaperPartySet, readonly NamedActivityParty[]>>;
  readonly today: LocalDate;
}

/** One paper a step wants, of one party or of the trust. */
export interface WantedPaper {
  readonly paper: ActivityStepPaper;
  readonly party: NamedActivityParty | null;
  readonly state: 'filed' | 'draft' | 'missing';
}
export interface ActivityStepState {
  readonly step: ActivityStep;
  readonly state: 'done' | 'open' | 'notApplicable';
  readonly day: LocalDate | null;
  readonly papers: readonly WantedPaper[];
  readonly missing: readonly Message[];
}

const nobody: Readonly<Partial<Record<PaperPartySet, string>>> = {
  trustees: 'There are no trustees. Add the trustees in the details of the trust.',
  incoming: 'Choose who becomes a trustee.',
  outgoing: 'Choose which trustee leaves.',
};

function listWantedPapers(paper: ActivityStepPaper, { filed, parties }: ActivityFacts): WantedPaper[] {
  const readPaperState = (party: NamedActivityParty | null): WantedPaper['state'] => {
    const there = filed.filter(({ key, partyId }) => key === paper.key && (party === null || partyId === party.id));
    if (there.some(({ isDraft }) => !isDraft || paper.isSent)) return 'filed';
    return there.length > 0 ? 'draft' : 'missing';
  };
  const of = paper.of ? parties[paper.of] : [];
  return (of.length === 0 ? [null] : of).map((party) => ({ paper, party, state: readPaperState(party) }));
}

function listMissingDay(step: ActivityStep, day: LocalDate | null, today: LocalDate): Message[] {
  if (step.keyDate === null && !(step.isOwn && step.papers.length === 0)) return [];
  if (day === null) return [message('Enter the date.')];
  return day > today && !mayLieAhead(step) ? [message('It takes place on {day}.', { day })] : [];
}

function listMissingPaper({ paper, party, state }: WantedPaper): Message[] {
  if (state === 'filed') return [];
  const name = message(paper.name);
  if (party) {
    const whose = { paper: name, party: party.name };
    return [state === 'draft' ? message('{paper} of {party}, signed.', whose) : message('{paper} of {party}.', whose)];
  }
  if (state === 'draft') return [message('{paper}, signed.', { paper: name })];
  return [paper.orNote ? message('{paper}, or a note.', { paper: name }) : message('{paper}.', { paper: name })];
}

function computeStepState(step: ActivityStep, facts: ActivityFacts): ActivityStepState {
  const day = facts.days.get(step.step) ?? null;
  const mark = facts.marks.get(step.step);
  const papers = step.papers.flatMap((paper) => listWantedPapers(paper, facts));
  if (mark?.notApplicable) return { step, state: 'notApplicable', day, papers, missing: [] };
  const sets = [...new Set(step.papers.flatMap(({ of }) => (of && facts.parties[of].length === 0 ? [of] : [])))];
  const missing = [
    ...listMissingDay(step, day, facts.today),
    ...sets.flatMap((of) => (nobody[of] === undefined ? [] : [message(nobody[of])])),
    ...papers.flatMap((wanted) => (wanted.paper.orNote && mark?.note ? [] : listMissingPaper(wanted))),
  ];
  return { step, state: missing.length === 0 ? 'done' : 'open', day, papers, missing };
}

export const listStepStates = (facts: ActivityFacts): ActivityStepState[] =>
  facts.steps.map((step) => computeStepState(step, facts));

export interface ActivityProgress {
  readonly done: number;
  readonly applicable: number;
  readonly percent: number;
}

/** So much of what applies is done, halves up; where nothing applies nothing is left to do. */
export function computeProgress(states: readonly Pick<ActivityStepState, 'state'>[]): ActivityProgress {
  const applicable = states.filter(({ state }) => state !== 'notApplicable').length;
  const done = states.filter(({ state }) => state === 'done').length;
  const percent = applicable === 0 ? 100 : Math.floor((200 * done + applicable) / (2 * applicable));
  return { done, applicable, percent };
}

/** What an activity is called in lists: complete by its day alone. */
export const describeActivityStatus = (completedOn: LocalDate | string | null, percent: number) =>
  completedOn !== null ? ('Complete' as const) : percent === 0 ? ('Not started' as const) : ('In Progress' as const);

/** An activity is completed when every step that applies is done; otherwise each that is open says what it lacks. */
export function refuseOpenSteps(states: readonly ActivityStepState[]): RefusalError | undefined {
  const open = states.filter(({ state }) => state === 'open');
  const [first] = open;
  if (!first) return undefined;
  const what = { step: describeStepTitle(first.step), missing: allOf(first.missing.map(removeFullStop)) };
  return refuse(
    'steps',
    open.length === 1
      ? message('“{step}” is still open: {missing}. Complete it, or mark it as not applicable if allowed.', what)
      : message('{count} steps are still open. The first is “{step}”: {missing}.', { count: open.length, ...what }),
  );
}

/** A step of the firm's own is called as the firm typed it. */
export const describeStepTitle = ({ title, isOwn }: ActivityStep): Message =>
  isOwn ? quoteVerbatim(title) : message(title);
const removeFullStop = (words: Message): Message =>
  message('{words}', { words: { ...words, key: words.key.replace(/\.$/, '') } });

export function checkStepDay(step: ActivityStep, day: LocalDate | null, today: LocalDate): RefusalError | undefined {
  if (day === null || day <= today || mayLieAhead(step)) return undefined;
  return refuse('date', 'This day is in the future. Enter it once it has happened; add a reminder to the diary.');
}

/** Only a step that has a condition may fall away, and somebody says why. */
export function checkNotApplicable(step: ActivityStep, reason: string | null): RefusalError | undefined {
  if (reason === null) return undefined;
  if (step.onlyWhere === null && !step.isOwn) {
    return refuse('notApplicable', 'This step is required for this type of change.');
  }
  return reason.trim() === '' ? refuse('notApplicable', 'Enter why this step does not apply.') : undefined;
}

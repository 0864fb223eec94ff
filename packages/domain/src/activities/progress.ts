import type { LocalDate } from '../dates/local-date';
import { type Refused, refuse } from '../law/refusal';
import { allOf, type Said, said, verbatim } from '../law/said';
import type { ActivityPaper, PartySet } from './activity-papers';
import { type ActivityStep, mayLieAhead } from './change-types';

export interface PartyNamed {
  readonly id: number;
  readonly name: string;
}
/** A paper that lies with the activity, of whom it is where it is one of several. */
export interface FiledPaper {
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
  readonly filed: readonly FiledPaper[];
  readonly parties: Readonly<Record<PartySet, readonly PartyNamed[]>>;
  readonly today: LocalDate;
}

/** One paper a step wants, of one party or of the trust. */
export interface PaperWanted {
  readonly paper: ActivityPaper;
  readonly party: PartyNamed | null;
  readonly state: 'filed' | 'draft' | 'missing';
}
export interface StepState {
  readonly step: ActivityStep;
  readonly state: 'done' | 'open' | 'notApplicable';
  readonly day: LocalDate | null;
  readonly papers: readonly PaperWanted[];
  readonly missing: readonly Said[];
}

const nobody: Readonly<Partial<Record<PartySet, string>>> = {
  trustees: 'No trustee is captured. Capture the trustees on the details of the trust.',
  incoming: 'Say who becomes a trustee.',
  outgoing: 'Say which trustee leaves.',
};

function wantedOf(paper: ActivityPaper, { filed, parties }: ActivityFacts): PaperWanted[] {
  const state = (party: PartyNamed | null): PaperWanted['state'] => {
    const there = filed.filter(({ key, partyId }) => key === paper.key && (party === null || partyId === party.id));
    if (there.some(({ isDraft }) => !isDraft || paper.isSent)) return 'filed';
    return there.length > 0 ? 'draft' : 'missing';
  };
  const of = paper.of ? parties[paper.of] : [];
  return (of.length === 0 ? [null] : of).map((party) => ({ paper, party, state: state(party) }));
}

function missingDay(step: ActivityStep, day: LocalDate | null, today: LocalDate): Said[] {
  if (step.keyDate === null && !(step.isOwn && step.papers.length === 0)) return [];
  if (day === null) return [said('Give its day.')];
  return day > today && !mayLieAhead(step) ? [said('Its day, {day}, is still to come.', { day })] : [];
}

function missingPaper({ paper, party, state }: PaperWanted): Said[] {
  if (state === 'filed') return [];
  const name = said(paper.name);
  if (party) {
    const whose = { paper: name, party: party.name };
    return [state === 'draft' ? said('{paper} of {party}, signed.', whose) : said('{paper} of {party}.', whose)];
  }
  if (state === 'draft') return [said('{paper}, signed.', { paper: name })];
  return [paper.orNote ? said('{paper}, or a note.', { paper: name }) : said('{paper}.', { paper: name })];
}

function stateOf(step: ActivityStep, facts: ActivityFacts): StepState {
  const day = facts.days.get(step.step) ?? null;
  const mark = facts.marks.get(step.step);
  const papers = step.papers.flatMap((paper) => wantedOf(paper, facts));
  if (mark?.notApplicable) return { step, state: 'notApplicable', day, papers, missing: [] };
  const sets = [...new Set(step.papers.flatMap(({ of }) => (of && facts.parties[of].length === 0 ? [of] : [])))];
  const missing = [
    ...missingDay(step, day, facts.today),
    ...sets.flatMap((of) => (nobody[of] === undefined ? [] : [said(nobody[of])])),
    ...papers.flatMap((wanted) => (wanted.paper.orNote && mark?.note ? [] : missingPaper(wanted))),
  ];
  return { step, state: missing.length === 0 ? 'done' : 'open', day, papers, missing };
}

export const stepStates = (facts: ActivityFacts): StepState[] => facts.steps.map((step) => stateOf(step, facts));

export interface Progress {
  readonly done: number;
  readonly applicable: number;
  readonly percent: number;
}

/** So much of what applies is done, halves up; where nothing applies nothing is left to do. */
export function progressOf(states: readonly Pick<StepState, 'state'>[]): Progress {
  const applicable = states.filter(({ state }) => state !== 'notApplicable').length;
  const done = states.filter(({ state }) => state === 'done').length;
  const percent = applicable === 0 ? 100 : Math.floor((200 * done + applicable) / (2 * applicable));
  return { done, applicable, percent };
}

/** What an activity is called in lists: complete by its day alone. */
export const activityStatus = (completedOn: LocalDate | string | null, percent: number) =>
  completedOn !== null ? ('Complete' as const) : percent === 0 ? ('Not started' as const) : ('In Progress' as const);

/** An activity is completed when every step that applies is done; otherwise each that is open says what it lacks. */
export function refuseOpenSteps(states: readonly StepState[]): Refused | undefined {
  const open = states.filter(({ state }) => state === 'open');
  const [first] = open;
  if (!first) return undefined;
  const what = { step: stepTitle(first.step), missing: allOf(first.missing.map(bare)) };
  return refuse(
    'steps',
    open.length === 1
      ? said('“{step}” is still open: {missing}. Do it, or mark it as not applicable where that may be.', what)
      : said('{count} steps are still open. The first is “{step}”: {missing}.', { count: open.length, ...what }),
  );
}

/** A step of the firm's own is called as the firm typed it. */
export const stepTitle = ({ title, isOwn }: ActivityStep): Said => (isOwn ? verbatim(title) : said(title));
const bare = (words: Said): Said => said('{words}', { words: { ...words, key: words.key.replace(/\.$/, '') } });

export function checkStepDay(step: ActivityStep, day: LocalDate | null, today: LocalDate): Refused | undefined {
  if (day === null || day <= today || mayLieAhead(step)) return undefined;
  return refuse('date', 'This day is still to come. Enter it once it has happened; put a reminder into the diary.');
}

/** Only a step that has a condition may fall away, and somebody says why. */
export function checkNotApplicable(step: ActivityStep, reason: string | null): Refused | undefined {
  if (reason === null) return undefined;
  if (step.onlyWhere === null && !step.isOwn) {
    return refuse('notApplicable', 'This step is part of every change of this kind. It cannot be left out.');
  }
  return reason.trim() === '' ? refuse('notApplicable', 'Say why this step does not apply.') : undefined;
}

import type { LocalDate } from '../dates/local-date';
import { message, type Message } from '../law/message';
import { collectRefusals, refuse, type RefusalError } from '../law/refusal';

/** What every step reads, whatever the kind of matter. */
export interface StepFacts<Step extends string> {
  readonly today: LocalDate;
  /** What happened, by the event's name. */
  readonly happened: ReadonlyMap<string, LocalDate>;
  /** The day this account was generated for lodging. */
  readonly generatedOn: LocalDate | null;
  /** An amended account took the place of this one: what was done stands, nothing more is done with it. */
  readonly isReplaced: boolean;
  /** Steps somebody marked as not needed here, with the reason. */
  readonly notNeeded: ReadonlySet<Step>;
}

export interface StepRule<Facts, Part extends string> {
  readonly title: string;
  readonly part: Part;
  /** What shows that it was done. */
  readonly evidence: string | null;
  /** The event whose one day it is; a step without one is told by what stands elsewhere. */
  readonly event?: string;
  /** Papers of the catalogue that belong to it. */
  readonly papers: readonly number[];
  /** Where it is done, where that is not here. */
  readonly tab?: string;
  /** Done there, and marked here nevertheless. */
  readonly isMarkedHere?: true;
  readonly section?: string;
  /** The same in the winding-up of a South African company. */
  readonly companySection?: string;
  /** The statutory date by which it is done, or from which it may be. */
  readonly deadline?: string;
  /** Somebody may say, with a reason, that this estate does not need it. */
  readonly maySkip?: true;
  /** Only where this holds. */
  readonly only?: (facts: Facts) => boolean;
  /** Told by what stands elsewhere: the day, or that nothing of it is open. */
  readonly knownFrom?: (facts: Facts) => { readonly isDone: boolean; readonly on: LocalDate | null };
  /** What keeps it from being taken. */
  readonly needs?: (facts: Facts) => readonly (Message | false)[];
}

/** The steps of a kind of matter once its accounts are lodged. */
export interface StepCourse<Step extends string, Facts extends StepFacts<Step>, Part extends string> {
  /** In the order of each part. */
  readonly names: readonly Step[];
  readonly rules: Readonly<Record<Step, StepRule<Facts, Part>>>;
  /** Each account that is lodged goes through these itself; the rest the matter goes through once. */
  readonly ofAccount: ReadonlySet<Step>;
  /** Steps whose day no later one lies before. */
  readonly follows: Readonly<Partial<Record<Step, readonly Step[]>>>;
  /** What else a day has to be. */
  readonly checkDay: (step: Step, doneOn: LocalDate, facts: Facts) => RefusalError | undefined;
}

export type StepState = 'done' | 'notNeeded' | 'open';

export interface StepStatus<Step extends string, Part extends string> {
  readonly step: Step;
  readonly part: Part;
  readonly title: string;
  readonly evidence: string | null;
  readonly section: string | null;
  readonly deadline: string | null;
  readonly state: StepState;
  readonly on: LocalDate | null;
  /** What has to be so before; nothing once it is behind us. */
  readonly missing: readonly Message[];
  readonly papers: readonly number[];
  /** Where it is done, where that is not by marking it. */
  readonly tab: string | null;
  readonly mayMark: boolean;
  readonly maySkip: boolean;
}

/** Whether a step is behind the matter, and since when. */
export function readRuleState<Step extends string, Facts extends StepFacts<Step>>(
  rules: Readonly<Record<Step, StepRule<Facts, string>>>,
  step: Step,
  facts: Facts,
): { readonly state: StepState; readonly on: LocalDate | null } {
  const { event, only, knownFrom } = rules[step];
  const on = event === undefined ? null : (facts.happened.get(event) ?? null);
  const found = knownFrom?.(facts) ?? { isDone: on !== null, on };
  if (found.isDone) return { state: 'done', on: found.on };
  if (facts.notNeeded.has(step) || (only && !only(facts))) return { state: 'notNeeded', on: null };
  return { state: 'open', on: null };
}

const listMissing = <Facts>(rule: StepRule<Facts, string>, facts: Facts): Message[] =>
  (rule.needs?.(facts) ?? []).filter((one) => one !== false);

/** Where an account stands after lodging, step by step; what it does not have is left out. */
export function listCourseSteps<Step extends string, Facts extends StepFacts<Step>, Part extends string>(
  { names, rules, ofAccount }: StepCourse<Step, Facts, Part>,
  facts: Facts,
  isCompany = false,
): StepStatus<Step, Part>[] {
  return names.flatMap((step) => {
    const rule = rules[step];
    const { state, on } = readRuleState(rules, step, facts);
    // Another account took its place: its steps are taken with that one.
    const isPast = facts.isReplaced && ofAccount.has(step);
    if (state !== 'done' && (isPast || (rule.only && !rule.only(facts)))) return [];
    const { title, part, evidence, section, companySection, papers, tab, event, maySkip, isMarkedHere, deadline } =
      rule;
    return [
      {
        step,
        part,
        title,
        evidence,
        section: isCompany && companySection ? [section, companySection].filter(Boolean).join('; ') : (section ?? null),
        deadline: deadline ?? null,
        state,
        on,
        missing: state === 'open' ? listMissing(rule, facts) : [],
        papers,
        tab: tab ?? null,
        mayMark: !isPast && event !== undefined && (tab === undefined || isMarkedHere === true),
        maySkip: !isPast && (maySkip ?? false),
      },
    ];
  });
}

export interface MarkedStep {
  readonly doneOn: LocalDate | null;
  readonly isNotNeeded: boolean;
  readonly note: string | null;
}

/** A step is marked on its day, once what comes before it is there; taking a mark back asks nothing. */
export function checkCourseStep<Step extends string, Facts extends StepFacts<Step>, Part extends string>(
  course: StepCourse<Step, Facts, Part>,
  step: Step,
  { doneOn, isNotNeeded, note }: MarkedStep,
  facts: Facts,
): RefusalError | undefined {
  const { rules, ofAccount, follows } = course;
  if (facts.isReplaced && ofAccount.has(step)) {
    return refuse('step', 'An amended account took the place of this one. Choose that account and mark its step.');
  }
  const found = listCourseSteps(course, facts).find((one) => one.step === step);
  if (!found) return refuse('step', 'This estate does not have this step.');
  if (isNotNeeded) {
    return collectRefusals([
      found.maySkip ? undefined : refuse('isNotNeeded', 'Every estate needs this step. Enter the date it was done.'),
      doneOn === null ? undefined : refuse('doneDate', 'If the step is not needed, leave the date blank.'),
      note?.trim() ? undefined : refuse('note', 'Give the reason why it is not needed here. It is kept on record.'),
    ]);
  }
  if (doneOn === null) return undefined;
  if (!found.mayMark) return refuse('step', 'This step follows from information elsewhere. Enter it there.');
  const before = (follows[step] ?? []).flatMap((one) => {
    const { on } = readRuleState(rules, one, facts);
    return on === null ? [] : [{ on, title: rules[one].title }];
  });
  // What was done with an account before stays earlier than the amended one, which keeps it.
  const after = Object.entries<readonly Step[] | undefined>(follows).flatMap(([later, earlier]) => {
    const { on } = readRuleState(rules, later as Step, facts);
    const isCompared = on !== null && (facts.generatedOn === null || on >= facts.generatedOn);
    return earlier?.includes(step) && isCompared ? [{ on, title: rules[later as Step].title }] : [];
  });
  return collectRefusals([
    doneOn > facts.today ? refuse('doneDate', 'This day is in the future.') : undefined,
    course.checkDay(step, doneOn, facts),
    ...listMissing(rules[step], facts).map((words) => refuse('doneDate', words, rules[step].section)),
    ...before.map(({ on, title }) =>
      doneOn < on
        ? refuse(
            'doneDate',
            message('{title} on {day}. Choose that day or a later one.', { title: message(title), day: on }),
          )
        : undefined,
    ),
    ...after.map(({ on, title }) =>
      doneOn > on
        ? refuse(
            'doneDate',
            message('{title} on {day}. Choose that day or an earlier one.', { title: message(title), day: on }),
          )
        : undefined,
    ),
  ]);
}

/** The events whose days are those of one account, each with its step. */
export const mapEventsOfAccount = <Step extends string, Facts extends StepFacts<Step>>({
  ofAccount,
  rules,
}: Pick<StepCourse<Step, Facts, string>, 'ofAccount' | 'rules'>): ReadonlyMap<string, Step> =>
  new Map(
    [...ofAccount].flatMap((step) => {
      const { event } = rules[step];
      return event === undefined ? [] : [[event, step] as const];
    }),
  );

/** An account is lodged once it is there, on whichever screen the day is entered. */
export const checkLodgedDay = (field: string, on: LocalDate, generatedOn: LocalDate | null): RefusalError | undefined =>
  generatedOn !== null && on < generatedOn
    ? refuse(
        field,
        message('The account was generated for lodging on {day}. Choose that day or a later one.', {
          day: generatedOn,
        }),
      )
    : undefined;

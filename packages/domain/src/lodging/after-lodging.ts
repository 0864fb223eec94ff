import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { type Message, message } from '../law/message';
import {
  type AfterLodgingFacts,
  type AfterLodgingPart,
  type AfterLodgingStep,
  afterStepNames,
  stepsOfAccount,
} from './after-facts';
import { afterSteps, complianceFirst, estatesAct, readStepState, type AfterStepState } from './after-steps';

export interface AfterLodgingStatus {
  readonly step: AfterLodgingStep;
  readonly part: AfterLodgingPart;
  readonly title: string;
  readonly evidence: string | null;
  readonly section: string | null;
  readonly state: AfterStepState;
  readonly on: LocalDate | null;
  /** What has to be so before; nothing once it is behind us. */
  readonly missing: readonly Message[];
  readonly papers: readonly number[];
  /** Where it is done, where that is not by marking it. */
  readonly tab: string | null;
  readonly mayMark: boolean;
  readonly maySkip: boolean;
}

const listMissingFacts = (step: AfterLodgingStep, facts: AfterLodgingFacts): Message[] =>
  (afterSteps[step].needs?.(facts) ?? []).filter((one) => one !== false);

const isShown = (step: AfterLodgingStep, facts: AfterLodgingFacts): boolean =>
  readStepState(step, facts).state === 'done' || (!isPast(step, facts) && (afterSteps[step].only?.(facts) ?? true));

/** Another account took its place: its steps are taken with that one. */
const isPast = (step: AfterLodgingStep, { isReplaced }: AfterLodgingFacts): boolean =>
  isReplaced && stepsOfAccount.has(step);

/** Where an account of the estate stands after lodging, step by step; what it does not have is left out. */
export const listAfterLodging = (facts: AfterLodgingFacts): AfterLodgingStatus[] =>
  afterStepNames
    .filter((step) => isShown(step, facts))
    .map((step) => {
      const { title, part, evidence, section, papers, tab, event, maySkip } = afterSteps[step];
      const { state, on } = readStepState(step, facts);
      return {
        step,
        part,
        title,
        evidence,
        section: section ?? null,
        state,
        on,
        missing: state === 'open' ? listMissingFacts(step, facts) : [],
        papers,
        tab: tab ?? null,
        mayMark: !isPast(step, facts) && event !== undefined && (tab === undefined || step === 'heirsPaid'),
        maySkip: !isPast(step, facts) && (maySkip ?? false),
      };
    });

/** The event that is the home of a step's day; none where the day stands elsewhere. */
export const findStepEvent = (step: AfterLodgingStep): string | null => afterSteps[step].event ?? null;

/** The events whose days are those of the account lodged last, each with its step. */
export const eventsOfAccount: ReadonlyMap<string, AfterLodgingStep> = new Map(
  [...stepsOfAccount].flatMap((step) => {
    const event = findStepEvent(step);
    return event === null ? [] : [[event, step] as const];
  }),
);

/** Steps whose day no later one lies before. */
const follows: Readonly<Partial<Record<AfterLodgingStep, readonly AfterLodgingStep[]>>> = {
  approved: ['lodged'],
  inspected: ['approved', 'advertised'],
  heirsPaid: ['inspected'],
  guardiansFund: ['inspected'],
  receipts: ['heirsPaid'],
  returnsFiled: ['coded'],
  returnsAssessed: ['returnsFiled'],
  complianceAsked: ['returnsAssessed'],
  complianceIssued: ['complianceAsked'],
  discharged: ['receipts', 'complianceIssued', 'dischargeAsked'],
};

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

/** It has lain for inspection when the last day of it is there. */
const checkInspectedDay = (on: LocalDate, ends: LocalDate | null): RefusalError | undefined =>
  ends !== null && on < ends
    ? refuse('doneDate', message('The account lies open until {day}. Choose that day or a later one.', { day: ends }))
    : undefined;

/** A step is marked on its day, once what comes before it is there; taking a mark back asks nothing. */
export function checkAfterStep(
  step: AfterLodgingStep,
  { doneOn, isNotNeeded, note }: { doneOn: LocalDate | null; isNotNeeded: boolean; note: string | null },
  facts: AfterLodgingFacts,
): RefusalError | undefined {
  const found = listAfterLodging(facts).find((one) => one.step === step);
  if (isPast(step, facts)) {
    return refuse('step', 'An amended account took the place of this one. Choose that account and mark its step.');
  }
  if (!found) return refuse('step', 'This estate has no such step.');
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
    const { on } = readStepState(one, facts);
    return on === null ? [] : [{ on, title: afterSteps[one].title }];
  });
  return collectRefusals([
    doneOn > facts.today ? refuse('doneDate', 'This day is still to come.') : undefined,
    step === 'lodged' ? checkLodgedDay('doneDate', doneOn, facts.generatedOn) : undefined,
    step === 'inspected' ? checkInspectedDay(doneOn, facts.inspectionEnds) : undefined,
    ...listMissingFacts(step, facts).map((words) => refuse('doneDate', words, afterSteps[step].section)),
    ...before.map(({ on, title }) =>
      doneOn < on
        ? refuse(
            'doneDate',
            message('{title} on {day}. Choose that day or a later one.', { title: message(title), day: on }),
          )
        : undefined,
    ),
  ]);
}

/** However the day of discharge is entered: not without the compliance letter of SARS, unless it is not needed here. */
export const checkDischarge = (
  facts: Pick<AfterLodgingFacts, 'country' | 'happened' | 'notNeeded'>,
): RefusalError | undefined =>
  facts.country === 'ZA' && !facts.happened.has('complianceIssued') && !facts.notNeeded.has('complianceIssued')
    ? refuse('date', complianceFirst, `${estatesAct} s 56`)
    : undefined;

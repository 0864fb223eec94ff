import type { LocalDate } from '../dates/local-date';
import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import {
  type AfterLodgingFacts,
  type AfterLodgingPart,
  type AfterLodgingStep,
  afterStepNames,
  stepsOfAccount,
} from './after-facts';
import { afterSteps, complianceFirst, estatesAct } from './after-steps';
import {
  checkCourseStep,
  checkLodgedDay,
  listCourseSteps,
  mapEventsOfAccount,
  type MarkedStep,
  type StepCourse,
} from './step-course';

/** It has lain for inspection when the last day of it is there. */
const checkInspectedDay = (on: LocalDate, ends: LocalDate | null): RefusalError | undefined =>
  ends !== null && on < ends
    ? refuse('doneDate', message('The account lies open until {day}. Choose that day or a later one.', { day: ends }))
    : undefined;

/** The steps of a deceased estate. */
export const estateStepCourse: StepCourse<AfterLodgingStep, AfterLodgingFacts, AfterLodgingPart> = {
  names: afterStepNames,
  rules: afterSteps,
  ofAccount: stepsOfAccount,
  follows: {
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
  },
  checkDay: (step, doneOn, { generatedOn, inspectionEnds }) =>
    step === 'lodged'
      ? checkLodgedDay('doneDate', doneOn, generatedOn)
      : step === 'inspected'
        ? checkInspectedDay(doneOn, inspectionEnds)
        : undefined,
};

/** Where an account of the estate stands after lodging, step by step; what it does not have is left out. */
export const listAfterLodging = (facts: AfterLodgingFacts) => listCourseSteps(estateStepCourse, facts);

/** The events whose days are those of the account lodged last, each with its step. */
export const eventsOfAccount: ReadonlyMap<string, AfterLodgingStep> = mapEventsOfAccount(estateStepCourse);

/** A step is marked on its day, once what comes before it is there; taking a mark back asks nothing. */
export const checkAfterStep = (step: AfterLodgingStep, marked: MarkedStep, facts: AfterLodgingFacts) =>
  checkCourseStep(estateStepCourse, step, marked, facts);

/** However the day of discharge is entered: not without the compliance letter of SARS, unless it is not needed here. */
export const checkDischarge = (
  facts: Pick<AfterLodgingFacts, 'country' | 'happened' | 'notNeeded'>,
): RefusalError | undefined =>
  facts.country === 'ZA' && !facts.happened.has('complianceIssued') && !facts.notNeeded.has('complianceIssued')
    ? refuse('date', complianceFirst, `${estatesAct} s 56`)
    : undefined;

import { createCalendar, findRestDay } from '../dates/calendar';
import type { LocalDate } from '../dates/local-date';
import { ia } from '../deadlines/insolvency-row';
import { message } from '../law/message';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import {
  type InsolvencyStep,
  type InsolvencyStepFacts,
  insolvencyStepNames,
  type InsolvencyStepPart,
  insolvencyStepsOfAccount,
} from './insolvency-step-facts';
import { insolvencySteps } from './insolvency-steps';
import {
  checkCourseStep,
  checkLodgedDay,
  listCourseSteps,
  mapEventsOfAccount,
  type MarkedStep,
  type StepCourse,
} from './step-course';

/** A period is over on the day after its last one. */
const checkPeriodOver = (on: LocalDate, ends: LocalDate | null, key: string): RefusalError | undefined =>
  ends !== null && on <= ends ? refuse('doneDate', message(key, { day: ends }), `${ia} s 112`) : undefined;

/** No Gazette and no newspaper of record appears on a Sunday or a public holiday. */
function checkPublished(on: LocalDate, { country }: InsolvencyStepFacts): RefusalError | undefined {
  const calendar = createCalendar(country);
  const rest = on < calendar.from ? undefined : findRestDay(calendar, on);
  return rest === undefined
    ? undefined
    : refuse(
        'doneDate',
        message('{day} is not a publishing day: {rest}. Enter the day of the Gazette.', {
          day: on,
          rest: message(rest),
        }),
      );
}

/** The steps of an insolvent estate, of a person as of a company. */
export const insolvencyStepCourse: StepCourse<InsolvencyStep, InsolvencyStepFacts, InsolvencyStepPart> = {
  names: insolvencyStepNames,
  rules: insolvencySteps,
  ofAccount: insolvencyStepsOfAccount,
  follows: {
    approved: ['lodged'],
    advertised: ['lodged', 'approved'],
    opened: ['advertised'],
    inspected: ['opened'],
    confirmed: ['lodged', 'opened', 'inspected', 'objections'],
    confirmationPublished: ['confirmed'],
    demanded: ['confirmed'],
    dividends: ['confirmed'],
    unclaimed: ['confirmed'],
    payments: ['dividends', 'unclaimed'],
  },
  checkDay: (step, doneOn, facts) => {
    if (step === 'lodged') return checkLodgedDay('doneDate', doneOn, facts.generatedOn);
    if (step === 'advertised' || step === 'confirmationPublished') return checkPublished(doneOn, facts);
    if (step !== 'inspected' && step !== 'confirmed') return undefined;
    const lies = 'The account lies open until {day}. Choose a later day.';
    const ruled = 'The ruling on the objection may be taken to court until {day}. Choose a later day.';
    return collectRefusals([
      checkPeriodOver(doneOn, facts.inspectionEnds, lies),
      step === 'confirmed' ? checkPeriodOver(doneOn, facts.courtEnds, ruled) : undefined,
    ]);
  },
};

export const listInsolvencySteps = (facts: InsolvencyStepFacts) =>
  listCourseSteps(insolvencyStepCourse, facts, facts.isCompany && facts.country === 'ZA');

export const checkInsolvencyStep = (step: InsolvencyStep, marked: MarkedStep, facts: InsolvencyStepFacts) =>
  checkCourseStep(insolvencyStepCourse, step, marked, facts);

/** The events whose days are those of the account lodged last, each with its step. */
export const insolvencyEventsOfAccount: ReadonlyMap<string, InsolvencyStep> = mapEventsOfAccount(insolvencyStepCourse);

/**
 * However the day of confirmation is entered: the Master confirms an account that has lain open for its whole period and to
 * which no objection is open (Insolvency Act 24 of 1936 s 112).
 */
export const checkConfirmation = (
  on: LocalDate,
  { inspectionEnds, objectionsOpen }: { readonly inspectionEnds: LocalDate | null; readonly objectionsOpen: number },
): RefusalError | undefined =>
  collectRefusals([
    inspectionEnds !== null && on <= inspectionEnds
      ? refuse(
          'date',
          message('The account lies open until {day}. Choose a later day.', { day: inspectionEnds }),
          `${ia} s 112`,
        )
      : undefined,
    objectionsOpen > 0
      ? refuse(
          'date',
          message('Settle the objections first. Still open: {count}.', { count: objectionsOpen }),
          `${ia} s 112`,
        )
      : undefined,
  ]);

/** A confirmed account is final: it has the effect of a judgment, which only a court reopens, and not once a dividend was paid. */
export const refuseAmendingConfirmed = (confirmedOn: LocalDate): RefusalError =>
  refuse(
    'kind',
    message(
      'The Master confirmed this account on {day}, so it cannot be amended. Only a court can reopen it. Draw up the next account.',
      { day: confirmedOn },
    ),
    `${ia} s 112`,
  );

import { addDays, fromDayParts, countDaysInMonth, type LocalDate, toDayParts } from '../dates/local-date';
import { refuse, type RefusalError } from '../law/refusal';

export const repeatUnits = ['days', 'weeks', 'months', 'years'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** Every so many days, weeks, months or years, up to and including a last day. */
export interface TaskRepeat {
  readonly unit: RepeatUnit;
  readonly every: number;
  readonly until: LocalDate;
}

/** The day of the month that was meant, in a month that may be shorter: the 31st is the 28th or 29th of February. */
function findDayInMonth(from: LocalDate, months: number, meant: number): LocalDate {
  const { year, month } = toDayParts(from);
  const at = year * 12 + (month - 1) + months;
  const to = { year: Math.floor(at / 12), month: (at % 12) + 1 };
  return fromDayParts({ ...to, day: Math.min(meant, countDaysInMonth(to.year, to.month)) });
}

/** The day of the month a series keeps to; a short month in between does not wear it down. */
export const readMeantDay = (due: LocalDate): number => toDayParts(due).day;

/** When it comes round next, or nothing once its last day has passed. Days are days of the calendar: no clock is asked. */
export function computeNextDue(due: LocalDate, { unit, every, until }: TaskRepeat, meant: number): LocalDate | null {
  const steps = { days: every, weeks: 7 * every } as const;
  const next =
    unit === 'days' || unit === 'weeks'
      ? addDays(due, steps[unit])
      : findDayInMonth(due, unit === 'months' ? every : 12 * every, meant);
  return next > until ? null : next;
}

interface RepeatRequest {
  readonly dueDate: LocalDate | null;
  readonly repeatUnit: RepeatUnit | null;
  readonly repeatEvery: number | null;
  readonly repeatUntil: LocalDate | null;
}

/** What is wrong with a repetition: it needs a first day, and an end at or after it. */
export function checkRepeat({
  dueDate,
  repeatUnit,
  repeatEvery,
  repeatUntil,
}: RepeatRequest): RefusalError | undefined {
  if (repeatUnit === null) return undefined;
  if (dueDate === null) return refuse('dueDate', 'Enter the first due date. The task repeats from that date.');
  if (repeatEvery === null || repeatEvery < 1) return refuse('repeatEvery', 'Enter how often it repeats: 1 or more.');
  if (repeatUntil === null) return refuse('repeatUntil', 'Give the last day. A task does not repeat without an end.');
  return repeatUntil < dueDate
    ? refuse('repeatUntil', 'The last day lies before the first. Give a day on or after the day it is due.')
    : undefined;
}

import { addDays, type LocalDate, toDayParts, computeWeekday } from '../dates/local-date';
import { type Outcome, refuse } from '../law/refusal';

/** How often something is sent: Weekly 1, Monthly 2, Never 3, Fortnightly (1st and 14th) 4. */
export const frequencies = { weekly: 1, monthly: 2, never: 3, fortnightly: 4 } as const;
export type ReportFrequency = (typeof frequencies)[keyof typeof frequencies];

/** The days of a month one may choose. */
export const monthDays = [1, 7, 15, 20, 25] as const;

export interface SendingSchedule {
  readonly frequency: ReportFrequency;
  /** 1 is Monday, 7 is Sunday; for Weekly alone. */
  readonly weekday: number | null;
  /** For Monthly alone. */
  readonly monthDay: number | null;
}

/** A schedule that says when, and no more than its frequency needs. */
export function readSchedule(schedule: SendingSchedule, prefix = ''): Outcome<SendingSchedule> {
  const toFieldName = (name: string): string => (prefix ? prefix + name[0]!.toUpperCase() + name.slice(1) : name);
  const { frequency, weekday, monthDay } = schedule;
  if (frequency === frequencies.weekly && !(weekday !== null && weekday >= 1 && weekday <= 7)) {
    return refuse(toFieldName('weekday'), 'Choose the weekday on which it goes out.');
  }
  if (frequency === frequencies.monthly && !monthDays.some((each) => each === monthDay)) {
    return refuse(toFieldName('monthDay'), 'Choose the day of the month: the 1st, 7th, 15th, 20th or 25th.');
  }
  return {
    frequency,
    weekday: frequency === frequencies.weekly ? weekday : null,
    monthDay: frequency === frequencies.monthly ? monthDay : null,
  };
}

/** Whether something on this schedule goes out on a day. */
export function isDueOn({ frequency, weekday, monthDay }: SendingSchedule, day: LocalDate): boolean {
  switch (frequency) {
    case frequencies.weekly:
      return computeWeekday(day) === weekday;
    case frequencies.monthly:
      return toDayParts(day).day === monthDay;
    case frequencies.fortnightly:
      return toDayParts(day).day === 1 || toDayParts(day).day === 14;
    case frequencies.never:
      return false;
  }
}

/** Whether it was due on any of the days after one and up to another: a day on which nobody looked is not lost. */
export function isDueBetween(schedule: SendingSchedule, after: LocalDate, to: LocalDate): boolean {
  for (let day = addDays(after, 1); day <= to; day = addDays(day, 1)) if (isDueOn(schedule, day)) return true;
  return false;
}

/** The first day after this one on which it goes out; none where it never does. */
export function findNextAfter(schedule: SendingSchedule, day: LocalDate): LocalDate | null {
  if (schedule.frequency === frequencies.never) return null;
  let next = addDays(day, 1);
  while (!isDueOn(schedule, next)) next = addDays(next, 1);
  return next;
}

/** The last day what goes out today has to tell of: the eve of the day it goes out next. */
export function computeCoveredUntil(schedule: SendingSchedule, today: LocalDate): LocalDate {
  const next = findNextAfter(schedule, today);
  return next === null ? today : addDays(next, -1);
}

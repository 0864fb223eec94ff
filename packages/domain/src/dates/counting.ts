import { type Calendar, findRestDay } from './calendar';
import type { CountedDate, SkippedDay } from './court-days';
import { addDays, addMonths, countDaysInMonth, type LocalDate, toDayParts } from './local-date';

/** Where the way of counting days is laid down. */
export const countingSection = {
  ZA: 'Interpretation Act 33 of 1957 s 4',
  NA: 'Interpretation of Laws Proclamation 37 of 1920 s 4',
} as const;

/** The day itself, or the next that is neither a Sunday nor a public holiday, with the days passed over. */
export function skipRestDays(calendar: Calendar, from: LocalDate): CountedDate {
  const skipped: SkippedDay[] = [];
  let date = from;
  for (let why = findRestDay(calendar, date); why !== undefined; why = findRestDay(calendar, date)) {
    skipped.push({ date, why });
    date = addDays(date, 1);
  }
  return { date, skipped };
}

/**
 * A period of days in an Act: the first day is left out and the last counted; a last day that is a Sunday or public
 * holiday is left out too, so the period ends on the next day that is neither. Only the last day matters: rest days
 * inside the period count, and so does every Saturday.
 */
export const countDays = (calendar: Calendar, from: LocalDate, days: number): CountedDate =>
  skipRestDays(calendar, addDays(from, days));

/** The last day of the month a day is in. */
export function findEndOfMonth(date: LocalDate): LocalDate {
  const { year, month, day } = toDayParts(date);
  return addDays(date, countDaysInMonth(year, month) - day);
}
export const isEndOfMonth = (date: LocalDate): boolean => date === findEndOfMonth(date);

/**
 * Months from the end of an accounting period: a period that ends with its month is followed by ones that do too, so
 * 28 February + 3 is 31 May. Legal periods of months use `addMonths`, which keeps the day number.
 */
export const addMonthsToPeriodEnd = (end: LocalDate, months: number): LocalDate =>
  isEndOfMonth(end) ? findEndOfMonth(addMonths(end, months)) : addMonths(end, months);

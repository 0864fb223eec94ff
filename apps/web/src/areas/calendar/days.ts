import {
  addDays,
  addMonths,
  fromDayParts,
  countDaysInMonth,
  type LocalDate,
  toDayParts,
  computeWeekday,
} from '@boedel/domain/dates/local-date';
import { getLanguage } from '../../i18n/language';

export const views = ['month', 'week', 'day', 'list'] as const;
export type CalendarViewName = (typeof views)[number];

export interface CalendarSpan {
  readonly start: LocalDate;
  readonly end: LocalDate;
  /** How many entries of a day are asked for: together fewer than 400 are drawn. */
  readonly perDay: number;
}

const findMonday = (day: LocalDate): LocalDate => addDays(day, 1 - computeWeekday(day));
const findMonth = (day: LocalDate): { first: LocalDate; last: LocalDate } => {
  const { year, month } = toDayParts(day);
  return {
    first: fromDayParts({ year, month, day: 1 }),
    last: fromDayParts({ year, month, day: countDaysInMonth(year, month) }),
  };
};

/** The days a view shows; a month is drawn in whole weeks. */
export function computeSpan(view: CalendarViewName, day: LocalDate): CalendarSpan {
  const { first, last } = findMonth(day);
  switch (view) {
    case 'month':
      return { start: findMonday(first), end: addDays(findMonday(last), 6), perDay: 3 };
    case 'week':
      return { start: findMonday(day), end: addDays(findMonday(day), 6), perDay: 40 };
    case 'day':
      return { start: day, end: day, perDay: 1000 };
    case 'list':
      return { start: first, end: last, perDay: 12 };
  }
}

/** The same view a month, a week or a day on, or back. */
export const turnDay = (view: CalendarViewName, day: LocalDate, by: 1 | -1): LocalDate =>
  view === 'month' || view === 'list'
    ? addMonths(findMonth(day).first, by)
    : addDays(day, view === 'week' ? 7 * by : by);

export const listDays = ({ start, end }: CalendarSpan): LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
};

const formatDate = (day: LocalDate, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${getLanguage()}-ZA`, { ...how, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
export const formatMonth = (day: LocalDate): string => formatDate(day, { month: 'long', year: 'numeric' });
export const formatWeekday = (day: LocalDate): string => formatDate(day, { weekday: 'short' });
export const formatDay = (day: LocalDate): string => `${formatDate(day, { weekday: 'long' })} ${day}`;

/** What stands over a view. */
export const formatHeading = (view: CalendarViewName, day: LocalDate): string => {
  const { start, end } = computeSpan(view, day);
  return view === 'day' ? formatDay(day) : view === 'week' ? `${start} – ${end}` : formatMonth(day);
};

import {
  addDays,
  addMonths,
  dayOf,
  daysInMonth,
  type LocalDate,
  partsOf,
  weekdayOf,
} from '@boedel/domain/dates/local-date';
import { language } from '../../i18n/language';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

export interface Shown {
  readonly start: LocalDate;
  readonly end: LocalDate;
  /** How many entries of a day are asked for: together fewer than 400 are drawn. */
  readonly perDay: number;
}

const monday = (day: LocalDate): LocalDate => addDays(day, 1 - weekdayOf(day));
const monthOf = (day: LocalDate): { first: LocalDate; last: LocalDate } => {
  const { year, month } = partsOf(day);
  return { first: dayOf({ year, month, day: 1 }), last: dayOf({ year, month, day: daysInMonth(year, month) }) };
};

/** The days a view shows; a month is drawn in whole weeks. */
export function shownIn(view: View, day: LocalDate): Shown {
  const { first, last } = monthOf(day);
  switch (view) {
    case 'month':
      return { start: monday(first), end: addDays(monday(last), 6), perDay: 3 };
    case 'week':
      return { start: monday(day), end: addDays(monday(day), 6), perDay: 40 };
    case 'day':
      return { start: day, end: day, perDay: 1000 };
    case 'list':
      return { start: first, end: last, perDay: 12 };
  }
}

/** The same view a month, a week or a day on, or back. */
export const turned = (view: View, day: LocalDate, by: 1 | -1): LocalDate =>
  view === 'month' || view === 'list' ? addMonths(monthOf(day).first, by) : addDays(day, view === 'week' ? 7 * by : by);

export const daysFrom = ({ start, end }: Shown): LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
};

const said = (day: LocalDate, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language()}-ZA`, { ...how, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
export const monthText = (day: LocalDate): string => said(day, { month: 'long', year: 'numeric' });
export const weekdayText = (day: LocalDate): string => said(day, { weekday: 'short' });
export const dayText = (day: LocalDate): string => `${said(day, { weekday: 'long' })} ${day}`;

/** What stands over a view. */
export const headingOf = (view: View, day: LocalDate): string => {
  const { start, end } = shownIn(view, day);
  return view === 'day' ? dayText(day) : view === 'week' ? `${start} – ${end}` : monthText(day);
};

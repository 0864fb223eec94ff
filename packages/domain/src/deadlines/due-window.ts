import {
  addDays,
  fromDayParts,
  countDaysInMonth,
  type LocalDate,
  toDayParts,
  computeWeekday,
} from '../dates/local-date';

/** How far people look at what is due: all that is late or near, what is late, what is left of the week, of the month. */
export const dueWindows = ['soon', 'overdue', 'week', 'month'] as const;
export type DueWindow = (typeof dueWindows)[number];

/** The days of a window, both included; without a first day everything before is in it. */
export function computeWindowDays(
  window: DueWindow,
  today: LocalDate,
): { readonly from: LocalDate | null; readonly to: LocalDate } {
  switch (window) {
    case 'soon':
      return { from: null, to: addDays(today, 30) };
    case 'overdue':
      return { from: null, to: addDays(today, -1) };
    case 'week':
      return { from: today, to: addDays(today, 7 - computeWeekday(today)) };
    case 'month': {
      const { year, month } = toDayParts(today);
      return { from: today, to: fromDayParts({ year, month, day: countDaysInMonth(year, month) }) };
    }
  }
}

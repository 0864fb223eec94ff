import { type Calendar, findNoCourtDay } from './calendar';
import { addDays, type LocalDate } from './local-date';

/** A day left out of a count, and why. */
export interface SkippedDay {
  readonly date: LocalDate;
  readonly why: string;
}

export interface CountedDate {
  readonly date: LocalDate;
  readonly skipped: readonly SkippedDay[];
}

/** A further reason to leave a day out, besides weekends and holidays. */
export type RecessRule = (date: LocalDate) => string | undefined;

/** Tax Administration Act 28 of 2011 s 1, 'business day': objections and appeals stand still over the year's end. */
export const findTaxDisputeRecess: RecessRule = (date) => {
  const day = date.slice(5);
  return day >= '12-16' || day <= '01-15' ? 'Recess, 16 December to 15 January' : undefined;
};

const findNoRecess: RecessRule = () => undefined;

/** Not a Saturday, Sunday or public holiday. A business day of the tax Acts is the same day. */
export const isCourtDay = (calendar: Calendar, date: LocalDate, recess: RecessRule = findNoRecess): boolean =>
  (findNoCourtDay(calendar, date) ?? recess(date)) === undefined;

/**
 * Counts court days from a day, that day left out and the last counted; backwards when `days` is negative. Nought
 * gives the day itself, court day or not.
 */
export function addCourtDays(
  calendar: Calendar,
  from: LocalDate,
  days: number,
  recess: RecessRule = findNoRecess,
): CountedDate {
  const step = days < 0 ? -1 : 1;
  const skipped: SkippedDay[] = [];
  let [date, left] = [from, Math.abs(days)];
  while (left > 0) {
    date = addDays(date, step);
    const why = findNoCourtDay(calendar, date) ?? recess(date);
    if (why === undefined) left -= 1;
    else skipped.push({ date, why });
  }
  return { date, skipped };
}

/** The day itself when it is a court day, else the one before it: the safe day to act on. */
export function findCourtDayOnOrBefore(calendar: Calendar, date: LocalDate): LocalDate {
  return isCourtDay(calendar, date) ? date : addCourtDays(calendar, date, -1).date;
}

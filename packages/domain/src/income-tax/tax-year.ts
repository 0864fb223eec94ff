import { addDays, addYears, fromDayParts, countDaysBetween, type LocalDate, toDayParts } from '../dates/local-date';

export interface TaxYear {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** 365, or 366 when the year holds a 29 February. */
  readonly days: number;
}

/** Days of a period with both ends counted. */
export const countDaysInclusive = (from: LocalDate, to: LocalDate): number => countDaysBetween(from, to) + 1;

/** The year of assessment of a natural person: 1 March to the last day of February. */
export function findTaxYear(day: LocalDate): TaxYear {
  const { year, month } = toDayParts(day);
  const from = fromDayParts({ year: month >= 3 ? year : year - 1, month: 3, day: 1 });
  const to = addDays(addYears(from, 1), -1);
  return { from, to, days: countDaysInclusive(from, to) };
}

import { addDays, addYears, type LocalDate } from '../dates/local-date';
import { findFirstYearEnd } from '../trusts/trust-dates';

/** A year of assessment ends on the last day of February, whatever the deed says (Income Tax Act s 1). */
export const taxYearEnd = '02-28';
export const findTaxYearEnd = (day: LocalDate): LocalDate => findFirstYearEnd(taxYearEnd, day);

export interface TrustPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The year that ends on or after a day. */
export function findYearAround(day: LocalDate, monthAndDay: string = taxYearEnd): TrustPeriod {
  const to = findFirstYearEnd(monthAndDay, day);
  const before = findFirstYearEnd(monthAndDay, addDays(addYears(to, -1), -3));
  return { from: addDays(before, 1), to };
}

/** Every year from the one of the first entry to the one that runs, the latest first. */
export function listTrustYears(first: LocalDate, today: LocalDate, monthAndDay: string = taxYearEnd): TrustPeriod[] {
  const years: TrustPeriod[] = [];
  let year = findYearAround(today, monthAndDay);
  do {
    years.push(year);
    year = findYearAround(addDays(year.from, -1), monthAndDay);
  } while (year.to >= first && years.length < 60);
  return years;
}

/** The one a report opens with: the last that is over, where something was booked in it. */
export const chooseUsualYear = (years: readonly TrustPeriod[], today: LocalDate): TrustPeriod =>
  years.find(({ to }) => to < today) ?? years[0]!;

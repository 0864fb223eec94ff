import { addYears, dayOf, daysInMonth, later, type LocalDate, partsOf } from '../dates/local-date';

const startOfTaxYear = (day: LocalDate): LocalDate => {
  const { year, month } = partsOf(day);
  return dayOf({ year: month >= 3 ? year : year - 1, month: 3, day: 1 });
};

/**
 * A special trust of type B ends as such at the start of the year of assessment in which its youngest beneficiary turns 18
 * (Income Tax Act s 1, 'special trust' (b)). Nobody's birth known: no day.
 */
export function specialTrustEnds(births: readonly LocalDate[]): LocalDate | undefined {
  if (births.length === 0) return undefined;
  const youngest = births.reduce(later);
  return startOfTaxYear(addYears(youngest, 18));
}

/** The first end of a year on or after a day: of assessment on the last of February, of the books as the deed has it. */
export function firstYearEnd(monthAndDay: string, from: LocalDate): LocalDate {
  const { year } = partsOf(from);
  const [month = 2, day = 28] = monthAndDay.split('-').map(Number);
  // Whoever writes 28 February means the end of the month in a leap year too.
  const of = (inYear: number): LocalDate => {
    const last = daysInMonth(inYear, month);
    return dayOf({ year: inYear, month, day: month === 2 && day >= 28 ? last : Math.min(day, last) });
  };
  return of(year) >= from ? of(year) : of(year + 1);
}

import { addYears, fromDayParts, countDaysInMonth, pickLater, type LocalDate, toDayParts } from '../dates/local-date';

const startOfTaxYear = (day: LocalDate): LocalDate => {
  const { year, month } = toDayParts(day);
  return fromDayParts({ year: month >= 3 ? year : year - 1, month: 3, day: 1 });
};

/**
 * A special trust of type B ends as such at the start of the year of assessment in which its youngest beneficiary turns 18
 * (Income Tax Act s 1, 'special trust' (b)). Nobody's birth known: no day.
 */
export function computeSpecialTrustEnd(births: readonly LocalDate[]): LocalDate | undefined {
  if (births.length === 0) return undefined;
  const youngest = births.reduce(pickLater);
  return startOfTaxYear(addYears(youngest, 18));
}

/** The first end of a year on or after a day: of assessment on the last of February, of the books as the deed has it. */
export function findFirstYearEnd(monthAndDay: string, from: LocalDate): LocalDate {
  const { year } = toDayParts(from);
  const [month = 2, day = 28] = monthAndDay.split('-').map(Number);
  // Whoever writes 28 February means the end of the month in a leap year too.
  const findEndInYear = (inYear: number): LocalDate => {
    const last = countDaysInMonth(inYear, month);
    return fromDayParts({ year: inYear, month, day: month === 2 && day >= 28 ? last : Math.min(day, last) });
  };
  return findEndInYear(year) >= from ? findEndInYear(year) : findEndInYear(year + 1);
}

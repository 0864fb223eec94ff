import { computeAge, isLocalDate, type LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { type DatedTable, type DatedRow, createDatedTable } from '../law/dated';
import { isRefused } from '../law/refusal';

/** Children's Act 38 of 2005 s 17; in Namibia the Child Care and Protection Act 3 of 2015 s 10. */
export const adultAge = 18;

/** Age at which a person is of age, by the day that is asked about. */
export const majorityAges: Readonly<Record<Country, DatedTable<{ readonly age: number } & DatedRow>>> = {
  ZA: createDatedTable('age of majority', [
    { from: '1900-01-01', age: 21, note: 'Age of Majority Act 57 of 1972, and the same age before it; confirm.' },
    { from: '2007-07-01', age: adultAge },
  ]),
  NA: createDatedTable('Namibian age of majority', [
    { from: '1900-01-01', age: 21 },
    { from: '2019-01-30', age: adultAge, note: 'Child Care and Protection Act 3 of 2015; confirm the first day.' },
  ]),
};

function findMajorityAge(country: Country, day: LocalDate): number {
  const row = majorityAges[country].on(day);
  return isRefused(row) ? adultAge : row.age;
}

/**
 * Not yet of age on a day; the birthday itself ends it. With a country by the age of that day, else under 18. Unlike
 * the rest of the domain it throws on a bad date, in these very words: the product's error catalogue prescribes both.
 */
export function isMinor(dateOfBirth: string, comparisonDate: string, country?: Country): boolean {
  if (!isLocalDate(dateOfBirth)) throw new Error('Invalid dateOfBirth provided');
  if (!isLocalDate(comparisonDate)) throw new Error('Invalid comparisonDate provided');
  return computeAge(dateOfBirth, comparisonDate) < (country ? findMajorityAge(country, comparisonDate) : adultAge);
}

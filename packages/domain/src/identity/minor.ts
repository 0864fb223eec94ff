import { ageOn, isLocalDate } from '../dates/local-date';

/** Children's Act 38 of 2005 s 17; in Namibia the Child Care and Protection Act 3 of 2015 s 10. */
export const adultAge = 18;

/**
 * Under 18 on a day. Unlike the rest of the domain it throws on a bad date, in these very words: the product's error
 * catalogue prescribes both.
 */
export function isMinor(dateOfBirth: string, comparisonDate: string): boolean {
  if (!isLocalDate(dateOfBirth)) throw new Error('Invalid dateOfBirth provided');
  if (!isLocalDate(comparisonDate)) throw new Error('Invalid comparisonDate provided');
  return ageOn(dateOfBirth, comparisonDate) < adultAge;
}

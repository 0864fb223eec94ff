import * as fc from 'fast-check';
import { fromDayNumber, type LocalDate } from '../dates/local-date';
import { type Cents, cents } from '../money/cents';

/** For property tests: random values of the kernel's types. */
export const createAnyCents = (max = 1_000_000_000_00): fc.Arbitrary<Cents> =>
  fc.integer({ min: -max, max }).map(cents);
export const createAnyAmount = (max = 1_000_000_000_00): fc.Arbitrary<Cents> => fc.integer({ min: 0, max }).map(cents);

/** A day from 1900 to 2150. */
export const createAnyDay = (min = -25_567, max = 65_700): fc.Arbitrary<LocalDate> =>
  fc.integer({ min, max }).map(fromDayNumber);

/** A day the holiday tables cover, up to 2100. */
export const createAnyCoveredDay = (): fc.Arbitrary<LocalDate> => createAnyDay(9131, 47_481);

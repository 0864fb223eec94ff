import { countDaysBetween } from '../dates/local-date';
import { findRowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { compareFractions, type Fraction, fraction, multiplyFractions } from '../money/fraction';
import type { InsolventEstate } from './estate';
import { interestOfInsolvency } from './limits';

/** Insolvency Act s 103(2): the rate of the Act, or a higher one agreed in writing for this claim. */
export const chooseClaimRate = (ofTheAct: Fraction, agreed: Fraction | undefined): Fraction =>
  agreed && compareFractions(agreed, ofTheAct) > 0 ? agreed : ofTheAct;

/** Simple interest by the day, a year being 365 of them. */
export const computeInterest = (claim: Cents, yearlyRate: Fraction, days: number): Cents =>
  days <= 0 ? nil : roundHalfUp(times(claim, multiplyFractions(yearlyRate, fraction(days, 365))));

/** The rate of the Act, and for how many days interest runs after the order. */
export interface InterestRates {
  readonly rate: Fraction;
  readonly days: number;
}

export function findInterestRates({ concursusOn, awardsTo }: InsolventEstate): Outcome<InterestRates> {
  const row = findRowOn(interestOfInsolvency, concursusOn, 'concursusOn');
  return isRefused(row) ? row : { rate: row.rate, days: countDaysBetween(concursusOn, awardsTo) };
}

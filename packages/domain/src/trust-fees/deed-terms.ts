import { countWholeYears, type LocalDate } from '../dates/local-date';
import { collectRefusals, refuse } from '../law/refusal';
import type { Cents } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { addFractions, multiplyFractions, percent, whole } from '../money/fraction';
import type { TrustFeeTerms } from './trust-fee';

/** What the deed of one trust fixes, or its trustees agreed, from a day on; it takes the place of the firm's fees. */
export interface DeedFeeTerms extends TrustFeeTerms {
  readonly fromDate: LocalDate;
  /** By how much the minimum and the hourly rate rise each year. */
  readonly escalationPercent: number | null;
}

/** An amount after so many yearly rises, rounded once. */
function computeEscalated(amount: Cents | null, rise: number | null, years: number): Cents | null {
  if (amount === null || rise === null || years <= 0) return amount;
  const factor = addFractions(whole, percent(rise));
  let all = whole;
  for (let year = 0; year < years; year += 1) all = multiplyFractions(all, factor);
  return roundHalfUp(times(amount, all));
}

/** The terms a period is charged by: the latest of the trust that began by its first day, else those of the firm. */
export function chooseFeeTerms(firm: TrustFeeTerms, ofTrust: readonly DeedFeeTerms[], on: LocalDate): TrustFeeTerms {
  const chosen = ofTrust
    .filter(({ fromDate }) => fromDate <= on)
    .toSorted((a, b) => (a.fromDate < b.fromDate ? 1 : -1));
  const [terms] = chosen;
  if (!terms) return firm;
  const years = countWholeYears(terms.fromDate, on);
  return {
    ...terms,
    minimumFee: computeEscalated(terms.minimumFee, terms.escalationPercent, years),
    hourlyRate: computeEscalated(terms.hourlyRate, terms.escalationPercent, years),
  };
}

export const checkDeedTerms = (one: Omit<DeedFeeTerms, 'isVatAdded'>) =>
  collectRefusals([
    one.annualPercent !== null &&
      one.annualBasis === null &&
      refuse('annualBasis', 'Choose the value that the yearly fee is charged on.'),
    [
      one.takeOnPercent,
      one.annualPercent,
      one.incomePercent,
      one.terminationPercent,
      one.minimumFee,
      one.hourlyRate,
    ].every((each) => each === null) &&
      refuse('annualPercent', 'Enter at least one fee.', 'Trust Property Control Act 57 of 1988 s 22'),
  ]);

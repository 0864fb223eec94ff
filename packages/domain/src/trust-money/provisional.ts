import { addMonths, type LocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, clampBelowNil, minus, nil, pickSmaller, plus, rand, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { addFractions, fraction, multiplyFractions, percent, whole } from '../money/fraction';
import type { TrustPeriod } from './trust-years';
import type { TrustTaxFacts } from './trust-tax-facts';

/** One payment of provisional tax: by when, on which estimate, what is due for it and what was paid. */
export interface ProvisionalPayment {
  readonly estimate: Cents | null;
  readonly due: Cents | null;
  readonly paid: Cents;
}
export interface ProvisionalYear {
  /** The income last assessed, raised where that was long ago (para 19(1)(d)). */
  readonly basic: Cents | null;
  readonly first: ProvisionalPayment;
  readonly second: ProvisionalPayment;
  readonly topUp: ProvisionalPayment;
  readonly paid: Cents;
  readonly balance: Cents;
  /** Where the second estimate was too low (para 20). */
  readonly penalty: Cents | null;
}

const million = rand(1_000_000);

/** Raised by 8% a year where the payment falls due more than 18 months after the end of that year (para 19(1)(d)(ii)). */
export function computeBasicAmount(income: Cents, assessedTo: LocalDate, year: TrustPeriod, due: LocalDate): Cents {
  if (addMonths(assessedTo, 18) >= due) return income;
  const years = Number(year.to.slice(0, 4)) - Number(assessedTo.slice(0, 4));
  return roundHalfUp(times(income, addFractions(whole, multiplyFractions(percent(8), fraction(years)))));
}

/** The three payments of a year of assessment (Fourth Schedule paras 19 to 20A, 23A), each on its own estimate. */
export function computeProvisional(
  year: TrustPeriod,
  facts: TrustTaxFacts,
  { taxableIncome, payable }: { readonly taxableIncome: Cents; readonly payable: Cents },
  taxOn: (income: Cents) => Outcome<Cents>,
): Outcome<ProvisionalYear> {
  const firstDue = addMonths(year.from, 6);
  const basic =
    facts.lastAssessedIncome === null || facts.lastAssessedYearEndDate === null
      ? null
      : computeBasicAmount(facts.lastAssessedIncome, facts.lastAssessedYearEndDate, year, firstDue);
  const firstEstimate = facts.estimateFirst ?? basic;
  const secondEstimate = facts.estimateSecond ?? taxableIncome;
  const [onFirst, onSecond] = [firstEstimate === null ? null : taxOn(firstEstimate), taxOn(secondEstimate)];
  if (isRefused(onFirst)) return onFirst;
  if (isRefused(onSecond)) return onSecond;
  const paid = sum([facts.paidFirst, facts.paidSecond, facts.paidTopUp]);
  const inYear = plus(facts.paidFirst, facts.paidSecond);
  const penalty = computePenalty({ taxableIncome, estimate: facts.estimateSecond, basic, inYear }, taxOn);
  if (isRefused(penalty)) return penalty;
  return {
    basic,
    first: {
      estimate: firstEstimate,
      due: onFirst === null ? null : roundHalfUp(times(onFirst, fraction(1, 2))),
      paid: facts.paidFirst,
    },
    second: { estimate: secondEstimate, due: clampBelowNil(minus(onSecond, facts.paidFirst)), paid: facts.paidSecond },
    topUp: { estimate: taxableIncome, due: clampBelowNil(minus(payable, inYear)), paid: facts.paidTopUp },
    paid,
    balance: minus(payable, paid),
    penalty,
  };
}

/**
 * A fifth of what was paid too little by the end of the year, measured by 80% of a taxable income above R1 million and by 90% of any
 * other, or by the basic amount where that is less (para 20(1)). Nothing is known before the second estimate is captured.
 */
function computePenalty(
  one: {
    readonly taxableIncome: Cents;
    readonly estimate: Cents | null;
    readonly basic: Cents | null;
    readonly inYear: Cents;
  },
  taxOn: (income: Cents) => Outcome<Cents>,
): Outcome<Cents | null> {
  const { taxableIncome, estimate, basic, inYear } = one;
  if (estimate === null) return null;
  const isLarge = taxableIncome > million;
  const enough = roundHalfUp(times(taxableIncome, percent(isLarge ? 80 : 90)));
  const measure = !isLarge && basic !== null ? pickSmaller(enough, basic) : enough;
  if (estimate >= measure) return nil;
  const tax = taxOn(measure);
  if (isRefused(tax)) return tax;
  return roundHalfUp(times(clampBelowNil(minus(tax, inYear)), percent(20)));
}

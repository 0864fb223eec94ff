import { addDays, countDaysBetween, type LocalDate, pickEarlier, pickLater, toLocalDate } from '../dates/local-date';
import { findRowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, clampBelowNil, minus, nil, pickSmaller, sum } from '../money/cents';
import { type ExactAmount, roundHalfUp, times, toExact } from '../money/exact';
import { addFractions, type Fraction, fraction, multiplyFractions } from '../money/fraction';
import { donationsTaxRates } from '../rates/band-scales';
import { computeTaxByBands } from '../rates/tax-by-bands';
import type { TrustPeriod } from './trust-years';
import { officialInterest } from './trust-rates';

/** Why s 7C does not apply to a loan (s 7C(5)). */
export const loanExemptions = [
  'specialTrust',
  'vesting',
  'home',
  'transferPricing',
  'sharia',
  'dividend',
  'employees',
  'publicBenefit',
] as const;
export type LoanExemption = (typeof loanExemptions)[number];

/** What a person connected to a trust lent it. */
export interface ConnectedLoan {
  readonly id: number;
  readonly lender: string;
  /** Absent: owed all year. */
  readonly lentOn: LocalDate | null;
  readonly amount: Cents;
  /** The interest that is charged, as a share of the balance a year. */
  readonly rate: Fraction;
  readonly exemption: LoanExemption | null;
  readonly repaid: readonly { readonly day: LocalDate; readonly amount: Cents }[];
}

/** Days on which neither the balance nor the official rate changed, both ends counted. */
export interface LoanSegment {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly days: number;
  readonly balance: Cents;
  readonly rate: Fraction;
}
export interface LoanYear {
  readonly loan: ConnectedLoan;
  readonly segments: readonly LoanSegment[];
  /** Interest at the official rate, interest that was charged, and what is missing. */
  readonly official: Cents;
  readonly charged: Cents;
  readonly shortfall: Cents;
}
/** What one lender is taken to have donated on the last day of the year (s 7C(3)). */
export interface LenderDonation {
  readonly lender: string;
  readonly shortfall: Cents;
  readonly exempt: Cents;
  readonly taxable: Cents;
  readonly tax: Cents;
}
export interface LoansOfYear {
  readonly loans: readonly LoanYear[];
  readonly lenders: readonly LenderDonation[];
  readonly tax: Cents;
}

/** Section 7C counts from this day. */
const since = toLocalDate('2017-03-01');

const computeBalance = ({ amount, repaid }: ConnectedLoan, day: LocalDate): Cents =>
  clampBelowNil(minus(amount, sum(repaid.filter((one) => one.day <= day).map((one) => one.amount))));

/** The days of the year in pieces of one balance and one rate. A repayment counts from its day. */
function listSegments(loan: ConnectedLoan, year: TrustPeriod): Outcome<LoanSegment[]> {
  const start = pickLater(loan.lentOn ?? year.from, year.from);
  const changes = [
    ...loan.repaid.map(({ day }) => day),
    ...officialInterest.rows.map(({ from }) => from),
    ...officialInterest.rows.flatMap(({ to }) => (to === undefined ? [] : [addDays(to, 1)])),
  ].filter((day) => day > start && day <= year.to);
  const starts = [...new Set([start, ...changes])].filter((day) => day <= year.to).toSorted();
  const segments: LoanSegment[] = [];
  for (const [index, from] of starts.entries()) {
    const balance = computeBalance(loan, from);
    if (balance === 0) continue;
    const row = findRowOn(officialInterest, from, 'loans');
    if (isRefused(row)) return row;
    const next = starts[index + 1];
    const to = pickEarlier(next === undefined ? year.to : addDays(next, -1), year.to);
    segments.push({ from, to, days: countDaysBetween(from, to) + 1, balance, rate: row.rate });
  }
  return segments;
}

const sumInterest = (segments: readonly LoanSegment[], rateOf: (one: LoanSegment) => Fraction): Cents =>
  roundHalfUp(
    segments.reduce<ExactAmount>(
      (total, one) => addFractions(total, times(one.balance, multiplyFractions(rateOf(one), fraction(one.days, 365)))),
      toExact(nil),
    ),
  );

function computeLoanYear(loan: ConnectedLoan, year: TrustPeriod): Outcome<LoanYear> {
  const counts = loan.exemption === null && year.from >= since;
  const segments = counts ? listSegments(loan, year) : [];
  if (isRefused(segments)) return segments;
  const official = sumInterest(segments, ({ rate }) => rate);
  const charged = sumInterest(segments, () => loan.rate);
  return { loan, segments, official, charged, shortfall: clampBelowNil(minus(official, charged)) };
}

/**
 * Loans of connected persons at less than the official rate (Income Tax Act s 7C): what is missing is a donation of the lender on
 * the last day of the year. The annual exemption of a natural person is taken once over all loans of a lender (s 56(2)(b)).
 */
export function computeLoansOfYear(
  loans: readonly ConnectedLoan[],
  year: TrustPeriod,
  exemptionUsed: Cents = nil,
): Outcome<LoansOfYear> {
  const years: LoanYear[] = [];
  for (const loan of loans) {
    const one = computeLoanYear(loan, year);
    if (isRefused(one)) return one;
    years.push(one);
  }
  if (years.length === 0) return { loans: [], lenders: [], tax: nil };
  const rates = findRowOn(donationsTaxRates, year.to, 'loans');
  if (isRefused(rates)) return rates;
  const left = clampBelowNil(minus(rates.exempt, exemptionUsed));
  const lenders = [...new Set(years.map(({ loan }) => loan.lender))].map((lender) => {
    const shortfall = sum(years.filter(({ loan }) => loan.lender === lender).map((one) => one.shortfall));
    const exempt = pickSmaller(left, shortfall);
    const taxable = minus(shortfall, exempt);
    return { lender, shortfall, exempt, taxable, tax: computeTaxByBands(taxable, rates) };
  });
  return { loans: years, lenders, tax: sum(lenders.map(({ tax }) => tax)) };
}

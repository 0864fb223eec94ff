import { type LocalDate, countWholeYears } from '../dates/local-date';
import { assertNever } from '../law/assert';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import type { Cents } from '../money/cents';
import { type ExactAmount, toExact, times } from '../money/exact';
import { addFractions, type Fraction, fraction, none, whole } from '../money/fraction';
import { interestOnPayments } from './valuation-rules';

/**
 * The Act says only "six per cent per annum". The published solutions compound it yearly, so that is the usual choice;
 * plain interest is kept as a setting until the point is settled.
 */
export type InterestMethod = 'compoundAnnual' | 'simple';

/** A sum somebody paid on a day, or so many whole years before the death where only that is known. */
export type PremiumPayment = { readonly amount: Cents } & (
  | { readonly paidOn: LocalDate }
  | { readonly wholeYearsBefore: number }
);

function computePaymentGrowth(rate: Fraction, years: number, method: InterestMethod): Fraction {
  switch (method) {
    case 'simple':
      return addFractions(whole, { n: rate.n * BigInt(years), d: rate.d });
    case 'compoundAnnual': {
      const yearly = addFractions(fraction(rate.d, rate.d), rate);
      return { n: yearly.n ** BigInt(years), d: yearly.d ** BigInt(years) };
    }
    default:
      return assertNever(method);
  }
}

function countPaymentYears(field: string, payment: PremiumPayment, died: LocalDate): Outcome<number> {
  if ('wholeYearsBefore' in payment) {
    const years = payment.wholeYearsBefore;
    return Number.isInteger(years) && years >= 0
      ? years
      : refuse(`${field}.wholeYearsBefore`, 'Enter the whole years from the payment to the death, 0 or more.');
  }
  if (payment.paidOn > died) return refuse(`${field}.paidOn`, 'Enter a payment made on or before the date of death.');
  return countWholeYears(payment.paidOn, died);
}

/** Payments with 6% a year over the whole years to the death, added up unrounded: the caller rounds once. */
export function sumPaymentsWithInterest(
  field: string,
  payments: readonly PremiumPayment[],
  died: LocalDate,
  method: InterestMethod,
): Outcome<ExactAmount> {
  if (payments.length === 0) return none;
  const row = findRowOn(interestOnPayments, died, 'died');
  const years = payments.map((payment, index) => countPaymentYears(`${field}[${index}]`, payment, died));
  const wrong = collectRefusals([
    row,
    ...years,
    ...payments.map((payment, index) => checkNotNegative(`${field}[${index}].amount`, payment.amount)),
  ]);
  if (wrong) return wrong;
  if (isRefused(row)) return row;
  return payments.reduce<ExactAmount>(
    (total, payment, index) =>
      addFractions(
        total,
        times(toExact(payment.amount), computePaymentGrowth(row.rate, years[index] as number, method)),
      ),
    none,
  );
}

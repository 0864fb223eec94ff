import { computeVat } from '../costs/vat';
import { countDaysBetween, countDaysInMonth, addDays, addYears, type LocalDate, toDayParts } from '../dates/local-date';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { toExact, roundHalfUp, times } from '../money/exact';
import { addFractions, type Fraction, fraction, multiplyFractions, percent } from '../money/fraction';

/** What a firm charges for a trust. No tariff exists: as the deed fixes it, else reasonable (TPCA s 22). */
export interface TrustFeeTerms {
  readonly takeOnPercent: number | null;
  readonly annualPercent: number | null;
  readonly annualBasis: 'Closing value' | 'Average value' | null;
  readonly incomePercent: number | null;
  readonly terminationPercent: number | null;
  readonly minimumFee: Cents | null;
  readonly hourlyRate: Cents | null;
  readonly isVatAdded: boolean;
}

/** The period that is charged for, and the values it is charged on. */
export interface TrustFeeFacts {
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  /** Net value of the trust's assets on its first and last day. */
  readonly openingValue: Cents | null;
  readonly closingValue: Cents | null;
  /** Given where the trust was taken on, or ended, in the period. */
  readonly takeOnValue: Cents | null;
  readonly terminationValue: Cents | null;
  /** Income received in the period, by the ledger. */
  readonly income: Cents;
  /** Work charged by the hour: minutes. */
  readonly minutes: number | null;
}

export const feeHeads = ['takeOn', 'annual', 'income', 'hours', 'minimum', 'termination'] as const;
export type TrustFeeHead = (typeof feeHeads)[number];
export interface TrustFee {
  readonly heads: readonly { readonly head: TrustFeeHead; readonly amount: Cents }[];
  readonly fee: Cents;
  readonly vat: Cents;
  readonly total: Cents;
}

const section = 'Trust Property Control Act 57 of 1988 s 22';

/** How much of a year a period is: whole years and then days of the year that follows. A leap year has 366. */
export function computeYears(fromDate: LocalDate, toDate: LocalDate): Fraction {
  const end = addDays(toDate, 1);
  // From the end of February one counts to the end of February.
  const isMonthEnd = ({ year, month, day }: ReturnType<typeof toDayParts>): boolean =>
    day === countDaysInMonth(year, month);
  const addYearsFrom = (count: number): LocalDate => {
    const on = addYears(fromDate, count);
    const [from, at] = [toDayParts(fromDate), toDayParts(on)];
    return from.month === 2 && isMonthEnd(from) ? addDays(on, countDaysInMonth(at.year, at.month) - at.day) : on;
  };
  let years = 0;
  while (addYearsFrom(years + 1) <= end) years += 1;
  const begun = addYearsFrom(years);
  const rest = fraction(countDaysBetween(begun, end), countDaysBetween(begun, addYearsFrom(years + 1)));
  return addFractions(fraction(years), rest);
}

export function checkFeeFacts(facts: TrustFeeFacts, terms: TrustFeeTerms, today: LocalDate) {
  const { fromDate, toDate, openingValue, closingValue, minutes } = facts;
  return collectRefusals([
    toDate < fromDate && refuse('toDate', 'The period ends before it begins. Correct one of the dates.'),
    toDate > today && refuse('toDate', 'The period has not ended. Charge fees after it ends.'),
    terms.annualPercent !== null &&
      closingValue === null &&
      refuse('closingValue', 'Enter this value. The annual fee is charged on it.'),
    terms.annualPercent !== null &&
      terms.annualBasis === 'Average value' &&
      openingValue === null &&
      refuse('openingValue', 'Enter the first value as well. The annual fee is based on the average of both values.'),
    minutes !== null &&
      minutes > 0 &&
      terms.hourlyRate === null &&
      refuse('minutes', 'Your firm has no hourly rate. Set it under Global Trust Fees first.'),
  ]);
}

/**
 * What a trust is charged for a period. The least fee is for a year of administration: it is held against the yearly fee
 * and the fee on income together, in proportion to the period. Each line is rounded when it is made; VAT is on the fee.
 */
export function computeTrustFee(
  facts: TrustFeeFacts,
  terms: TrustFeeTerms,
  { country, isVendor }: { readonly country: Country; readonly isVendor: boolean },
): Outcome<WorkedResult<TrustFee>> {
  const years = computeYears(facts.fromDate, facts.toDate);
  const work = startWorking('Trust fees', section).line(
    message('Period from {from} to {to}', { from: facts.fromDate, to: facts.toDate }),
    message('{days} days', { days: countDaysBetween(facts.fromDate, facts.toDate) + 1 }),
  );
  const heads: { head: TrustFeeHead; amount: Cents }[] = [];
  const addCharge = (head: TrustFeeHead, amount: Cents): Cents => {
    if (amount !== nil) heads.push({ head, amount });
    return amount;
  };
  const chargeOnValue = (
    head: 'takeOn' | 'termination',
    label: string,
    value: Cents | null,
    rate: number | null,
  ): void => {
    if (value === null || rate === null) return;
    work.line(label, value);
    const amount = addCharge(head, roundHalfUp(times(value, percent(rate))));
    work.line(message('{percent}% of it', { percent: rate }), amount);
  };
  chargeOnValue('takeOn', 'Value when the trust was taken on', facts.takeOnValue, terms.takeOnPercent);

  let administration = nil;
  if (terms.annualPercent !== null && facts.closingValue !== null) {
    const isAverage = terms.annualBasis === 'Average value' && facts.openingValue !== null;
    const basis = isAverage
      ? times(sum([facts.openingValue ?? nil, facts.closingValue]), fraction(1, 2))
      : toExact(facts.closingValue);
    if (isAverage) work.line('Opening value', facts.openingValue ?? nil);
    work.line('Closing value', facts.closingValue);
    if (isAverage) work.line('Average of both', roundHalfUp(basis));
    const rate = multiplyFractions(percent(terms.annualPercent), years);
    const amount = addCharge('annual', roundHalfUp(times(basis, rate)));
    work.line(message('{percent}% a year, for the period', { percent: terms.annualPercent }), amount);
    administration = plus(administration, amount);
  }
  if (terms.incomePercent !== null) {
    work.line('Income received in the period', facts.income);
    // More paid back than received earns nothing, and is not paid for by the firm.
    const amount =
      facts.income > 0 ? addCharge('income', roundHalfUp(times(facts.income, percent(terms.incomePercent)))) : nil;
    work.line(message('{percent}% of it', { percent: terms.incomePercent }), amount);
    administration = plus(administration, amount);
  }
  if (terms.minimumFee !== null) {
    const least = roundHalfUp(times(terms.minimumFee, years));
    work.line('Least fee for the period', least);
    if (administration < least) {
      work.line('Made up to the least fee', addCharge('minimum', minus(least, administration)));
    }
  }
  if (terms.hourlyRate !== null && facts.minutes) {
    const amount = addCharge('hours', roundHalfUp(times(terms.hourlyRate, fraction(facts.minutes, 60))));
    work.line(message('{minutes} minutes at the hourly rate', { minutes: facts.minutes }), amount);
  }
  chargeOnValue('termination', 'Value at end of trust', facts.terminationValue, terms.terminationPercent);

  const fee = sum(heads.map(({ amount }) => amount));
  work.line('Fee', fee);
  const vat = computeVat(fee, { country, taxPoint: facts.toDate, vendor: terms.isVatAdded && isVendor });
  if (isRefused(vat)) return vat;
  work.worked('VAT', vat);
  return work.gives({ heads, fee, vat: vat.value, total: plus(fee, vat.value) });
}

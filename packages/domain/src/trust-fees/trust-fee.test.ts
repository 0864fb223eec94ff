import { describe, expect, test } from 'vitest';
import { addDays, countDaysBetween, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { cents, rand, sum } from '../money/cents';
import { compareFractions, fraction } from '../money/fraction';
import { checkDeedTerms, chooseFeeTerms, type DeedFeeTerms } from './deed-terms';
import { checkFeeFacts, computeTrustFee, type TrustFeeFacts, type TrustFeeTerms, computeYears } from './trust-fee';

const day = toLocalDate;
const terms: TrustFeeTerms = {
  takeOnPercent: 1.15,
  annualPercent: 1.6,
  annualBasis: 'Closing value',
  incomePercent: 6,
  terminationPercent: 1,
  minimumFee: rand(12_000),
  hourlyRate: rand(1_850),
  isVatAdded: true,
};
const facts: TrustFeeFacts = {
  fromDate: day('2025-03-01'),
  toDate: day('2026-02-28'),
  openingValue: rand(4_000_000),
  closingValue: rand(4_125_701),
  takeOnValue: null,
  terminationValue: null,
  income: rand(250_000.33),
  minutes: null,
};
const at = { country: 'ZA', isVendor: true } as const;
const computeFee = (
  more: Partial<TrustFeeFacts> = {},
  by: Partial<TrustFeeTerms> = {},
  where: { country: 'ZA'; isVendor: boolean } = at,
) => {
  const result = computeTrustFee({ ...facts, ...more }, { ...terms, ...by }, where);
  if (isRefused(result)) throw new Error(result.refusals[0]!.sentence);
  return result;
};
const readAmounts = (...given: Parameters<typeof computeFee>) =>
  Object.fromEntries(computeFee(...given).value.heads.map(({ head, amount }) => [head, amount]));

describe('the fees of a trust', () => {
  test('are a percentage a year of the closing value and of income, with VAT on the rounded fee', () => {
    const { value } = computeFee();
    expect(readAmounts()).toEqual({ annual: rand(66_011.22), income: rand(15_000.02) });
    expect(value).toMatchObject({ fee: rand(81_011.24), vat: rand(12_151.69), total: rand(93_162.93) });
  });

  test('are on the average of opening and closing value where the firm says so', () => {
    // R8 125 701 halved is R4 062 850,50; 1,6% of it.
    expect(readAmounts({}, { annualBasis: 'Average value' })['annual']).toBe(rand(65_005.61));
  });

  test('have take-on and termination once, on the values of those days', () => {
    const once = { takeOnValue: rand(4_125_701), terminationValue: rand(3_000_000.5) };
    expect(readAmounts(once)).toMatchObject({ takeOn: rand(47_445.56), termination: rand(30_000.01) });
    expect(readAmounts(once, { takeOnPercent: null, terminationPercent: null })).toEqual(readAmounts());
  });

  test('are made up to the least fee of a year, which a part of a year bears in proportion', () => {
    const small = { openingValue: rand(100_000), closingValue: rand(100_000), income: rand(1_000) };
    expect(readAmounts(small)).toEqual({ annual: rand(1_600), income: rand(60), minimum: rand(10_340) });
    const half = { ...small, fromDate: day('2025-03-01'), toDate: day('2025-08-31') };
    // 184 of 365 days: R806,58 and R60 of a least fee of R6 049,32.
    expect(readAmounts(half)).toEqual({ annual: rand(806.58), income: rand(60), minimum: rand(5_182.74) });
    expect(sum(Object.values(readAmounts(half)))).toBe(rand(6_049.32));
    // What is charged once, or by the hour, does not fill the least fee.
    expect(readAmounts({ ...small, takeOnValue: rand(9_000_000) })['minimum']).toBe(rand(10_340));
    expect(readAmounts({ ...small, minutes: 600 })['minimum']).toBe(rand(10_340));
  });

  test('are worked out in the proportion of days for a part of a year, and in whole years whatever their length', () => {
    const expectYears = (from: string, to: string, n: number, d = 1) =>
      expect(compareFractions(computeYears(day(from), day(to)), fraction(n, d)), `${from} ${to}`).toBe(0);
    expectYears('2025-03-01', '2026-02-28', 1);
    expectYears('2023-03-01', '2024-02-29', 1);
    expectYears('2024-02-29', '2025-02-27', 1);
    expectYears('2024-02-29', '2025-02-28', 366, 365);
    expectYears('2023-02-28', '2024-02-28', 1);
    expectYears('2025-03-01', '2025-03-01', 1, 365);
    expectYears('2025-03-01', '2027-02-28', 2);
    expectYears('2023-03-01', '2024-02-28', 365, 366);
  });

  test('of the parts of a year add up to a year but for a cent a part', () => {
    for (let cut = 1; cut < 365; cut += 7) {
      const middle = addDays(facts.fromDate, cut);
      const parts = [
        readAmounts({ toDate: addDays(middle, -1), income: cents(0) }, { minimumFee: null }),
        readAmounts({ fromDate: middle, income: cents(0) }, { minimumFee: null }),
      ].map(({ annual }) => annual ?? 0);
      expect(Math.abs(parts[0]! + parts[1]! - rand(66_011.22)), String(cut)).toBeLessThanOrEqual(1);
      // A second way: by days, in floating point.
      const naive = (4_125_701 * 0.016 * countDaysBetween(facts.fromDate, middle)) / 365;
      expect(Math.abs(parts[0]! / 100 - naive)).toBeLessThan(0.006);
    }
  });

  test('earn nothing on income below nought, and no VAT where the firm is no vendor or adds none', () => {
    expect(readAmounts({ income: rand(-500) })['income']).toBeUndefined();
    expect(computeFee({}, { isVatAdded: false }).value.vat).toBe(0);
    expect(computeFee({}, {}, { country: 'ZA', isVendor: false }).value.vat).toBe(0);
    expect(computeFee({ fromDate: day('2017-03-01'), toDate: day('2018-02-28') }).value.vat).toBe(rand(11_341.57));
  });

  test('are by the hour where work is charged so', () => {
    expect(readAmounts({ minutes: 95 })['hours']).toBe(rand(2_929.17));
    expect(readAmounts({ minutes: 95 }, { hourlyRate: null })['hours']).toBeUndefined();
  });

  test('are charged for a period that is over, on values that were given', () => {
    const today = day('2026-11-17');
    const listRefusedFields = (more: Partial<TrustFeeFacts>, by: Partial<TrustFeeTerms> = {}) => {
      const refused = checkFeeFacts({ ...facts, ...more }, { ...terms, ...by }, today);
      return refused ? refused.refusals.map(({ field }) => field) : [];
    };
    expect(listRefusedFields({})).toEqual([]);
    expect(listRefusedFields({ toDate: day('2025-02-28') })).toEqual(['toDate']);
    expect(listRefusedFields({ toDate: day('2026-11-18') })).toEqual(['toDate']);
    expect(listRefusedFields({ closingValue: null })).toEqual(['closingValue']);
    expect(listRefusedFields({ openingValue: null })).toEqual([]);
    expect(listRefusedFields({ openingValue: null }, { annualBasis: 'Average value' })).toEqual(['openingValue']);
    expect(listRefusedFields({ minutes: 5 }, { hourlyRate: null })).toEqual(['minutes']);
  });

  test('show each step of how they came about', () => {
    const labels = computeFee({ takeOnValue: rand(1) }).lines.map(({ label }) => label);
    expect(labels).toEqual([
      'Period from 2025-03-01 to 2026-02-28',
      'Value when the trust was taken on',
      '1.15% of it',
      'Closing value',
      '1.6% a year, for the period',
      'Income received in the period',
      '6% of it',
      'Least fee for the period',
      'Fee',
      'VAT',
    ]);
  });
});

describe('fees by the deed', () => {
  const firm: TrustFeeTerms = {
    takeOnPercent: null,
    annualPercent: 1,
    annualBasis: 'Closing value',
    incomePercent: null,
    terminationPercent: null,
    minimumFee: rand(5000),
    hourlyRate: rand(1000),
    isVatAdded: true,
  };
  const deed: DeedFeeTerms = {
    ...firm,
    annualPercent: 2,
    minimumFee: rand(12_000),
    hourlyRate: null,
    fromDate: toLocalDate('2023-03-01'),
    escalationPercent: 6,
  };
  const choose = (on: string, ...ofTrust: readonly DeedFeeTerms[]) => chooseFeeTerms(firm, ofTrust, toLocalDate(on));

  test('take the place of the firm’s from their day, the latest that began', () => {
    expect(choose('2026-03-01')).toEqual(firm);
    expect(choose('2023-02-28', deed)).toEqual(firm);
    expect(choose('2023-03-01', deed)).toMatchObject({ annualPercent: 2, minimumFee: rand(12_000), hourlyRate: null });
    const later = { ...deed, fromDate: toLocalDate('2025-03-01'), annualPercent: 3, escalationPercent: null };
    expect(choose('2026-03-01', later, deed)).toMatchObject({ annualPercent: 3, minimumFee: rand(12_000) });
    expect(choose('2025-02-28', later, deed)).toMatchObject({ annualPercent: 2 });
  });
  test('W: a minimum of R12 000 that rises by 6% a year', () => {
    const minimums = ['2024-02-29', '2024-03-01', '2025-03-01', '2026-03-01'].map((on) => choose(on, deed).minimumFee);
    expect(minimums).toEqual([rand(12_000), rand(12_720), rand(13_483.2), rand(14_292.19)]);
  });
  test('are at least one fee, and name the value a yearly fee is on', () => {
    expect(checkDeedTerms(deed)).toBeUndefined();
    const bare = { ...deed, annualPercent: null, minimumFee: null };
    expect(checkDeedTerms(bare)?.refusals.map(({ field }) => field)).toEqual(['annualPercent']);
    expect(checkDeedTerms({ ...deed, annualBasis: null })?.refusals.map(({ field }) => field)).toEqual(['annualBasis']);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { cents, rand } from '../money/cents';
import { computeNormalTax } from './normal-tax';
import { listEstatePeriods, computeTaxAfterDeath } from './tax-after-death';
import { listTaxLiabilities } from './tax-liabilities';
import { normalTaxTables } from './tax-tables';
import { type FinalReturn, computeTaxToDeath } from './tax-to-death';
import { findTaxYear } from './tax-year';

const day = toLocalDate;
function readValue<T>(outcome: Outcome<WorkedResult<T>>): T {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.value;
}
const readFields = (outcome: unknown): string[] => (isRefused(outcome) ? outcome.refusals.map((r) => r.field) : []);
const last: FinalReturn = {
  died: day('2025-08-15'),
  age: { group: 'under65' },
  otherTaxableIncome: rand(300_000),
  taxableCapitalGain: rand(476_000),
};
const computeTax = (change: Partial<FinalReturn>) => readValue(computeTaxToDeath({ ...last, ...change }));

describe('the tables', () => {
  test('each band begins with the tax of the bands below it', () => {
    for (const { bands } of normalTaxTables.rows) {
      bands.slice(1).forEach((band, index) => {
        const below = bands[index]!;
        const reached = below.base + ((band.above - below.above) * Number(below.rate.n)) / Number(below.rate.d);
        // The gazette adds up without rounding and prints whole rand.
        expect(Math.abs(band.base - reached)).toBeLessThanOrEqual(100);
      });
    }
  });
  test('a limit belongs to the band below it', () =>
    expect(readValue(computeNormalTax(rand(237_100), day('2025-03-01')))).toBe(rand(42_678)));
  test('the years from 2013 on', () => {
    const computeYear = (on: string, income: number) => readValue(computeNormalTax(rand(income), day(on)));
    expect(computeYear('2012-03-01', 700_000)).toBe(rand(212_140)); // 178 940 + 40% of 83 000
    expect(computeYear('2013-06-01', 300_000)).toBe(rand(65_471)); // 53 096 + 30% of 41 250
    expect(computeYear('2015-02-28', 500_000)).toBe(rand(130_274.5)); // 87 382 + 35% of 122 550
    expect(computeYear('2016-02-29', 500_000)).toBe(rand(131_583)); // 93 135 + 36% of 106 800
    expect(computeYear('2017-02-28', 701_300)).toBe(rand(206_964));
    expect(computeYear('2018-02-28', 2_000_000)).toBe(rand(758_625)); // 533 625 + 45% of 500 000
    expect(computeYear('2020-02-29', 195_850)).toBe(rand(35_253));
    expect(computeYear('2021-02-28', 600_000)).toBe(rand(161_667)); // 155 505 + 39% of 15 800
    expect(computeYear('2022-02-28', 250_000)).toBe(rand(47_704)); // 38 916 + 26% of 33 800
    expect(computeYear('2023-02-28', 1_000_000)).toBe(rand(314_236)); // 239 452 + 41% of 182 400
  });
  test('a year without a table is refused, on either side', () => {
    expect(readFields(computeNormalTax(rand(1), day('2012-02-29')))).toEqual(['date']);
    expect(readFields(computeNormalTax(rand(1), day('2027-03-01')))).toEqual(['date']);
  });
  test('more income never means less tax', () =>
    fc.assert(
      fc.property(fc.nat({ max: 3e8 }), fc.nat({ max: 1e7 }), (income, more) => {
        const computeTaxOn = (amount: number) => readValue(computeNormalTax(cents(amount), day('2026-03-01')));
        expect(computeTaxOn(income + more)).toBeGreaterThanOrEqual(computeTaxOn(income));
      }),
    ));
});

describe('tax to death', () => {
  test('the gain bears what it adds to the tax', () => {
    expect(computeTax({}).capitalGainsPart).toBe(rand(160_285)); // 219 317 less 59 032 on R300 000 alone
    expect(computeTax({ taxableCapitalGain: rand(0) }).capitalGainsPart).toBe(0);
  });
  test('the age rebate goes by the age at the end of the tax year, not at death', () => {
    const computeRebates = (born: string) => computeTax({ age: { born: day(born) } }).rebates;
    expect(computeRebates('1961-03-01')).toBe(rand(7_932.82));
    expect(computeRebates('1961-02-28')).toBe(rand(12_279.65)); // 26 679 × 168/365
    expect(computeRebates('1951-02-28')).toBe(rand(13_727.21)); // 29 824 × 168/365
  });
  test('a year that holds 29 February has 366 days', () => {
    expect(findTaxYear(day('2024-02-29'))).toEqual({ from: '2023-03-01', to: '2024-02-29', days: 366 });
    expect(computeTax({ died: day('2024-02-29') }).rebates).toBe(rand(17_235));
  });
  test('rebates never turn into a payment, what was prepaid does', () => {
    const small = { otherTaxableIncome: rand(10_000), taxableCapitalGain: rand(0) };
    expect(computeTax(small).normalTax).toBe(0);
    expect(computeTax({ ...small, paidInAdvance: rand(500) }).balance).toBe(rand(-500));
  });
  test('a child who lived part of the year has rebates from birth', () =>
    expect(computeTax({ age: { born: day('2025-08-01') } }).daysInPeriod).toBe(15));
  test('bad input is refused by field', () => {
    const listRefusedFields = (change: Partial<FinalReturn>) => readFields(computeTaxToDeath({ ...last, ...change }));
    expect(listRefusedFields({ today: day('2025-08-14') })).toEqual(['died']);
    expect(listRefusedFields({ age: { born: day('2025-08-16') } })).toEqual(['age.born']);
    expect(listRefusedFields({ otherTaxableIncome: cents(-1) })).toEqual(['otherTaxableIncome']);
  });
});

describe('tax after death', () => {
  const died = day('2025-08-15');
  test('the years the estate lives through', () =>
    expect(listEstatePeriods(died, day('2026-06-30'))).toEqual([
      { from: '2025-08-16', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-06-30' },
    ]));
  test('no rebates, and each year by its own table', () => {
    const [first, second] = listEstatePeriods(died, day('2026-06-30'));
    const result = readValue(
      computeTaxAfterDeath(died, [
        { ...second!, taxableIncome: rand(245_100), taxableCapitalGain: rand(100) },
        { ...first!, taxableIncome: rand(100_000) },
      ]),
    );
    expect(result.periods.map((period) => period.normalTax)).toEqual([rand(18_000), rand(44_144)]);
    expect(result.normalTax).toBe(rand(62_144));
  });
  test('bad periods are refused by field', () => {
    const listRefusedPeriods = (from: string, to: string) =>
      readFields(computeTaxAfterDeath(died, [{ from: day(from), to: day(to), taxableIncome: rand(1) }]));
    expect(listRefusedPeriods('2025-08-15', '2025-09-01')).toEqual(['periods[0].from']);
    expect(listRefusedPeriods('2025-09-01', '2026-03-01')).toEqual(['periods[0].to']);
    expect(readFields(computeTaxAfterDeath(day('2016-02-29'), []))).toEqual(['died']);
  });
});

test('tax becomes lines of the account: the gains tax apart, what was prepaid taken off income tax first', () => {
  const listLiabilities = (paid: number) =>
    listTaxLiabilities(computeTax({ paidInAdvance: rand(paid) })).map(({ kind, amount, rests }) => [
      kind,
      amount,
      rests,
    ]);
  expect(listLiabilities(20_000)).toEqual([
    ['incomeTaxToDeath', rand(31_099.18), 'joint'],
    ['capitalGainsTaxAtDeath', rand(160_285), 'deceasedOnly'],
  ]);
  expect(listLiabilities(60_000)).toEqual([['capitalGainsTaxAtDeath', rand(151_384.18), 'deceasedOnly']]);
  expect(listLiabilities(300_000)).toEqual([['incomeTaxToDeath', rand(-88_615.82), 'joint']]);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import type { Worked } from '../law/worked';
import { cents, rand } from '../money/cents';
import { normalTaxOn } from './normal-tax';
import { estatePeriods, taxAfterDeath } from './tax-after-death';
import { taxLiabilities } from './tax-liabilities';
import { normalTaxTables } from './tax-tables';
import { type FinalReturn, taxToDeath } from './tax-to-death';
import { taxYearOf } from './tax-year';

const day = localDate;
function valueOf<T>(outcome: Outcome<Worked<T>>): T {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.value;
}
const fieldsOf = (outcome: unknown): string[] => (isRefused(outcome) ? outcome.refusals.map((r) => r.field) : []);
const last: FinalReturn = {
  died: day('2025-08-15'),
  age: { group: 'under65' },
  otherTaxableIncome: rand(300_000),
  taxableCapitalGain: rand(476_000),
};
const tax = (change: Partial<FinalReturn>) => valueOf(taxToDeath({ ...last, ...change }));

describe('the tables', () => {
  test('each band begins with the tax of the bands below it', () => {
    for (const { bands } of normalTaxTables.rows) {
      bands.slice(1).forEach((band, index) => {
        const below = bands[index]!;
        const reached = below.base + ((band.above - below.above) * Number(below.rate.n)) / Number(below.rate.d);
        expect(band.base).toBe(Math.round(reached));
      });
    }
  });
  test('a limit belongs to the band below it', () =>
    expect(valueOf(normalTaxOn(rand(237_100), day('2025-03-01')))).toBe(rand(42_678)));
  test('a year without a table is refused, on either side', () => {
    expect(fieldsOf(normalTaxOn(rand(1), day('2023-02-28')))).toEqual(['date']);
    expect(fieldsOf(normalTaxOn(rand(1), day('2027-03-01')))).toEqual(['date']);
  });
  test('more income never means less tax', () =>
    fc.assert(
      fc.property(fc.nat({ max: 3e8 }), fc.nat({ max: 1e7 }), (income, more) => {
        const on = (amount: number) => valueOf(normalTaxOn(cents(amount), day('2026-03-01')));
        expect(on(income + more)).toBeGreaterThanOrEqual(on(income));
      }),
    ));
});

describe('tax to death', () => {
  test('the gain bears what it adds to the tax', () => {
    expect(tax({}).capitalGainsPart).toBe(rand(160_285)); // 219 317 less 59 032 on R300 000 alone
    expect(tax({ taxableCapitalGain: rand(0) }).capitalGainsPart).toBe(0);
  });
  test('the age rebate goes by the age at the end of the tax year, not at death', () => {
    const rebates = (born: string) => tax({ age: { born: day(born) } }).rebates;
    expect(rebates('1961-03-01')).toBe(rand(7_932.82));
    expect(rebates('1961-02-28')).toBe(rand(12_279.65)); // 26 679 × 168/365
    expect(rebates('1951-02-28')).toBe(rand(13_727.21)); // 29 824 × 168/365
  });
  test('a year that holds 29 February has 366 days', () => {
    expect(taxYearOf(day('2024-02-29'))).toEqual({ from: '2023-03-01', to: '2024-02-29', days: 366 });
    expect(tax({ died: day('2024-02-29') }).rebates).toBe(rand(17_235));
  });
  test('rebates never turn into a payment, what was prepaid does', () => {
    const small = { otherTaxableIncome: rand(10_000), taxableCapitalGain: rand(0) };
    expect(tax(small).normalTax).toBe(0);
    expect(tax({ ...small, paidInAdvance: rand(500) }).balance).toBe(rand(-500));
  });
  test('a child who lived part of the year has rebates from birth', () =>
    expect(tax({ age: { born: day('2025-08-01') } }).daysInPeriod).toBe(15));
  test('bad input is refused by field', () => {
    const refusedFor = (change: Partial<FinalReturn>) => fieldsOf(taxToDeath({ ...last, ...change }));
    expect(refusedFor({ today: day('2025-08-14') })).toEqual(['died']);
    expect(refusedFor({ age: { born: day('2025-08-16') } })).toEqual(['age.born']);
    expect(refusedFor({ otherTaxableIncome: cents(-1) })).toEqual(['otherTaxableIncome']);
  });
});

describe('tax after death', () => {
  const died = day('2025-08-15');
  test('the years the estate lives through', () =>
    expect(estatePeriods(died, day('2026-06-30'))).toEqual([
      { from: '2025-08-16', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-06-30' },
    ]));
  test('no rebates, and each year by its own table', () => {
    const [first, second] = estatePeriods(died, day('2026-06-30'));
    const result = valueOf(
      taxAfterDeath(died, [
        { ...second!, taxableIncome: rand(245_100), taxableCapitalGain: rand(100) },
        { ...first!, taxableIncome: rand(100_000) },
      ]),
    );
    expect(result.periods.map((period) => period.normalTax)).toEqual([rand(18_000), rand(44_144)]);
    expect(result.normalTax).toBe(rand(62_144));
  });
  test('bad periods are refused by field', () => {
    const refusedFor = (from: string, to: string) =>
      fieldsOf(taxAfterDeath(died, [{ from: day(from), to: day(to), taxableIncome: rand(1) }]));
    expect(refusedFor('2025-08-15', '2025-09-01')).toEqual(['periods[0].from']);
    expect(refusedFor('2025-09-01', '2026-03-01')).toEqual(['periods[0].to']);
    expect(fieldsOf(taxAfterDeath(day('2016-02-29'), []))).toEqual(['died']);
  });
});

test('tax becomes lines of the account: the gains tax apart, what was prepaid taken off income tax first', () => {
  const lines = (paid: number) =>
    taxLiabilities(tax({ paidInAdvance: rand(paid) })).map(({ kind, amount, rests }) => [kind, amount, rests]);
  expect(lines(20_000)).toEqual([
    ['incomeTaxToDeath', rand(31_099.18), 'joint'],
    ['capitalGainsTaxAtDeath', rand(160_285), 'deceasedOnly'],
  ]);
  expect(lines(60_000)).toEqual([['capitalGainsTaxAtDeath', rand(151_384.18), 'deceasedOnly']]);
  expect(lines(300_000)).toEqual([['incomeTaxToDeath', rand(-88_615.82), 'joint']]);
});

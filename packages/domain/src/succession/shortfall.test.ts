import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand, sum } from '../money/cents';
import { abateBenefits, type RankedBenefit } from './abatement';
import { computeHeirContributions, recapitulateCash } from './shortfall';

const heirs = [
  { heir: 'H1', value: rand(900_000) },
  { heir: 'H2', value: rand(600_000) },
  { heir: 'H3', value: rand(300_000) },
];

test('DE-S15 Cash shortfall paid in by heirs in proportion to awards', () => {
  const paid = expectGranted(computeHeirContributions(rand(84_310.22), heirs, 'lastHeir')).value;
  expect(paid).toEqual([
    { heir: 'H1', amount: rand(42_155.11) },
    { heir: 'H2', amount: rand(28_103.41) },
    { heir: 'H3', amount: rand(14_051.7) },
  ]);
  expect(sum(paid.map(({ amount }) => amount))).toBe(rand(84_310.22));
});

test('the recapitulation of DE-S14, and its reverse', () => {
  expect(expectGranted(recapitulateCash(rand(580_527.87), rand(173_824.35), rand(100_000))).value).toEqual({
    surplus: rand(306_703.52),
    shortfall: nil,
  });
  expect(expectGranted(recapitulateCash(rand(1), rand(2), rand(3))).value).toEqual({
    surplus: nil,
    shortfall: rand(4),
  });
  expect(readRefusalFields(recapitulateCash(cents(-1), cents(-1), cents(-1)))).toEqual([
    'cash',
    'liabilities',
    'cashLegacies',
  ]);
});

describe('contributions', () => {
  test('always add up, and nobody pays more than taken', () => {
    const values = fc.array(fc.nat(99_999), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.nat(100), (taken, part) => {
        const total = taken.reduce((a, b) => a + b, 0);
        const shortfall = cents(Math.floor((total * part) / 100));
        const takes = taken.map((value, index) => ({ heir: `h${index}`, value: cents(value) }));
        const paid = expectGranted(computeHeirContributions(shortfall, takes)).value;
        expect(sum(paid.map(({ amount }) => amount))).toBe(shortfall);
        expect(paid.every(({ amount }, index) => amount >= 0 && amount <= taken[index]!)).toBe(true);
      }),
    );
  });
  test('more than the heirs take, an heir twice, or cents too few for the named rounding are refused', () => {
    expect(readRefusalFields(computeHeirContributions(rand(1_800_000.01), heirs))).toEqual(['shortfall']);
    expect(
      readRefusalFields(computeHeirContributions(cents(-1), [...heirs, { heir: 'H1', value: cents(-1) }])),
    ).toEqual(['shortfall', 'takes.H1', 'takes']);
    const four = ['a', 'b', 'c', 'd'].map((heir) => ({ heir, value: rand(1) }));
    expect(readRefusalFields(computeHeirContributions(cents(2), four, 'lastHeir'))).toEqual(['rounding']);
  });
});

describe('the order of benefits', () => {
  const createBenefit = (id: string, rank: RankedBenefit['rank'], amount: number): RankedBenefit => ({
    id,
    rank,
    amount: rand(amount),
  });
  const wanted = [
    createBenefit('l1', 'legacy', 30),
    createBenefit('m', 'maintenance', 50),
    createBenefit('p', 'preLegacy', 40),
    createBenefit('l2', 'legacy', 60),
  ];
  const computePaid = (available: number): number[] =>
    expectGranted(abateBenefits(rand(available), wanted)).value.benefits.map((one) => one.paid / 100);
  test('is maintenance, pre-legacies, legacies in proportion, residue', () => {
    expect(expectGranted(abateBenefits(rand(200), wanted)).value.residue).toBe(rand(20));
    expect(computePaid(200)).toEqual([30, 50, 40, 60]);
    expect(computePaid(120)).toEqual([10, 50, 40, 20]);
    expect(computePaid(70)).toEqual([0, 50, 20, 0]);
    expect(computePaid(20)).toEqual([0, 20, 0, 0]);
  });
  test('refuses what is below nil or listed twice', () => {
    expect(readRefusalFields(abateBenefits(cents(-1), [wanted[0]!, { ...wanted[0]!, amount: cents(-1) }]))).toEqual([
      'available',
      'benefits.l1.amount',
      'benefits',
    ]);
  });
});

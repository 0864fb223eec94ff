import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { granted, refusedFields } from '../law/testing';
import { cents, nil, rand, sum } from '../money/cents';
import { abate, type RankedBenefit } from './abatement';
import { contributions, recapitulate } from './shortfall';

const heirs = [
  { heir: 'H1', value: rand(900_000) },
  { heir: 'H2', value: rand(600_000) },
  { heir: 'H3', value: rand(300_000) },
];

test('DE-S15 Cash shortfall paid in by heirs in proportion to awards', () => {
  const paid = granted(contributions(rand(84_310.22), heirs, 'lastHeir')).value;
  expect(paid).toEqual([
    { heir: 'H1', amount: rand(42_155.11) },
    { heir: 'H2', amount: rand(28_103.41) },
    { heir: 'H3', amount: rand(14_051.7) },
  ]);
  expect(sum(paid.map(({ amount }) => amount))).toBe(rand(84_310.22));
});

test('the recapitulation of DE-S14, and its reverse', () => {
  expect(granted(recapitulate(rand(580_527.87), rand(173_824.35), rand(100_000))).value).toEqual({
    surplus: rand(306_703.52),
    shortfall: nil,
  });
  expect(granted(recapitulate(rand(1), rand(2), rand(3))).value).toEqual({ surplus: nil, shortfall: rand(4) });
  expect(refusedFields(recapitulate(cents(-1), cents(-1), cents(-1)))).toEqual(['cash', 'liabilities', 'cashLegacies']);
});

describe('contributions', () => {
  test('always add up, and nobody pays more than taken', () => {
    const values = fc.array(fc.nat(99_999), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.nat(100), (taken, part) => {
        const total = taken.reduce((a, b) => a + b, 0);
        const shortfall = cents(Math.floor((total * part) / 100));
        const takes = taken.map((value, index) => ({ heir: `h${index}`, value: cents(value) }));
        const paid = granted(contributions(shortfall, takes)).value;
        expect(sum(paid.map(({ amount }) => amount))).toBe(shortfall);
        expect(paid.every(({ amount }, index) => amount >= 0 && amount <= taken[index]!)).toBe(true);
      }),
    );
  });
  test('more than the heirs take, an heir twice, or cents too few for the named rounding are refused', () => {
    expect(refusedFields(contributions(rand(1_800_000.01), heirs))).toEqual(['shortfall']);
    expect(refusedFields(contributions(cents(-1), [...heirs, { heir: 'H1', value: cents(-1) }]))).toEqual([
      'shortfall',
      'takes.H1',
      'takes',
    ]);
    const four = ['a', 'b', 'c', 'd'].map((heir) => ({ heir, value: rand(1) }));
    expect(refusedFields(contributions(cents(2), four, 'lastHeir'))).toEqual(['rounding']);
  });
});

describe('the order of benefits', () => {
  const benefit = (id: string, rank: RankedBenefit['rank'], amount: number): RankedBenefit => ({
    id,
    rank,
    amount: rand(amount),
  });
  const wanted = [
    benefit('l1', 'legacy', 30),
    benefit('m', 'maintenance', 50),
    benefit('p', 'preLegacy', 40),
    benefit('l2', 'legacy', 60),
  ];
  const paid = (available: number): number[] =>
    granted(abate(rand(available), wanted)).value.benefits.map((one) => one.paid / 100);
  test('is maintenance, pre-legacies, legacies in proportion, residue', () => {
    expect(granted(abate(rand(200), wanted)).value.residue).toBe(rand(20));
    expect(paid(200)).toEqual([30, 50, 40, 60]);
    expect(paid(120)).toEqual([10, 50, 40, 20]);
    expect(paid(70)).toEqual([0, 50, 20, 0]);
    expect(paid(20)).toEqual([0, 20, 0, 0]);
  });
  test('refuses what is below nil or listed twice', () => {
    expect(refusedFields(abate(cents(-1), [wanted[0]!, { ...wanted[0]!, amount: cents(-1) }]))).toEqual([
      'available',
      'benefits.l1.amount',
      'benefits',
    ]);
  });
});

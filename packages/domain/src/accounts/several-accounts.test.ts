import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { aDebt, anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import { type Cents, nil, plus, rand } from '../money/cents';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';
import type { AccountRequest } from './request';
import { awardOf, drawn, noFees, today } from './two-heirs.testing';

const wife = aPerson('wife', { bornOn: localDate('1965-11-02'), sex: 'F' });
const son = aPerson('son', { parents: ['deceased'], bornOn: localDate('1990-01-01') });
const marriages = [
  {
    kind: 'civil' as const,
    contract: 'withoutAccrual' as const,
    marriedOn: localDate('1988-05-05'),
    spouseId: 'wife',
  },
];
const bank = (value: number) => anAsset('bank', value, 'money', { class: 'claim' });
const outstanding = (value: number, more = {}) =>
  anAsset('shares', value, 'outstanding', { whyOutstanding: 'Not yet transferred.', ...more });
const toWife = { legacies: [], residue: { to: [takes('wife', 1)] } };

/** First account with the shares outstanding, second and final account with them dealt with. */
function two(estate: Estate, dealt: Estate, holdBack: Cents = nil) {
  const first = drawn(estate, { kind: 'first', sequence: 1, today, earlier: [], holdBack });
  const request: AccountRequest = {
    kind: 'secondAndFinal',
    sequence: 2,
    today,
    earlier: [first.forNext],
    broughtForward: { cash: holdBack, assets: [{ assetId: 'shares', value: rand(10_000_000) }] },
  };
  return [first, drawn(dealt, request)] as const;
}
const fee = (account: LiquidationAndDistribution, id: string): Cents =>
  account.liquidation.administration.lines.find((line) => line.id === id)?.amount ?? nil;

describe('several accounts are one estate', () => {
  it('what a first account leaves outstanding for the wife is deducted: all to her is nil', () => {
    const estate = anEstate({
      people: [wife, son],
      marriages,
      assets: [bank(10_000_000), outstanding(10_000_000)],
      will: toWife,
      settings: noFees,
    });
    const sold = anAsset('shares', 10_000_000, 'sold', { soldFor: rand(11_000_000) });
    const [first, second] = two(estate, { ...estate, assets: [bank(10_000_000), sold] });
    expect(first.duty.charged.value).toBe(nil);
    expect(second.duty.charged.value).toBe(nil);
  });

  it('a later account charges what is short, or has back what was too much, and shows it', () => {
    const estate = anEstate({
      people: [wife, son],
      assets: [bank(10_000_000), outstanding(10_000_000)],
      liabilities: [aDebt('d', 500_000)],
      will: { legacies: [], residue: { to: [takes('son', 1)] } },
      settings: noFees,
    });
    const soldFor = (price: number): Estate => ({
      ...estate,
      assets: [bank(10_000_000), anAsset('shares', 10_000_000, 'sold', { soldFor: rand(price) })],
    });
    const [first, more] = two(estate, soldFor(12_000_000));
    expect(first.duty.charged.value).toBe(rand(3_200_000));
    expect(more.duty.charged.value).toBe(rand(400_000));
    const [, less] = two(estate, soldFor(8_000_000));
    expect(less.duty.charged.value).toBe(rand(-400_000));
    const back = less.liquidation.assets
      .flatMap(({ lines }) => lines)
      .find(({ id }) => id === 'estate-duty-given-back');
    expect(back?.amount).toBe(rand(400_000));
    expect(less.distribution?.total).toBe(rand(8_400_000));
  });

  it('a minimum, a fixed sum and a captured fee are charged once', () => {
    const small = anEstate({
      people: [son],
      assets: [bank(1000), { ...outstanding(2000), account: 1 }],
      will: { legacies: [], residue: { to: [takes('son', 1)] } },
    });
    const sold = { ...small, assets: [bank(1000), anAsset('shares', 2000, 'sold', { soldFor: rand(2000) })] };
    const [first, second] = two(small, sold);
    expect(plus(fee(first, 'executor-remuneration'), fee(second, 'executor-remuneration'))).toBe(rand(350));
    const fixed = { amount: rand(500) };
    const [one, other] = two(
      { ...small, will: { ...small.will!, executor: fixed } },
      { ...sold, will: { ...small.will!, executor: fixed } },
    );
    expect([one, other].map((account) => fee(account, 'executor-remuneration'))).toEqual([rand(500), nil]);
    const settings = { ...small.settings, mastersFee: { amount: rand(100) } };
    const [a, b] = two({ ...small, settings }, { ...sold, settings });
    expect([a, b].map((account) => fee(account, 'masters-fee'))).toEqual([rand(100), nil]);
  });

  it('the tax at death of an asset that first stands in the second account is charged there', () => {
    const gains = { kind: 'ordinary' as const, baseCost: nil };
    const taxAtDeath = { method: 'marginalRate' as const, rate: { n: 45n, d: 100n } };
    const assets = [bank(10_000_000), anAsset('flat', 1_000_000, 'inKind', { gains })];
    const estate = anEstate({
      people: [wife, son],
      assets,
      will: { legacies: [], residue: { to: [takes('son', 1)] } },
      settings: { ...noFees, taxAtDeath },
    });
    const first = drawn(estate, { kind: 'first', sequence: 1, today, earlier: [] });
    const later = { ...estate, assets: [...assets, anAsset('plot', 500_000, 'inKind', { gains, account: 2 })] };
    const second = drawn(later, { kind: 'secondAndFinal', sequence: 2, today, earlier: [first.forNext] });
    const one = drawn({ ...later, assets: later.assets.map((asset) => ({ ...asset, account: 1 })) });
    expect(plus(first.tax!.gainsTax.value, second.tax!.gainsTax.value)).toBe(one.tax!.gainsTax.value);
    expect(second.tax!.gainsTax.value).toBe(rand(90_000));
    expect(plus(first.duty.charged.value, second.duty.charged.value)).toBe(one.duty.charged.value);
    expect(second.duty.computation!.value.netValue).toBe(one.duty.computation!.value.netValue);
  });

  it('the least an intestate spouse takes is taken once, and an advance is brought in once', () => {
    const daughters = ['a', 'b', 'c'].map((id, nth) =>
      aPerson(id, { parents: ['deceased'], bornOn: localDate(`199${nth}-01-01`) }),
    );
    const estate = anEstate({
      people: [wife, ...daughters],
      marriages,
      assets: [bank(400_000), anAsset('plot', 600_000, 'money', { account: 2 })],
      settings: noFees,
    });
    const first = drawn(estate, { kind: 'first', sequence: 1, today, earlier: [] });
    const second = drawn(estate, { kind: 'secondAndFinal', sequence: 2, today, earlier: [first.forNext] });
    expect(['wife', 'a', 'b', 'c'].map((id) => awardOf(first, id)?.total.value)).toEqual(
      [250_000, 50_000, 50_000, 50_000].map(rand),
    );
    expect(['wife', 'a', 'b', 'c'].map((id) => awardOf(second, id)?.total.value)).toEqual(
      [0, 200_000, 200_000, 200_000].map(rand),
    );
    const halves = { legacies: [], residue: { to: [takes('a', 1, 2), takes('b', 1, 2)] } };
    const advanced = { ...estate, will: halves, advances: [{ id: 'x', personId: 'a', amount: rand(100_000) }] };
    const one = drawn(advanced, { kind: 'first', sequence: 1, today, earlier: [] });
    const two = drawn(advanced, { kind: 'secondAndFinal', sequence: 2, today, earlier: [one.forNext] });
    expect([one, two].map((account) => awardOf(account, 'a')?.total.value)).toEqual([150_000, 300_000].map(rand));
  });

  it('what the first account cannot pay of a money legacy is paid in the second', () => {
    const legacies = [{ kind: 'cash' as const, id: 'l', personId: 'wife', amount: rand(500_000) }];
    const estate = anEstate({
      people: [wife, son],
      assets: [bank(400_000), anAsset('plot', 600_000, 'money', { account: 2 })],
      will: { legacies, residue: { to: [takes('son', 1)] } },
      settings: noFees,
    });
    const first = drawn(estate, { kind: 'first', sequence: 1, today, earlier: [] });
    const second = drawn(estate, { kind: 'secondAndFinal', sequence: 2, today, earlier: [first.forNext] });
    expect([first, second].map((account) => awardOf(account, 'wife')?.total.value)).toEqual(
      [400_000, 100_000].map(rand),
    );
    expect(awardOf(second, 'son')?.total.value).toBe(rand(500_000));
  });
});

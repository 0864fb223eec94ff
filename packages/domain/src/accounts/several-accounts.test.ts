import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { type Cents, nil, plus, rand } from '../money/cents';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';
import type { EstateAccountRequest } from './request';
import { findAward, drawAccount, noFees, today } from './two-heirs.testing';

const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestPerson('son', { parents: ['deceased'], bornOn: toLocalDate('1990-01-01') });
const marriages = [
  {
    kind: 'civil' as const,
    contract: 'withoutAccrual' as const,
    marriedOn: toLocalDate('1988-05-05'),
    spouseId: 'wife',
  },
];
const createBank = (value: number) => createTestAsset('bank', value, 'money', { class: 'claim' });
const createOutstandingShares = (value: number, more = {}) =>
  createTestAsset('shares', value, 'outstanding', { whyOutstanding: 'Not yet transferred.', ...more });
const toWife = { legacies: [], residue: { to: [createTaker('wife', 1)] } };

/** First account with the shares outstanding, second and final account with them dealt with. */
function drawTwo(estate: Estate, dealt: Estate, holdBack: Cents = nil) {
  const first = drawAccount(estate, { kind: 'first', sequence: 1, today, earlier: [], holdBack });
  const request: EstateAccountRequest = {
    kind: 'secondAndFinal',
    sequence: 2,
    today,
    earlier: [first.forNext],
    broughtForward: { cash: holdBack, assets: [{ assetId: 'shares', value: rand(10_000_000) }] },
  };
  return [first, drawAccount(dealt, request)] as const;
}
const readFee = (account: LiquidationAndDistribution, id: string): Cents =>
  account.liquidation.administration.lines.find((line) => line.id === id)?.amount ?? nil;

describe('several accounts are one estate', () => {
  it('what a first account leaves outstanding for the wife is deducted: all to her is nil', () => {
    const estate = createTestEstate({
      people: [wife, son],
      marriages,
      assets: [createBank(10_000_000), createOutstandingShares(10_000_000)],
      will: toWife,
      settings: noFees,
    });
    const sold = createTestAsset('shares', 10_000_000, 'sold', { soldFor: rand(11_000_000) });
    const [first, second] = drawTwo(estate, { ...estate, assets: [createBank(10_000_000), sold] });
    expect(first.duty.charged.value).toBe(nil);
    expect(second.duty.charged.value).toBe(nil);
  });

  it('a later account charges what is short, or has back what was too much, and shows it', () => {
    const estate = createTestEstate({
      people: [wife, son],
      assets: [createBank(10_000_000), createOutstandingShares(10_000_000)],
      liabilities: [createTestDebt('d', 500_000)],
      will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
      settings: noFees,
    });
    const createSoldEstate = (price: number): Estate => ({
      ...estate,
      assets: [createBank(10_000_000), createTestAsset('shares', 10_000_000, 'sold', { soldFor: rand(price) })],
    });
    const [first, more] = drawTwo(estate, createSoldEstate(12_000_000));
    expect(first.duty.charged.value).toBe(rand(3_200_000));
    expect(more.duty.charged.value).toBe(rand(400_000));
    const [, less] = drawTwo(estate, createSoldEstate(8_000_000));
    expect(less.duty.charged.value).toBe(rand(-400_000));
    const back = less.liquidation.assets
      .flatMap(({ lines }) => lines)
      .find(({ id }) => id === 'estate-duty-given-back');
    expect(back?.amount).toBe(rand(400_000));
    expect(less.distribution?.total).toBe(rand(8_400_000));
  });

  it('a minimum, a fixed sum and a captured fee are charged once', () => {
    const small = createTestEstate({
      people: [son],
      assets: [createBank(1000), { ...createOutstandingShares(2000), account: 1 }],
      will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
    });
    const sold = {
      ...small,
      assets: [createBank(1000), createTestAsset('shares', 2000, 'sold', { soldFor: rand(2000) })],
    };
    const [first, second] = drawTwo(small, sold);
    expect(plus(readFee(first, 'executor-remuneration'), readFee(second, 'executor-remuneration'))).toBe(rand(350));
    const fixed = { amount: rand(500) };
    const [one, other] = drawTwo(
      { ...small, will: { ...small.will!, executor: fixed } },
      { ...sold, will: { ...small.will!, executor: fixed } },
    );
    expect([one, other].map((account) => readFee(account, 'executor-remuneration'))).toEqual([rand(500), nil]);
    const settings = { ...small.settings, mastersFee: { amount: rand(100) } };
    const [a, b] = drawTwo({ ...small, settings }, { ...sold, settings });
    expect([a, b].map((account) => readFee(account, 'masters-fee'))).toEqual([rand(100), nil]);
  });

  it('the tax at death of an asset that first stands in the second account is charged there', () => {
    const gains = { kind: 'ordinary' as const, baseCost: nil };
    const taxAtDeath = { method: 'marginalRate' as const, rate: { n: 45n, d: 100n } };
    const assets = [createBank(10_000_000), createTestAsset('flat', 1_000_000, 'inKind', { gains })];
    const estate = createTestEstate({
      people: [wife, son],
      assets,
      will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
      settings: { ...noFees, taxAtDeath },
    });
    const first = drawAccount(estate, { kind: 'first', sequence: 1, today, earlier: [] });
    const later = { ...estate, assets: [...assets, createTestAsset('plot', 500_000, 'inKind', { gains, account: 2 })] };
    const second = drawAccount(later, { kind: 'secondAndFinal', sequence: 2, today, earlier: [first.forNext] });
    const one = drawAccount({ ...later, assets: later.assets.map((asset) => ({ ...asset, account: 1 })) });
    expect(plus(first.tax!.gainsTax.value, second.tax!.gainsTax.value)).toBe(one.tax!.gainsTax.value);
    expect(second.tax!.gainsTax.value).toBe(rand(90_000));
    expect(plus(first.duty.charged.value, second.duty.charged.value)).toBe(one.duty.charged.value);
    expect(second.duty.computation!.value.netValue).toBe(one.duty.computation!.value.netValue);
  });

  it('the least an intestate spouse takes is taken once, and an advance is brought in once', () => {
    const daughters = ['a', 'b', 'c'].map((id, nth) =>
      createTestPerson(id, { parents: ['deceased'], bornOn: toLocalDate(`199${nth}-01-01`) }),
    );
    const estate = createTestEstate({
      people: [wife, ...daughters],
      marriages,
      assets: [createBank(400_000), createTestAsset('plot', 600_000, 'money', { account: 2 })],
      settings: noFees,
    });
    const first = drawAccount(estate, { kind: 'first', sequence: 1, today, earlier: [] });
    const second = drawAccount(estate, { kind: 'secondAndFinal', sequence: 2, today, earlier: [first.forNext] });
    expect(['wife', 'a', 'b', 'c'].map((id) => findAward(first, id)?.total.value)).toEqual(
      [250_000, 50_000, 50_000, 50_000].map(rand),
    );
    expect(['wife', 'a', 'b', 'c'].map((id) => findAward(second, id)?.total.value)).toEqual(
      [0, 200_000, 200_000, 200_000].map(rand),
    );
    const halves = { legacies: [], residue: { to: [createTaker('a', 1, 2), createTaker('b', 1, 2)] } };
    const advanced = { ...estate, will: halves, advances: [{ id: 'x', personId: 'a', amount: rand(100_000) }] };
    const one = drawAccount(advanced, { kind: 'first', sequence: 1, today, earlier: [] });
    const two = drawAccount(advanced, { kind: 'secondAndFinal', sequence: 2, today, earlier: [one.forNext] });
    expect([one, two].map((account) => findAward(account, 'a')?.total.value)).toEqual([150_000, 300_000].map(rand));
  });

  it('what the first account cannot pay of a money legacy is paid in the second', () => {
    const legacies = [{ kind: 'cash' as const, id: 'l', personId: 'wife', amount: rand(500_000) }];
    const estate = createTestEstate({
      people: [wife, son],
      assets: [createBank(400_000), createTestAsset('plot', 600_000, 'money', { account: 2 })],
      will: { legacies, residue: { to: [createTaker('son', 1)] } },
      settings: noFees,
    });
    const first = drawAccount(estate, { kind: 'first', sequence: 1, today, earlier: [] });
    const second = drawAccount(estate, { kind: 'secondAndFinal', sequence: 2, today, earlier: [first.forNext] });
    expect([first, second].map((account) => findAward(account, 'wife')?.total.value)).toEqual(
      [400_000, 100_000].map(rand),
    );
    expect(findAward(second, 'son')?.total.value).toBe(rand(500_000));
  });
});

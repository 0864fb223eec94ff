import { expect, it } from 'vitest';
import type { Estate } from '../estate/estate';
import { createTestDebt, createTestAsset, createTestEstate } from '../estate/estate.testing';
import { rand } from '../money/cents';
import type { EstateAccountRequest } from './request';
import { toLookAt } from './to-look-at';
import { ann, ben, createCash, drawAccount, halves, today } from './two-heirs.testing';

const createHouse = (value: number, more = {}) => createTestAsset('house', value, 'inKind', more);
const found = createTestAsset('deposit', 100_000, 'money', { class: 'claim', account: 2 });
const estate = createTestEstate({
  people: [ann, ben],
  assets: [createCash(1_000_000), createHouse(500_000), found],
  liabilities: [createTestDebt('card', 20_000)],
  will: halves,
});
const first = drawAccount(estate, { kind: 'firstAndFinal', sequence: 1, today, earlier: [] });
const request: EstateAccountRequest = {
  kind: 'supplementaryFirstAndFinal',
  sequence: 2,
  today,
  earlier: [first.forNext],
};
const listWarnings = (now: Estate) =>
  toLookAt(now, drawAccount(now, request), request).map(({ field, sentence }) => [field, sentence]);
const createWithAssets = (...assets: Estate['assets']): Estate => ({ ...estate, assets });

it('a later account says nothing of one that stands as it was lodged', () => {
  expect(listWarnings(estate)).toEqual([]);
});

it('a value changed in an account that was lodged is told: its fee would fall on the next', () => {
  const raised = createWithAssets(createCash(1_000_000), createHouse(700_000), found);
  const readFee = (of: Estate) => drawAccount(of, request).forNext.remuneration;
  expect([readFee(estate), readFee(raised)]).toEqual([rand(3_500), rand(10_500)]);
  expect(listWarnings(raised)).toEqual([
    ['assets[1]', expect.stringContaining('was R 500,000.00 in lodged account no. 1 and is now R 700,000.00')],
  ]);
});

it('so is what was taken out of it, put into it, or claimed otherwise', () => {
  expect(listWarnings(createWithAssets(createCash(1_000_000), found))).toEqual([
    ['assets', expect.stringContaining('is no longer included')],
  ]);
  const late = createTestAsset('late', 1_000, 'money', { class: 'claim', account: 1 });
  expect(listWarnings(createWithAssets(createCash(1_000_000), createHouse(500_000), late, found))).toEqual([
    ['assets[2]', expect.stringContaining('was added to account no. 1 after it was lodged')],
  ]);
  expect(listWarnings({ ...estate, liabilities: [createTestDebt('card', 25_000)] })).toEqual([
    ['liabilities[0]', expect.stringContaining('was R 20,000.00 in lodged account no. 1')],
  ]);
});

it('what a first account left outstanding may come to more or less in the next', () => {
  const createShares = (value: number, treatment: 'outstanding' | 'money') =>
    createTestAsset('shares', value, treatment, { whyOutstanding: 'Not yet transferred.' });
  const createWithAsset = (asset: ReturnType<typeof createShares>) => ({
    ...estate,
    assets: [createCash(1_000_000), asset],
  });
  const going = drawAccount(createWithAsset(createShares(300_000, 'outstanding')), {
    kind: 'first',
    sequence: 1,
    today,
    earlier: [],
  });
  const next: EstateAccountRequest = {
    kind: 'secondAndFinal',
    sequence: 2,
    today,
    earlier: [going.forNext],
    broughtForward: { cash: rand(0), assets: [{ assetId: 'shares', value: rand(300_000) }] },
  };
  const sold = createWithAsset(createShares(330_000, 'money'));
  expect(toLookAt(sold, drawAccount(sold, next), next)).toEqual([]);
});

it('why an asset is outstanding is said only while it is', () => {
  const dealt = createTestEstate({
    people: [ann, ben],
    assets: [createTestAsset('refund', 90_000, 'money', { class: 'claim', whyOutstanding: 'Not assessed yet.' })],
    will: halves,
  });
  const lines = drawAccount(dealt).liquidation.assets.flatMap((group) => group.lines);
  expect(lines.map(({ whyOutstanding }) => whyOutstanding)).toEqual([undefined]);
});

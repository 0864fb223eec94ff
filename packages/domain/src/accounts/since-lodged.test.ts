import { expect, it } from 'vitest';
import type { Estate } from '../estate/estate';
import { aDebt, anAsset, anEstate } from '../estate/estate.testing';
import { rand } from '../money/cents';
import type { AccountRequest } from './request';
import { toLookAt } from './to-look-at';
import { ann, ben, cash, drawn, halves, today } from './two-heirs.testing';

const house = (value: number, more = {}) => anAsset('house', value, 'inKind', more);
const found = anAsset('deposit', 100_000, 'money', { class: 'claim', account: 2 });
const estate = anEstate({
  people: [ann, ben],
  assets: [cash(1_000_000), house(500_000), found],
  liabilities: [aDebt('card', 20_000)],
  will: halves,
});
const first = drawn(estate, { kind: 'firstAndFinal', sequence: 1, today, earlier: [] });
const request: AccountRequest = {
  kind: 'supplementaryFirstAndFinal',
  sequence: 2,
  today,
  earlier: [first.forNext],
};
const warnings = (now: Estate) =>
  toLookAt(now, drawn(now, request), request).map(({ field, sentence }) => [field, sentence]);
const withAssets = (...assets: Estate['assets']): Estate => ({ ...estate, assets });

it('a later account says nothing of one that stands as it was lodged', () => {
  expect(warnings(estate)).toEqual([]);
});

it('a value changed in an account that was lodged is told: its fee would fall on the next', () => {
  const raised = withAssets(cash(1_000_000), house(700_000), found);
  const fee = (of: Estate) => drawn(of, request).forNext.remuneration;
  expect([fee(estate), fee(raised)]).toEqual([rand(3_500), rand(10_500)]);
  expect(warnings(raised)).toEqual([
    [
      'assets[1]',
      expect.stringContaining(
        'stood at R 500,000.00 in account no. 1 as it was lodged, and stands at R 700,000.00 now',
      ),
    ],
  ]);
});

it('so is what was taken out of it, put into it, or claimed otherwise', () => {
  expect(warnings(withAssets(cash(1_000_000), found))).toEqual([
    ['assets', expect.stringContaining('stands there no more')],
  ]);
  const late = anAsset('late', 1_000, 'money', { class: 'claim', account: 1 });
  expect(warnings(withAssets(cash(1_000_000), house(500_000), late, found))).toEqual([
    ['assets[2]', expect.stringContaining('was put into account no. 1 after that was lodged')],
  ]);
  expect(warnings({ ...estate, liabilities: [aDebt('card', 25_000)] })).toEqual([
    ['liabilities[0]', expect.stringContaining('stood at R 20,000.00 in account no. 1')],
  ]);
});

it('what a first account left outstanding may come to more or less in the next', () => {
  const shares = (value: number, treatment: 'outstanding' | 'money') =>
    anAsset('shares', value, treatment, { whyOutstanding: 'Not yet transferred.' });
  const of = (asset: ReturnType<typeof shares>) => ({ ...estate, assets: [cash(1_000_000), asset] });
  const going = drawn(of(shares(300_000, 'outstanding')), { kind: 'first', sequence: 1, today, earlier: [] });
  const next: AccountRequest = {
    kind: 'secondAndFinal',
    sequence: 2,
    today,
    earlier: [going.forNext],
    broughtForward: { cash: rand(0), assets: [{ assetId: 'shares', value: rand(300_000) }] },
  };
  const sold = of(shares(330_000, 'money'));
  expect(toLookAt(sold, drawn(sold, next), next)).toEqual([]);
});

it('why an asset is outstanding is said only while it is', () => {
  const dealt = anEstate({
    people: [ann, ben],
    assets: [anAsset('refund', 90_000, 'money', { class: 'claim', whyOutstanding: 'Not assessed yet.' })],
    will: halves,
  });
  const lines = drawn(dealt).liquidation.assets.flatMap((group) => group.lines);
  expect(lines.map(({ whyOutstanding }) => whyOutstanding)).toEqual([undefined]);
});

import { expect, test } from 'vitest';
import { cents, rand } from '../money/cents';
import { proveCashInBooks, sumReceivedForAssets } from './cash-in-books';

const post = (account: string, rands: number) => ({ account, cents: cents(rands * 100) });

test('what assets brought in is taken over, collected, sold or accrued, less what was paid back of it', () => {
  expect(
    sumReceivedForAssets([
      post('BANK', 4_930),
      post('OPENING', -1_000),
      post('COLLECTED', -2_500),
      post('COLLECTED', 200),
      post('CAPITAL:REALISATION', -1_500),
      post('ACCRUED_AT_DEATH', -80),
      post('INCOME:INTEREST', -50),
      post('AWARDS', -300),
      post('CLAIMS', 300),
    ]),
  ).toBe(rand(4_880));
  expect(sumReceivedForAssets([])).toBe(0);
});

test('books that began with a curator do not say it', () => {
  expect(sumReceivedForAssets([post('OPENING', -1_000), post('MAINT:FOOD', 400)])).toBeUndefined();
});

test('more in the bank than the account has as money is found', () => {
  expect(proveCashInBooks(rand(107_400), rand(107_400)).holds).toBe(true);
  expect(proveCashInBooks(rand(107_400), rand(50)).holds).toBe(true);
  expect(proveCashInBooks(rand(107_400), cents(10_740_001)).holds).toBe(false);
});

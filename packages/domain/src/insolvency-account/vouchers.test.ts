import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { cents } from '../money/cents';
import type { BookedCost, BookedReceipt } from './books';
import { describeMissingVouchers, listVoucherLines, refuseMissingVouchers } from './vouchers';

const createCost = (id: string, more: Partial<BookedCost> = {}): BookedCost => ({
  id,
  day: toLocalDate('2026-06-10'),
  description: `Cost ${id}`,
  amount: cents(100),
  kind: 'other',
  isBanked: true,
  ...more,
});
const receipt: BookedReceipt = {
  id: 'r',
  day: toLocalDate('2026-06-01'),
  description: 'Sale',
  amount: cents(500),
  item: 1,
  isBanked: true,
};

test('vouchers are listed in the order of their numbers, and lines without one last', () => {
  const costs = [createCost('a', { voucher: 'V10' }), createCost('b'), createCost('c', { voucher: 'V2' })];
  expect(listVoucherLines([receipt], costs).map(({ id }) => id)).toEqual(['c', 'a', 'r', 'b']);
});

test('a payment without a voucher keeps the account from being lodged; what is not paid yet or came in does not', () => {
  const lines = listVoucherLines([receipt], [createCost('a'), createCost('fee', { isBanked: false })]);
  expect(formatInEnglish(describeMissingVouchers(lines)!)).toBe(
    'Cost a of 2026-06-10 has no voucher. Enter its voucher before you lodge the account.',
  );
  expect(refuseMissingVouchers(lines)?.refusals[0]?.field).toBe('costs.vouchers');
  const two = describeMissingVouchers(listVoucherLines([], [createCost('a'), createCost('b')]));
  expect(formatInEnglish(two!)).toContain('2 payments have no voucher, the first is Cost a');
  expect(refuseMissingVouchers(listVoucherLines([receipt], [createCost('a', { voucher: '1' })]))).toBeUndefined();
  // A blank is no voucher, and a line that a return cancelled whole needs none.
  expect(refuseMissingVouchers(listVoucherLines([], [createCost('a', { voucher: ' ' })]))).toBeDefined();
  expect(refuseMissingVouchers(listVoucherLines([], [createCost('a', { amount: cents(0) })]))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { type MadePayment, matchReturns } from './results';

const createPayment = (id: number, more: Partial<MadePayment> = {}): MadePayment => ({
  id,
  payee: 'Thandi Nkosi',
  account: '62700120009',
  amount: rand(500),
  ownReference: `EST${id}`,
  reference: 'AWARD',
  sentOn: toLocalDate('2026-11-16'),
  paidOn: toLocalDate('2026-11-17'),
  ...more,
});
const line = {
  id: 9,
  day: toLocalDate('2026-11-18'),
  amount: rand(500),
  description: 'RETURNED THANDI NKOSI',
  reference: null,
};
const listIds = (payments: readonly MadePayment[], more: Partial<typeof line> = {}) =>
  matchReturns(payments, [{ ...line, ...more }]).map(({ paymentIds }) => paymentIds);

test('a line returns the payment it names, of the same amount, on its day or later', () => {
  expect(listIds([createPayment(1)])).toEqual([[1]]);
  expect(listIds([createPayment(1)], { day: toLocalDate('2026-11-16') })).toEqual([]);
  expect(listIds([createPayment(1)], { amount: rand(499) })).toEqual([]);
  expect(listIds([createPayment(1)], { description: 'RETURNED P SMIT' })).toEqual([]);
});

test('of two equal payments to one payee none is proposed; an equal payment to another payee does not count', () => {
  const both = [createPayment(1), createPayment(2, { reference: 'SECOND AWARD' })];
  expect(listIds(both)).toEqual([]);
  expect(listIds([both[0]!, createPayment(2, { payee: 'Piet Smit' })])).toEqual([[1]]);
});

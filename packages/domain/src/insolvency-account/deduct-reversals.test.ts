import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { deductReversals } from './deduct-reversals';

const createLine = (id: string, day: string, amount: number, reversalOf?: string) => ({
  id,
  day: toLocalDate(day),
  description: id,
  amount: rand(amount),
  isBanked: true,
  ...(reversalOf !== undefined && { reversalOf }),
});
const createPeriod = (day: string) => (line: { readonly day: string }) => line.day <= day;

test('a refund lowers its cost in the same account, and a cost that came back whole is none', () => {
  const lines = [
    createLine('expense-1', '2026-01-10', 800),
    createLine('expense-2', '2026-01-20', -300, 'expense-1'),
    createLine('expense-3', '2026-01-25', -100, 'expense-1'),
    createLine('expense-4', '2026-01-10', 50),
    createLine('expense-5', '2026-01-12', -50, 'expense-4'),
  ];
  expect(deductReversals(lines, () => true).map(({ id, amount }) => [id, amount])).toEqual([['expense-1', 40_000]]);
});

test('what comes back after the account leaves the account as it is', () => {
  const lines = [createLine('expense-1', '2026-01-10', 800), createLine('expense-2', '2026-03-01', -300, 'expense-1')];
  expect(deductReversals(lines, createPeriod('2026-02-28')).map(({ amount }) => amount)).toEqual([80_000, -30_000]);
});

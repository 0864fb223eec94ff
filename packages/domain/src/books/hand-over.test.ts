import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { cents } from '../money/cents';
import { computeHandOver, listOfficeEndSteps, type OfficeEndFacts } from './hand-over';

const createBank = (ledger: number) => ({ name: 'Estate account', ledger: cents(ledger), bank: null, bankOn: null });

test('a hand-over account goes from what the office began with to what it leaves', () => {
  const account = computeHandOver({
    opening: cents(100_00),
    moved: [
      { account: 'INCOME:INTEREST', cents: cents(-25_50) },
      { account: 'CLAIMS', cents: cents(40_00) },
    ],
    banks: [createBank(85_50)],
  });
  expect(account).toMatchObject({ received: 2550, paid: 4000, closing: 8550 });
  expect(account.receipts).toEqual([{ account: 'INCOME:INTEREST', label: 'Interest earned', amount: 2550 }]);
});

test('it is not drawn where the bank accounts hold something else', () => {
  expect(() => computeHandOver({ opening: cents(1), moved: [], banks: [createBank(2)] })).toThrow('hand-over');
});

test('the steps say what is done, and ask for a final account of a curatorship alone', () => {
  const facts: OfficeEndFacts = {
    systemType: 3,
    reason: 'replaced',
    endedOn: toLocalDate('2026-06-30'),
    finalTo: null,
    openLines: 2,
    openPayments: 0,
    hasSuccessor: false,
  };
  const list = (more: Partial<OfficeEndFacts> = {}) =>
    Object.fromEntries(listOfficeEndSteps({ ...facts, ...more }).map(({ key, isDone }) => [key, isDone]));
  expect(list()).toEqual({
    lines: false,
    payments: true,
    final: false,
    fees: null,
    handOver: null,
    successor: false,
  });
  expect(list({ finalTo: toLocalDate('2026-06-30'), openLines: 0, hasSuccessor: true })).toMatchObject({
    lines: true,
    final: true,
    successor: true,
  });
  expect(list({ systemType: 1 })).not.toHaveProperty('final');
  expect(list({ reason: 'release' })).not.toHaveProperty('successor');
});

import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { readRefusalFields } from '../law/testing';
import { rand } from '../money/cents';
import { checkTaxYear, suggestTaxYears } from './estate-tax-years';
import type { ExpenseEntry } from './expense';
import type { IncomeEntry } from './income';

const died = toLocalDate('2025-08-15');
const createYear = (from: string, to: string) => ({ fromDate: toLocalDate(from), toDate: toLocalDate(to) });

describe('a year of the estate itself', () => {
  test.each([
    ['begins the day after the death', createYear('2025-08-16', '2026-02-28'), []],
    ['not on the day of the death', createYear('2025-08-15', '2026-02-28'), ['fromDate']],
    ['ends after it begins', createYear('2026-03-02', '2026-03-01'), ['toDate']],
    ['lies in one tax year', createYear('2025-08-16', '2026-03-01'), ['toDate']],
    ['counts no day twice', createYear('2026-06-01', '2026-07-31'), ['fromDate']],
  ] as const)('%s', (_, one, fields) => {
    const others = [createYear('2026-07-31', '2027-02-28')];
    const refused = checkTaxYear(one, others, died);
    expect(refused ? readRefusalFields(refused) : []).toEqual(fields);
  });

  test('waits for the date of death', () => {
    expect(readRefusalFields(checkTaxYear(createYear('2025-08-16', '2026-02-28'), [], null)!)).toEqual(['fromDate']);
  });
});

const entry = { bankAccountID: null, fromDate: null, toDate: null, assetID: null };
const createIncome = (receivedDate: string, amount: number, more: Partial<IncomeEntry> = {}): IncomeEntry =>
  ({
    ...entry,
    receivedDate: toLocalDate(receivedDate),
    incomeType: 'Rent',
    amount: rand(amount),
    ...more,
  }) as IncomeEntry;
const createExpense = (paidDate: string, amount: number, costType: string): ExpenseEntry =>
  ({
    ...entry,
    paidDate: toLocalDate(paidDate),
    costType,
    expenseType: null,
    liabilityID: null,
    amount: rand(amount),
  }) as ExpenseEntry;

describe('years nobody captured yet', () => {
  const money = {
    incomes: [
      createIncome('2025-10-01', 1000),
      // Half of it had accrued when he died: no income of the estate.
      createIncome('2025-09-01', 310, { fromDate: toLocalDate('2025-08-01'), toDate: toLocalDate('2025-08-31') }),
      createIncome('2026-05-01', 700),
    ],
    expenses: [
      createExpense('2025-11-01', 200, 'Charged against income'),
      createExpense('2025-11-02', 5000, 'Valuations'),
    ],
  };

  test('are those the estate lived through, with what the ledger shows', () => {
    expect(suggestTaxYears(died, toLocalDate('2026-11-15'), [], money)).toEqual([
      { ...createYear('2025-08-16', '2026-02-28'), netIncome: rand(1000 + 160 - 200) },
      { ...createYear('2026-03-01', '2026-11-15'), netIncome: rand(700) },
    ]);
  });

  test('without those that were', () => {
    const known = [createYear('2025-08-16', '2025-12-31')];
    expect(suggestTaxYears(died, toLocalDate('2026-11-15'), known, money)).toEqual([
      { ...createYear('2026-03-01', '2026-11-15'), netIncome: rand(700) },
    ]);
  });
});

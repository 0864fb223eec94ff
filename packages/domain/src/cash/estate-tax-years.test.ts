import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { refusedFields } from '../law/testing';
import { rand } from '../money/cents';
import { checkTaxYear, suggestedTaxYears } from './estate-tax-years';
import type { ExpenseEntry } from './expense';
import type { IncomeEntry } from './income';

const died = localDate('2025-08-15');
const year = (from: string, to: string) => ({ fromDate: localDate(from), toDate: localDate(to) });

describe('a year of the estate itself', () => {
  test.each([
    ['begins the day after the death', year('2025-08-16', '2026-02-28'), []],
    ['not on the day of the death', year('2025-08-15', '2026-02-28'), ['fromDate']],
    ['ends after it begins', year('2026-03-02', '2026-03-01'), ['toDate']],
    ['lies in one tax year', year('2025-08-16', '2026-03-01'), ['toDate']],
    ['counts no day twice', year('2026-06-01', '2026-07-31'), ['fromDate']],
  ] as const)('%s', (_, one, fields) => {
    const others = [year('2026-07-31', '2027-02-28')];
    const refused = checkTaxYear(one, others, died);
    expect(refused ? refusedFields(refused) : []).toEqual(fields);
  });

  test('waits for the date of death', () => {
    expect(refusedFields(checkTaxYear(year('2025-08-16', '2026-02-28'), [], null)!)).toEqual(['fromDate']);
  });
});

const entry = { bankAccountID: null, fromDate: null, toDate: null, assetID: null };
const income = (receivedDate: string, amount: number, more: Partial<IncomeEntry> = {}): IncomeEntry =>
  ({
    ...entry,
    receivedDate: localDate(receivedDate),
    incomeType: 'Rent',
    amount: rand(amount),
    ...more,
  }) as IncomeEntry;
const expense = (paidDate: string, amount: number, costType: string): ExpenseEntry =>
  ({
    ...entry,
    paidDate: localDate(paidDate),
    costType,
    expenseType: null,
    liabilityID: null,
    amount: rand(amount),
  }) as ExpenseEntry;

describe('years nobody captured yet', () => {
  const money = {
    incomes: [
      income('2025-10-01', 1000),
      // Half of it had accrued when he died: no income of the estate.
      income('2025-09-01', 310, { fromDate: localDate('2025-08-01'), toDate: localDate('2025-08-31') }),
      income('2026-05-01', 700),
    ],
    expenses: [expense('2025-11-01', 200, 'Charged against income'), expense('2025-11-02', 5000, 'Valuations')],
  };

  test('are those the estate lived through, with what the ledger shows', () => {
    expect(suggestedTaxYears(died, localDate('2026-11-15'), [], money)).toEqual([
      { ...year('2025-08-16', '2026-02-28'), netIncome: rand(1000 + 160 - 200) },
      { ...year('2026-03-01', '2026-11-15'), netIncome: rand(700) },
    ]);
  });

  test('without those that were', () => {
    const known = [year('2025-08-16', '2025-12-31')];
    expect(suggestedTaxYears(died, localDate('2026-11-15'), known, money)).toEqual([
      { ...year('2026-03-01', '2026-11-15'), netIncome: rand(700) },
    ]);
  });
});

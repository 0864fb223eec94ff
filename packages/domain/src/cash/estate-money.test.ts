import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { toEstateMoney, type StoredExpense, type StoredIncome } from './estate-money';

const died = toLocalDate('2026-02-07');
const createIncome = (more: Partial<StoredIncome> = {}): StoredIncome => ({
  id: 1,
  description: 'Rent',
  voucher: null,
  account: null,
  receivedDate: toLocalDate('2026-03-01'),
  incomeType: 'Rent',
  amount: rand(2800),
  vatAmount: null,
  bankAccountID: null,
  assetID: null,
  fromDate: null,
  toDate: null,
  ...more,
});
const createExpense = (more: Partial<StoredExpense> = {}): StoredExpense => ({
  id: 2,
  description: 'Notice',
  voucher: '9',
  account: 2,
  paidDate: toLocalDate('2026-03-01'),
  costType: 'Advertisements',
  expenseType: null,
  amount: rand(450),
  vatAmount: null,
  bankAccountID: null,
  assetID: null,
  liabilityID: null,
  borneBy: null,
  isForEstateDuty: false,
  fromDate: null,
  toDate: null,
  ...more,
});

describe('what moved in an estate', () => {
  it('parts income at the death: what had accrued is money of the estate', () => {
    const { income, accrued } = toEstateMoney(
      [createIncome({ fromDate: toLocalDate('2026-02-01'), toDate: toLocalDate('2026-02-28'), assetID: 5 })],
      [],
      died,
    );
    expect(income).toEqual([{ id: '1', narrative: 'Rent', amount: rand(2100), assetId: '5' }]);
    expect(accrued).toEqual([
      { id: 'accrued 1', description: 'Rent', class: 'claim', value: rand(700), treatment: 'money' },
    ]);
  });

  it('before the death is all capital, after it all income, and adds up whatever the day', () => {
    const before = toEstateMoney([createIncome({ receivedDate: died })], [], died);
    expect([before.income, before.accrued.map(({ value }) => value)]).toEqual([[], [rand(2800)]]);
    expect(toEstateMoney([createIncome()], [], died)).toMatchObject({ income: [{ amount: rand(2800) }], accrued: [] });
  });

  it('takes costs by their kind, with who bears them', () => {
    const { costs } = toEstateMoney([], [createExpense({ borneBy: 'the deceased only', isForEstateDuty: true })], died);
    expect(costs).toEqual([
      {
        id: '2',
        narrative: 'Notice',
        voucher: '9',
        account: 2,
        kind: 'advertisements',
        amount: rand(450),
        allocation: 'deceasedOnly',
        forEstateDuty: true,
      },
    ]);
  });

  it('counts no claim that is paid and no fee the account computes as a cost', () => {
    const moved = toEstateMoney(
      [],
      [
        createExpense({ liabilityID: 7, costType: null }),
        createExpense({ costType: 'Remuneration paid' }),
        createExpense({ costType: "Master's fees paid" }),
        createExpense({ costType: 'Charged against income' }),
      ],
      died,
    );
    expect(moved.costs).toEqual([]);
    expect(moved.incomeExpenses).toEqual([
      { id: '2', narrative: 'Notice', voucher: '9', account: 2, amount: rand(450) },
    ]);
  });
});

import { expenses } from '@boedel/contract/cash/expense.record';
import { incomes } from '@boedel/contract/cash/income.record';
import {
  type EstateMoney,
  toEstateMoney,
  type StoredExpense,
  type StoredIncome,
} from '@boedel/domain/cash/estate-money';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { findCuratorshipEnd } from './curatorship-end.store';
import { createMatterRecordKit } from '../../platform/record/matter-record';

// To read by; the rules that a change asks stand above the figures, which stand on this.
const [incomeRows, expenseRows] = [createMatterRecordKit(incomes), createMatterRecordKit(expenses)];

interface MoneyRows {
  readonly received: readonly StoredIncome[];
  readonly paid: readonly StoredExpense[];
  /** Up to when it was the curator's. */
  readonly until: LocalDate | null;
}

export async function readMoneyRows(tx: Tx, matterId: number): Promise<MoneyRows> {
  const [received, paid, until] = await Promise.all([
    incomeRows.store(tx).listOf(matterId),
    expenseRows.store(tx).listOf(matterId),
    findCuratorshipEnd(tx, matterId),
  ]);
  return {
    received: received.map((row) => incomeRows.read(row) as StoredIncome),
    paid: paid.map((row) => expenseRows.read(row) as StoredExpense),
    until,
  };
}

/**
 * What moved in an estate in the words of its account: costs, income after the death, and what had accrued at it. What a
 * curator collected and paid before stands in what the estate took over.
 */
export const toMatterMoney = ({ received, paid, until }: MoneyRows, diedOn: LocalDate | null): EstateMoney =>
  toEstateMoney(
    received.filter(({ receivedDate }) => until === null || receivedDate > until),
    paid.filter(({ paidDate }) => until === null || paidDate > until),
    diedOn,
  );

export const readEstateMoney = async (tx: Tx, matterId: number, diedOn: LocalDate | null): Promise<EstateMoney> =>
  toMatterMoney(await readMoneyRows(tx, matterId), diedOn);

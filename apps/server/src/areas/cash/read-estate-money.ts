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

/**
 * What moved in an estate in the words of its account: costs, income after the death, and what had accrued at it. What a
 * curator collected and paid before stands in what the estate took over.
 */
export async function readEstateMoney(tx: Tx, matterId: number, diedOn: LocalDate | null): Promise<EstateMoney> {
  const received = await incomeRows.store(tx).listOf(matterId);
  const paid = await expenseRows.store(tx).listOf(matterId);
  const until = await findCuratorshipEnd(tx, matterId);
  return toEstateMoney(
    received
      .map((row) => incomeRows.read(row) as StoredIncome)
      .filter(({ receivedDate }) => until === null || receivedDate > until),
    paid
      .map((row) => expenseRows.read(row) as StoredExpense)
      .filter(({ paidDate }) => until === null || paidDate > until),
    diedOn,
  );
}

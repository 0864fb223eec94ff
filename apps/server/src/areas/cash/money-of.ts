import { expenses } from '@boedel/contract/cash/expense.record';
import { incomes } from '@boedel/contract/cash/income.record';
import { type EstateMoney, estateMoney, type KeptExpense, type KeptIncome } from '@boedel/domain/cash/estate-money';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { curatorsUntil } from './curatorship-end.store';
import { matterRecordKit } from '../../platform/record/matter-record';

// To read by; the rules that a change asks stand above the figures, which stand on this.
const [incomeRows, expenseRows] = [matterRecordKit(incomes), matterRecordKit(expenses)];

/**
 * What moved in an estate in the words of its account: costs, income after the death, and what had accrued at it. What a
 * curator collected and paid before stands in what the estate took over.
 */
export async function moneyOf(tx: Tx, matterId: number, diedOn: LocalDate | null): Promise<EstateMoney> {
  const received = await incomeRows.store(tx).listOf(matterId);
  const paid = await expenseRows.store(tx).listOf(matterId);
  const until = await curatorsUntil(tx, matterId);
  return estateMoney(
    received
      .map((row) => incomeRows.read(row) as KeptIncome)
      .filter(({ receivedDate }) => until === null || receivedDate > until),
    paid
      .map((row) => expenseRows.read(row) as KeptExpense)
      .filter(({ paidDate }) => until === null || paidDate > until),
    diedOn,
  );
}

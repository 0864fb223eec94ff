import type { LocalDate } from '@boedel/domain/dates/local-date';
import { chart } from '@boedel/domain/ledger/chart';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { blankExpense } from '../cash/blank-entries';
import { expenseKit } from '../cash/expenses';
import { readSaleCosts, linkSaleCosts, unlinkSaleCosts } from './asset-sale.store';

interface SaleCosts {
  readonly saleId: number;
  readonly assetId: number;
  readonly asset: string;
  readonly costs: Cents | null;
  readonly day: LocalDate;
  readonly bankAccountId: number | null;
}

/** What selling an asset cost goes, where it was booked before. */
export const removeSaleCosts = (tx: Tx, asked: MatterRecordRequest, saleId: number): Promise<void> =>
  runAsFirm(tx, async () => {
    const { expense } = await readSaleCosts(tx, saleId);
    if (expense === null) return;
    await unlinkSaleCosts(tx, saleId);
    await expenseKit.removeIn(tx, asked, expense);
  });

/**
 * The costs of a sale as a cost of the asset, so that its own account bears them, encumbered or not. Whoever sells need not
 * see the money: what follows for the ledger is the firm's.
 */
export async function bookSaleCosts(
  tx: Tx,
  asked: MatterRecordRequest,
  matterId: number,
  { saleId, assetId, asset, costs, day, bankAccountId }: SaleCosts,
): Promise<void> {
  await removeSaleCosts(tx, asked, saleId);
  if (costs === null || costs <= 0) return;
  await runAsFirm(tx, async () => {
    const at = await expenseKit.toChange(tx, asked, matterId);
    const { id } = await expenseKit.insert(
      {
        ...blankExpense,
        description: `Sale costs: ${asset}`,
        amount: costs,
        paidDate: day,
        bankAccountID: bankAccountId,
        assetID: assetId,
        costType: chart['COST:other'].label,
        voucher: null,
      },
      at,
    );
    await linkSaleCosts(tx, id, saleId);
  });
}

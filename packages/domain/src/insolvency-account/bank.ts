import { type Cents, minus, nil, sum } from '../money/cents';
import type { BookedCost, BookedReceipt, InsolvencyBooks } from './books';

/** From what was in the banks at the beginning to what is there now, and what that is for. */
export interface BankReconciliation {
  readonly opening: Cents;
  readonly received: Cents;
  readonly paid: Cents;
  /** Dividends and contributions of earlier accounts. */
  readonly dividends: Cents;
  readonly contributions: Cents;
  /** Goods that secured creditors kept: received and paid at once, without money. */
  readonly takenOver: Cents;
  /** Received for a composition, less what was paid by it. */
  readonly composition: Cents;
  readonly closing: Cents;
  readonly banks: InsolvencyBooks['banks'];
  readonly byLedger: Cents;
  /** Contributions, and costs that creditors of an asset owe. */
  readonly toCollect: Cents;
  /** Of this account; below nil where costs of an earlier one were paid. */
  readonly unpaidCosts: Cents;
  /** What is left is what is awarded. */
  readonly awards: Cents;
}

const sumAmounts = (lines: readonly { readonly amount: Cents }[]): Cents => sum(lines.map(({ amount }) => amount));
const sumBanked = (lines: readonly { readonly isBanked: boolean; readonly amount: Cents }[]): Cents =>
  sumAmounts(lines.filter(({ isBanked }) => isBanked));

export function reconcileInsolvencyBank(
  books: InsolvencyBooks,
  receipts: readonly BookedReceipt[],
  costs: readonly BookedCost[],
  opening: Cents,
  drawn: { readonly costs: Cents; readonly toCollect: Cents },
  settled: Pick<InsolvencyBooks, 'dividends' | 'contributions' | 'composition'>,
): BankReconciliation {
  const received = sumBanked(receipts);
  const paid = sumBanked(costs);
  const dividends = sumAmounts(settled.dividends.filter(({ isTakenOver }) => !isTakenOver));
  const takenOver = sumAmounts(settled.dividends.filter(({ isTakenOver }) => isTakenOver));
  const contributions = sumAmounts(settled.contributions);
  const composition = sumAmounts(settled.composition);
  const closing = minus(sum([opening, received, contributions, composition]), sum([paid, dividends, takenOver]));
  const unpaidCosts = minus(drawn.costs, paid);
  return {
    opening,
    received,
    paid,
    dividends,
    takenOver,
    contributions,
    composition,
    closing,
    banks: books.banks,
    byLedger: sum([nil, ...books.banks.map(({ balance }) => balance)]),
    toCollect: drawn.toCollect,
    unpaidCosts,
    // What earlier accounts still hold is their opening balance, with what was collected and paid for them since.
    awards: minus(
      sum([closing, drawn.toCollect, dividends, takenOver]),
      sum([opening, contributions, composition, unpaidCosts]),
    ),
  };
}

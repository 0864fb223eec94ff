import { type Cents, minus, nil, plus, sum } from '../money/cents';
import type { BookedCost, BookedReceipt, InsolvencyBooks } from './books';

/** From what was in the banks at the beginning to what is there now, and what that is for. */
export interface BankReconciliation {
  readonly opening: Cents;
  readonly received: Cents;
  readonly paid: Cents;
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

const banked = (lines: readonly { readonly isBanked: boolean; readonly amount: Cents }[]): Cents =>
  sum(lines.filter(({ isBanked }) => isBanked).map(({ amount }) => amount));

export function reconcile(
  books: InsolvencyBooks,
  receipts: readonly BookedReceipt[],
  costs: readonly BookedCost[],
  opening: Cents,
  drawn: { readonly costs: Cents; readonly toCollect: Cents },
): BankReconciliation {
  const received = banked(receipts);
  const paid = banked(costs);
  const closing = minus(plus(opening, received), paid);
  const unpaidCosts = minus(drawn.costs, paid);
  return {
    opening,
    received,
    paid,
    closing,
    banks: books.banks,
    byLedger: sum([nil, ...books.banks.map(({ balance }) => balance)]),
    toCollect: drawn.toCollect,
    unpaidCosts,
    awards: minus(minus(plus(closing, drawn.toCollect), opening), unpaidCosts),
  };
}

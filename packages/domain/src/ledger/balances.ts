import { type Cents, cents, negate, nil } from '../money/cents';
import { type AccountCode, chart, type AccountSide } from './chart';

/** What the postings of an account come to, up to a day; a debit is positive. */
export interface AccountBalance {
  readonly account: AccountCode;
  readonly cents: Cents;
}

export interface LedgerPosition {
  /** In the bank accounts. */
  readonly cash: Cents;
  /** Taken over, accrued at death, realised, less claims and capital spent. */
  readonly capital: Cents;
  readonly income: Cents;
  readonly expenses: Cents;
  /** Booked and not in the bank yet: to be received less to be paid, transfers on their way, what is not classified. */
  readonly open: Cents;
}

/** The ledger as one looks at it: what came in positive, what went out as an expense. Cash is what the others explain. */
export function computeLedgerPosition(balances: readonly AccountBalance[]): LedgerPosition {
  const totals: Record<AccountSide, Cents> = { money: nil, capital: nil, income: nil, expense: nil, open: nil };
  for (const { account, cents: amount } of balances) {
    const { side } = chart[account];
    totals[side] = cents(totals[side] + amount);
  }
  return {
    cash: totals.money,
    capital: negate(totals.capital),
    income: negate(totals.income),
    expenses: totals.expense,
    open: totals.open,
  };
}

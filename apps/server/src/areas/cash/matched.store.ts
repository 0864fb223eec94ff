import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export type MatchedSource = 'income' | 'expense' | 'money_movement';

/** Whether an entry answers a bank line. */
export const isMatched = async (tx: Tx, source: MatchedSource, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select from recon_match_entry where source = ${source} and source_id = ${id} limit 1`)) !==
  undefined;

/** Whether an entry is what a payment of the payout file became, or what it came back by. */
export const isPaidOut = async (tx: Tx, source: MatchedSource, id: number): Promise<boolean> =>
  source !== 'income' &&
  (await tx.maybe(
    source === 'expense'
      ? sql`select from payout where paid_expense_id = ${id}
          union all select from payout_file_row where returned_expense_id = ${id}`
      : sql`select from payout where paid_movement_id = ${id}
          union all select from payout_file_row where returned_movement_id = ${id}`,
  )) !== undefined;

/** Whether payments of the Road Accident Fund are answered by an income. */
export const isFundPayment = async (tx: Tx, source: MatchedSource, id: number): Promise<boolean> =>
  source === 'income' && (await tx.maybe(sql`select from raf_payment where income_id = ${id} limit 1`)) !== undefined;

/** Whether an expense is a fee that was invoiced to a trust. */
export const isInvoiced = async (tx: Tx, source: MatchedSource, id: number): Promise<boolean> =>
  source === 'expense' && (await tx.maybe(sql`select from trust_invoice where expense_id = ${id}`)) !== undefined;

import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const readSaleCosts = (tx: Tx, saleId: number): Promise<{ expense: number | null }> =>
  tx.one(sql`select costs_expense_id as expense from asset_sale where id = ${saleId}`);

export const unlinkSaleCosts = (tx: Tx, saleId: number): Promise<number> =>
  tx.run(sql`update asset_sale set costs_expense_id = null where id = ${saleId}`);

export const linkSaleCosts = (tx: Tx, expenseId: number, saleId: number): Promise<number> =>
  tx.run(sql`update asset_sale set costs_expense_id = ${expenseId} where id = ${saleId}`);

export const lockAccount = (tx: Tx, accountId: number, matterId: number): Promise<object | undefined> =>
  tx.maybe(sql`select id from bank_account where id = ${accountId} and matter_id = ${matterId} for key share`);

import type { Tx } from '../db/database';
import { sql } from '../db/sql';

/** What the person of a transaction reaches, as the database's settings hold it. */
export interface TransactionReach {
  readonly matters: string;
  readonly captured: string;
  readonly types: string;
}

export interface TouchedMatters {
  /** In which matters facts of the figures changed, and whether money moved in them; see functions/touched-matters.sql. */
  readonly matters: ReadonlyMap<number, { readonly hasMoneyMoved: boolean }>;
  readonly reach: TransactionReach;
}

const readIds = (ids: string): number[] => (ids === '' ? [] : ids.split(' ').map(Number));

/** What the transaction noted since this was last asked, with who works in it: one round trip for both. */
export async function takeTouchedMatters(tx: Tx): Promise<TouchedMatters> {
  const { touched, moved, ...reach } = await tx.one<TransactionReach & { touched: string; moved: string }>(sql`
    with noted as materialized (select coalesce(current_setting('app.touched', true), '') as touched,
      coalesce(current_setting('app.money_moved', true), '') as moved,
      coalesce(current_setting('app.matters', true), '') as matters,
      coalesce(current_setting('app.capture_matters', true), '') as captured,
      coalesce(current_setting('app.types', true), '') as types)
    select *, set_config('app.touched', '', true), set_config('app.money_moved', '', true) from noted`);
  const withMoney = new Set(readIds(moved));
  const all = [...new Set([...readIds(touched), ...withMoney])].toSorted((a, b) => a - b);
  return { matters: new Map(all.map((id) => [id, { hasMoneyMoved: withMoney.has(id) }])), reach };
}

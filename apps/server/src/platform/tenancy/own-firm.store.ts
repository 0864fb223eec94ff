import type { Tx } from '../db/database';
import { sql } from '../db/sql';

/** What the firm of the transaction is called and where it works. */
export const readOwnFirm = (tx: Tx): Promise<{ name: string; country: 'South Africa' | 'Namibia' }> =>
  tx.one(sql`select name, country from intermediary where id = app_firm()`);

import type { Tx } from '../db/database';
import { sql } from '../db/sql';

/** The person of the transaction; nobody in work of the app itself. */
export const findAsker = (tx: Tx): Promise<{ me: number | null }> => tx.one(sql`select app_user_id() as me`);

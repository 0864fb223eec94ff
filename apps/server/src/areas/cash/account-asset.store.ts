import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The bank account is this asset of the matter from now on. */
export const linkAccount = (tx: Tx, assetId: number, accountId: number): Promise<number> =>
  tx.run(sql`update bank_account set asset_id = ${assetId}, version = version + 1 where id = ${accountId}`);

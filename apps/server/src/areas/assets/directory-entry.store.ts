import type { Tx } from '../../platform/db/database';
import { sqlName, sql } from '../../platform/db/sql';

/** The directories that an asset and its sale name entries of. */
type AssetDirectory = 'creditor' | 'storageprovider' | 'valuer' | 'auctioneer';

export const isInDirectory = async (tx: Tx, directory: AssetDirectory, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select id from ${sqlName(directory)} where id = ${id}`)) !== undefined;

export const findEntryEmail = (
  tx: Tx,
  directory: AssetDirectory,
  id: number | null,
): Promise<{ email: string | null } | undefined> =>
  tx.maybe(sql`select email from ${sqlName(directory)} where id = ${id}`);

import type { Tx } from '../../platform/db/database';
import { name, sql } from '../../platform/db/sql';

/** The directories that an asset and its sale name entries of. */
type Named = 'creditor' | 'storageprovider' | 'valuer' | 'auctioneer';

export const isInDirectory = async (tx: Tx, directory: Named, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select id from ${name(directory)} where id = ${id}`)) !== undefined;

export const emailOfEntry = (
  tx: Tx,
  directory: Named,
  id: number | null,
): Promise<{ email: string | null } | undefined> =>
  tx.maybe(sql`select email from ${name(directory)} where id = ${id}`);

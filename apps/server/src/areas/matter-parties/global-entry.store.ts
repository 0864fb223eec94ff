import type { Tx } from '../../platform/db/database';
import { sqlName, sql } from '../../platform/db/sql';

export const findKnownId = (tx: Tx, entryId: number, directory: string): Promise<{ known_id: number } | undefined> =>
  tx.maybe(sql`select known_id from ${sqlName(directory)} where id = ${entryId}`);

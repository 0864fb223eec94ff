import type { Tx } from '../../platform/db/database';
import { name, sql } from '../../platform/db/sql';

export const knownIdOf = (tx: Tx, entryId: number, directory: string): Promise<{ known_id: number } | undefined> =>
  tx.maybe(sql`select known_id from ${name(directory)} where id = ${entryId}`);

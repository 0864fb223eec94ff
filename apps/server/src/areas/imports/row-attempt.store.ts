import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

// What a row tries is kept or undone by itself, inside the one transaction of its part.
export const beginRow = (tx: Tx): Promise<number> => tx.run(sql`savepoint a_row`);
export const releaseRow = (tx: Tx): Promise<number> => tx.run(sql`release savepoint a_row`);
export const undoRow = (tx: Tx): Promise<number> => tx.run(sql`rollback to savepoint a_row`);

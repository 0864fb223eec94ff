import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const isFirm = async (tx: Tx, firmId: number): Promise<boolean> =>
  (await tx.maybe(sql`select id from intermediary where id = ${firmId}`)) !== undefined;

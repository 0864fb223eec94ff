import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const setMatterName = (tx: Tx, matterId: number, name: string): Promise<number> =>
  tx.run(sql`update matter set name = ${name} where id = ${matterId} and name <> ${name}`);

export const clearKind = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`update matter set kind = null, version = version + 1 where id = ${matterId}`);

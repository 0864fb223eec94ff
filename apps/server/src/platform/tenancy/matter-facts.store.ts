import type { Tx } from '../db/database';
import { sql } from '../db/sql';

/** What sort of matter it is, and whose law holds. */
export const readMatterKind = (
  tx: Tx,
  matterId: number,
): Promise<{ readonly system_type: number; readonly kind: string | null; readonly country: string }> =>
  tx.one(sql`select system_type, kind, country from matter where id = ${matterId}`);

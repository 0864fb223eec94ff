import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The firm named, or all of them by name. */
export const listReportFirms = (tx: Tx, firmId: number | undefined): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`select id, name from intermediary where ${firmId === undefined ? sql`true` : sql`id = ${firmId}`}
    order by name, id`);

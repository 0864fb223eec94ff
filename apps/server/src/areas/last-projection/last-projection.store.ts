import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

const table = firmTable('last_projection', {
  matter_id: c.id,
  made_on: c.day,
  papers: c.json<Readonly<Record<'en' | 'af', Paper>>>(),
});

export const lastProjectionStore = (tx: Tx) => ({
  ...tableStore(tx, table),
  ofMatter: (matterId: number): Promise<RowOf<typeof table> | undefined> =>
    tx.maybe(sql`select * from last_projection where matter_id = ${matterId}`),
});

import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

export const viewTable = firmTable('saved_view', {
  list: c.text,
  person_id: c.id,
  name: c.text,
  is_shared: c.flag,
  state: c.json<Record<string, string>>(),
});

export const listViews = (tx: Tx, personId: number, list: string) =>
  tableStore(tx, viewTable).list(sql`list = ${list} and (is_shared or person_id = ${personId})`, sql`name, id`);

export const deleteViewByName = (tx: Tx, personId: number, list: string, name: string): Promise<number> =>
  tx.run(sql`delete from saved_view where list = ${list} and person_id = ${personId} and lower(name) = lower(${name})`);

export const deleteViewRow = (tx: Tx, id: number, personId: number): Promise<number> =>
  tx.run(sql`delete from saved_view where id = ${id} and person_id = ${personId}`);

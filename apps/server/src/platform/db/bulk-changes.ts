import type { Tx } from './database';
import { sqlName, sql } from './sql';

/** Changes of many rows at once, kept line by line with what stood before, so that whoever made one can take it back. */
export const bulkChangeStore = <Line extends object>(table: 'matter_bulk_change' | 'task_bulk_change') => ({
  keep: (tx: Tx, personId: number, lines: readonly Line[]): Promise<{ id: number }> =>
    tx.one(sql`
      insert into ${sqlName(table)} (person_id, lines) values (${personId}, ${JSON.stringify(lines)}::jsonb) returning id`),
  lock: (tx: Tx, id: number, personId: number): Promise<{ lines: Line[]; undone_at: string | null } | undefined> =>
    tx.maybe(sql`
      select lines, undone_at from ${sqlName(table)} where id = ${id} and person_id = ${personId} for update`),
  markUndone: (tx: Tx, id: number): Promise<number> =>
    tx.run(sql`update ${sqlName(table)} set undone_at = now(), version = version + 1 where id = ${id}`),
});

import type { Tx } from '../../platform/db/database';
import { name, sql } from '../../platform/db/sql';
import type { Table } from '../../platform/db/table';
import { holdsRight, seesMatter } from '../../platform/db/sees';

/** What a record of any table keeps in a column, or within its details, where the person may see the record. */
export function numberIn(
  tx: Tx,
  table: Table,
  id: number,
  where: { readonly column: string } | { readonly within: readonly string[] },
): Promise<{ value: string | null; matter_id: number | null } | undefined> {
  const hasMatter = 'matter_id' in table.columns;
  const ofMatter = sql`${name(table.name)}.matter_id`;
  const value = 'within' in where ? sql`details #>> ${[...where.within]}::text[]` : name(where.column);
  return tx.maybe(sql`
    select ${value} as value, ${hasMatter ? sql`matter_id` : sql`null::bigint as matter_id`}
    from ${name(table.name)} where id = ${id}
      and ${hasMatter ? sql`${seesMatter(ofMatter)} and ${holdsRight(ofMatter, table.right ?? 'estate')}` : sql`true`}`);
}

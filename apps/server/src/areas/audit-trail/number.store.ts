import type { Tx } from '../../platform/db/database';
import { sqlName, sql } from '../../platform/db/sql';
import type { DatabaseTable } from '../../platform/db/table';
import { whereHoldsRight, whereSeesMatter } from '../../platform/db/sees';

/** What a record of any table keeps in a column, or within its details, where the person may see the record. */
export function findPrivateNumber(
  tx: Tx,
  table: DatabaseTable,
  id: number,
  where: { readonly column: string } | { readonly within: readonly string[] },
): Promise<{ value: string | null; matter_id: number | null } | undefined> {
  const hasMatter = 'matter_id' in table.columns;
  const ofMatter = sql`${sqlName(table.name)}.matter_id`;
  const value = 'within' in where ? sql`details #>> ${[...where.within]}::text[]` : sqlName(where.column);
  return tx.maybe(sql`
    select ${value} as value, ${hasMatter ? sql`matter_id` : sql`null::bigint as matter_id`}
    from ${sqlName(table.name)} where id = ${id}
      and ${hasMatter ? sql`${whereSeesMatter(ofMatter)} and ${whereHoldsRight(ofMatter, table.right ?? 'estate')}` : sql`true`}`);
}

import type { Tx } from './database';
import { joinSql, sqlName, sql } from './sql';

/** How many rows of these tables name each of the ids in a column they share; an id that none names is left out. */
export async function countMentionsByColumn(
  tx: Tx,
  column: string,
  ids: readonly number[],
  tables: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const naming = tables.map(
    (table) =>
      sql`select ${sqlName(column)} as id from ${sqlName(table)} where ${sqlName(column)} = any(${[...ids]}::bigint[])`,
  );
  const rows = await tx.rows<{ id: number; n: number }>(
    sql`select id, count(*)::int as n from (${joinSql(naming, ' union all ')}) named group by id`,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

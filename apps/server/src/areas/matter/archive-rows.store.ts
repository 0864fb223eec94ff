import type { Tx } from '../../platform/db/database';
import { joinSql, sqlName, sql } from '../../platform/db/sql';

type ArchiveStoreRow = Readonly<Record<string, unknown>>;

/** The row with these columns, and the id it has from now on. Table and columns are the declaration's, never the file's. */
export const insertRow = async (tx: Tx, table: string, row: ArchiveStoreRow): Promise<number> => {
  const list = joinSql(Object.keys(row).map(sqlName));
  const { id } = await tx.one<{ id: number }>(sql`
    insert into ${sqlName(table)} (${list})
    select ${list} from jsonb_populate_record(null::${sqlName(table)}, ${JSON.stringify(row)}::jsonb)
    returning (to_jsonb(${sqlName(table)}) ->> 'id')::bigint as id`);
  return id;
};

/** Entries of a list that have this in a column, the oldest first. */
export const listEntriesWith = (tx: Tx, table: string, column: string, value: string): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from ${sqlName(table)} where ${sqlName(column)} = ${value} order by id limit 20`);

export const listEntriesNamed = (tx: Tx, table: string, called: string): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from ${sqlName(table)} where lower(name) = lower(${called}) order by id limit 20`);

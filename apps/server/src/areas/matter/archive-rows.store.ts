import type { Tx } from '../../platform/db/database';
import { joined, name, sql } from '../../platform/db/sql';

type Row = Readonly<Record<string, unknown>>;

/** The row with these columns, and the id it has from now on. Table and columns are the declaration's, never the file's. */
export const insertRow = async (tx: Tx, table: string, row: Row): Promise<number> => {
  const list = joined(Object.keys(row).map(name));
  const { id } = await tx.one<{ id: number }>(sql`
    insert into ${name(table)} (${list})
    select ${list} from jsonb_populate_record(null::${name(table)}, ${JSON.stringify(row)}::jsonb)
    returning (to_jsonb(${name(table)}) ->> 'id')::bigint as id`);
  return id;
};

/** Entries of a list that have this in a column, the oldest first. */
export const entriesWith = (tx: Tx, table: string, column: string, value: string): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from ${name(table)} where ${name(column)} = ${value} order by id limit 20`);

export const entriesNamed = (tx: Tx, table: string, called: string): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from ${name(table)} where lower(name) = lower(${called}) order by id limit 20`);

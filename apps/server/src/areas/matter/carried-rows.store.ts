import type { Tx } from '../../platform/db/database';
import { joined, name, sql } from '../../platform/db/sql';
import type { TableShape } from './carried-tables';
import type { Row } from './matter-file';

export const insert = async (tx: Tx, { name: table, columns }: TableShape, row: Row): Promise<number> => {
  const given = columns.filter((column) => row[column] !== undefined);
  const list = joined(given.map(name));
  const { id } = await tx.one<{ id: number }>(sql`
    insert into ${name(table)} (${list})
    select ${list} from jsonb_populate_record(null::${name(table)}, ${JSON.stringify(row)}::jsonb)
    returning (to_jsonb(${name(table)}) ->> 'id')::bigint as id`);
  return id;
};

/** Lists of the provider are the same for every firm. */
export const isShared = async (tx: Tx, table: string, id: number): Promise<boolean> =>
  ['masteroffice', 'magistrateoffice'].includes(table) &&
  (await tx.maybe(sql`select id from ${name(table)} where id = ${id} and intermediary_id = 0`)) !== undefined;

export const firstTwoWith = (tx: Tx, table: string, column: string, value: string): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from ${name(table)} where ${name(column)} = ${value} order by id limit 2`);

export const firstCalled = (tx: Tx, table: string, called: string): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`select id from ${name(table)} where lower(name) = lower(${called}) order by id limit 1`);

export const setReference = (
  tx: Tx,
  {
    id,
    table,
    column,
    now,
  }: { readonly id: number; readonly table: string; readonly column: string; readonly now: number },
): Promise<number> => tx.run(sql`update ${name(table)} set ${name(column)} = ${now} where id = ${id}`);

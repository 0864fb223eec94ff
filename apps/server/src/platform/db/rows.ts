import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { Conflict, NotFound } from '../problems';
import { seesMatter, seesType } from '../tenancy/sees';
import type { Tx } from './database';
import { joined, name, type Sql, sql } from './sql';
import type { RowOf, Table, ValuesOf } from './table';

/**
 * The verbs every store has, for one table inside one transaction. The firm is the transaction's own, and a matter of a
 * type the person does not work in is not there, nor is anything that hangs on it.
 */
export interface Rows<T extends Table> {
  find(id: number): Promise<RowOf<T>>;
  maybe(id: number): Promise<RowOf<T> | undefined>;
  /** As find, holding the row until the transaction ends. */
  lock(id: number): Promise<RowOf<T>>;
  list(where: Sql, order?: Sql): Promise<RowOf<T>[]>;
  insert(values: ValuesOf<T>): Promise<RowOf<T>>;
  /** Changes the row if it is still at the version the person saw; otherwise a conflict that shows both sides. */
  change(id: number, version: number, values: ValuesOf<T>): Promise<RowOf<T>>;
  remove(id: number): Promise<RowOf<T>>;
}

const asParameter = (value: unknown, sqlType: string): unknown =>
  sqlType === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value;

function reachedIn({ name: table, columns }: Table): Sql {
  if (table === 'matter') return seesType(sql`system_type`);
  const matterId = columns['matter_id'];
  if (!matterId) return sql`true`;
  const ofMatter = seesMatter(sql`${name(table)}.matter_id`);
  return matterId.nullable ? sql`(${name(table)}.matter_id is null or ${ofMatter})` : ofMatter;
}

export function rowsOf<T extends Table>(tx: Tx, table: T): Rows<T> {
  type Row = RowOf<T>;
  const all = joined(Object.keys(table.columns).map(name));
  const from = name(table.name);
  const reached = reachedIn(table);
  const given = (values: ValuesOf<T>): [string, unknown][] =>
    Object.entries(values as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const typed = ([key, value]: [string, unknown]): Sql => {
    // Answers show such numbers masked; were the masked text written back, the number would be gone.
    if (isMasked(value) && isPrivate(key)) throw new Error(`${table.name}.${key} would lose its number to its mask`);
    return sql`${asParameter(value, table.columns[key]!.sqlType)}`;
  };

  const maybe = (id: number): Promise<Row | undefined> =>
    tx.maybe(sql`select ${all} from ${from} where id = ${id} and ${reached}`);
  const there = (row: Row | undefined): Row => {
    if (!row) throw new NotFound();
    return row;
  };

  return {
    maybe,
    find: async (id) => there(await maybe(id)),
    lock: async (id) =>
      there(await tx.maybe(sql`select ${all} from ${from} where id = ${id} and ${reached} for update`)),
    list: (where, order = sql`id`) =>
      tx.rows(sql`select ${all} from ${from} where (${where}) and ${reached} order by ${order}`),
    insert: async (values) => {
      const entries = given(values);
      return tx.one(
        entries.length === 0
          ? sql`insert into ${from} default values returning ${all}`
          : sql`insert into ${from} (${joined(entries.map(([key]) => name(key)))})
                values (${joined(entries.map(typed))}) returning ${all}`,
      );
    },
    change: async (id, version, values) => {
      const sets = given(values).map((entry) => sql`${name(entry[0])} = ${typed(entry)}`);
      const changed = await tx.maybe<Row>(
        sql`update ${from} set ${joined([...sets, sql`version = version + 1`])}
            where id = ${id} and version = ${version} and ${reached} returning ${all}`,
      );
      if (changed) return changed;
      throw new Conflict(there(await maybe(id)));
    },
    remove: async (id) =>
      there(await tx.maybe(sql`delete from ${from} where id = ${id} and ${reached} returning ${all}`)),
  };
}

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { Conflict, NotFound } from '../problems';
import { seesMatter, seesType } from './sees';
import type { Tx } from './database';
import { joined, name, type Sql, sql } from './sql';
import type { Column, RowOf, Table, ValuesOf } from './table';

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
  /** Those with these ids that one sees, in the order of their ids. */
  some(ids: readonly number[]): Promise<RowOf<T>[]>;
  /** Those of a matter, in the order they were captured. */
  ofMatter(matterId: number): Promise<RowOf<T>[]>;
  insert(values: ValuesOf<T>): Promise<RowOf<T>>;
  /** As many as there are in one statement, answered in the order given; all name the same columns. */
  insertAll(rows: readonly ValuesOf<T>[]): Promise<RowOf<T>[]>;
  /** Changes the row if it is still at the version the person saw; otherwise a conflict that shows both sides. */
  change(id: number, version: number, values: ValuesOf<T>): Promise<RowOf<T>>;
  /** As find, holding the row for a change if it is still at the version the person saw; otherwise a conflict as change's. */
  hold(id: number, version: number): Promise<RowOf<T>>;
  /** Changes a row that is held. Where it is known beforehand how it will stand, nobody waits for it but the commit. */
  changeHeld(held: RowOf<T>, values: ValuesOf<T>): Promise<RowOf<T>>;
  /** As change, for many in one statement, answered in the order given; all name the same columns. */
  changeAll(rows: readonly Changed<T>[]): Promise<RowOf<T>[]>;
  remove(id: number): Promise<RowOf<T>>;
  removeAll(ids: readonly number[]): Promise<RowOf<T>[]>;
}

interface Changed<T extends Table> {
  readonly id: number;
  readonly version: number;
  readonly values: ValuesOf<T>;
}

/** What comes back from a column as it was written. */
const exact: ReadonlySet<string> = new Set(['text', 'boolean', 'integer', 'bigint', 'date']);

const isAsItWas = ({ sqlType }: Column, before: unknown, value: unknown): boolean =>
  sqlType === 'numeric' && before !== null && value !== null
    ? Number(before) === Number(value)
    : isDeepStrictEqual(before, value);

const asParameter = (value: unknown, sqlType: string): unknown =>
  sqlType === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value;

function reachedIn({ name: table, columns }: Table): Sql {
  if (table === 'matter') return seesType(sql`system_type`);
  const matterId = columns['matter_id'];
  if (!matterId) return sql`true`;
  const ofMatter = seesMatter(sql`${name(table)}.matter_id`);
  return matterId.nullable ? sql`(${name(table)}.matter_id is null or ${ofMatter})` : ofMatter;
}

interface Parts {
  readonly all: Sql;
  readonly from: Sql;
  readonly reached: Sql;
}
/** What the statements about a table are made of, written once. */
const known = new WeakMap<Table, Parts>();
function partsOf(table: Table): Parts {
  const before = known.get(table);
  if (before) return before;
  const all = joined(Object.keys(table.columns).map(name));
  const parts = { all, from: name(table.name), reached: reachedIn(table) };
  known.set(table, parts);
  return parts;
}

export function rowsOf<T extends Table>(tx: Tx, table: T): Rows<T> {
  type Row = RowOf<T>;
  const { all, from, reached } = partsOf(table);
  const given = (values: ValuesOf<T>): [string, unknown][] =>
    Object.entries(values as Record<string, unknown>).filter(([, value]) => value !== undefined);
  // Answers show such numbers masked; were the masked text written back, the number would be gone.
  const unmasked = ([key, value]: [string, unknown]): void => {
    if (isMasked(value) && isPrivate(key)) throw new Error(`${table.name}.${key} would lose its number to its mask`);
  };
  const typed = ([key, value]: [string, unknown]): Sql => {
    unmasked([key, value]);
    return sql`${asParameter(value, table.columns[key]!.sqlType)}`;
  };
  /** Many rows as one value, so that the statement reads the same however many there are. */
  const listed = (rows: readonly object[]): { readonly columns: readonly string[]; readonly from: Sql } => {
    const columns = Object.keys(rows[0]!);
    for (const row of rows) {
      Object.entries(row).forEach(unmasked);
      assert.deepEqual(Object.keys(row), columns, `rows of ${table.name} name the same columns`);
    }
    return { columns, from: sql`jsonb_populate_recordset(null::${from}, ${JSON.stringify(rows)}::jsonb)` };
  };

  const maybe = (id: number): Promise<Row | undefined> =>
    tx.maybe(sql`select ${all} from ${from} where id = ${id} and ${reached}`);
  const there = (row: Row | undefined): Row => {
    if (!row) throw new NotFound();
    return row;
  };

  const update = (id: number, version: number, values: ValuesOf<T>): Sql => {
    const sets = given(values).map((entry) => sql`${name(entry[0])} = ${typed(entry)}`);
    return sql`update ${from} set ${joined([...sets, sql`version = version + 1`])}
      where id = ${id} and version = ${version} and ${reached}`;
  };

  const list = (where: Sql, order = sql`id`): Promise<Row[]> =>
    tx.rows(sql`select ${all} from ${from} where (${where}) and ${reached} order by ${order}`);

  return {
    maybe,
    list,
    some: (ids) => list(sql`id = any(${[...ids]}::bigint[])`),
    ofMatter: (matterId) => list(sql`matter_id = ${matterId}`),
    find: async (id) => there(await maybe(id)),
    lock: async (id) =>
      there(await tx.maybe(sql`select ${all} from ${from} where id = ${id} and ${reached} for update`)),
    insert: async (values) => {
      const entries = given(values);
      return tx.one(
        entries.length === 0
          ? sql`insert into ${from} default values returning ${all}`
          : sql`insert into ${from} (${joined(entries.map(([key]) => name(key)))})
                values (${joined(entries.map(typed))}) returning ${all}`,
      );
    },
    insertAll: async (rows) => {
      if (rows.length === 0) return [];
      const values = listed(rows.map((row) => Object.fromEntries(given(row))));
      const columns = joined(values.columns.map(name));
      return tx.rows(sql`insert into ${from} (${columns}) select ${columns} from ${values.from} returning ${all}`);
    },
    changeAll: async (rows) => {
      if (rows.length === 0) return [];
      const listing = listed(
        rows.map(({ id, version, values }) => ({ id, version, ...Object.fromEntries(given(values)) })),
      );
      const sets = listing.columns.filter((key) => key !== 'id' && key !== 'version');
      const changed = await tx.rows<Row>(
        sql`update ${from} set ${joined([...sets.map((key) => sql`${name(key)} = change.${name(key)}`), sql`version = ${from}.version + 1`])}
            from ${listing.from} as change where ${from}.id = change.id and ${from}.version = change.version and ${reached}
            returning ${joined(Object.keys(table.columns).map((key) => sql`${from}.${name(key)}`))}`,
      );
      const byId = new Map<unknown, Row>(changed.map((row) => [row.id, row]));
      const late = rows.find(({ id }) => !byId.has(id));
      if (late) throw new Conflict(there(await maybe(late.id)));
      return rows.map(({ id }) => byId.get(id)!);
    },
    change: async (id, version, values) => {
      const changed = await tx.maybe<Row>(sql`${update(id, version, values)} returning ${all}`);
      if (changed) return changed;
      throw new Conflict(there(await maybe(id)));
    },
    hold: async (id, version) => {
      const row = there(
        await tx.maybe(sql`select ${all} from ${from} where id = ${id} and ${reached} for no key update`),
      );
      if (row.version !== version) throw new Conflict(row);
      return row;
    },
    changeHeld: async (held, values) => {
      const changed = given(values).filter(
        ([key, value]) => !isAsItWas(table.columns[key]!, held[key as keyof Row], value),
      );
      // Mostly it is one field, whose statement is short; of two or more there would be too many different ones.
      const sets = changed.length > 1 ? values : (Object.fromEntries(changed) as ValuesOf<T>);
      const statement = update(held.id as number, held.version as number, sets);
      if (!changed.every(([key]) => exact.has(table.columns[key]!.sqlType))) {
        return tx.one(sql`${statement} returning ${all}`);
      }
      tx.behind(statement);
      return { ...held, ...Object.fromEntries(changed), version: (held.version as number) + 1 };
    },
    removeAll: async (ids) => {
      const gone =
        ids.length === 0
          ? []
          : await tx.rows<Row>(
              sql`delete from ${from} where id = any(${[...ids]}::bigint[]) and ${reached} returning ${all}`,
            );
      return ids.map((id) => there(gone.find((row) => row.id === id)));
    },
    remove: async (id) =>
      there(await tx.maybe(sql`delete from ${from} where id = ${id} and ${reached} returning ${all}`)),
  };
}

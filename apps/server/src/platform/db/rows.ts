import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '@boedel/domain/accounts/group-by';
import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { Conflict, NotFound } from '../problems';
import { whereSeesMatter, whereSeesType } from './sees';
import type { Tx } from './database';
import { joinSql, sqlName, type Sql, sql } from './sql';
import type { TableColumn, RowOf, DatabaseTable, ValuesOf } from './table';

/**
 * The verbs every store has, for one table inside one transaction. The firm is the transaction's own, and a matter of a
 * type the person does not work in is not there, nor is anything that hangs on it.
 */
export interface TableStore<T extends DatabaseTable> {
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
  /** As many as there are, answered in the order given: one statement for all that name the same columns. */
  insertAll(rows: readonly ValuesOf<T>[]): Promise<RowOf<T>[]>;
  /** Changes the row if it is still at the version the person saw; otherwise a conflict that shows both sides. */
  change(id: number, version: number, values: ValuesOf<T>): Promise<RowOf<T>>;
  /** As find, holding the row for a change if it is still at the version the person saw; otherwise a conflict as change's. */
  hold(id: number, version: number): Promise<RowOf<T>>;
  /** Changes a row that is held. Where it is known beforehand how it will stand, nobody waits for it but the commit. */
  changeHeld(held: RowOf<T>, values: ValuesOf<T>): Promise<RowOf<T>>;
  /** As change, for many in one statement, answered in the order given; all name the same columns. */
  changeAll(rows: readonly ChangedRow<T>[]): Promise<RowOf<T>[]>;
  remove(id: number): Promise<RowOf<T>>;
  removeAll(ids: readonly number[]): Promise<RowOf<T>[]>;
}

interface ChangedRow<T extends DatabaseTable> {
  readonly id: number;
  readonly version: number;
  readonly values: ValuesOf<T>;
}

/** What comes back from a column as it was written. */
const exact: ReadonlySet<string> = new Set(['text', 'boolean', 'integer', 'bigint', 'date']);

const isAsItWas = ({ sqlType }: TableColumn, before: unknown, value: unknown): boolean =>
  sqlType === 'numeric' && before !== null && value !== null
    ? Number(before) === Number(value)
    : isDeepStrictEqual(before, value);

const toParameter = (value: unknown, sqlType: string): unknown =>
  sqlType === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value;

function whereReached({ name: table, columns }: DatabaseTable): Sql {
  if (table === 'matter') return whereSeesType(sql`system_type`);
  const matterId = columns['matter_id'];
  if (!matterId) return sql`true`;
  const ofMatter = whereSeesMatter(sql`${sqlName(table)}.matter_id`);
  return matterId.nullable ? sql`(${sqlName(table)}.matter_id is null or ${ofMatter})` : ofMatter;
}

/** How many rows one statement writes: while the embedded database works on it, other requests wait. */
const insertedAtATime = 250;

interface TableParts {
  readonly all: Sql;
  readonly from: Sql;
  readonly reached: Sql;
}
/** What the statements about a table are made of, written once. */
const known = new WeakMap<DatabaseTable, TableParts>();
function readTableParts(table: DatabaseTable): TableParts {
  const before = known.get(table);
  if (before) return before;
  const all = joinSql(Object.keys(table.columns).map(sqlName));
  const parts = { all, from: sqlName(table.name), reached: whereReached(table) };
  known.set(table, parts);
  return parts;
}

export function tableStore<T extends DatabaseTable>(tx: Tx, table: T): TableStore<T> {
  type TableRowOf = RowOf<T>;
  const { all, from, reached } = readTableParts(table);
  const listGivenValues = (values: ValuesOf<T>): [string, unknown][] =>
    Object.entries(values as Record<string, unknown>).filter(([, value]) => value !== undefined);
  // Answers show such numbers masked; were the masked text written back, the number would be gone.
  const refuseMasked = ([key, value]: [string, unknown]): void => {
    if (isMasked(value) && isPrivate(key)) throw new Error(`${table.name}.${key} would lose its number to its mask`);
  };
  const toTypedParameter = ([key, value]: [string, unknown]): Sql => {
    refuseMasked([key, value]);
    return sql`${toParameter(value, table.columns[key]!.sqlType)}`;
  };
  /** Many rows as one value, so that the statement reads the same however many there are. */
  const toRowList = (rows: readonly object[]): { readonly columns: readonly string[]; readonly from: Sql } => {
    const columns = Object.keys(rows[0]!);
    for (const row of rows) {
      Object.entries(row).forEach(refuseMasked);
      assert.deepEqual(Object.keys(row), columns, `rows of ${table.name} name the same columns`);
    }
    return { columns, from: sql`jsonb_populate_recordset(null::${from}, ${JSON.stringify(rows)}::jsonb)` };
  };

  const findRow = (id: number): Promise<TableRowOf | undefined> =>
    tx.maybe(sql`select ${all} from ${from} where id = ${id} and ${reached}`);
  const checkFound = (row: TableRowOf | undefined): TableRowOf => {
    if (!row) throw new NotFound();
    return row;
  };

  const update = (id: number, version: number, values: ValuesOf<T>): Sql => {
    const sets = listGivenValues(values).map((entry) => sql`${sqlName(entry[0])} = ${toTypedParameter(entry)}`);
    return sql`update ${from} set ${joinSql([...sets, sql`version = version + 1`])}
      where id = ${id} and version = ${version} and ${reached}`;
  };

  const list = (where: Sql, order = sql`id`): Promise<TableRowOf[]> =>
    tx.rows(sql`select ${all} from ${from} where (${where}) and ${reached} order by ${order}`);

  return {
    maybe: findRow,
    list,
    some: (ids) => list(sql`id = any(${[...ids]}::bigint[])`),
    ofMatter: (matterId) => list(sql`matter_id = ${matterId}`),
    find: async (id) => checkFound(await findRow(id)),
    lock: async (id) =>
      checkFound(await tx.maybe(sql`select ${all} from ${from} where id = ${id} and ${reached} for update`)),
    insert: async (values) => {
      const entries = listGivenValues(values);
      return tx.one(
        entries.length === 0
          ? sql`insert into ${from} default values returning ${all}`
          : sql`insert into ${from} (${joinSql(entries.map(([key]) => sqlName(key)))})
                values (${joinSql(entries.map(toTypedParameter))}) returning ${all}`,
      );
    },
    insertAll: async (rows) => {
      // A row that leaves a column out takes its default, so those that name the same ones are inserted together.
      const given = rows.map((row) => Object.fromEntries(listGivenValues(row)));
      const alike = groupBy([...given.entries()], ([, row]) => Object.keys(row).join());
      const inserted: TableRowOf[] = [];
      for (const group of alike.values()) {
        for (let start = 0; start < group.length; start += insertedAtATime) {
          const part = group.slice(start, start + insertedAtATime);
          const values = toRowList(part.map(([, row]) => row));
          const columns = joinSql(values.columns.map(sqlName));
          const added = await tx.rows<TableRowOf>(
            sql`insert into ${from} (${columns}) select ${columns} from ${values.from} returning ${all}`,
          );
          for (const [at, [place]] of part.entries()) inserted[place] = added[at]!;
        }
      }
      return inserted;
    },
    changeAll: async (rows) => {
      if (rows.length === 0) return [];
      const listing = toRowList(
        rows.map(({ id, version, values }) => ({ id, version, ...Object.fromEntries(listGivenValues(values)) })),
      );
      const sets = listing.columns.filter((key) => key !== 'id' && key !== 'version');
      const changed = await tx.rows<TableRowOf>(
        sql`update ${from} set ${joinSql([...sets.map((key) => sql`${sqlName(key)} = change.${sqlName(key)}`), sql`version = ${from}.version + 1`])}
            from ${listing.from} as change where ${from}.id = change.id and ${from}.version = change.version and ${reached}
            returning ${joinSql(Object.keys(table.columns).map((key) => sql`${from}.${sqlName(key)}`))}`,
      );
      const byId = new Map<unknown, TableRowOf>(changed.map((row) => [row.id, row]));
      const late = rows.find(({ id }) => !byId.has(id));
      if (late) throw new Conflict(checkFound(await findRow(late.id)));
      return rows.map(({ id }) => byId.get(id)!);
    },
    change: async (id, version, values) => {
      const changed = await tx.maybe<TableRowOf>(sql`${update(id, version, values)} returning ${all}`);
      if (changed) return changed;
      throw new Conflict(checkFound(await findRow(id)));
    },
    hold: async (id, version) => {
      const row = checkFound(
        await tx.maybe(sql`select ${all} from ${from} where id = ${id} and ${reached} for no key update`),
      );
      if (row.version !== version) throw new Conflict(row);
      return row;
    },
    changeHeld: async (held, values) => {
      const changed = listGivenValues(values).filter(
        ([key, value]) => !isAsItWas(table.columns[key]!, held[key as keyof TableRowOf], value),
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
          : await tx.rows<TableRowOf>(
              sql`delete from ${from} where id = any(${[...ids]}::bigint[]) and ${reached} returning ${all}`,
            );
      return ids.map((id) => checkFound(gone.find((row) => row.id === id)));
    },
    remove: async (id) =>
      checkFound(await tx.maybe(sql`delete from ${from} where id = ${id} and ${reached} returning ${all}`)),
  };
}

import type { RecordField, FieldKind, RecordFields } from '@boedel/contract/record/field';
import type { Tx } from '../db/database';
import { tableStore } from '../db/rows';
import type { Sql } from '../db/sql';
import { compileObjectLiteral } from '../object-literal';
import { c, type TableColumn, type DatabaseTable } from '../db/table';
import type { ColumnsOf, ColumnValuesOf } from './column-types';
import { readNested } from './read-nested';

const toSnakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

type ColumnField = Pick<RecordField, 'kind' | 'column'>;

/** The column a field is kept in. Cents and days end as they do everywhere: `dateOfBirth` is `birth_on`. */
export function chooseColumn(name: string, { kind, column }: ColumnField): string {
  if (column) return column;
  if (kind === 'money') return `${toSnakeCase(name)}_cents`;
  if (kind === 'day') return `${toSnakeCase(name).replace(/^date_of_|_date$/, '')}_on`;
  return toSnakeCase(name);
}

type NullableColumn = TableColumn & { readonly orNull: TableColumn };
const percent: NullableColumn = { sqlType: 'numeric', nullable: false, orNull: { sqlType: 'numeric', nullable: true } };

/** How each kind is kept. Any other is text. */
const types: Partial<Record<FieldKind, NullableColumn>> = {
  money: c.cents,
  percent,
  number: c.int,
  choice: c.int,
  day: c.day,
  image: c.id,
  link: c.id,
  person: c.id,
};
/** Kinds that always have a value. */
const always: Partial<Record<FieldKind, TableColumn>> = { flag: c.flag, nested: c.json(), list: c.json() };

const chooseColumnType = ({ kind, isRequired }: RecordField): TableColumn => {
  const type = types[kind] ?? c.text;
  return always[kind] ?? (isRequired ? type : type.orNull);
};

/** The fields that are columns of the record's own table. */
const listOwnFields = (fields: RecordFields): [string, RecordField][] =>
  Object.entries(fields).filter(([, { apart }]) => !apart);

export const createColumns = <F extends RecordFields>(fields: F): ColumnsOf<F> =>
  Object.fromEntries(
    listOwnFields(fields).map(([name, field]) => [chooseColumn(name, field), chooseColumnType(field)]),
  ) as unknown as ColumnsOf<F>;

type RecordRowValues = Readonly<Record<string, unknown>>;

function fromColumn(field: RecordField, value: unknown): unknown {
  if (field.kind === 'nested' || field.kind === 'list') return readNested(field.schema, value);
  // PostgreSQL gives exact decimals as text.
  return field.kind === 'percent' && value !== null ? Number(value) : value;
}

type ReadRecordRow = (row: RecordRowValues) => Record<string, unknown>;
const known = new WeakMap<RecordFields, ReadRecordRow>();
/** How a row is read, worked out once: a list of hundreds asks for every field of every row. */
function findReader(fields: RecordFields): ReadRecordRow {
  const before = known.get(fields);
  if (before) return before;
  const own = listOwnFields(fields);
  const parts = own.map(([name, field], n) => {
    const held = `(value[${JSON.stringify(chooseColumn(name, field))}] ?? null)`;
    const isPlain = !['nested', 'list', 'percent'].includes(field.kind);
    return `${JSON.stringify(name)}: ${isPlain ? held : `using[${n}](${held})`}`;
  });
  const read = compileObjectLiteral(
    `return { ${parts.join(', ')} };`,
    own.map(
      ([, field]) =>
        (held: unknown) =>
          fromColumn(field, held),
    ),
  ) as ReadRecordRow;
  known.set(fields, read);
  return read;
}

/** What the table of a row says, in the words of the fields. */
export const readFieldValues = (fields: RecordFields, row: RecordRowValues): Record<string, unknown> =>
  findReader(fields)(row);

const columnNames = new WeakMap<RecordFields, readonly (readonly [name: string, column: string])[]>();
function listColumnNames(fields: RecordFields): readonly (readonly [name: string, column: string])[] {
  const known = columnNames.get(fields);
  if (known) return known;
  const names = listOwnFields(fields).map(([name, field]) => [name, chooseColumn(name, field)] as const);
  columnNames.set(fields, names);
  return names;
}

/** The other way: what to write into the table. */
export const toColumnValues = <F extends RecordFields>(fields: F, values: RecordRowValues): ColumnValuesOf<F> =>
  Object.fromEntries(listColumnNames(fields).map(([name, column]) => [column, values[name]])) as ColumnValuesOf<F>;

/** A row of a table whose columns are only known when the program runs. */
export type RecordRow = RecordRowValues & {
  readonly intermediary_id: number;
  readonly id: number;
  readonly version: number;
};

/** The usual verbs over such a table. */
export interface RecordStore<Row extends RecordRow = RecordRow> {
  find(id: number): Promise<Row>;
  lock(id: number): Promise<Row>;
  list(where: Sql, order?: Sql): Promise<Row[]>;
  some(ids: readonly number[]): Promise<Row[]>;
  ofMatter(matterId: number): Promise<Row[]>;
  insert(values: Record<string, unknown>): Promise<Row>;
  insertAll(rows: readonly Record<string, unknown>[]): Promise<Row[]>;
  change(id: number, version: number, values: Record<string, unknown>): Promise<Row>;
  hold(id: number, version: number): Promise<Row>;
  changeHeld(held: Row, values: Record<string, unknown>): Promise<Row>;
  changeAll(
    rows: readonly { readonly id: number; readonly version: number; readonly values: Record<string, unknown> }[],
  ): Promise<Row[]>;
  remove(id: number): Promise<Row>;
  removeAll(ids: readonly number[]): Promise<Row[]>;
}
export const recordStore = <Row extends RecordRow = RecordRow>(tx: Tx, table: DatabaseTable): RecordStore<Row> =>
  tableStore(tx, table) as unknown as RecordStore<Row>;

import type { Field, FieldKind, Fields } from '@boedel/contract/record/field';
import type { Tx } from '../db/database';
import { rowsOf } from '../db/rows';
import type { Sql } from '../db/sql';
import { objectLiteral } from '../object-literal';
import { c, type Column, type Table } from '../db/table';
import type { ColumnsOf, ColumnValuesOf } from './column-types';
import { readNested } from './read-nested';

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

type Kept = Pick<Field, 'kind' | 'column'>;

/** The column a field is kept in. Cents and days end as they do everywhere: `dateOfBirth` is `birth_on`. */
export function columnOf(name: string, { kind, column }: Kept): string {
  if (column) return column;
  if (kind === 'money') return `${snake(name)}_cents`;
  if (kind === 'day') return `${snake(name).replace(/^date_of_|_date$/, '')}_on`;
  return snake(name);
}

type Either = Column & { readonly orNull: Column };
const percent: Either = { sqlType: 'numeric', nullable: false, orNull: { sqlType: 'numeric', nullable: true } };

/** How each kind is kept. Any other is text. */
const types: Partial<Record<FieldKind, Either>> = {
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
const always: Partial<Record<FieldKind, Column>> = { flag: c.flag, nested: c.json(), list: c.json() };

const typeOf = ({ kind, isRequired }: Field): Column => {
  const type = types[kind] ?? c.text;
  return always[kind] ?? (isRequired ? type : type.orNull);
};

/** The fields that are columns of the record's own table. */
const ownFields = (fields: Fields): [string, Field][] => Object.entries(fields).filter(([, { apart }]) => !apart);

export const columnsOf = <F extends Fields>(fields: F): ColumnsOf<F> =>
  Object.fromEntries(
    ownFields(fields).map(([name, field]) => [columnOf(name, field), typeOf(field)]),
  ) as unknown as ColumnsOf<F>;

type Values = Readonly<Record<string, unknown>>;

function fromColumn(field: Field, value: unknown): unknown {
  if (field.kind === 'nested' || field.kind === 'list') return readNested(field.schema, value);
  // PostgreSQL gives exact decimals as text.
  return field.kind === 'percent' && value !== null ? Number(value) : value;
}

type Read = (row: Values) => Record<string, unknown>;
const known = new WeakMap<Fields, Read>();
/** How a row is read, worked out once: a list of hundreds asks for every field of every row. */
function reader(fields: Fields): Read {
  const before = known.get(fields);
  if (before) return before;
  const own = ownFields(fields);
  const parts = own.map(([name, field], n) => {
    const held = `(value[${JSON.stringify(columnOf(name, field))}] ?? null)`;
    const isPlain = !['nested', 'list', 'percent'].includes(field.kind);
    return `${JSON.stringify(name)}: ${isPlain ? held : `using[${n}](${held})`}`;
  });
  const read = objectLiteral(
    `return { ${parts.join(', ')} };`,
    own.map(
      ([, field]) =>
        (held: unknown) =>
          fromColumn(field, held),
    ),
  ) as Read;
  known.set(fields, read);
  return read;
}

/** What the table of a row says, in the words of the fields. */
export const fieldValues = (fields: Fields, row: Values): Record<string, unknown> => reader(fields)(row);

const columnNames = new WeakMap<Fields, readonly (readonly [name: string, column: string])[]>();
function columnNamesOf(fields: Fields): readonly (readonly [name: string, column: string])[] {
  const known = columnNames.get(fields);
  if (known) return known;
  const names = ownFields(fields).map(([name, field]) => [name, columnOf(name, field)] as const);
  columnNames.set(fields, names);
  return names;
}

/** The other way: what to write into the table. */
export const columnValues = <F extends Fields>(fields: F, values: Values): ColumnValuesOf<F> =>
  Object.fromEntries(columnNamesOf(fields).map(([name, column]) => [column, values[name]])) as ColumnValuesOf<F>;

/** A row of a table whose columns are only known when the program runs. */
export type RecordRow = Values & { readonly intermediary_id: number; readonly id: number; readonly version: number };

/** The usual verbs over such a table. */
export interface RecordRows<Row extends RecordRow = RecordRow> {
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
export const recordRows = <Row extends RecordRow = RecordRow>(tx: Tx, table: Table): RecordRows<Row> =>
  rowsOf(tx, table) as unknown as RecordRows<Row>;

import type { Directory, Registry } from '@boedel/contract/directories/directory';
import type { Field, FieldKind, Fields } from '@boedel/contract/directories/field';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import type { Sql } from '../../platform/db/sql';
import { c, type Column, type Columns, firmTable, type Table } from '../../platform/db/table';

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** The column a field is kept in. Cents and days end as they do everywhere: `dateOfBirth` is `birth_on`. */
export function columnOf(name: string, kind: FieldKind): string {
  if (kind === 'money') return `${snake(name)}_cents`;
  if (kind === 'day') return `${snake(name).replace(/^date_of_|_date$/, '')}_on`;
  return snake(name);
}

const percent: Column<string | null> = { sqlType: 'numeric', nullable: true };

function typeOf({ kind, isRequired }: Field): Column {
  switch (kind) {
    case 'flag':
      return c.flag;
    case 'money':
      return c.cents.orNull;
    case 'percent':
      return percent;
    case 'day':
      return c.day.orNull;
    case 'image':
    case 'link':
      return c.id.orNull;
    default:
      return isRequired ? c.text : c.text.orNull;
  }
}

export const columnsOf = (fields: Fields): Columns =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [columnOf(name, field.kind), typeOf(field)]));

/** A row of any directory: the columns it shares with all tables of a firm, and those of its fields. */
export type EntryRow = Readonly<Record<string, unknown>> & {
  readonly intermediary_id: number;
  readonly id: number;
  readonly name: string;
  readonly version: number;
};

/** What the table of a row says, in the words of the fields. */
export const fieldValues = (fields: Fields, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const value = row[columnOf(name, kind)] ?? null;
      // PostgreSQL gives exact decimals as text.
      return [name, kind === 'percent' && value !== null ? Number(value) : value];
    }),
  );

/** The other way: what to write into the table. */
export const columnValues = (fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [columnOf(name, kind), values[name]]));

/** A directory and its table, which is named as the directory is. */
export interface Kit {
  readonly key: string;
  readonly directory: Directory;
  readonly table: Table;
}

export const kitsOf = (registry: Registry): ReadonlyMap<string, Kit> =>
  new Map(
    Object.entries(registry).map(([key, directory]) => [
      key,
      { key, directory, table: firmTable(key, columnsOf(directory.fields)) },
    ]),
  );

/** The usual verbs over a table that is only known when the program runs. */
export interface EntryRows {
  find(id: number): Promise<EntryRow>;
  list(where: Sql, order?: Sql): Promise<EntryRow[]>;
  insert(values: Record<string, unknown>): Promise<EntryRow>;
  change(id: number, version: number, values: Record<string, unknown>): Promise<EntryRow>;
  remove(id: number): Promise<EntryRow>;
}
export const entryRows = (tx: Tx, { table }: Pick<Kit, 'table'>): EntryRows =>
  rowsOf(tx, table) as unknown as EntryRows;

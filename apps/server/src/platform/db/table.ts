import type { AccessRight } from '@boedel/domain/access/access-rights';

/**
 * A table as our code knows it: column names and what they hold. Rows, inserts and changes are typed from it, and one
 * test compares every declaration with the schema the migrations made.
 */
export interface TableColumn<T = unknown> {
  readonly sqlType: string;
  readonly nullable: boolean;
  readonly holds?: T;
}

const createColumn = <T>(sqlType: string, nullable = false): TableColumn<T> => ({ sqlType, nullable });
const createColumnKind = <T>(sqlType: string) =>
  Object.assign(createColumn<T>(sqlType), { orNull: createColumn<T | null>(sqlType, true) }) as TableColumn<T> & {
    orNull: TableColumn<T | null>;
  };

/** Column types. `c.text` must be there; `c.text.orNull` may be missing. */
export const c = {
  text: createColumnKind<string>('text'),
  flag: createColumnKind<boolean>('boolean'),
  int: createColumnKind<number>('integer'),
  id: createColumnKind<number>('bigint'),
  /** A number with decimals, as the text it is kept by: it never passes through floating point. */
  decimal: createColumnKind<string>('numeric'),
  cents: createColumnKind<import('@boedel/domain/money/cents').Cents>('bigint'),
  day: createColumnKind<import('@boedel/domain/dates/local-date').LocalDate>('date'),
  instant: createColumnKind<string>('timestamp with time zone'),
  json: <T = unknown>() => createColumnKind<T>('jsonb'),
  texts: createColumnKind<string[]>('text[]'),
  ints: createColumnKind<number[]>('integer[]'),
  ids: createColumnKind<number[]>('bigint[]'),
};

export type TableColumns = Readonly<Record<string, TableColumn>>;
type ColumnValue<C> = C extends TableColumn<infer T> ? T : never;

export interface DatabaseTable<Name extends string = string, C extends TableColumns = TableColumns> {
  readonly name: Name;
  readonly columns: C;
  /** What somebody given single matters must have been let see, where its rows hang on one. */
  readonly right?: AccessRight;
}

/** Every declared table, for the comparison with the schema. */
export const declaredTables = new Map<string, DatabaseTable>();

/** A firm's table: intermediary_id, id and version stand in each and are added here. */
export function firmTable<Name extends string, C extends TableColumns>(name: Name, columns: C, right?: AccessRight) {
  const all = { intermediary_id: c.id, id: c.id, ...columns, version: c.int } as const;
  const table = { name, columns: all, ...(right && { right }) };
  declaredTables.set(name, table);
  return table as DatabaseTable<Name, { intermediary_id: typeof c.id; id: typeof c.id; version: typeof c.int } & C>;
}

export type RowOf<T extends DatabaseTable> = { [K in keyof T['columns']]: ColumnValue<T['columns'][K]> };
/** What an insert or a change may name. */
export type ValuesOf<T extends DatabaseTable> = Partial<Omit<RowOf<T>, 'intermediary_id' | 'id' | 'version'>>;

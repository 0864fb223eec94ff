import type { AccessRight } from '@boedel/domain/access/access-rights';

/**
 * A table as our code knows it: column names and what they hold. Rows, inserts and changes are typed from it, and one
 * test compares every declaration with the schema the migrations made.
 */
export interface Column<T = unknown> {
  readonly sqlType: string;
  readonly nullable: boolean;
  readonly holds?: T;
}

const column = <T>(sqlType: string, nullable = false): Column<T> => ({ sqlType, nullable });
const kind = <T>(sqlType: string) =>
  Object.assign(column<T>(sqlType), { orNull: column<T | null>(sqlType, true) }) as Column<T> & {
    orNull: Column<T | null>;
  };

/** Column types. `c.text` must be there; `c.text.orNull` may be missing. */
export const c = {
  text: kind<string>('text'),
  flag: kind<boolean>('boolean'),
  int: kind<number>('integer'),
  id: kind<number>('bigint'),
  /** A number with decimals, as the text it is kept by: it never passes through floating point. */
  decimal: kind<string>('numeric'),
  cents: kind<import('@boedel/domain/money/cents').Cents>('bigint'),
  day: kind<import('@boedel/domain/dates/local-date').LocalDate>('date'),
  instant: kind<string>('timestamp with time zone'),
  json: <T = unknown>() => kind<T>('jsonb'),
  texts: kind<string[]>('text[]'),
  ints: kind<number[]>('integer[]'),
  ids: kind<number[]>('bigint[]'),
};

export type Columns = Readonly<Record<string, Column>>;
type Held<C> = C extends Column<infer T> ? T : never;

export interface Table<Name extends string = string, C extends Columns = Columns> {
  readonly name: Name;
  readonly columns: C;
  /** What somebody given single matters must have been let see, where its rows hang on one. */
  readonly right?: AccessRight;
}

/** Every declared table, for the comparison with the schema. */
export const declaredTables = new Map<string, Table>();

/** A firm's table: intermediary_id, id and version stand in each and are added here. */
export function firmTable<Name extends string, C extends Columns>(name: Name, columns: C, right?: AccessRight) {
  const all = { intermediary_id: c.id, id: c.id, ...columns, version: c.int } as const;
  const table = { name, columns: all, ...(right && { right }) };
  declaredTables.set(name, table);
  return table as Table<Name, { intermediary_id: typeof c.id; id: typeof c.id; version: typeof c.int } & C>;
}

export type RowOf<T extends Table> = { [K in keyof T['columns']]: Held<T['columns'][K]> };
/** What an insert or a change may name. */
export type ValuesOf<T extends Table> = Partial<Omit<RowOf<T>, 'intermediary_id' | 'id' | 'version'>>;

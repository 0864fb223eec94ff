import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { isRefused, type Outcome, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { z } from 'zod';
import type { Column, DeclaredTable } from './archive-columns';
import { carriedDirectories, carriedOffices } from './archive-directories';
import { leftBehind } from './archive-left-behind';
import { carriedTables } from './archive-tables';
import { isId, isOfKind, listValueNames } from './archive-values';

export type JsonRow = Readonly<Record<string, unknown>>;

/** One row that may be written: the columns that are taken, all of the right kind, every id one of the archive. */
export interface ReadArchiveRow {
  /** The id it had; tables without one have nothing that refers to them. */
  readonly id: number | undefined;
  /** Where it stands in its file, from 1. */
  readonly place: number;
  readonly values: JsonRow;
}

export interface ArchiveTable {
  readonly declared: DeclaredTable;
  readonly rows: readonly ReadArchiveRow[];
}

/** What an archive brings, checked against the declaration: nothing else of the file is ever written. */
export interface MatterArchiveContents {
  readonly matter: ReadArchiveRow;
  /** Rows of the matter, each table after those it refers to. */
  readonly tables: readonly ArchiveTable[];
  /** Entries of lists that rows lead to, by list and the id they had. */
  readonly entries: ReadonlyMap<string, ReadonlyMap<number, JsonRow>>;
  readonly users: readonly { readonly id: number; readonly email: string }[];
  /** Tables that the archive shows and that are not taken over, with how many rows. */
  readonly leftBehind: readonly { readonly table: string; readonly rows: number }[];
}

/** More rows than a matter has ever had; fewer than would fill the memory. */
const mostRows = 500_000;

/** In every table; never taken. */
const ofTheServer = new Set([
  'id',
  'intermediary_id',
  'version',
  'matter_id',
  'search_text',
  'search_numbers',
  'sort_name',
]);

export const fileOfTable = (table: string): string => `data/${table}.json`;

const refuseColumnValue = (table: string, row: number, column: string): RefusalError =>
  refuse(
    'file',
    message('Row {row} of {file}: {column} does not hold what this column takes. Export the matter again.', {
      row,
      file: fileOfTable(table),
      column,
    }),
  );
const refuseUnknownColumn = (table: string, row: number, column: string): RefusalError =>
  refuse(
    'file',
    message('Row {row} of {file}: archives have no column {column} there. Export the matter again.', {
      row,
      file: fileOfTable(table),
      column,
    }),
  );
const refuseUnknownId = (table: string, row: number, column: string): RefusalError =>
  refuse(
    'file',
    message('Row {row} of {file}: {column} refers to something that is not in this archive. Export the matter again.', {
      row,
      file: fileOfTable(table),
      column,
    }),
  );
const refuseMaskedNumber = (table: string, row: number, column: string): RefusalError =>
  refuse(
    'file',
    message(
      'Row {row} of {file}: {column} is masked. Ask an administrator to export the matter: theirs has whole numbers.',
      {
        row,
        file: fileOfTable(table),
        column,
      },
    ),
  );

const isPlainObject = (value: unknown): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of one file, as objects; what is inside them is not looked at yet. */
function readTableRows(table: string, content: unknown): Outcome<readonly JsonRow[]> {
  if (!Array.isArray(content)) {
    return refuse(
      'file',
      message('{file} is not a list of rows. Export the matter again.', { file: fileOfTable(table) }),
    );
  }
  const strange = content.findIndex((row) => !isPlainObject(row));
  return strange < 0
    ? (content as JsonRow[])
    : refuse(
        'file',
        message('Row {row} of {file} is not a valid row. Export the matter again.', {
          row: strange + 1,
          file: fileOfTable(table),
        }),
      );
}

/** A private number inside JSON, however deep, that is only its mask. */
function findMasked(value: unknown): string | undefined {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each !== 'object' || each === null) continue;
    for (const [name, inner] of Object.entries(each)) {
      if (isPrivate(name) && isMasked(inner)) return name;
      left.push(inner);
    }
  }
  return undefined;
}

type Ids = ReadonlyMap<string, ReadonlySet<number>>;
interface ArchiveReading {
  readonly ids: Ids;
  readonly matterId: number;
}

/** What is wrong with one value, if anything. */
function checkValue(
  { declared, place, ids }: { readonly declared: DeclaredTable; readonly place: number; readonly ids: Ids },
  column: Column,
  value: unknown,
): RefusalError | undefined {
  const at = [declared.name, place, column.name] as const;
  if (value === null) return column.isRequired ? refuseColumnValue(...at) : undefined;
  if (column.is !== 'value') {
    if (!isId(value)) return refuseColumnValue(...at);
    return column.is === 'reference' || column.is === 'entry'
      ? ids.get(column.to)?.has(value)
        ? undefined
        : refuseUnknownId(...at)
      : undefined;
  }
  if (!isOfKind(column.kind, value)) return refuseColumnValue(...at);
  if (isPrivate(column.name) && isMasked(value)) return refuseMaskedNumber(...at);
  if (column.kind !== 'json') return undefined;
  const masked = findMasked(value);
  if (masked !== undefined) return refuseMaskedNumber(declared.name, place, `${column.name}.${masked}`);
  for (const { name, value: inner } of listValueNames(value, declared.idsInJson)) {
    if (inner === null) continue;
    if (!isId(inner)) return refuseColumnValue(declared.name, place, `${column.name}.${name}`);
    if (!ids.get(declared.idsInJson.get(name)!)?.has(inner)) {
      return refuseUnknownId(declared.name, place, `${column.name}.${name}`);
    }
  }
  return undefined;
}

/** The columns of a row that are taken, or what is wrong with it. */
function readRow(
  declared: DeclaredTable,
  row: JsonRow,
  place: number,
  { ids, matterId }: ArchiveReading,
): Outcome<ReadArchiveRow> {
  const { name: table } = declared;
  if ('matter_id' in row && row['matter_id'] !== matterId) return refuseUnknownId(table, place, 'matter_id');
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const column = declared.columns.get(name);
    if (!column) {
      if (ofTheServer.has(name) || declared.set.has(name)) continue;
      return refuseUnknownColumn(table, place, name);
    }
    const refused = checkValue({ declared, place, ids }, column, value);
    if (refused) return refused;
    values[name] = value;
  }
  // Whether the file names anybody decides whether the importer is named; whom it names is not looked at.
  for (const [name, by] of declared.set) {
    if (by === 'importer' && row[name] !== null && row[name] !== undefined) values[name] = true;
  }
  return { id: row['id'] as number | undefined, place, values };
}

/** The ids of every table, or the row whose id is none or stands there twice. */
function listIds(tables: ReadonlyMap<string, readonly JsonRow[]>): Outcome<Ids> {
  const ids = new Map<string, ReadonlySet<number>>();
  for (const [table, rows] of tables) {
    const own = new Set<number>();
    for (const [index, { id }] of rows.entries()) {
      if (!isId(id) || own.has(id)) return refuseColumnValue(table, index + 1, 'id');
      own.add(id);
    }
    ids.set(table, own);
  }
  return ids;
}

/** Rows after those of the same table that they refer to; a row that leads back to itself is refused. */
function runInTurn(
  { name, columns }: DeclaredTable,
  rows: readonly ReadArchiveRow[],
): Outcome<readonly ReadArchiveRow[]> {
  const own = [...columns.values()].filter((column) => column.is === 'reference' && column.to === name);
  if (own.length === 0) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const waitsFor = (row: ReadArchiveRow): ReadArchiveRow[] =>
    own.flatMap((column) => byId.get(row.values[column.name] as number) ?? []);
  const ordered: ReadArchiveRow[] = [];
  const state = new Map<ReadArchiveRow, 'open' | 'done'>();
  for (const first of rows) {
    const path = [first];
    while (path.length > 0) {
      const row = path.at(-1)!;
      if (state.get(row) === 'done') {
        path.pop();
        continue;
      }
      state.set(row, 'open');
      const next = waitsFor(row).find((each) => state.get(each) !== 'done');
      if (next && state.get(next) === 'open') return refuseUnknownId(name, row.place, own[0]!.name);
      if (next) {
        path.push(next);
        continue;
      }
      state.set(row, 'done');
      ordered.push(row);
      path.pop();
    }
  }
  return ordered;
}

/** What the rows must be together: whoever captures an asset that is paid past the estate names who is paid. */
function checkPayees(tables: readonly ArchiveTable[]): RefusalError | undefined {
  const listRows = (table: string) => tables.find(({ declared }) => declared.name === table)?.rows ?? [];
  const paid = new Set(
    listRows('asset_person').flatMap(({ values }) => (values['role'] === 'payee' ? [values['asset_id']] : [])),
  );
  const lacking = listRows('asset').find(({ id, values }) => values['pays_past_estate'] === true && !paid.has(id));
  return (
    lacking &&
    refuse(
      'file',
      message('Row {row} of {file}: this archive does not say who is paid. Export the matter again.', {
        row: lacking.place,
        file: fileOfTable('asset'),
      }),
    )
  );
}

const usersSchema = z
  .array(z.object({ id: z.int().positive(), name: z.string().max(1_000), email: z.string().max(1_000) }))
  .max(10_000);

const entryTables: ReadonlyMap<string, DeclaredTable> = new Map([...carriedDirectories, ...carriedOffices]);

/** Files of tables, each known to the declaration; entries and rows apart. */
function sortTables(files: ReadonlyMap<string, unknown>): Outcome<{
  readonly rows: ReadonlyMap<string, readonly JsonRow[]>;
  readonly left: MatterArchiveContents['leftBehind'];
}> {
  const rows = new Map<string, readonly JsonRow[]>();
  const left: { table: string; rows: number }[] = [];
  let count = 0;
  for (const [table, content] of files) {
    const isCarried = carriedTables.has(table) || entryTables.has(table);
    if (!isCarried && !Object.hasOwn(leftBehind, table)) {
      return refuse(
        'file',
        message('{file} is not a table that archives contain. Export the matter again.', { file: fileOfTable(table) }),
      );
    }
    const read = readTableRows(table, content);
    if (isRefused(read)) return read;
    count += read.length;
    if (isCarried) rows.set(table, read);
    else left.push({ table, rows: read.length });
  }
  if (count > mostRows) return refuse('file', 'This archive has more rows than a matter can have.');
  return { rows, left };
}

/**
 * Reads the tables of an archive by the declaration (archive-tables.ts). Pure: whoever made the file, what comes back names
 * declared tables and columns only, holds values of the right kind, and refers to nothing outside the archive.
 */
export function readArchive(files: ReadonlyMap<string, unknown>, people: unknown): Outcome<MatterArchiveContents> {
  const sorted = sortTables(files);
  if (isRefused(sorted)) return sorted;
  const { rows, left } = sorted;
  const [matterRow, second] = rows.get('matter') ?? [];
  if (!matterRow || second) {
    return refuse('file', 'This archive does not say what it holds. Export the matter again and send that file.');
  }
  const users = usersSchema.safeParse(people);
  if (!users.success) {
    return refuse('file', message('{file} is not a list of rows. Export the matter again.', { file: 'people.json' }));
  }
  const ids = listIds(rows);
  if (isRefused(ids)) return ids;
  const reading = { ids, matterId: matterRow['id'] as number };

  const tables: ArchiveTable[] = [];
  const wanted = new Map<string, Set<number>>();
  for (const declared of carriedTables.values()) {
    const read: ReadArchiveRow[] = [];
    for (const [index, row] of (rows.get(declared.name) ?? []).entries()) {
      const one = readRow(declared, row, index + 1, reading);
      if (isRefused(one)) return one;
      read.push(one);
      for (const column of declared.columns.values()) {
        const entry = column.is === 'entry' ? one.values[column.name] : null;
        if (column.is !== 'entry' || typeof entry !== 'number') continue;
        wanted.set(column.to, (wanted.get(column.to) ?? new Set()).add(entry));
      }
    }
    const ordered = runInTurn(declared, read);
    if (isRefused(ordered)) return ordered;
    if (ordered.length > 0) tables.push({ declared, rows: ordered });
  }
  const unpaid = checkPayees(tables);
  if (unpaid) return unpaid;
  const entries = new Map<string, ReadonlyMap<number, JsonRow>>();
  for (const [table, declared] of entryTables) {
    const held = new Map<number, JsonRow>();
    for (const [index, row] of (rows.get(table) ?? []).entries()) {
      const one = readRow(declared, row, index + 1, reading);
      if (isRefused(one)) return one;
      if (wanted.get(table)?.has(one.id!)) held.set(one.id!, one.values);
    }
    if (held.size > 0) entries.set(table, held);
  }
  const [matter] = tables.find(({ declared }) => declared.name === 'matter')!.rows;
  return { matter: matter!, tables, entries, users: users.data, leftBehind: left };
}

import { cleanRichText } from '@boedel/domain/notes/rich-text';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import type { SavedFile } from '../../platform/files/stored-file';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { findKnownNumbers } from '../known-people/known-here';
import type { DeclaredTable } from './archive-columns';
import { listEntriesNamed, listEntriesWith, insertRow } from './archive-rows.store';
import { carriedDirectories, carriedOffices } from './archive-directories';
import { withNamed } from './archive-values';
import { type MatterArchiveContents, type ReadArchiveRow, fileOfTable, type JsonRow } from './read-archive';

export interface Writing {
  readonly tx: Tx;
  readonly contents: MatterArchiveContents;
  readonly importer: Pick<Actor, 'personId' | 'fullName'>;
  /** People of this firm by their number in the archive. */
  readonly users: ReadonlyMap<number, number>;
  /** The stored files of the new matter, by their number in the archive. */
  readonly files: ReadonlyMap<number, SavedFile>;
  readonly reference: string;
  /** The archive was signed here and comes from this very firm: people keep the numbers they are known by. */
  readonly isOwn: boolean;
}

/** What an entry of a list is found by: a number or an address that only one has, else its name. */
const naturalKeys = ['id_number', 'registration_number', 'practice_number', 'email'] as const;

/** New numbers for old ones, table by table. */
type Numbers = Map<string, Map<number, number>>;

/** What PostgreSQL says of a value or a rule of its own that was broken; anything else is a fault of ours. */
const isOfTheRow = (error: unknown): boolean => /^(22|23|54)/.test((error as { code?: string }).code ?? '');

async function insertOrRefuse(tx: Tx, table: string, values: JsonRow, place: number | undefined): Promise<number> {
  try {
    return await insertRow(tx, table, values);
  } catch (error) {
    if (!isOfTheRow(error)) throw error;
    throw new RefusalProblem(
      refuse(
        'file',
        place === undefined
          ? message('A row of {file} breaks a rule that holds for every matter. Nothing was imported.', {
              file: fileOfTable(table),
            })
          : message('Row {row} of {file} breaks a rule that holds for every matter. Nothing was imported.', {
              row: place,
              file: fileOfTable(table),
            }),
      ),
    );
  }
}

/** An entry of the firm's list that is the same in number, address or name; each stands for one of the archive. */
async function findEntry(
  tx: Tx,
  table: DeclaredTable,
  row: JsonRow,
  taken: ReadonlySet<number>,
): Promise<number | undefined> {
  for (const key of naturalKeys) {
    if (typeof row[key] !== 'string' || row[key] === '' || !table.columns.has(key)) continue;
    const [found, second] = await listEntriesWith(tx, table.name, key, row[key]);
    if (found && !second && !taken.has(found.id)) return found.id;
  }
  if (typeof row['name'] !== 'string') return undefined;
  return (await listEntriesNamed(tx, table.name, row['name'])).find(({ id }) => !taken.has(id))?.id;
}

/** Only what these columns take: an entry is added as somebody would type it, and its people are known by a number here. */
const findKnown = (table: DeclaredTable, row: JsonRow, known: ReadonlyMap<number, number>): JsonRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      table.columns.get(name)?.is === 'known person' ? (known.get(value as number) ?? null) : value,
    ]),
  );

async function writeEntries({ tx, contents }: Writing, numbers: Numbers, known: ReadonlyMap<number, number>) {
  for (const [table, entries] of contents.entries) {
    const directory = carriedDirectories.get(table);
    const declared = directory ?? carriedOffices.get(table)!;
    const renumbered = new Map<number, number>();
    const taken = new Set<number>();
    for (const [old, row] of entries) {
      const id =
        (await findEntry(tx, declared, row, taken)) ??
        (directory && (await insertOrRefuse(tx, table, findKnown(directory, row, known), undefined)));
      if (id === undefined) continue; // An office of the provider's list that is not in it here.
      taken.add(id);
      renumbered.set(old, id);
    }
    numbers.set(table, renumbered);
  }
}

/** Somebody mentioned in a note who is not of this firm is only words. */
const findMentioning = (html: string, users: ReadonlyMap<number, number>): string =>
  html.replaceAll(/data-person="(\d+)"/g, (_, id: string) => {
    const here = users.get(Number(id));
    return here === undefined ? '' : `data-person="${here}"`;
  });

/** The row as it is inserted: new numbers for old ones, and what the server sets itself. */
function toInsertedRow(writing: Writing, table: DeclaredTable, row: ReadArchiveRow, now: Now): JsonRow {
  const { users, importer, files, reference } = writing;
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row.values)) {
    const column = table.columns.get(name);
    if (!column) continue; // `set`, below
    if (value === null) values[name] = null;
    else if (column.is === 'user') values[name] = users.get(value as number) ?? null;
    else if (column.is === 'known person') values[name] = now.known.get(value as number) ?? null;
    else if (column.is === 'reference' || column.is === 'entry')
      values[name] = now.numbers.get(column.to)?.get(value as number) ?? null;
    else if (column.kind === 'html') {
      // Cleaned first: then a mention is written in one way alone.
      const note = cleanRichText(findMentioning(cleanRichText(value as string).html, users));
      Object.assign(values, { html: note.html, plain: note.plain, mentions: note.mentions });
    } else if (column.kind === 'json' && table.idsInJson.size > 0) {
      values[name] = withNamed(value, table.idsInJson, (key, id) =>
        id === null ? null : (now.numbers.get(table.idsInJson.get(key)!)?.get(id as number) ?? null),
      );
    } else values[name] = value;
  }
  for (const [name, by] of table.set) {
    if (by === 'importer') values[name] = row.values[name] === true ? importer.personId : null;
    else if (by === "importer's name") values[name] = importer.fullName;
    else if (by === 'reference') values[name] = reference;
    else if (by === 'PersonOfInterest') values[name] = by;
    else if (by === 'stored file') {
      const { key, contentType, size, sha256, hasScript = false } = files.get(row.id!)!;
      values[name] = { key, content_type: contentType, size, sha256, has_script: hasScript }[name];
    }
  }
  if (now.matterId !== undefined && isOfMatter(table)) values['matter_id'] = now.matterId;
  return values;
}

/** A contact person hangs on its party alone. */
const isOfMatter = ({ name }: DeclaredTable): boolean => name !== 'contact_person';

interface Now {
  readonly numbers: Numbers;
  readonly known: ReadonlyMap<number, number>;
  readonly matterId: number | undefined;
}

/**
 * Writes what an archive brings as a new matter. Numbers are given anew; what points at people, entries of the firm's lists
 * and files follows. Gives the number of the new matter and how many rows each table took.
 */
export async function writeArchive(writing: Writing): Promise<{ matterId: number; counts: Record<string, number> }> {
  const { tx, contents, isOwn } = writing;
  const numbers: Numbers = new Map();
  const known = await findKnownNumbers(tx, {
    rows: [
      ...contents.tables.flatMap(({ declared, rows }) => rows.map(({ values }) => ({ table: declared, values }))),
      ...[...contents.entries].flatMap(([table, entries]) =>
        [...entries.values()].map((values) => ({ table: carriedDirectories.get(table)!, values })),
      ),
    ].flatMap(({ table, values }) =>
      [...(table?.columns.values() ?? [])].flatMap((column) =>
        column.is === 'known person' && typeof values[column.name] === 'number'
          ? [{ number: values[column.name] as number, kind: values['kind'] }]
          : [],
      ),
    ),
    isOwn,
  });
  await writeEntries(writing, numbers, known);
  const counts: Record<string, number> = {};
  let matterId: number | undefined;
  for (const { declared, rows } of contents.tables) {
    const renumbered = new Map<number, number>();
    numbers.set(declared.name, renumbered);
    for (const row of rows) {
      const values = toInsertedRow(writing, declared, row, { numbers, known, matterId });
      const id = await insertOrRefuse(tx, declared.name, values, row.place);
      if (row.id !== undefined) renumbered.set(row.id, id);
      if (declared.name === 'matter') matterId = id;
    }
    counts[declared.name] = rows.length;
  }
  return { matterId: matterId!, counts };
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '../../platform/db/database';
import { type FileToPack, streamFileEntries } from '../../platform/files/file-entries';
import type { FileStore } from '../../platform/files/file-store';
import type { FirmScope } from '../../platform/tenancy/scopes';
import type { ZipEntry } from '../../platform/zip/write-zip';
import {
  listFilesToPack,
  streamLines,
  readFirmName,
  listFirmPeople,
  type FirmTable,
  listReadableTables,
} from './archive.store';

/** Work in hand and what is made from the rest; everything else of the firm goes along. */
const leftOut = new Set(['job', 'audit_tail', 'firm_export']);

export interface ArchiveContents {
  readonly firm: string;
  readonly people: readonly object[];
  readonly tables: readonly string[];
  readonly files: readonly FileToPack[];
}

/**
 * Every table the firm's own role may read that has the firm in it, as the schema knows it: none can be forgotten. Matters of
 * every type go along, whichever the administrator who asked works in: it is the firm's data, and the Admin's alone to take.
 */
const listFirmTables = async (tx: Tx): Promise<FirmTable[]> => {
  const tables = await listReadableTables(tx);
  return tables.filter((table) => !leftOut.has(table.name));
};

const buildPath = (folder: string, table: string): string => join(folder, `${table}.jsonl`);

/**
 * Lays every table into the folder as all of them stood at one moment: a payment without its posting would make the
 * archive worth nothing. Packing waits until the snapshot is closed, so that it is held no longer than reading takes.
 */
export const writeArchive = (scope: FirmScope, folder: string): Promise<ArchiveContents> =>
  scope.snapshot(async (tx) => {
    const { firm } = await readFirmName(tx);
    const people = await listFirmPeople(tx);
    const files = await listFilesToPack(tx);
    const tables = await listFirmTables(tx);
    for (const table of tables) {
      const place = await open(buildPath(folder, table.name), 'w', 0o600);
      try {
        for await (const lines of streamLines(tx, table)) await place.write(lines);
      } finally {
        await place.close();
      }
    }
    return { firm, people, files, tables: tables.map((table) => table.name) };
  });

const readMe = (firm: string, at: Date): string =>
  `Everything ${firm} has kept here, as it was on ${at.toISOString()}.\r\n\r\n` +
  'tables/  one file a table, one line a row, each line a JSON object; amounts are whole cents, days YYYY-MM-DD.\r\n' +
  'files/   every document, its id before its name; stored_file in tables/ tells which matter it belongs to.\r\n' +
  'people   the members of the firm with their names and addresses.\r\n';

/** The entries of the archive in order; `passed` is told after each. */
export async function* archiveEntries(
  store: FileStore,
  { firm, people, tables, files }: ArchiveContents,
  told: { readonly folder: string; readonly at: Date; readonly passed: () => Promise<void> },
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: Buffer.from(readMe(firm, told.at), 'utf8') };
  yield { name: 'people.json', content: Buffer.from(JSON.stringify(people, undefined, 2), 'utf8') };
  for (const table of tables) {
    const content = createReadStream(buildPath(told.folder, table)) as AsyncIterable<Uint8Array>;
    yield { name: `tables/${table}.jsonl`, content };
    await told.passed();
  }
  yield* streamFileEntries(store, files, { passed: told.passed });
}

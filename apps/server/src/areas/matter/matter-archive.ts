import { writeCsv } from '@boedel/domain/csv/write-csv';
import { fileEntries } from '../../platform/files/file-entries';
import type { FileStore } from '../../platform/files/file-store';
import type { ZipEntry } from '../../platform/zip/write-zip';
import { archiveIndex } from './matter-archive.index';
import { filesOf, type MatterArchive, type TableOfMatter } from './matter-archive.tables';

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const asCsv = ({ rows }: TableOfMatter): string => {
  const columns = Object.keys(rows[0] ?? {});
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]);
};
const text = (name: string, content: string): ZipEntry => ({ name, content: Buffer.from(content, 'utf8') });
const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** The archive's entries in order; a document's bytes are fetched when its turn comes. */
export async function* archiveEntries(archive: MatterArchive, store: FileStore): AsyncGenerator<ZipEntry> {
  yield text('index.html', archiveIndex(archive));
  yield text('people.json', asJson(archive.people));
  for (const table of archive.tables) {
    yield text(`data/${table.name}.json`, asJson(table.rows));
    yield text(`data/${table.name}.csv`, asCsv(table));
  }
  yield* fileEntries(store, filesOf(archive.tables));
}

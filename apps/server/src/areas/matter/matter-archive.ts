import { writeCsv } from '@boedel/domain/csv/write-csv';
import { fileEntries, placeInArchive } from '../../platform/files/file-entries';
import type { FileStore } from '../../platform/files/file-store';
import type { Keys } from '../../platform/session/keys';
import { signBytes } from '../../platform/session/signature';
import { safeName, type ZipEntry } from '../../platform/zip/write-zip';
import { archiveIndex } from './matter-archive.index';
import { archiveFormat, archiveVersion, type Manifest, sha256Of, signatureEntry, signedBytes } from './matter-manifest';
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

/** Everything but the documents: small enough to be written before it is packed. */
const written = (archive: MatterArchive): ZipEntry[] => [
  text('index.html', archiveIndex(archive)),
  text('people.json', asJson(archive.people)),
  ...archive.tables.flatMap((table) => [
    text(`data/${table.name}.json`, asJson(table.rows)),
    text(`data/${table.name}.csv`, asCsv(table)),
  ]),
];

const manifestOf = (archive: MatterArchive, texts: readonly ZipEntry[]): Manifest => ({
  format: archiveFormat,
  version: archiveVersion,
  firm: archive.firm,
  firmId: archive.firmId,
  reference: cell(archive.tables.find(({ name }) => name === 'matter')?.rows[0]?.['reference']),
  exportedAt: archive.at.toISOString(),
  wholeNumbers: archive.wholeNumbers,
  entries: [
    ...texts.map(({ name, content }) => ({ name, sha256: sha256Of(content as Uint8Array) })),
    ...filesOf(archive.tables).map((file) => ({ name: safeName(placeInArchive(file)), sha256: file.sha256 })),
  ],
});

/** The archive's entries in order, its manifest first; a document's bytes are fetched when its turn comes. */
export async function* archiveEntries(
  archive: MatterArchive,
  { store, keys }: { readonly store: FileStore; readonly keys: Pick<Keys, 'signing'> },
): AsyncGenerator<ZipEntry> {
  const texts = written(archive);
  const manifest = text('manifest.json', asJson(manifestOf(archive, texts)));
  yield manifest;
  yield text(signatureEntry, signBytes(keys, 'matter archive', signedBytes(sha256Of(manifest.content as Uint8Array))));
  yield* texts;
  yield* fileEntries(store, filesOf(archive.tables));
}

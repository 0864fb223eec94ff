import { writeCsv } from '@boedel/domain/csv/write-csv';
import { streamFileEntries, buildArchivePath } from '../../platform/files/file-entries';
import type { FileStore } from '../../platform/files/file-store';
import type { SecretKeys } from '../../platform/session/keys';
import { signBytes } from '../../platform/session/signature';
import { cleanEntryName, type ZipEntry } from '../../platform/zip/write-zip';
import { archiveIndex } from './matter-archive.index';
import {
  archiveFormat,
  archiveVersion,
  type MatterManifest,
  computeSha256,
  signatureEntry,
  readSignedBytes,
} from './matter-manifest';
import { listFiles, type MatterArchive, type MatterTable } from './matter-archive.tables';

const formatCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const toCsv = ({ rows }: MatterTable): string => {
  const columns = Object.keys(rows[0] ?? {});
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => formatCell(row[column])))]);
};
const createTextEntry = (name: string, content: string): ZipEntry => ({ name, content: Buffer.from(content, 'utf8') });
const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Everything but the documents: small enough to be written before it is packed. */
const createEntries = (archive: MatterArchive): ZipEntry[] => [
  createTextEntry('index.html', archiveIndex(archive)),
  createTextEntry('people.json', toJson(archive.people)),
  ...archive.tables.flatMap((table) => [
    createTextEntry(`data/${table.name}.json`, toJson(table.rows)),
    createTextEntry(`data/${table.name}.csv`, toCsv(table)),
  ]),
];

const createManifest = (archive: MatterArchive, texts: readonly ZipEntry[]): MatterManifest => ({
  format: archiveFormat,
  version: archiveVersion,
  firm: archive.firm,
  firmId: archive.firmId,
  reference: formatCell(archive.tables.find(({ name }) => name === 'matter')?.rows[0]?.['reference']),
  exportedAt: archive.at.toISOString(),
  wholeNumbers: archive.wholeNumbers,
  entries: [
    ...texts.map(({ name, content }) => ({ name, sha256: computeSha256(content as Uint8Array) })),
    ...listFiles(archive.tables).map((file) => ({ name: cleanEntryName(buildArchivePath(file)), sha256: file.sha256 })),
  ],
});

/** The archive's entries in order, its manifest first; a document's bytes are fetched when its turn comes. */
export async function* archiveEntries(
  archive: MatterArchive,
  { store, keys }: { readonly store: FileStore; readonly keys: Pick<SecretKeys, 'signing'> },
): AsyncGenerator<ZipEntry> {
  const texts = createEntries(archive);
  const manifest = createTextEntry('manifest.json', toJson(createManifest(archive, texts)));
  yield manifest;
  yield createTextEntry(
    signatureEntry,
    signBytes(keys, 'matter archive', readSignedBytes(computeSha256(manifest.content as Uint8Array))),
  );
  yield* texts;
  yield* streamFileEntries(store, listFiles(archive.tables));
}

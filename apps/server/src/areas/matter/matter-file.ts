import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { unpackArchive } from '../../platform/files/unpack-archive';
import type { SecretKeys } from '../../platform/session/keys';
import { isSignedHere } from '../../platform/session/signature';
import {
  archiveVersion,
  type MatterManifest,
  manifestSchema,
  signatureEntry,
  readSignedBytes,
} from './matter-manifest';
import { type MatterArchiveContents, readArchive } from './read-archive';

/** An archive of a matter that was read and holds together. */
export interface MatterFile {
  readonly manifest: MatterManifest;
  /** This installation wrote it, and nothing in it was changed since. */
  readonly isSigned: boolean;
  readonly contents: MatterArchiveContents;
  /** The bytes of each document, by the number it had. */
  readonly files: ReadonlyMap<number, Uint8Array>;
}

/**
 * Unpacked, an archive may be this large: more than a firm keeps of a matter, less than would fill the memory. Rows pack to
 * a twentieth or so; what comes out a hundredfold was made to.
 */
const limits = { bytes: 400 * 1024 * 1024, entries: 20_000, ratio: 100 };

/** Reads an archive, or says what is wrong with it. Everything in it must be what its manifest says, and nothing more. */
export async function readMatterFile(
  content: Uint8Array,
  keys: SecretKeys,
  firmId: number,
): Promise<Outcome<MatterFile>> {
  const entries = await unpackArchive(content, limits, firmId);
  if (isRefused(entries)) return entries;
  const manifest = manifestSchema.safeParse(entries.get('manifest.json')?.json);
  if (!manifest.success) {
    return refuse('file', 'This archive does not say what it holds. Export the matter again and send that file.');
  }
  const { version, entries: listed } = manifest.data;
  if (version > archiveVersion) {
    return refuse('file', 'This archive was made by a later version of the product. Update this one first.');
  }
  const known = new Map(listed.map(({ name, sha256 }) => [name, sha256]));
  const strange = [...entries.keys()].find(
    (name) => name !== 'manifest.json' && name !== signatureEntry && !known.has(name),
  );
  const changed = listed.find(({ name, sha256 }) => entries.get(name)?.sha256 !== sha256);
  const wrong = changed?.name ?? strange;
  if (wrong !== undefined) {
    return refuse(
      'file',
      message('{name} is missing from this archive or was changed. Export the matter again.', { name: wrong }),
    );
  }
  const tables = new Map<string, unknown>();
  const files = new Map<number, Uint8Array>();
  for (const [name, { content: bytes, json }] of entries) {
    const table = /^data\/(\w+)\.json$/.exec(name)?.[1];
    const file = /^files\/(\d+) /.exec(name)?.[1];
    if (table) tables.set(table, json);
    if (file && bytes) files.set(Number(file), bytes);
  }
  const contents = readArchive(tables, entries.get('people.json')?.json);
  if (isRefused(contents)) return contents;
  const signature = entries.get(signatureEntry)?.content;
  const isSigned =
    signature !== undefined &&
    isSignedHere(
      keys,
      'matter archive',
      readSignedBytes(entries.get('manifest.json')!.sha256),
      Buffer.from(signature).toString('utf8').trim(),
    );
  return { manifest: manifest.data, isSigned, contents, files };
}

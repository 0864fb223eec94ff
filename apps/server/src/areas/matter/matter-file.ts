import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { strFromU8, unzipSync } from 'fflate';
import type { Keys } from '../../platform/session/keys';
import { isSignedHere } from '../../platform/session/signature';
import { archiveVersion, type Manifest, manifestSchema, sha256Of, signatureEntry } from './matter-manifest';
import { type ArchiveContents, readArchive } from './read-archive';

/** An archive of a matter that was read and holds together. */
export interface MatterFile {
  readonly manifest: Manifest;
  /** This installation wrote it, and nothing in it was changed since. */
  readonly isSigned: boolean;
  readonly contents: ArchiveContents;
  /** The bytes of each document, by the number it had. */
  readonly files: ReadonlyMap<number, Uint8Array>;
}

/** Unpacked, an archive may be this large: more than a firm keeps of a matter, less than would fill the memory. */
const mostUnpacked = 400 * 1024 * 1024;

function unpacked(content: Uint8Array): Record<string, Uint8Array> | undefined {
  let total = 0;
  try {
    return unzipSync(content, {
      filter: ({ originalSize }) => {
        total += originalSize;
        if (total > mostUnpacked) throw new Error('too large');
        return true;
      },
    });
  } catch {
    return undefined;
  }
}

const parsed = (content: Uint8Array | undefined): unknown => {
  try {
    return content && (JSON.parse(strFromU8(content)) as unknown);
  } catch {
    return undefined;
  }
};

/** Reads an archive, or says what is wrong with it. Everything in it must be what its manifest says, and nothing more. */
export function readMatterFile(content: Uint8Array, keys: Keys): Outcome<MatterFile> {
  const entries = unpacked(content);
  if (!entries) {
    return refuse(
      'file',
      'This is no whole archive of a matter: it was cut short or is another file. Export it again.',
    );
  }
  const manifest = manifestSchema.safeParse(parsed(entries['manifest.json']));
  if (!manifest.success) {
    return refuse('file', 'This archive does not say what it holds. Export the matter again and send that file.');
  }
  const { version, entries: listed } = manifest.data;
  if (version > archiveVersion) {
    return refuse('file', 'This archive was made by a later version of the product. Update this one first.');
  }
  const known = new Map(listed.map(({ name, sha256 }) => [name, sha256]));
  const strange = Object.keys(entries).find(
    (name) => name !== 'manifest.json' && name !== signatureEntry && !known.has(name),
  );
  const changed = listed.find(({ name, sha256 }) => !entries[name] || sha256Of(entries[name]) !== sha256);
  const wrong = changed?.name ?? strange;
  if (wrong !== undefined) {
    return refuse(
      'file',
      said('{name} in this archive is missing or was changed. Export the matter again.', { name: wrong }),
    );
  }
  const tables = new Map<string, unknown>();
  const files = new Map<number, Uint8Array>();
  for (const [name, bytes] of Object.entries(entries)) {
    const table = /^data\/(\w+)\.json$/.exec(name)?.[1];
    const file = /^files\/(\d+) /.exec(name)?.[1];
    if (table) tables.set(table, parsed(bytes));
    if (file) files.set(Number(file), bytes);
  }
  const contents = readArchive(tables, parsed(entries['people.json']));
  if (isRefused(contents)) return contents;
  const signature = entries[signatureEntry];
  const isSigned =
    signature !== undefined &&
    isSignedHere(keys, 'matter archive', entries['manifest.json']!, strFromU8(signature).trim());
  return { manifest: manifest.data, isSigned, contents, files };
}

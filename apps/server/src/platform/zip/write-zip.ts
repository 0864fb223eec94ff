import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import {
  writeCentralHeader,
  writeDataDescriptor,
  writeEndOfZip,
  writeLocalHeader,
  type ZipRecord,
} from './zip-records';

/** A file for the archive; its bytes are fetched when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

/** Every sign an archive on Windows cannot hold, and every way out of its folder, taken away. */
export const cleanEntryName = (name: string): string =>
  name
    .split(/[/\\]/)
    .map((part) =>
      part
        .replaceAll(/[\p{Cc}<>:"|?*]/gu, '_')
        .replace(/^\.+$/, '_')
        .trim(),
    )
    .filter(Boolean)
    .join('/');

interface PackedCounts {
  checksum: number;
  size: number;
  packed: number;
}

/** Packs what comes piece by piece, and keeps count. */
async function* packStream(content: AsyncIterable<Uint8Array>, counts: PackedCounts): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  const feeding = (async () => {
    for await (const chunk of content) {
      counts.checksum = crc32(chunk, counts.checksum);
      counts.size += chunk.byteLength;
      if (!deflate.write(chunk)) await new Promise<void>((resolve) => void deflate.once('drain', resolve));
    }
    deflate.end();
  })().catch((error: Error) => deflate.destroy(error));
  for await (const chunk of deflate as AsyncIterable<Uint8Array>) {
    counts.packed += chunk.byteLength;
    yield chunk;
  }
  await feeding;
}

/** What packing nothing gives. */
const nothing = Buffer.from([3, 0]);

/** What is in memory already is packed at once. */
function packWhole(content: Uint8Array, counts: PackedCounts): Uint8Array {
  const packed = content.byteLength === 0 ? nothing : deflateRawSync(content);
  Object.assign(counts, { checksum: crc32(content), size: content.byteLength, packed: packed.byteLength });
  return packed;
}

/**
 * A zip file, piece by piece as its entries come: nothing is held but the piece in hand, so an archive may be larger
 * than memory. Sizes and checksums stand after each entry (APPNOTE 4.3.9), large archives end in ZIP64 records.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const records: ZipRecord[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const begun = { name: Buffer.from(cleanEntryName(name), 'utf8'), offset, at };
    const head = writeLocalHeader(begun);
    yield head;
    const counts: PackedCounts = { checksum: 0, size: 0, packed: 0 };
    if (content instanceof Uint8Array) yield packWhole(content, counts);
    else yield* packStream(content, counts);
    const record = { ...begun, ...counts };
    const tail = writeDataDescriptor(record);
    yield tail;
    offset += head.byteLength + counts.packed + tail.byteLength;
    records.push(record);
  }
  const directory = Buffer.concat(records.map(writeCentralHeader));
  yield directory;
  yield writeEndOfZip(records.length, directory.byteLength, offset);
}

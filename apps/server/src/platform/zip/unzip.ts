import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { type Outcome, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { readZipEntries, type ZipPart } from '@boedel/domain/statements/zip';

interface Limits {
  readonly bytes: number;
  readonly entries: number;
  readonly ratio: number;
}
interface Entry {
  readonly content: Uint8Array;
  readonly sha256: string;
}

/** So much may come out of anything, however little it was packed to: a page of spaces is no trick. */
const harmless = 1 << 20;

const refuseBroken = (): RefusalError =>
  refuse('file', 'This is no whole archive: it was cut short or is another file. Send the file again.');
const isUnfolding = (name: string): RefusalError =>
  refuse('file', message('{name} in this archive unpacks to far more than it may, and is not read.', { name }));

/** An entry unpacked, as long as it comes to no more than allowed. */
function readContent({ packed, isPacked }: ZipPart, most: number): Uint8Array | 'broken' | 'tooLarge' {
  if (!isPacked) return packed.byteLength <= most ? packed : 'tooLarge';
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'broken';
  }
}

/**
 * The entries of an archive by their names. What comes out is measured as it comes, because an archive may claim any size;
 * the same bytes named by many entries count each time.
 */
export function unzipWithin(bytes: Uint8Array, limits: Limits): Outcome<ReadonlyMap<string, Entry>> {
  const parts = readZipEntries(bytes);
  if (!parts) return refuseBroken();
  if (parts.length > limits.entries) {
    return refuse(
      'file',
      message('This archive contains more than {most} files, so it was not read.', { most: limits.entries }),
    );
  }
  const entries = new Map<string, Entry>();
  let left = limits.bytes;
  for (const part of parts) {
    if (entries.has(part.name)) {
      return refuse(
        'file',
        message('{name} is in this archive twice. Create the archive again and upload it.', { name: part.name }),
      );
    }
    const most = Math.min(left, Math.max(harmless, part.packed.byteLength * limits.ratio));
    const content = readContent(part, most);
    if (content === 'tooLarge') return isUnfolding(part.name);
    if (content === 'broken' || content.byteLength !== part.size) return refuseBroken();
    left -= content.byteLength;
    entries.set(part.name, { content, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return entries;
}

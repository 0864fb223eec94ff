import { longestText } from '@boedel/document/read/longest-text';
import { readScan } from '@boedel/document/read/read-scan';
import { type ReadableKind, readText } from '@boedel/document/read/read-text';

interface FileToRead {
  readonly kind: ReadableKind | 'plain' | 'picture';
  readonly bytes: Uint8Array;
  /** It may be a signed paper that comes back. */
  readonly isScan: boolean;
}

/** The words of a file and the numbers of our papers on it, in the thread that reads what was sent. */
export async function readFileText({ kind, bytes, isScan }: FileToRead) {
  const codes = isScan && (kind === 'pdf' || kind === 'picture') ? await readScan(kind, bytes) : [];
  if (kind === 'picture') return { words: '', codes };
  if (kind !== 'plain') return { words: await readText(kind, bytes), codes };
  const words = new TextDecoder()
    .decode(bytes)
    .replaceAll(/[\0\p{Cs}]/gu, '')
    .slice(0, longestText);
  return { words, codes };
}

import { longestText } from '@boedel/document/read/longest-text';
import { type ReadableKind, readText } from '@boedel/document/read/read-text';

/** The words of a file, in the thread that reads what was sent. */
export async function readFileText({ kind, bytes }: { kind: ReadableKind | 'plain'; bytes: Uint8Array }) {
  if (kind !== 'plain') return { words: await readText(kind, bytes) };
  const words = new TextDecoder()
    .decode(bytes)
    .replaceAll(/[\0\p{Cs}]/gu, '')
    .slice(0, longestText);
  return { words };
}

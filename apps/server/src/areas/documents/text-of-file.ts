import { longestText } from '@boedel/document/read/longest-text';
import { type Readable, textOf } from '@boedel/document/read/text-of';

/** The words of a file, in the thread that reads what was sent. */
export async function textOfFile({ kind, bytes }: { kind: Readable | 'plain'; bytes: Uint8Array }) {
  if (kind !== 'plain') return { words: await textOf(kind, bytes) };
  const words = new TextDecoder()
    .decode(bytes)
    .replaceAll(/[\0\p{Cs}]/gu, '')
    .slice(0, longestText);
  return { words };
}

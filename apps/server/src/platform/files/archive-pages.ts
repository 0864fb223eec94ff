import { isRefused } from '@boedel/domain/law/refusal';
import type { Paged } from '../worker-pool/worker-job';
import { unzipWithin } from '../zip/unzip';
import type { ArchivePage, ToUnpack } from './unpack-archive.job';

/** So much goes over at a time, as signs of JSON: a few milliseconds of the other side. */
const signsAPage = 200_000;
/** One row, or what is no list, may be as long as this; a longer one is taken for unreadable. */
const longestValue = 4_000_000;

const measureLength = (value: unknown): number => (JSON.stringify(value) ?? '').length;

/** The rows of a list, as many at a time as go over well; nothing where one is longer than any row is. */
function splitRows(rows: readonly unknown[]): unknown[][] | undefined {
  const pages: unknown[][] = [[]];
  let signs = 0;
  for (const row of rows) {
    const length = measureLength(row);
    if (length > longestValue) return undefined;
    if (signs + length > signsAPage && signs > 0) {
      pages.push([]);
      signs = 0;
    }
    pages.at(-1)!.push(row);
    signs += length;
  }
  return pages;
}

function* splitEntry(
  entries: Iterable<readonly [string, { content: Uint8Array; sha256: string }]>,
): Generator<ArchivePage> {
  for (const [name, { content, sha256 }] of entries) {
    // A document may be called anything; it goes over as it is.
    if (!name.endsWith('.json') || name.startsWith('files/')) {
      yield { name, sha256, content };
      continue;
    }
    let json: unknown;
    try {
      json = JSON.parse(new TextDecoder().decode(content));
    } catch {
      json = undefined;
    }
    const pages = Array.isArray(json) ? splitRows(json) : undefined;
    if (pages) for (const rows of pages) yield { name, sha256, rows };
    else yield { name, sha256, json: Array.isArray(json) || measureLength(json) > longestValue ? undefined : json };
  }
}

/** An archive in the thread that reads what was sent. */
export function archivePages({ bytes, limits }: ToUnpack): Paged<{ refusals?: readonly never[] }, ArchivePage> {
  const entries = unzipWithin(bytes, limits);
  if (isRefused(entries)) return { head: { refusals: entries.refusals as readonly never[] }, pages: splitEntry([]) };
  return { head: {}, pages: splitEntry(entries) };
}

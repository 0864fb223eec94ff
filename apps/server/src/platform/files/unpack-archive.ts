import { type Outcome, RefusalError } from '@boedel/domain/law/refusal';
import type { Lane } from '../worker-pool/pool';
import { openInWorker } from '../worker-pool/run-in-worker';
import { type ArchiveLimits, unpackArchiveJob } from './unpack-archive.job';

export interface ArchiveEntry {
  readonly sha256: string;
  /** The bytes of a file; those of JSON stay in the thread. */
  readonly content?: Uint8Array;
  /** What an entry whose name ends in .json says; nothing where it cannot be read. */
  readonly json?: unknown;
}

/**
 * The entries of a zip that somebody sent, by name, unpacked and parsed in a thread of its own; or why they are not. What
 * they say comes over piece by piece, so that others are answered in between.
 */
export async function unpackArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits,
  lane: Lane,
): Promise<Outcome<ReadonlyMap<string, ArchiveEntry>>> {
  const opened = await openInWorker(unpackArchiveJob, lane, { bytes, limits });
  try {
    if (opened.head.refusals) return new RefusalError(opened.head.refusals);
    const entries = new Map<string, ArchiveEntry>();
    for (let page = await opened.next(); page; page = await opened.next()) {
      const { name, rows, ...entry } = page;
      const list = entries.get(name)?.json;
      if (rows && Array.isArray(list)) for (const row of rows) (list as unknown[]).push(row);
      else entries.set(name, rows ? { ...entry, json: [...rows] } : entry);
    }
    return entries;
  } finally {
    opened.close();
  }
}

import { createHash } from 'node:crypto';
import { message } from '@boedel/domain/law/message';
import { z } from 'zod';
import { sql } from '../db/sql';
import { notifyPeople } from '../inbox/notify-people';
import { pairJob, createJobKind } from '../jobs/job-kind';
import { scheduleEvery } from '../jobs/schedule';
import type { ProviderScope } from '../tenancy/scopes';
import { FileMissingError, type FileStore } from '../files/file-store';

interface FileToCheck {
  readonly intermediary_id: number;
  readonly id: number;
  readonly key: string;
  readonly sha256: string;
}

/** What is wrong with a stored file, if anything is. */
async function checkFile(files: FileStore, { key, sha256 }: FileToCheck): Promise<'missing' | 'changed' | null> {
  try {
    const hash = createHash('sha256');
    for await (const chunk of await files.get(key)) hash.update(chunk as Uint8Array);
    return hash.digest('hex') === sha256 ? null : 'changed';
  } catch (error) {
    if (error instanceof FileMissingError) return 'missing';
    throw error;
  }
}

const atOnce = 100;

/**
 * Holds stored files against their checksums, those longest unseen first, and marks what is missing or changed; one that
 * was restored is marked whole again. The administrators of a firm are notified of new faults.
 */
export async function checkStoredFiles(
  provider: ProviderScope,
  files: FileStore,
  most: number,
  signal?: AbortSignal,
): Promise<{ checked: number; faults: number }> {
  const begun = new Date();
  const fresh = new Map<number, number>();
  let [checked, faults] = [0, 0];
  while (checked < most) {
    if (signal?.aborted) break;
    const batch = await provider.transaction((tx) =>
      tx.rows<FileToCheck>(sql`
        select intermediary_id, id, key, sha256 from stored_file
        where checked_at is null or checked_at < ${begun.toISOString()}::timestamptz
        order by checked_at nulls first, intermediary_id, id limit ${Math.min(atOnce, most - checked)}`),
    );
    if (batch.length === 0) break;
    for (const file of batch) {
      const fault = await checkFile(files, file);
      const known = await provider.transaction((tx) =>
        tx.maybe<{ fault: string | null }>(sql`
          with before as (select fault from stored_file where intermediary_id = ${file.intermediary_id} and id = ${file.id})
          update stored_file set fault = ${fault}, checked_at = clock_timestamp()
          where intermediary_id = ${file.intermediary_id} and id = ${file.id}
          returning (select fault from before) as fault`),
      );
      checked += 1;
      if (!known || fault === null) continue; // whole, or removed meanwhile
      faults += 1;
      if (known.fault === null) fresh.set(file.intermediary_id, (fresh.get(file.intermediary_id) ?? 0) + 1);
    }
  }
  for (const [firmId, count] of fresh) await notifyAdmins(provider, firmId, count);
  return { checked, faults };
}

const notifyAdmins = (provider: ProviderScope, firmId: number, count: number): Promise<void> =>
  provider.transaction(async (tx) => {
    const admins = await tx.rows<{ person_id: number }>(
      sql`select person_id from membership where intermediary_id = ${firmId} and 'Admin' = any(roles)`,
    );
    const words = message(
      '{count} stored files are missing or were changed. Their documents are marked. Have the files restored from a backup.',
      { count },
    );
    await notifyPeople(
      tx,
      'fileReady',
      admins.map(({ person_id }) => person_id),
      { words, path: '/matters', firmId },
    );
  });

const checkKind = createJobKind('files.check', z.object({}), { maxAttempts: 3, priority: 9 });
const mostADay = 5_000;
export const checkFiles = pairJob(checkKind, async ({ provider, services, signal, log }) => {
  const found = await checkStoredFiles(provider, services.files, mostADay, signal);
  if (found.faults > 0) log.error(found, 'stored files are missing or changed');
  else log.info(found, 'stored files were held against their checksums');
});
export const checkFilesDaily = scheduleEvery(86_400, 'installation', checkKind);

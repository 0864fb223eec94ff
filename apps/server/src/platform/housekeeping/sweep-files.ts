import { z } from 'zod';
import { sql } from '../db/sql';
import { pairJob, createJobKind } from '../jobs/job-kind';
import { scheduleEvery } from '../jobs/schedule';
import type { ProviderScope } from '../tenancy/scopes';
import type { FileStore } from '../files/file-store';

const aDayMs = 86_400_000;
const atOnce = 500;
/** Made by storeUpload, or the beginnings of one that a crash left. Anything else in the folder or bucket is not ours. */
const ours = /^\d+\/\d{4}\/[0-9a-f-]{36}(\.[0-9a-f]+\.partial)?$/;

/** Deletes files that no row refers to: uploads whose transaction failed, and files removed while the store was away. */
export async function sweepOrphans(provider: ProviderScope, files: FileStore, now: Date): Promise<number> {
  let removed = 0;
  const sweepKeys = async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    // Keys of every firm lie in one store.
    const known = await provider.transaction((tx) =>
      tx.rows<{ key: string }>(sql`
        select f.key from stored_file f join unnest(${[...keys]}::text[]) as k (key)
          on f.intermediary_id = split_part(k.key, '/', 1)::bigint and f.key = k.key`),
    );
    const kept = new Set(known.map(({ key }) => key));
    for (const key of keys.filter((each) => !kept.has(each))) {
      await files.remove(key);
      removed += 1;
    }
  };
  let batch: string[] = [];
  for await (const { key, changedAt } of files.list()) {
    if (!ours.test(key) || now.getTime() - changedAt.getTime() < aDayMs) continue;
    batch.push(key);
    if (batch.length === atOnce) await sweepKeys(batch.splice(0));
  }
  await sweepKeys(batch);
  return removed;
}

const sweepKind = createJobKind('files.sweep', z.object({}));
export const sweepFiles = pairJob(sweepKind, async ({ provider, services, log }) => {
  log.info(
    { removed: await sweepOrphans(provider, services.files, new Date()) },
    'files without a row were taken away',
  );
});
export const sweepFilesDaily = scheduleEvery(86_400, 'installation', sweepKind);

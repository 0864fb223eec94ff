import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CheckpointNote } from '../../platform/audit/checkpoint-note';
import { makeCheckpoint } from '../../platform/audit/make-checkpoint';
import { createJobKind, pairJob } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { bucketStore } from './bucket.store';
import { type OpenedBucket, openFirmBucket } from './open-firm-bucket';
import { sort } from './save-bucket';

const copyKind = createJobKind('audit.checkpoint.copy', z.object({}));

async function putCheckpoint(
  bucket: OpenedBucket,
  folder: string | null,
  { time, text }: CheckpointNote,
): Promise<void> {
  const key = [...(folder ? [folder] : []), 'audit-checkpoints', `${time.slice(0, 10)}.txt`].join('/');
  const content = Buffer.from(text);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const put = async (): Promise<void> => {
    if ((await bucket.checksumOf(key)) !== sha256) await bucket.put(key, content, 'text/plain; charset=utf-8', sha256);
  };
  // What the service said is not kept: it may hold anything.
  const fault = await put().then(() => undefined, sort);
  if (fault !== undefined) throw new Error(`The firm's bucket did not take the checkpoint (${fault}).`);
}

/**
 * The day's checkpoint into the firm's own bucket, where it has one: whoever runs this installation, its database and its file
 * store cannot change it there.
 */
export const copyCheckpoint = pairJob(copyKind, async ({ scope, services, finish }) => {
  const settings = await scope.read((tx) => bucketStore(tx).ofFirm());
  const note = settings && (await makeCheckpoint(services, scope.firmId));
  if (settings && note) {
    const bucket = await openFirmBucket(services, settings);
    if (!bucket) throw new Error("The firm's bucket cannot be opened. An administrator of the firm saves it again.");
    try {
      await putCheckpoint(bucket, settings.folder, note);
    } finally {
      bucket.close();
    }
  }
  await scope.transaction(finish);
});
export const copyCheckpointsDaily = scheduleEvery(86_400, 'firm', copyKind);

import { z } from 'zod';
import { listFirmsWithTail, linkFirm } from '../../platform/audit/link-entries';
import { listFirmsToSign, makeCheckpoint, TrailDisagrees } from '../../platform/audit/make-checkpoint';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { checkpointMail } from './checkpoint.mails';
import { createCheckpointFile } from './checkpoint-file';
import { checkpointStore } from './checkpoint.store';

const signKind = createJobKind('audit.checkpoint', z.object({}), { maxAttempts: 3 });
const sendKind = createJobKind('audit.checkpoint.send', z.object({}));

/** Signs the trails that grew, each hour, so that no more than an hour's entries could be cut off unseen. */
export const signCheckpoints = pairJob(signKind, async ({ provider, services, signal, log }) => {
  for (const firmId of await listFirmsWithTail(services.database)) {
    signal.throwIfAborted();
    await linkFirm(services.database, firmId);
  }
  // Every firm's trail is signed.
  const firms = await provider.transaction(listFirmsToSign);
  const disagreeing: number[] = [];
  for (const { id } of firms) {
    signal.throwIfAborted();
    try {
      await makeCheckpoint(services, id);
    } catch (error) {
      if (!(error instanceof TrailDisagrees)) throw error;
      disagreeing.push(id);
      log.error({ firm: id }, error.message);
    }
  }
  // The job fails, so that whoever looks after the installation sees it among the work that failed.
  if (disagreeing.length > 0) {
    throw new Error(
      `The audit trail of firm ${disagreeing.join(', ')} is not the one that was signed before. Run npm run audit:verify.`,
    );
  }
});
export const signCheckpointsHourly = scheduleEvery(3_600, 'installation', signKind);

/** The day's checkpoint by mail, to the administrators of a firm who want it. */
export const sendCheckpoints = pairJob(sendKind, async ({ scope, services, finish }) => {
  const isWanted = await scope.read(async (tx) => (await checkpointStore(tx).readers()).length > 0);
  const note = isWanted ? await makeCheckpoint(services, scope.firmId) : undefined;
  await scope.transaction(async (tx) => {
    if (note) {
      for (const { email, language, firm } of await checkpointStore(tx).readers()) {
        const facts = { firm, entries: note.size, time: note.time };
        await queueMail(tx, {
          to: email,
          ...composeMail(checkpointMail, language, facts),
          attachments: [createCheckpointFile(note)],
        });
      }
    }
    await finish(tx);
  });
});
export const sendCheckpointsDaily = scheduleEvery(86_400, 'firm', sendKind);

import { z } from 'zod';
import { firmsWithTail, linkFirm } from '../../platform/audit/link-entries';
import { firmsToSign, makeCheckpoint, TrailDisagrees } from '../../platform/audit/make-checkpoint';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { checkpointMail } from './checkpoint.mails';
import { checkpointFile } from './checkpoint-file';
import { checkpointStore } from './checkpoint.store';

const signKind = jobKind('audit.checkpoint', z.object({}), { maxAttempts: 3 });
const sendKind = jobKind('audit.checkpoint.send', z.object({}));

/** Signs the trails that grew, each hour, so that no more than an hour's entries could be cut off unseen. */
export const signCheckpoints = handleJob(signKind, async ({ provider, parts, signal, log }) => {
  for (const firmId of await firmsWithTail(parts.database)) {
    signal.throwIfAborted();
    await linkFirm(parts.database, firmId);
  }
  // Every firm's trail is signed.
  const firms = await provider.transaction(firmsToSign);
  const disagreeing: number[] = [];
  for (const { id } of firms) {
    signal.throwIfAborted();
    try {
      await makeCheckpoint(parts, id);
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
export const signCheckpointsHourly = every(3_600, 'house', signKind);

/** The day's checkpoint by mail, to the administrators of a firm who want it. */
export const sendCheckpoints = handleJob(sendKind, async ({ tenant, parts, finish }) => {
  const isWanted = await tenant.read(async (tx) => (await checkpointStore(tx).readers()).length > 0);
  const note = isWanted ? await makeCheckpoint(parts, tenant.firmId) : undefined;
  await tenant.transaction(async (tx) => {
    if (note) {
      for (const { email, language, firm } of await checkpointStore(tx).readers()) {
        const facts = { firm, entries: note.size, time: note.time };
        await queueMail(tx, {
          to: email,
          ...written(checkpointMail, language, facts),
          attachments: [checkpointFile(note)],
        });
      }
    }
    await finish(tx);
  });
});
export const sendCheckpointsDaily = every(86_400, 'firm', sendKind);

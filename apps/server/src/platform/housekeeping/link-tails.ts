import { z } from 'zod';
import { listFirmsWithTail, linkFirm } from '../audit/link-entries';
import { pairJob, createJobKind } from '../jobs/job-kind';
import { scheduleEvery } from '../jobs/schedule';

const sweepKind = createJobKind('audit.link', z.object({}));

/** What the linkers left: entries of processes that stopped, or written while the database was going away. */
export const linkTails = pairJob(sweepKind, async ({ services, signal }) => {
  for (const firmId of await listFirmsWithTail(services.database)) {
    signal.throwIfAborted();
    await linkFirm(services.database, firmId);
  }
});
export const linkTailsByTheMinute = scheduleEvery(60, 'installation', sweepKind);

import { z } from 'zod';
import { firmsWithTail, linkFirm } from '../audit/link-entries';
import { handleJob, jobKind } from '../jobs/job-kind';
import { every } from '../jobs/schedule';

const sweepKind = jobKind('audit.link', z.object({}));

/** What the linkers left: entries of processes that stopped, or written while the database was going away. */
export const linkTails = handleJob(sweepKind, async ({ parts, signal }) => {
  for (const firmId of await firmsWithTail(parts.database)) {
    signal.throwIfAborted();
    await linkFirm(parts.database, firmId);
  }
});
export const linkTailsByTheMinute = every(60, 'house', sweepKind);

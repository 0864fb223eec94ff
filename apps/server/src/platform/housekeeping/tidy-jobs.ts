import { z } from 'zod';
import { handleJob, jobKind } from '../jobs/job-kind';
import { queue } from '../jobs/job.store';
import { every } from '../jobs/schedule';

const tidyKind = jobKind('jobs.tidy', z.object({}));

/** What was done is forgotten after a week; what died stays a quarter for somebody to look at. */
export const tidyJobs = handleJob(tidyKind, ({ provider }) =>
  // Every firm's finished jobs at once.
  provider.transaction(async (tx) => void (await queue(tx).forgetOld(7, 90))),
);
export const tidyDaily = every(86_400, 'house', tidyKind);

import { z } from 'zod';
import { pairJob, createJobKind } from '../jobs/job-kind';
import { queueStore } from '../jobs/job.store';
import { scheduleEvery } from '../jobs/schedule';

const tidyKind = createJobKind('jobs.tidy', z.object({}));

/** What was done is forgotten after a week; what died stays a quarter for somebody to look at. */
export const tidyJobs = pairJob(tidyKind, ({ provider }) =>
  // Every firm's finished jobs at once.
  provider.transaction(async (tx) => void (await queueStore(tx).forgetOld(7, 90))),
);
export const tidyDaily = scheduleEvery(86_400, 'installation', tidyKind);

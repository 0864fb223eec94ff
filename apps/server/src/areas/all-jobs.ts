import { linkTails, linkTailsByTheMinute } from '../platform/audit/linker';
import { sweepFiles, sweepFilesDaily } from '../platform/files/sweep-files';
import type { HandledJob } from '../platform/jobs/job-kind';
import type { Schedule } from '../platform/jobs/schedule';
import { tidyDaily, tidyJobs } from '../platform/jobs/tidy-jobs';
import { sendMail } from '../platform/mail/send-mail';
import { tidySessions, tidySessionsDaily } from '../platform/session/housekeeping';
import { mailResetLink } from './session/reset-password';
import { makeExport, tidyExports, tidyExportsDaily } from './firm-data/export-job';
import { mailInvitation } from './users/invitation';

/** What carries out each kind of job, once; a kind missing here stays waiting. */
export const allJobs: readonly HandledJob[] = [
  sendMail,
  linkTails,
  mailResetLink,
  mailInvitation,
  makeExport,
  tidyExports,
  sweepFiles,
  tidyJobs,
  tidySessions,
];

/** What comes round by itself. */
export const allSchedules: readonly Schedule[] = [
  linkTailsByTheMinute,
  sweepFilesDaily,
  tidyDaily,
  tidySessionsDaily,
  tidyExportsDaily,
];

import { linkTails, linkTailsByTheMinute } from '../platform/housekeeping/link-tails';
import { checkFiles, checkFilesDaily } from '../platform/housekeeping/check-files';
import { sweepFiles, sweepFilesDaily } from '../platform/housekeeping/sweep-files';
import type { HandledJob } from '../platform/jobs/job-kind';
import type { JobSchedule } from '../platform/jobs/schedule';
import { tidyDaily, tidyJobs } from '../platform/housekeeping/tidy-jobs';
import { sendMail } from '../platform/mail/send-mail';
import { tidySessions, tidySessionsDaily } from '../platform/housekeeping/tidy-sessions';
import { readImports, tidyImports, tidyImportsDaily } from './directories/import/import-jobs';
import { figureClients, figureClientsDaily } from './figures/recompute-clients';
import { goOnWithImports } from './imports/go-on';
import { readStatementFiles } from './statements/read-file';
import { takeStatements } from './statements/take-in-parts';
import { mailResetLink } from './session/reset-password';
import { mailOfTries } from './session/notify-of-tries';
import { eraseDueDaily, eraseDueFirms, eraseFirm } from './firm-data/erasure-job';
import {
  sendCheckpoints,
  sendCheckpointsDaily,
  signCheckpoints,
  signCheckpointsHourly,
} from './audit-trail/send-checkpoints';
import { makeExport, tidyExports, tidyExportsDaily } from './firm-data/export-job';
import { mailNotice } from './firm-data/tell-of-notice';
import { askBankJob, lookAtBankJob } from './bank-requests/bank-jobs';
import { mailInvitation } from './users/invitation';
import { makeReports, sendDueReports, sendDueReportsDaily } from './client-reports/make-reports';
import { makeDueReports, makeDueReportsDaily, makeReportFiles } from './reports/own-report-files';
import { noticesAppeared, noticesAppearedHourly } from './meetings/notices-appeared';
import { makeJointLetters } from './joint-letters/make-letters';
import { sendRemindersDaily, sendRemindersJob } from './reminders/send-reminders';
import { completeSignings } from './signing/complete-signing';
import { lookAtSignings, lookAtSigningsHourly, remindSigners } from './signing/remind-signers';
import { makeBatches } from './templates/batch';
import { checkBooksNightly, checkBooksOfFirm } from './books/check-matters';
import { copyCheckpoint, copyCheckpointsDaily } from './document-storage/copy-checkpoint';
import { copyToBucket } from './document-storage/copy-to-bucket';
import { readAllTexts, readAllTextsDaily, readTexts } from './documents/read-text';
import { tidyUploads, tidyUploadsDaily } from './documents/upload-in-pieces';

/** What carries out each kind of job, once; a kind missing here stays waiting. */
export const allJobs: readonly HandledJob[] = [
  sendMail,
  linkTails,
  signCheckpoints,
  sendCheckpoints,
  copyCheckpoint,
  mailResetLink,
  mailOfTries,
  mailInvitation,
  mailNotice,
  makeExport,
  eraseFirm,
  eraseDueFirms,
  tidyExports,
  makeBatches,
  makeJointLetters,
  makeReports,
  sendDueReports,
  makeReportFiles,
  makeDueReports,
  completeSignings,
  checkBooksOfFirm,
  lookAtSignings,
  sendRemindersJob,
  figureClients,
  noticesAppeared,
  remindSigners,
  readTexts,
  readAllTexts,
  copyToBucket,
  readImports,
  goOnWithImports,
  readStatementFiles,
  takeStatements,
  askBankJob,
  lookAtBankJob,
  tidyImports,
  tidyUploads,
  sweepFiles,
  checkFiles,
  tidyJobs,
  tidySessions,
];

/** What comes round by itself. */
export const allSchedules: readonly JobSchedule[] = [
  linkTailsByTheMinute,
  signCheckpointsHourly,
  sendCheckpointsDaily,
  copyCheckpointsDaily,
  sweepFilesDaily,
  checkFilesDaily,
  tidyDaily,
  tidySessionsDaily,
  tidyExportsDaily,
  tidyImportsDaily,
  tidyUploadsDaily,
  readAllTextsDaily,
  lookAtSigningsHourly,
  sendRemindersDaily,
  figureClientsDaily,
  checkBooksNightly,
  noticesAppearedHourly,
  eraseDueDaily,
  sendDueReportsDaily,
  makeDueReportsDaily,
];

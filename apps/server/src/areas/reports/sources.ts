import type { ReportKey } from '@boedel/contract/reports/catalogue';
import { readArrearsReport, readFairUseReport, readFirmsReport } from './firms.store';
import { readArchivedMatters, readExecutorRevenue, marketerRevenue, referrerRevenue } from './revenue.store';
import type { ReportSource } from './source.store';
import {
  readFileNotes,
  readMilestoneReceipts,
  readMilestoneRecipients,
  readMilestoneReport,
  readTrustFileNotes,
} from './telling.store';
import {
  readTrustCompliance,
  readTrustFees,
  trustMarketerRevenue,
  readTrustMaster,
  trustReferrerRevenue,
} from './trusts.store';
import { readWorkInProgress } from './work-in-progress.store';

/** Where the rows of each report come from. */
export const sources: Readonly<Record<ReportKey, ReportSource>> = {
  marketerRevenue,
  referrerRevenue,
  executorRevenue: readExecutorRevenue,
  wip: readWorkInProgress,
  fileNotes: readFileNotes,
  archivedMatters: readArchivedMatters,
  milestoneRecipients: readMilestoneRecipients,
  milestoneReport: readMilestoneReport,
  milestoneReceipts: readMilestoneReceipts,
  trustMarketerRevenue,
  trustReferrerRevenue,
  trustFees: readTrustFees,
  trustMaster: readTrustMaster,
  trustCompliance: readTrustCompliance,
  trustFileNotes: readTrustFileNotes,
  firms: readFirmsReport,
  fairUse: readFairUseReport,
  arrears: readArrearsReport,
};

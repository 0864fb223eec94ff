import type { ReportKey } from '@boedel/contract/reports/catalogue';
import { arrears, fairUse, firms } from './firms.store';
import { archivedMatters, executorRevenue, marketerRevenue, referrerRevenue } from './revenue.store';
import type { Source } from './source.store';
import { fileNotes, milestoneReceipts, milestoneRecipients, milestoneReport, trustFileNotes } from './telling.store';
import { trustCompliance, trustFees, trustMarketerRevenue, trustMaster, trustReferrerRevenue } from './trusts.store';
import { workInProgress } from './work-in-progress.store';

/** Where the rows of each report come from. */
export const sources: Readonly<Record<ReportKey, Source>> = {
  marketerRevenue,
  referrerRevenue,
  executorRevenue,
  wip: workInProgress,
  fileNotes,
  archivedMatters,
  milestoneRecipients,
  milestoneReport,
  milestoneReceipts,
  trustMarketerRevenue,
  trustReferrerRevenue,
  trustFees,
  trustMaster,
  trustCompliance,
  trustFileNotes,
  firms,
  fairUse,
  arrears,
};

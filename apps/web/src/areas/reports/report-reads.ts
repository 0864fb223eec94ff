import type { WireAnswer } from '@boedel/contract/call';
import type { ReportKey } from '@boedel/contract/reports/catalogue';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import type { ReportDefinition, ReportDataRow } from '@boedel/domain/reports/report';
import { toCents } from '../../ui/format';

export type ReportRows = WireAnswer<typeof reportCalls.getWIP>;

/** Rows as the rules add them up: amounts in whole cents. */
export const toRowsInCents = ({ columns }: ReportDefinition, rows: ReportRows['rows']): readonly ReportDataRow[] => {
  const amounts = columns.filter(({ kind }) => kind === 'money').map(({ key }) => key);
  const toExactAmounts = (values: ReportDataRow['values']) =>
    amounts.flatMap((key) => (typeof values[key] === 'number' ? [[key, toCents(values[key])] as const] : []));
  return rows.map((row) => ({ ...row, values: { ...row.values, ...Object.fromEntries(toExactAmounts(row.values)) } }));
};

/** The call that reads each report. */
export const readingOf: Readonly<Record<ReportKey, typeof reportCalls.getWIP>> = {
  marketerRevenue: reportCalls.getMarketerRevenue,
  referrerRevenue: reportCalls.getReferrerRevenue,
  executorRevenue: reportCalls.getExecutorRevenue,
  wip: reportCalls.getWIP,
  fileNotes: reportCalls.getFileNotes,
  archivedMatters: reportCalls.getArchivedMatters,
  milestoneRecipients: reportCalls.getMilestoneRecipients,
  milestoneReport: reportCalls.getMilestoneReport,
  milestoneReceipts: reportCalls.getMilestoneReceipts,
  trustMarketerRevenue: reportCalls.getTrustMarketerRevenue,
  trustReferrerRevenue: reportCalls.getTrustReferrerRevenue,
  trustFees: reportCalls.getTrustFees,
  trustMaster: reportCalls.getTrustMaster,
  trustCompliance: reportCalls.getTrustCompliance,
  trustFileNotes: reportCalls.getTrustFileNotes,
  firms: reportCalls.getFirms,
  fairUse: reportCalls.getFairUse,
  arrears: reportCalls.getArrears,
};

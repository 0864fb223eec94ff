import type { AnswerOf } from '@boedel/contract/call';
import { type ReportKey, reports } from '@boedel/contract/reports/catalogue';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { Report, ReportRow } from '@boedel/domain/reports/report';
import { handle, type Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { NotFound } from '../../platform/problems';
import type { ProviderDoor } from '../../platform/tenancy/doors';
import { masterDataFile } from '../matter/export-matters';
import { firmExists } from './firm.store';
import { reportFile } from './report-file';
import type { Asked } from './source';
import { sources } from './sources';

interface Query {
  readonly intermediaryID?: number | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
}

function askedBy({ intermediaryID, from, to }: Query, now: Date): Outcome<Asked> {
  if (from !== undefined && to !== undefined && to < from)
    return refuse('to', 'The time ends before it begins: choose a later last day, or an earlier first one.');
  return { firmId: intermediaryID, from, to, today: dayAt(now) };
}

/** The provider's people look across firms: a management report is what they do that for. */
const read = (provider: ProviderDoor, key: ReportKey, asked: Asked): Promise<readonly ReportRow[]> =>
  provider.transaction((tx) => sources[key](tx, asked));

const inRand = (
  report: Report,
  { values, ...row }: ReportRow,
): AnswerOf<typeof reportCalls.getWIP>['rows'][number] => ({
  ...row,
  values: Object.fromEntries(
    report.columns.map(({ key, kind }) => {
      const value = values[key] ?? null;
      return [key, kind === 'money' && typeof value === 'number' ? value / 100 : value];
    }),
  ),
});

const shows =
  (key: ReportKey): Handler<typeof reportCalls.getWIP> =>
  async ({ provider, query, now }) => {
    const rows = await read(provider, key, orRefuse(askedBy(query, now)));
    return { rows: rows.map((row) => inRand(reports[key], row)) };
  };

export const handledReportCalls = handle(reportCalls, {
  getMarketerRevenue: shows('marketerRevenue'),
  getReferrerRevenue: shows('referrerRevenue'),
  getExecutorRevenue: shows('executorRevenue'),
  getWIP: shows('wip'),
  getFileNotes: shows('fileNotes'),
  getMilestoneRecipients: shows('milestoneRecipients'),
  getMilestoneReport: shows('milestoneReport'),
  getMilestoneReceipts: shows('milestoneReceipts'),
  getArchivedMatters: shows('archivedMatters'),
  getTrustMarketerRevenue: shows('trustMarketerRevenue'),
  getTrustReferrerRevenue: shows('trustReferrerRevenue'),
  getTrustFees: shows('trustFees'),
  getTrustMaster: shows('trustMaster'),
  getTrustCompliance: shows('trustCompliance'),
  getTrustFileNotes: shows('trustFileNotes'),
  masterData: async ({ provider, actor, query }) => {
    const known = await provider.transaction((tx) => firmExists(tx, query.intermediaryID));
    if (!known) throw new NotFound();
    // Read as the firm's own work would: its trail tells who took it.
    return provider
      .firm(query.intermediaryID)
      .transaction((tx) => masterDataFile(tx, actor, query.reportType === '7' ? 'current' : 'past'));
  },
  file: async ({ provider, tenant, actor, query, now }) => {
    const asked = orRefuse(askedBy(query, now));
    const rows = await read(provider, query.report, asked);
    return reportFile({ tenant, actor, key: query.report, format: query.format, asked, rows });
  },
});

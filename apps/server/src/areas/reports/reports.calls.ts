import { type ReportKey, reports } from '@boedel/contract/reports/catalogue';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import type { ReportDataRow } from '@boedel/domain/reports/report';
import { withServices, type ServiceHandler, pairHandlers } from '../../platform/http/handler';
import { mapInTurns } from '../../platform/in-pieces';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { ProviderScope } from '../../platform/tenancy/scopes';
import { readReportQuery } from './asked';
import { toRandRow } from './in-rand';
import { makeLater } from './own-report-files';
import { createReportFile } from './report-file';
import type { ReportCriteria } from './source.store';
import { sources } from './sources';

/** The provider's people look across firms: a management report is what they do that for. */
const read = (provider: ProviderScope, key: ReportKey, asked: ReportCriteria): Promise<readonly ReportDataRow[]> =>
  provider.read((tx) => sources[key](tx, asked));

const createReportHandler =
  (key: ReportKey): ServiceHandler<typeof reportCalls.getWIP> =>
  async ({ provider, query, now }) => {
    const rows = await read(provider, key, throwIfRefused(readReportQuery(query, now)));
    return { rows: await mapInTurns(rows, (row) => toRandRow(reports[key], row)) };
  };

export const handledReportCalls = pairHandlers(reportCalls, {
  getMarketerRevenue: withServices(createReportHandler('marketerRevenue')),
  getReferrerRevenue: withServices(createReportHandler('referrerRevenue')),
  getExecutorRevenue: withServices(createReportHandler('executorRevenue')),
  getWIP: withServices(createReportHandler('wip')),
  getFileNotes: withServices(createReportHandler('fileNotes')),
  getMilestoneRecipients: withServices(createReportHandler('milestoneRecipients')),
  getMilestoneReport: withServices(createReportHandler('milestoneReport')),
  getMilestoneReceipts: withServices(createReportHandler('milestoneReceipts')),
  getArchivedMatters: withServices(createReportHandler('archivedMatters')),
  getTrustMarketerRevenue: withServices(createReportHandler('trustMarketerRevenue')),
  getTrustReferrerRevenue: withServices(createReportHandler('trustReferrerRevenue')),
  getTrustFees: withServices(createReportHandler('trustFees')),
  getTrustMaster: withServices(createReportHandler('trustMaster')),
  getTrustCompliance: withServices(createReportHandler('trustCompliance')),
  getTrustFileNotes: withServices(createReportHandler('trustFileNotes')),
  getFirms: withServices((request) => createReportHandler('firms')(request)),
  getFairUse: withServices((request) => createReportHandler('fairUse')(request)),
  getArrears: withServices((request) => createReportHandler('arrears')(request)),
  file: withServices(async ({ provider, scope, actor, query, now }) => {
    const asked = throwIfRefused(readReportQuery(query, now));
    const rows = await read(provider, query.report, asked);
    return createReportFile({ scope, actor, report: reports[query.report], format: query.format, asked, rows });
  }),
  makeFile: ({ scope, body, now }) => {
    throwIfRefused(readReportQuery(body, now));
    return scope.transaction(async (tx) => ({
      id: await makeLater(tx, reports[body.report].title, { of: 'management', ...body }, null),
    }));
  },
});

import { type ReportKey, reports } from '@boedel/contract/reports/catalogue';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import type { ReportRow } from '@boedel/domain/reports/report';
import { handle, type Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import type { ProviderDoor } from '../../platform/tenancy/doors';
import { masterDataFile } from '../matter/export-matters';
import { askedBy } from './asked';
import { firmExists } from './firm.store';
import { inRand } from './in-rand';
import { makeLater } from './own-report-files';
import { reportFile } from './report-file';
import type { Asked } from './source.store';
import { sources } from './sources';

/** The provider's people look across firms: a management report is what they do that for. */
const read = (provider: ProviderDoor, key: ReportKey, asked: Asked): Promise<readonly ReportRow[]> =>
  provider.transaction((tx) => sources[key](tx, asked));

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
  getFirms: (request) => shows('firms')(request),
  getFairUse: (request) => shows('fairUse')(request),
  getArrears: (request) => shows('arrears')(request),
  masterData: async ({ provider, actor, query }) => {
    const known = await provider.transaction((tx) => firmExists(tx, query.intermediaryID));
    if (!known) throw new NotFound();
    // Read as the firm's own work would: its trail tells who took it.
    return masterDataFile(provider.firm(query.intermediaryID), actor, query.reportType === '7' ? 'current' : 'past');
  },
  file: async ({ provider, tenant, actor, query, now }) => {
    const asked = orRefuse(askedBy(query, now));
    const rows = await read(provider, query.report, asked);
    return reportFile({ tenant, actor, report: reports[query.report], format: query.format, asked, rows });
  },
  makeFile: ({ tenant, body, now }) => {
    orRefuse(askedBy(body, now));
    return tenant.transaction(async (tx) => ({
      id: await makeLater(tx, reports[body.report].title, { of: 'management', ...body }, null),
    }));
  },
});

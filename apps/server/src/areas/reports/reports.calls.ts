import { type ReportKey, reports } from '@boedel/contract/reports/catalogue';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import type { ReportRow } from '@boedel/domain/reports/report';
import { further, type FurtherHandler, handle } from '../../platform/http/handler';
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
  (key: ReportKey): FurtherHandler<typeof reportCalls.getWIP> =>
  async ({ provider, query, now }) => {
    const rows = await read(provider, key, orRefuse(askedBy(query, now)));
    return { rows: rows.map((row) => inRand(reports[key], row)) };
  };

export const handledReportCalls = handle(reportCalls, {
  getMarketerRevenue: further(shows('marketerRevenue')),
  getReferrerRevenue: further(shows('referrerRevenue')),
  getExecutorRevenue: further(shows('executorRevenue')),
  getWIP: further(shows('wip')),
  getFileNotes: further(shows('fileNotes')),
  getMilestoneRecipients: further(shows('milestoneRecipients')),
  getMilestoneReport: further(shows('milestoneReport')),
  getMilestoneReceipts: further(shows('milestoneReceipts')),
  getArchivedMatters: further(shows('archivedMatters')),
  getTrustMarketerRevenue: further(shows('trustMarketerRevenue')),
  getTrustReferrerRevenue: further(shows('trustReferrerRevenue')),
  getTrustFees: further(shows('trustFees')),
  getTrustMaster: further(shows('trustMaster')),
  getTrustCompliance: further(shows('trustCompliance')),
  getTrustFileNotes: further(shows('trustFileNotes')),
  getFirms: further((request) => shows('firms')(request)),
  getFairUse: further((request) => shows('fairUse')(request)),
  getArrears: further((request) => shows('arrears')(request)),
  masterData: further(async ({ provider, actor, query }) => {
    const known = await provider.transaction((tx) => firmExists(tx, query.intermediaryID));
    if (!known) throw new NotFound();
    // Read as the firm's own work would: its trail tells who took it.
    return masterDataFile(provider.firm(query.intermediaryID), actor, query.reportType === '7' ? 'current' : 'past');
  }),
  file: further(async ({ provider, tenant, actor, query, now }) => {
    const asked = orRefuse(askedBy(query, now));
    const rows = await read(provider, query.report, asked);
    return reportFile({ tenant, actor, report: reports[query.report], format: query.format, asked, rows });
  }),
  makeFile: ({ tenant, body, now }) => {
    orRefuse(askedBy(body, now));
    return tenant.transaction(async (tx) => ({
      id: await makeLater(tx, reports[body.report].title, { of: 'management', ...body }, null),
    }));
  },
});

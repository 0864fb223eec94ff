import { type InsightKey, insights } from '@boedel/contract/reports/insights';
import { insightCalls } from '@boedel/contract/reports/insights.calls';
import type { ReportRow } from '@boedel/domain/reports/report';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import type { Tenant } from '../../platform/tenancy/doors';
import { askedBy } from './asked';
import { inRand } from './in-rand';
import { insightSources } from './insight.store';
import { makeLater } from './own-report-files';
import { reportFile } from './report-file';
import type { Asked } from './source';

/** Read as the firm's own work would: what the person may not see is not there. */
const read = (tenant: Tenant, key: InsightKey, asked: Asked): Promise<readonly ReportRow[]> =>
  tenant.transaction((tx) => insightSources[key](tx, asked));

export const handledInsightCalls = handle(insightCalls, {
  show: async ({ tenant, query, now }) => {
    const asked = orRefuse(askedBy({ ...query, intermediaryID: tenant.firmId }, now));
    const rows = await read(tenant, query.report, asked);
    return { rows: rows.map((row) => inRand(insights[query.report], row)) };
  },
  file: async ({ tenant, actor, query, now }) => {
    const asked = orRefuse(askedBy({ ...query, intermediaryID: tenant.firmId }, now));
    const rows = await read(tenant, query.report, asked);
    return reportFile({ tenant, actor, report: insights[query.report], format: query.format, asked, rows });
  },
  makeFile: ({ tenant, body, now }) => {
    orRefuse(askedBy(body, now));
    return tenant.transaction(async (tx) => ({
      id: await makeLater(tx, insights[body.report].title, { of: 'insight', ...body }, null),
    }));
  },
});

import { type InsightKey, insights } from '@boedel/contract/reports/insights';
import { insightCalls } from '@boedel/contract/reports/insights.calls';
import type { ReportRow } from '@boedel/domain/reports/report';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import type { Tenant } from '../../platform/tenancy/doors';
import { askedBy } from './asked';
import { inRand } from './in-rand';
import { makeLater } from './own-report-files';
import { onlyOf, readInsight } from './read-insight';
import { reportFile } from './report-file';
import type { Asked } from './source.store';

type Query = { readonly report: InsightKey; readonly only?: string | undefined } & Parameters<typeof askedBy>[0];

async function read(tenant: Tenant, query: Query, now: Date): Promise<{ asked: Asked; rows: readonly ReportRow[] }> {
  const asked = orRefuse(askedBy({ ...query, intermediaryID: tenant.firmId }, now));
  const only = orRefuse(onlyOf(query.report, query.only));
  return { asked, rows: await tenant.transaction((tx) => readInsight(tx, query.report, asked, only)) };
}

export const handledInsightCalls = handle(insightCalls, {
  show: async ({ tenant, query, now }) => {
    const { rows } = await read(tenant, query, now);
    return { rows: rows.map((row) => inRand(insights[query.report], row)) };
  },
  file: async ({ tenant, actor, query, now }) => {
    const { asked, rows } = await read(tenant, query, now);
    return reportFile({ tenant, actor, report: insights[query.report], format: query.format, asked, rows });
  },
  makeFile: ({ tenant, body, now }) => {
    orRefuse(askedBy(body, now));
    orRefuse(onlyOf(body.report, body.only));
    return tenant.transaction(async (tx) => ({
      id: await makeLater(tx, insights[body.report].title, { of: 'insight', ...body }, null),
    }));
  },
});

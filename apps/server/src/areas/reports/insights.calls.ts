import { type InsightKey, insights } from '@boedel/contract/reports/insights';
import { insightCalls } from '@boedel/contract/reports/insights.calls';
import type { ReportDataRow } from '@boedel/domain/reports/report';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { readReportQuery } from './asked';
import { toRandRow } from './in-rand';
import { makeLater } from './own-report-files';
import { parseFilter, readInsight } from './read-insight';
import { createReportFile } from './report-file';
import type { ReportCriteria } from './source.store';
import { mapInTurns } from '../../platform/in-pieces';

type InsightQuery = { readonly report: InsightKey; readonly only?: string | undefined } & Parameters<
  typeof readReportQuery
>[0];

async function read(
  scope: FirmScope,
  query: InsightQuery,
  now: Date,
): Promise<{ asked: ReportCriteria; rows: readonly ReportDataRow[] }> {
  const asked = throwIfRefused(readReportQuery({ ...query, intermediaryID: scope.firmId }, now));
  const only = throwIfRefused(parseFilter(query.report, query.only));
  return { asked, rows: await scope.read((tx) => readInsight(tx, query.report, asked, only)) };
}

export const handledInsightCalls = pairHandlers(insightCalls, {
  show: async ({ scope, query, now }) => {
    const { rows } = await read(scope, query, now);
    return { rows: await mapInTurns(rows, (row) => toRandRow(insights[query.report], row)) };
  },
  file: async ({ scope, actor, query, now }) => {
    const { asked, rows } = await read(scope, query, now);
    return createReportFile({ scope, actor, report: insights[query.report], format: query.format, asked, rows });
  },
  makeFile: ({ scope, body, now }) => {
    throwIfRefused(readReportQuery(body, now));
    throwIfRefused(parseFilter(body.report, body.only));
    return scope.transaction(async (tx) => ({
      id: await makeLater(tx, insights[body.report].title, { of: 'insight', ...body }, null),
    }));
  },
});

import { type InsightKey, insights } from '@boedel/contract/reports/insights';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import { type ReportDataRow, type ReportValue, filterReportRows } from '@boedel/domain/reports/report';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { insightSources } from './insight.store';
import type { ReportCriteria } from './source.store';

type InsightFilter = Readonly<Record<string, ReportValue>>;

const filterSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The columns of the row that was opened; those of no column of the report are refused. */
export function parseFilter(report: InsightKey, only: string | undefined): Outcome<InsightFilter> {
  if (only === undefined) return {};
  let read: unknown;
  try {
    read = JSON.parse(only);
  } catch {
    read = undefined;
  }
  const { data } = filterSchema.safeParse(read);
  const known = new Set<string>(insights[report].columns.map(({ key }) => key));
  return data && Object.keys(data).every((key) => known.has(key))
    ? data
    : refuse('only', 'This row is not in the report. Open it from the report again.');
}

/** Read as the firm's own work would: what the person may not see is not there. */
export const readInsight = async (
  tx: Tx,
  report: InsightKey,
  asked: ReportCriteria,
  only: InsightFilter,
): Promise<readonly ReportDataRow[]> => filterReportRows(await insightSources[report](tx, asked), only);

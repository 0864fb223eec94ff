import { type InsightKey, insights } from '@boedel/contract/reports/insights';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import { type ReportRow, type ReportValue, rowsWhere } from '@boedel/domain/reports/report';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { insightSources } from './insight.store';
import type { Asked } from './source.store';

type Only = Readonly<Record<string, ReportValue>>;

const said = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The columns of the row that was opened; those of no column of the report are refused. */
export function onlyOf(report: InsightKey, only: string | undefined): Outcome<Only> {
  if (only === undefined) return {};
  let read: unknown;
  try {
    read = JSON.parse(only);
  } catch {
    read = undefined;
  }
  const { data } = said.safeParse(read);
  const known = new Set<string>(insights[report].columns.map(({ key }) => key));
  return data && Object.keys(data).every((key) => known.has(key))
    ? data
    : refuse('only', 'Open the row of the report again: this is not one of its rows.');
}

/** Read as the firm's own work would: what the person may not see is not there. */
export const readInsight = async (
  tx: Tx,
  report: InsightKey,
  asked: Asked,
  only: Only,
): Promise<readonly ReportRow[]> => rowsWhere(await insightSources[report](tx, asked), only);

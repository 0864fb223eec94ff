import type { AnswerOf } from '@boedel/contract/call';
import type { reportCalls } from '@boedel/contract/reports/reports.calls';
import type { ReportDefinition, ReportDataRow } from '@boedel/domain/reports/report';

/** A row as the wire speaks: money in rand, and the declared columns alone. */
export const toRandRow = (
  report: ReportDefinition,
  { values, ...row }: ReportDataRow,
): AnswerOf<typeof reportCalls.getWIP>['rows'][number] => ({
  ...row,
  values: Object.fromEntries(
    report.columns.map(({ key, kind }) => {
      const value = values[key] ?? null;
      return [key, kind === 'money' && typeof value === 'number' ? value / 100 : value];
    }),
  ),
});

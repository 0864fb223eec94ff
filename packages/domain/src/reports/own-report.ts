import { isLocalDate } from '../dates/local-date';
import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { ReportColumn } from './report';

export interface OwnFilter {
  readonly column: string;
  readonly way: 'holds' | 'from' | 'to' | 'empty' | 'filled';
  readonly value: string;
}

export interface OwnReportLayout {
  readonly columns: readonly string[];
  readonly filters: readonly OwnFilter[];
}

const amount = /^-?\d{1,12}(\.\d{1,2})?$/;

function findFilterFault({ way, value }: OwnFilter, { title, kind }: ReportColumn): string | undefined {
  if (way === 'empty' || way === 'filled') return undefined;
  if (way === 'holds') return value.trim() === '' ? title : undefined;
  if (kind === 'day') return isLocalDate(value) ? undefined : title;
  return amount.test(value) ? undefined : title;
}

/** The columns in the order they were chosen, each one there is; filters that can be compared. */
export function readOwnReport(
  drawn: OwnReportLayout,
  there: readonly ReportColumn[],
): Outcome<readonly ReportColumn[]> {
  const known = new Map(there.map((each) => [each.key, each]));
  const columns = [...new Set(drawn.columns)].map((key) => known.get(key));
  if (columns.some((each) => each === undefined))
    return refuse('columns', 'One of these columns does not exist. Choose columns from the list.');
  for (const filter of drawn.filters) {
    const column = known.get(filter.column);
    if (!column) return refuse('filters', 'A filter uses a column that does not exist. Choose columns from the list.');
    const wrong = findFilterFault(filter, column);
    if (wrong !== undefined) {
      return refuse(
        'filters',
        message('Enter a value to compare {column} with: text, a date as YYYY-MM-DD, or an amount.', {
          column: wrong,
        }),
      );
    }
  }
  for (const { column, value: from } of drawn.filters.filter(({ way }) => way === 'from')) {
    const to = drawn.filters.find((other) => other.column === column && other.way === 'to')?.value;
    const kind = known.get(column)!.kind;
    const isBackwards = to !== undefined && (kind === 'day' ? to < from : Number(to) < Number(from));
    if (isBackwards) {
      return refuse('filters', 'The end of the range is before its start. Choose a later end or an earlier start.');
    }
  }
  return columns as readonly ReportColumn[];
}

import type { PaperCell, Paper, PaperRow } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import {
  groupReportRows,
  type ReportDefinition,
  type ReportColumnKind,
  type ReportDataRow,
  type ReportValue,
  translateValue,
  totalsOf,
} from '@boedel/domain/reports/report';
import { createFactsBlock } from '../../platform/paper/facts';
import { createOnePart, type PaperHeadFacts } from '../../platform/paper/one-part';
import type { PaperTranslator } from '../../platform/paper/words';

export interface ReportPaperFacts extends PaperHeadFacts {
  readonly report: ReportDefinition;
  readonly rows: readonly ReportDataRow[];
  /** The firm it is of, where it is of one. */
  readonly firm: string | null;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  readonly on: LocalDate;
}

/** More columns than these have no room on a page that stands. */
const mostUpright = 6;

/** A report as a paper: its groups with what they come to, which a workbook works out again. */
export function buildReportPaper(printed: ReportPaperFacts, say: PaperTranslator): Paper {
  const { report, rows } = printed;
  const columns = report.columns.filter(
    ({ key }) => key !== report.groupedBy && (key !== 'firm' || printed.firm === null),
  );
  const toAmountCell = (cents: number, more: object = {}): PaperCell => ({
    cents,
    shown: say.amount(cents as Cents),
    ...more,
  });
  const toCell = (value: ReportValue, kind: ReportColumnKind, id: string): PaperCell => {
    if (value === null || value === undefined) return null;
    if (kind === 'money') return toAmountCell(Number(value), { id });
    return translateValue(kind, String(value), say);
  };
  const groups = groupReportRows(report, rows);
  const summed = columns.filter(({ kind }) => kind === 'money');
  /** The column of names names the sum; what is added up stands under its column. */
  const createSumRow = (kind: PaperRow['kind'], name: string, of: (key: string) => PaperCell): PaperRow => ({
    kind,
    cells: columns.map((column, at) => (column.kind === 'money' ? of(column.key) : at === 1 ? name : null)),
  });
  const blank: PaperRow['cells'] = columns.slice(1).map(() => null);
  const lines = groups.flatMap((group, place): PaperRow[] => [
    ...(report.groupedBy ? [{ kind: 'group', cells: [null, say.line(group.name), ...blank.slice(1)] } as const] : []),
    ...group.rows.map(({ values }, at): PaperRow => ({
      kind: 'line',
      cells: columns.map(({ key, kind }) => toCell(values[key] ?? null, kind, `${key}:${place}:${at}`)),
    })),
    ...(report.groupedBy && summed.length > 0
      ? [
          createSumRow('subtotal', '', (key) =>
            toAmountCell(group.sums[key] ?? 0, {
              id: `${key}:${place}`,
              madeOf: {
                add: group.rows.flatMap(({ values }, at) => (values[key] === null ? [] : [`${key}:${place}:${at}`])),
              },
            }),
          ),
        ]
      : []),
  ]);
  const totals = totalsOf(report, rows);
  const listSources = (key: string): readonly string[] =>
    report.groupedBy
      ? groups.map((_, place) => `${key}:${place}`)
      : rows.flatMap(({ values }, at) => (values[key] === null ? [] : [`${key}:0:${at}`]));
  const paper = createOnePart(say, printed, say(report.title), [
    createFactsBlock(say, [
      ['Firm', printed.firm ?? say('All firms')],
      (printed.from !== undefined || printed.to !== undefined) && [
        'Period',
        `${printed.from ?? '…'} – ${printed.to ?? '…'}`,
      ],
      ['Made on', printed.on],
    ]),
    {
      kind: 'table',
      about: say(report.title),
      ruled: false,
      columns: columns.map(({ key, title, kind }) => ({
        kind:
          kind === 'money'
            ? 'amount'
            : kind === 'day'
              ? 'day'
              : kind === 'number' || key === 'reference'
                ? 'voucher'
                : 'words',
        title: say(title),
      })),
      rows: [
        ...lines,
        ...(summed.length > 0 && rows.length > 0
          ? [
              createSumRow('total', say('Total'), (key) =>
                toAmountCell(totals[key] ?? 0, { madeOf: { add: listSources(key) } }),
              ),
            ]
          : []),
      ],
    },
  ]);
  return { ...paper, onItsSide: columns.length > mostUpright };
}

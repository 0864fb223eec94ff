import type { Cell, Paper, Row } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import {
  groupsOf,
  type Report,
  type ReportColumnKind,
  type ReportRow,
  type ReportValue,
  spokenValue,
  totalsOf,
} from '@boedel/domain/reports/report';
import { factsBlock } from '../../platform/paper/facts';
import { onePart, type PaperHead } from '../../platform/paper/one-part';
import type { Say } from '../../platform/paper/words';

export interface ReportOnPaper extends PaperHead {
  readonly report: Report;
  readonly rows: readonly ReportRow[];
  /** The firm it is of, where it is of one. */
  readonly firm: string | null;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  readonly on: LocalDate;
}

/** More columns than these have no room on a page that stands. */
const mostUpright = 6;

/** A report as a paper: its groups with what they come to, which a workbook works out again. */
export function reportPaper(printed: ReportOnPaper, say: Say): Paper {
  const { report, rows } = printed;
  const columns = report.columns.filter(
    ({ key }) => key !== report.groupedBy && (key !== 'firm' || printed.firm === null),
  );
  const amount = (cents: number, more: object = {}): Cell => ({ cents, shown: say.amount(cents as Cents), ...more });
  const cell = (value: ReportValue, kind: ReportColumnKind, id: string): Cell => {
    if (value === null || value === undefined) return null;
    if (kind === 'money') return amount(Number(value), { id });
    return spokenValue(kind, String(value), say);
  };
  const groups = groupsOf(report, rows);
  const summed = columns.filter(({ kind }) => kind === 'money');
  /** The column of names names the sum; what is added up stands under its column. */
  const sumRow = (kind: Row['kind'], name: string, of: (key: string) => Cell): Row => ({
    kind,
    cells: columns.map((column, at) => (column.kind === 'money' ? of(column.key) : at === 1 ? name : null)),
  });
  const blank: Row['cells'] = columns.slice(1).map(() => null);
  const lines = groups.flatMap((group, place): Row[] => [
    ...(report.groupedBy ? [{ kind: 'group', cells: [null, say.line(group.name), ...blank.slice(1)] } as const] : []),
    ...group.rows.map(({ values }, at): Row => ({
      kind: 'line',
      cells: columns.map(({ key, kind }) => cell(values[key] ?? null, kind, `${key}:${place}:${at}`)),
    })),
    ...(report.groupedBy && summed.length > 0
      ? [
          sumRow('subtotal', '', (key) =>
            amount(group.sums[key] ?? 0, {
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
  const madeOf = (key: string): readonly string[] =>
    report.groupedBy
      ? groups.map((_, place) => `${key}:${place}`)
      : rows.flatMap(({ values }, at) => (values[key] === null ? [] : [`${key}:0:${at}`]));
  const paper = onePart(say, printed, say(report.title), [
    factsBlock(say, [
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
          ? [sumRow('total', say('Total'), (key) => amount(totals[key] ?? 0, { madeOf: { add: madeOf(key) } }))]
          : []),
      ],
    },
  ]);
  return { ...paper, onItsSide: columns.length > mostUpright };
}

import { type Cents, sum } from '../money/cents';

/** What a column holds: text, a word of ours or several after commas, sentences. Money is whole cents and adds up. */
export type ReportColumnKind = 'text' | 'word' | 'words' | 'long' | 'money' | 'number' | 'day';

export interface ReportColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: ReportColumnKind;
}

/** One report: what it asks for, what it shows, by what it is grouped and what is drawn of it. */
export interface ReportDefinition {
  readonly title: string;
  readonly about: string;
  /** Whether it tells of a time, from one day to another; otherwise it tells how things stand. */
  readonly ofPeriod: boolean;
  readonly columns: readonly ReportColumn[];
  /** The column whose rows stand together, with what they come to. */
  readonly groupedBy?: string;
  /** The report whose rows one of these is made of: those that are alike in these columns. */
  readonly madeOf?: { readonly report: string; readonly by: readonly string[] };
  /** The share of each value of a column, by an amount or by how many there are. */
  readonly picture?: {
    readonly by: string;
    readonly of?: string;
    readonly title: string;
    /** By name, as months follow each other, and not by size. */
    readonly inOrder?: boolean;
  };
}

export type ReportValue = string | number | null;

export interface ReportDataRow {
  readonly firmID: number;
  readonly matterID: number | null;
  readonly values: Readonly<Record<string, ReportValue>>;
}

export interface ReportGroup {
  readonly name: string;
  readonly rows: readonly ReportDataRow[];
  readonly sums: Readonly<Record<string, Cents>>;
}

const listAmountColumns = ({ columns }: ReportDefinition): readonly string[] =>
  columns.filter(({ kind }) => kind === 'money').map(({ key }) => key);

function sumReportRows(report: ReportDefinition, rows: readonly ReportDataRow[]): Record<string, Cents> {
  const sumColumn = (key: string): Cents =>
    sum(rows.map(({ values }) => values[key]).filter((value): value is Cents => typeof value === 'number'));
  return Object.fromEntries(listAmountColumns(report).map((key) => [key, sumColumn(key)]));
}

function groupByValue(rows: readonly ReportDataRow[], key: string): ReadonlyMap<string, readonly ReportDataRow[]> {
  const groups = new Map<string, ReportDataRow[]>();
  for (const row of rows) {
    const name = String(row.values[key] ?? '');
    const known = groups.get(name);
    if (known) known.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

/** The rows as they stand on paper: in groups, each with what it comes to. Without grouping they are one group. */
export const groupReportRows = (report: ReportDefinition, rows: readonly ReportDataRow[]): readonly ReportGroup[] =>
  report.groupedBy === undefined
    ? [{ name: '', rows, sums: sumReportRows(report, rows) }]
    : [...groupByValue(rows, report.groupedBy)].map(([name, own]) => ({
        name,
        rows: own,
        sums: sumReportRows(report, own),
      }));

export const totalsOf = sumReportRows;

/** The rows that are alike in the columns named. */
export const filterReportRows = (
  rows: readonly ReportDataRow[],
  only: Readonly<Record<string, ReportValue>>,
): readonly ReportDataRow[] =>
  rows.filter(({ values }) => Object.entries(only).every(([key, value]) => (values[key] ?? null) === value));

/** A value in somebody's words: `speak` says those that are ours. */
export const translateValue = (kind: ReportColumnKind, value: string, speak: (word: string) => string): string =>
  kind === 'word' ? speak(value) : kind === 'words' ? value.split(', ').map(speak).join(', ') : value;

export interface ReportShare {
  readonly name: string;
  readonly amount: number;
}

/** What the picture draws, largest first where it has no order of its own; nothing and less than nothing is not drawn. */
export function listReportShares(report: ReportDefinition, rows: readonly ReportDataRow[]): readonly ReportShare[] {
  const { picture } = report;
  if (!picture) return [];
  const computeShareAmount = (own: readonly ReportDataRow[]): number =>
    picture.of === undefined ? own.length : (sumReportRows(report, own)[picture.of] ?? 0);
  return [...groupByValue(rows, picture.by)]
    .map(([name, own]) => ({ name, amount: computeShareAmount(own) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => (picture.inOrder ? 0 : b.amount - a.amount) || a.name.localeCompare(b.name));
}

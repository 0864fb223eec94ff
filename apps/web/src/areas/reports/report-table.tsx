import { type Cents, nil } from '@boedel/domain/money/cents';
import {
  groupReportRows,
  type ReportDefinition,
  type ReportDataRow,
  translateValue,
  totalsOf,
} from '@boedel/domain/reports/report';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { Button } from '@mantine/core';
import { t } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { formatAmountText } from '../../ui/format';
import styles from './reports.module.css';

/** As many rows as one reads; more are shown when asked for, and all are in every file. */
const atFirst = 200;
/** So many more are drawn at once: with thousands the page would stand still. */
const step = 500;

type PlacedReportRow = ReportDataRow & { readonly place: number };

const createReportColumns = (
  report: ReportDefinition,
  left: ReadonlySet<string>,
): readonly ListColumn<PlacedReportRow>[] =>
  report.columns
    .filter(({ key }) => !left.has(key))
    .map(({ key, title, kind }): ListColumn<PlacedReportRow> => ({
      key,
      title,
      ...((kind === 'money' || kind === 'number' || kind === 'day') && { kind }),
      ...((kind === 'long' || kind === 'words') && { long: true }),
      ...((key === 'name' || (key === 'firm' && !report.columns.some((one) => one.key === 'name'))) && {
        strong: true,
      }),
      value: ({ values }) => {
        const value = values[key] ?? null;
        if (kind === 'money') return typeof value === 'number' ? value / 100 : null;
        return typeof value === 'string' ? translateValue(kind, value, t) : value;
      },
    }));

const formatReportValue = (value: string | number | null | undefined, isMoney: boolean): string =>
  isMoney && typeof value === 'number' ? formatAmountText(value as Cents) : String(value ?? '');

/** As wide as its longest text in all groups: their columns stand under one another. */
const alignColumns = (
  columns: readonly ListColumn<PlacedReportRow>[],
  rows: readonly ReportDataRow[],
): readonly ListColumn<PlacedReportRow>[] =>
  columns.map((column): ListColumn<PlacedReportRow> => {
    const countLetters = ({ values }: ReportDataRow): number =>
      formatReportValue(values[column.key], column.kind === 'money').length;
    const letters = rows.reduce((most, row) => Math.max(most, countLetters(row)), t(column.title).length);
    return { ...column, width: Math.min(320, 28 + letters * 7) };
  });

interface ReportTableProps {
  readonly report: ReportDefinition;
  readonly rows: readonly ReportDataRow[];
  readonly ofOneFirm: boolean;
  /** Whether a row opens the matter it is of. */
  readonly opens: boolean;
  /** Shows what a row is made of. */
  readonly onParts?: ((row: ReportDataRow) => void) | undefined;
}

/** The rows in their groups, each with what it comes to, and the whole at the end. */
export function ReportTable({ report, rows, ofOneFirm, opens, onParts }: ReportTableProps) {
  const [most, setMost] = useState(atFirst);
  const navigate = useNavigate();
  const { groupedBy } = report;
  // A report of firms tells which one it is of, though one was chosen.
  const isOfMany = report.columns.some(({ key }) => key === 'reference');
  const left = new Set([...(groupedBy ? [groupedBy] : []), ...(ofOneFirm && isOfMany ? ['firm'] : [])]);
  const plain = createReportColumns(report, left);
  const isWord = report.columns.some(({ key, kind }) => key === groupedBy && kind === 'word');
  const placed = rows.map((row, place): PlacedReportRow => ({ ...row, place }));
  const shown = placed.slice(0, most);
  const columns = groupedBy ? alignColumns(plain, shown) : plain;
  const groups = groupReportRows(report, shown);
  const renderFoot = (sums: Readonly<Record<string, Cents>>, name: string) =>
    columns.some(({ kind }) => kind === 'money') && (
      <tr>
        {columns.map(({ key, kind }, at) => (
          <td
            key={key}
            data-right={kind === 'money' || undefined}
            data-missing={(kind !== 'money' && at > 0) || undefined}
            data-label={at === 0 ? '' : t(columns[at]!.title)}
          >
            {kind === 'money' ? formatAmountText(sums[key] ?? nil) : at === 0 ? name : null}
          </td>
        ))}
      </tr>
    );
  const openMatter = ({ matterID }: PlacedReportRow): void => {
    if (matterID !== null) void navigate({ to: paths.matter.home({ id: matterID }) } as never);
  };
  const isOfMatters = opens && isOfMany;
  const onOpen = onParts ?? (isOfMatters ? openMatter : undefined);
  const totals = totalsOf(report, rows);
  return (
    <>
      {groups.map((group) => {
        const name = group.name === '' ? t('Not said') : isWord ? t(group.name) : group.name;
        return (
          <section key={group.name} className={styles.group} aria-label={groupedBy ? name : t(report.title)}>
            {groupedBy && <h2>{name}</h2>}
            <ListTable<PlacedReportRow>
              label={groupedBy ? name : t(report.title)}
              columns={columns}
              rows={group.rows as readonly PlacedReportRow[]}
              rowKey={({ place }) => place}
              {...(onOpen && { onOpen })}
              foot={groupedBy ? renderFoot(group.sums, t('Together')) : undefined}
            />
          </section>
        );
      })}
      {rows.length > most && (
        <Button variant="default" onClick={() => setMost(most + step)}>
          {rows.length > most + step
            ? t('Show {count} more of {total}', { count: step, total: rows.length })
            : t('Show all {count}', { count: rows.length })}
        </Button>
      )}
      {columns.some(({ kind }) => kind === 'money') && (
        <dl className={styles.totals} aria-label={t('Total')}>
          {columns
            .filter(({ kind }) => kind === 'money')
            .map(({ key, title }) => (
              <div key={key}>
                <dt>{t(title)}</dt>
                <dd>{formatAmountText(totals[key] ?? nil)}</dd>
              </div>
            ))}
        </dl>
      )}
    </>
  );
}

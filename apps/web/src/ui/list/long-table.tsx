import { useElementSize, useLocalStorage, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/t';
import { useWindow } from '../use-window';
import type { AddressSorting } from './address-sort';
import type { ListColumn } from './column';
import { ColumnResizer } from './column-resizer';
import { findColumnWidth, layOutColumns } from './column-widths';
import { HeaderCell } from './header-cell';
import styles from './list.module.css';
import { ListRow } from './list-row';
import type { ListRowsProps } from './list-table';
import { findNamingColumn } from './row-link';
import { type RowBlocksRequest, useListEnd, useRowBlocks } from './use-row-blocks';

export interface LongTableProps<Row> extends ListRowsProps<Row>, Omit<RowBlocksRequest<Row>, 'sort'> {
  readonly label: string;
  readonly sorting: AddressSorting;
  readonly height: string;
}

const rowHeight = 36;
const tickWidth = 40;
/** Below this width of the list, columns that give way are left out, as in a short list. */
const roomForAll = 1200;

/** A long list: only the rows in sight are drawn. Rows come from the server in blocks; sorting and searching are the server's. */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { rowKey, onOpen, hrefOf, selected = [], onSelect, sorting, search } = props;
  const box = useRef<HTMLDivElement>(null);
  const { ref: sized, width } = useElementSize();
  const room = width || 1000;
  const columns = props.columns.filter(({ givesWay }) => !givesWay || room >= roomForAll);
  const { widths, resize } = useColumnWidths(props.label, columns, room - (onSelect ? tickWidth : 0));
  const naming = hrefOf && findNamingColumn(columns);

  const listEnd = useListEnd(props.first);
  const [end] = listEnd;
  const { from, to, before, after } = useWindow(box, end.count, rowHeight);
  const findRow = useRowBlocks({ ...props, sort: sorting.sort }, { from, to }, listEnd);
  const order = `${search} ${sorting.sort?.key} ${sorting.sort?.descending}`;
  const drawnOrder = useRef(order);
  useEffect(() => {
    if (drawnOrder.current === order) return;
    drawnOrder.current = order;
    box.current?.scrollTo({ top: 0 });
  }, [order]);

  const isSelected = (row: Row): boolean => selected.some((one) => rowKey(one) === rowKey(row));
  const toggle = (row: Row): void =>
    onSelect?.(isSelected(row) ? selected.filter((one) => rowKey(one) !== rowKey(row)) : [...selected, row]);
  return (
    <>
      <div
        ref={useMergedRef(box, sized)}
        className={styles.frame}
        style={{ height: `max(${props.height}, 320px)`, minHeight: 320 }}
      >
        <table
          className={styles.table}
          data-windowed
          style={{ width: widths.reduce((sum, one) => sum + one, onSelect ? tickWidth : 0) }}
          aria-label={props.label}
          aria-rowcount={end.count + 1}
        >
          <colgroup>
            {onSelect && <col style={{ width: tickWidth }} />}
            {columns.map(({ key }, index) => (
              <col key={key} style={{ width: widths[index] }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {onSelect && (
                <th>
                  <span className={styles.unseen}>{t('Selected')}</span>
                </th>
              )}
              {columns.map((column, index) => (
                <HeaderCell
                  key={column.key}
                  column={column}
                  {...sorting}
                  resizer={
                    column.about === undefined && (
                      <ColumnResizer
                        name={t(column.title)}
                        width={widths[index]!}
                        onResize={(next) => resize(column.key, next)}
                      />
                    )
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr aria-hidden style={{ height: before }} />
            {Array.from({ length: to - from }, (_, offset) => {
              const index = from + offset;
              const row = findRow(index);
              if (row === undefined)
                return <LoadingRow key={`place ${index}`} cells={columns.length + (onSelect ? 1 : 0)} />;
              return (
                <ListRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  naming={naming}
                  onOpen={onOpen}
                  hrefOf={hrefOf}
                  isSelected={isSelected(row)}
                  onToggle={onSelect && (() => toggle(row))}
                  attributes={{ 'aria-rowindex': index + 2 }}
                />
              );
            })}
            <tr aria-hidden style={{ height: after }} />
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <span />
        <span>
          {end.isMore
            ? t('more than {count} rows', { count: props.first.total.toLocaleString('en-GB') })
            : t('{count} rows', { count: end.count.toLocaleString('en-GB') })}
        </span>
      </div>
    </>
  );
}

/** The width of each column; what a person chose is remembered on this computer. */
function useColumnWidths<Row>(list: string, columns: readonly ListColumn<Row>[], available: number) {
  const [chosen, setChosen] = useLocalStorage<Readonly<Record<string, number>>>({
    key: `widths:${list}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const widths = layOutColumns(
    columns.map((column) => ({ ...findColumnWidth(column), chosen: chosen[column.key] })),
    available,
  );
  return { widths, resize: (key: string, width: number): void => setChosen((before) => ({ ...before, [key]: width })) };
}

function LoadingRow({ cells }: { cells: number }) {
  return (
    <tr>
      <td colSpan={cells} aria-label={t('Loading...')}>
        <span className={styles.bone} />
      </td>
    </tr>
  );
}

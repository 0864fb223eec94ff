import {
  CellStyleModule,
  type ColDef,
  ColumnApiModule,
  ColumnAutoSizeModule,
  type IDatasource,
  InfiniteRowModelModule,
  RowSelectionModule,
  RowStyleModule,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridProvider, AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useMemo, useRef } from 'react';
import { t } from '../../i18n/t';
import { notifyError } from '../plain/notices';
import type { AddressSorting } from './address-sort';
import { Cell } from './cell';
import { type ListColumn, type ListSort, isRightAligned } from './column';
import type { ListPageAnswer, PageRequest } from './list-source';
import styles from './list.module.css';
import type { ListRowsProps } from './list-table';
import { findNamingColumn, openByClick, RowLink } from './row-link';

const modules = [
  InfiniteRowModelModule,
  RowSelectionModule,
  CellStyleModule,
  RowStyleModule,
  ColumnAutoSizeModule,
  ColumnApiModule,
];

/** Our tokens, so that the grid follows light, dark and the firm's colour by itself. */
const theme = themeQuartz.withParams({
  fontFamily: 'var(--b-sans)',
  fontSize: 13,
  headerFontSize: 12,
  headerFontWeight: 600,
  cellHorizontalPadding: 12,
  rowHeight: 36,
  headerHeight: 34,
  backgroundColor: 'var(--b-card)',
  foregroundColor: 'var(--b-ink)',
  headerBackgroundColor: 'var(--b-page)',
  headerTextColor: 'var(--b-ink-muted)',
  borderColor: 'var(--b-line)',
  rowHoverColor: 'var(--b-hover)',
  selectedRowBackgroundColor: 'var(--b-accent-soft)',
  accentColor: 'var(--b-accent-text)',
  wrapperBorder: false,
  browserColorScheme: 'inherit',
});

export const blockSize = 100;

export interface ListGridProps<Row> extends ListRowsProps<Row> {
  readonly label: string;
  readonly search: string;
  readonly sorting: AddressSorting;
  readonly fetch: (request: PageRequest) => Promise<ListPageAnswer<Row>>;
  /** What was fetched to find out that the list is long; the first rows need no second request. */
  readonly first: ListPageAnswer<Row>;
  readonly height: string;
}

/** A long list: rows come from the server in blocks as one scrolls; sorting and searching are the server's. */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { columns, rowKey, onOpen, hrefOf, onSelect, search, fetch, first } = props;
  const grid = useRef<AgGridReact<Row>>(null);
  const naming = hrefOf && findNamingColumn(columns);
  const source = useMemo<IDatasource>(
    () => ({
      ...(!first.isMore && { rowCount: first.total }),
      getRows: (params) => {
        const { startRow, endRow, sortModel } = params;
        const by = sortModel[0];
        if (!by && endRow <= first.rows.length) {
          params.successCallback(first.rows.slice(startRow, endRow), findLastRow(first));
          return;
        }
        const sort = by && { key: by.colId, descending: by.sort === 'desc' };
        fetch({ skip: startRow, take: endRow - startRow, search, sort }).then(
          (page) => params.successCallback([...page.rows], findLastRow(page)),
          () => {
            params.failCallback();
            notifyError(t('We could not load some rows. Scroll away and back to try again.'));
          },
        );
      },
    }),
    [fetch, first, search],
  );
  const { sort, onSort } = props.sorting;
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        ...toColumnDefinition(column, column.key === naming ? hrefOf : undefined),
        sort: toSortDirection(column.key, sort),
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- what the sort says, not which object says it
    [columns, sort?.key, sort?.descending],
  );
  return (
    <section
      className={styles.grid}
      style={{ height: props.height }}
      aria-label={props.label}
      {...(hrefOf && {
        onAuxClick: (event) => {
          const id = (event.target as HTMLElement).closest('[row-id]')?.getAttribute('row-id');
          const row = id ? grid.current?.api.getRowNode(id)?.data : undefined;
          if (row) openByClick(event, hrefOf(row), () => undefined);
        },
      })}
    >
      <AgGridProvider modules={modules}>
        <AgGridReact<Row>
          ref={grid}
          theme={theme}
          rowModelType="infinite"
          datasource={source}
          cacheBlockSize={blockSize}
          maxBlocksInCache={20}
          infiniteInitialRowCount={Math.min(first.total, blockSize)}
          columnDefs={definitions}
          getRowId={({ data }) => String(rowKey(data))}
          suppressCellFocus={false}
          onSortChanged={({ api }) => {
            const by = api.getColumnState().find((column) => column.sort);
            const next = by && { key: by.colId, descending: by.sort === 'desc' };
            if (next?.key !== sort?.key || next?.descending !== sort?.descending) onSort(next);
          }}
          {...(onSelect && {
            rowSelection: { mode: 'multiRow', headerCheckbox: false, enableClickSelection: false },
            onSelectionChanged: ({ api }) => onSelect(api.getSelectedRows()),
          })}
          {...(onOpen && {
            rowStyle: { cursor: 'pointer' },
            onRowClicked: ({ data, event }) => {
              if (!data) return;
              if (hrefOf && event instanceof MouseEvent) openByClick(event as never, hrefOf(data), () => onOpen(data));
              else onOpen(data);
            },
            onCellKeyDown: ({ event, data }) => {
              if (data && event instanceof KeyboardEvent && event.key === 'Enter') onOpen(data);
            },
          })}
        />
      </AgGridProvider>
    </section>
  );
}

/** Where the list ends, once that is known. */
const findLastRow = <Row,>({ total, isMore }: ListPageAnswer<Row>): number | undefined => (isMore ? undefined : total);

const toSortDirection = (key: string, sort: ListSort | undefined): 'asc' | 'desc' | null =>
  sort?.key === key ? (sort.descending ? 'desc' : 'asc') : null;

/** Columns share the room there is, each by its width; words may have less of it, a figure or a sign has all of its own. */
function toColumnWidth<Row>({ width, grow = 1, strong, kind, about }: ListColumn<Row>): ColDef<Row> {
  if (!width) return { flex: grow * 140, minWidth: strong ? 180 : 110 };
  if (about !== undefined) return { width };
  return { flex: width, minWidth: kind && kind !== 'text' ? width : Math.round(width * 0.8) };
}

function toColumnDefinition<Row>(column: ListColumn<Row>, hrefOf?: (row: Row) => string): ColDef<Row> {
  return {
    colId: column.key,
    headerName: t(column.title),
    sortable: column.sortable !== false,
    resizable: true,
    ...toColumnWidth(column),
    ...(isRightAligned(column) && { type: 'rightAligned', cellStyle: { textAlign: 'right' } }),
    cellRenderer: ({ data }: CustomCellRendererProps<Row>) => {
      if (!data) return <span className={styles.bone} aria-label={t('Loading...')} />;
      const cell = <Cell column={column} row={data} />;
      return hrefOf ? <RowLink href={hrefOf(data)}>{cell}</RowLink> : cell;
    },
  };
}

import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import type { AddressSorting } from './address-sort';
import { Cell } from './cell';
import { type ListColumn, type ListSort, isRightAligned, sortRows, readColumnValue } from './column';
import styles from './list.module.css';
import { findNamingColumn, nameRow, openByClick, RowLink } from './row-link';

export interface ListRowsProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** The address a row opens, where it has one: it is then a link, to be opened aside or copied. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
  /** Lets rows be ticked. */
  readonly selected?: readonly Row[] | undefined;
  readonly onSelect?: ((rows: readonly Row[]) => void) | undefined;
}

export interface ListTableProps<Row> extends ListRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly foot?: ReactNode;
  /** Where somebody else keeps how it is sorted; left out, the table does. */
  readonly sorting?: AddressSorting | undefined;
}

const move = (event: KeyboardEvent<HTMLTableRowElement>): void => {
  const { currentTarget: row } = event;
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

/** A small list, whole and in the page; on a phone each row is a card. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rowKey, onOpen, hrefOf, selected = [], onSelect } = props;
  const columns = props.columns.filter(
    (column) =>
      !column.rare || props.rows.some((row) => ![null, undefined, ''].includes(readColumnValue(column, row) as null)),
  );
  const naming = hrefOf && findNamingColumn(columns);
  const [ownSort, setOwnSort] = useState<ListSort>();
  const { sort, onSort } = props.sorting ?? { sort: ownSort, onSort: setOwnSort };
  const rows = sortRows(
    props.rows,
    columns.find((column) => column.key === sort?.key),
    sort?.descending ?? false,
  );
  const isSelected = (row: Row): boolean => selected.some((one) => rowKey(one) === rowKey(row));
  const toggle = (row: Row): void =>
    onSelect?.(isSelected(row) ? selected.filter((one) => rowKey(one) !== rowKey(row)) : [...selected, row]);
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={props.label}>
        <thead>
          <tr>
            {onSelect && (
              <th>
                <input
                  type="checkbox"
                  aria-label={t('Select all')}
                  checked={rows.length > 0 && rows.every(isSelected)}
                  onChange={(event) => onSelect(event.currentTarget.checked ? rows : [])}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-selected={isSelected(row) || undefined}
              {...(onOpen && {
                tabIndex: 0,
                onClick: (event) => (hrefOf ? openByClick(event, hrefOf(row), () => onOpen(row)) : onOpen(row)),
                ...(hrefOf && { onAuxClick: (event) => openByClick(event, hrefOf(row), () => undefined) }),
                onKeyDown: (event) => {
                  if (event.target !== event.currentTarget) return;
                  if (event.key === 'Enter') onOpen(row);
                  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event);
                },
              })}
            >
              {onSelect && (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- only keeps a tick from opening the row
                <td onClick={(event) => event.stopPropagation()} data-tick>
                  <input
                    type="checkbox"
                    aria-label={
                      nameRow(columns, row) ? t('Select {name}', { name: nameRow(columns, row) }) : t('Select row')
                    }
                    checked={isSelected(row)}
                    onChange={() => toggle(row)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-right={isRightAligned(column) || undefined}
                  data-strong={column.strong || undefined}
                  data-long={column.long || undefined}
                  data-wraps={column.wraps || undefined}
                  data-text={(!column.render && !column.long && !column.wraps) || undefined}
                  data-words={isWords(column, row) || undefined}
                  data-gives-way={column.givesWay || undefined}
                  data-sign={column.about !== undefined || undefined}
                  data-missing={isMissing(column, row) || undefined}
                  data-label={t(column.title)}
                  style={column.most ? ({ '--most': `${column.most}px` } as CSSProperties) : undefined}
                >
                  {column.key === naming && hrefOf ? (
                    <RowLink href={hrefOf(row)}>
                      <Cell column={column} row={row} />
                    </RowLink>
                  ) : (
                    <Cell column={column} row={row} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {props.foot && <tfoot>{props.foot}</tfoot>}
      </table>
    </div>
  );
}

/** Words may stand under one another where there is little room; a number, spaced or not, is read in one piece. */
const isWords = <Row,>(column: ListColumn<Row>, row: Row): boolean => {
  const { render, kind = 'text', long, wraps } = column;
  if (render || kind !== 'text' || long || wraps) return false;
  const value = readColumnValue(column, row);
  return typeof value === 'string' && value.includes(' ') && /\p{L}/u.test(value);
};

/** On a card, what is not there takes no line. A column that draws something of its own is there. */
function isMissing<Row>(column: ListColumn<Row>, row: Row): boolean {
  if (column.about !== undefined || (column.render && !column.value && !(column.key in (row as object)))) return false;
  return [null, undefined, ''].includes(readColumnValue(column, row) as string | null | undefined);
}

interface HeaderCellProps<Row> {
  readonly column: ListColumn<Row>;
  readonly sort: ListSort | undefined;
  readonly onSort: (sort: ListSort | undefined) => void;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const mine = sort?.key === column.key ? sort : undefined;
  const direction = mine ? (mine.descending ? 'descending' : 'ascending') : undefined;
  // Up, then down, then as the list came.
  const next = !mine
    ? { key: column.key, descending: false }
    : mine.descending
      ? undefined
      : { ...mine, descending: true };
  return (
    <th
      scope="col"
      data-right={isRightAligned(column) || undefined}
      data-gives-way={column.givesWay || undefined}
      aria-sort={direction}
      style={column.width ? { width: column.width } : undefined}
    >
      {column.title === '' ? (
        <span className={styles.unseen}>{t(column.about ?? 'Actions')}</span>
      ) : column.sortable === false ? (
        t(column.title)
      ) : (
        <button type="button" className={styles.sorter} onClick={() => onSort(next)}>
          {t(column.title)}
          {mine && (mine.descending ? ' ↓' : ' ↑')}
        </button>
      )}
    </th>
  );
}

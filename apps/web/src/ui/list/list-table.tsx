import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import type { AddressSorting } from './address-sort';
import { type ListColumn, type ListSort, sortRows, readColumnValue } from './column';
import { HeaderCell } from './header-cell';
import { ListRow } from './list-row';
import styles from './list.module.css';
import { findNamingColumn } from './row-link';

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
            <ListRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              naming={naming}
              onOpen={onOpen}
              hrefOf={hrefOf}
              isSelected={isSelected(row)}
              onToggle={onSelect && (() => toggle(row))}
            />
          ))}
        </tbody>
        {props.foot && <tfoot>{props.foot}</tfoot>}
      </table>
    </div>
  );
}

import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { type ListColumn, type ListSort, isRightAligned } from './column';
import styles from './list.module.css';

export interface HeaderCellProps<Row> {
  readonly column: ListColumn<Row>;
  readonly sort: ListSort | undefined;
  readonly onSort: (sort: ListSort | undefined) => void;
  /** The handle that changes the column's width, where it has one. */
  readonly resizer?: ReactNode;
}

/** The title of a column, which sorts by it. */
export function HeaderCell<Row>({ column, sort, onSort, resizer }: HeaderCellProps<Row>) {
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
      {resizer}
    </th>
  );
}

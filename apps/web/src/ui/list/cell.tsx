import { DateText } from '../figures/date-text';
import { Amount } from '../figures/amount';
import { missing } from '../format';
import { type ListColumn, readColumnValue } from './column';
import styles from './list.module.css';

const longest = 24;

/** One value of a row, the same in a short list, a long one and on a card. */
export function Cell<Row>({ column, row }: { column: ListColumn<Row>; row: Row }) {
  if (column.render) return <>{column.render(row)}</>;
  const value = readColumnValue(column, row);
  switch (column.kind) {
    case 'money':
      return <Amount rands={typeof value === 'number' ? value : null} />;
    case 'day':
      return <DateText day={value === null || value === undefined ? null : String(value)} />;
    case 'instant':
      return <DateText instant={value === null || value === undefined ? null : String(value)} />;
    default:
      return (
        <span
          className={column.strong ? styles.strong : column.muted ? styles.muted : undefined}
          // A long one is cut short in the table; whoever points at it reads it whole.
          title={typeof value === 'string' && value.length > longest ? value : undefined}
        >
          {value === null || value === undefined || value === '' ? missing : value}
        </span>
      );
  }
}

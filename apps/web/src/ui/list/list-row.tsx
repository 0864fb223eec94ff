import type { CSSProperties, HTMLAttributes, KeyboardEvent } from 'react';
import { t } from '../../i18n/t';
import { Cell } from './cell';
import { type ListColumn, isRightAligned, readColumnValue } from './column';
import { nameRow, openByClick, RowLink } from './row-link';

export interface ListRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
  /** The column that carries the row's link, where it has an address. */
  readonly naming: string | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly hrefOf?: ((row: Row) => string) | undefined;
  readonly isSelected?: boolean;
  /** Ticks the row or takes the tick away, where rows can be ticked. */
  readonly onToggle?: (() => void) | undefined;
  /** What a list adds of its own, such as the row's place in a long list. */
  readonly attributes?: HTMLAttributes<HTMLTableRowElement>;
}

const moveFocus = (event: KeyboardEvent<HTMLTableRowElement>): void => {
  const { currentTarget: row } = event;
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

/** One row of a list, the same in a short list, a long one and on a card. */
export function ListRow<Row>(props: ListRowProps<Row>) {
  const { row, columns, naming, onOpen, hrefOf, isSelected = false, onToggle, attributes } = props;
  return (
    <tr
      {...attributes}
      data-selected={isSelected || undefined}
      {...(onOpen && {
        tabIndex: 0,
        onClick: (event) => (hrefOf ? openByClick(event, hrefOf(row), () => onOpen(row)) : onOpen(row)),
        ...(hrefOf && { onAuxClick: (event) => openByClick(event, hrefOf(row), () => undefined) }),
        onKeyDown: (event) => {
          if (event.target !== event.currentTarget) return;
          if (event.key === 'Enter') onOpen(row);
          else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event);
        },
      })}
    >
      {onToggle && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- only keeps a tick from opening the row
        <td onClick={(event) => event.stopPropagation()} data-tick>
          <input
            type="checkbox"
            aria-label={nameRow(columns, row) ? t('Select {name}', { name: nameRow(columns, row) }) : t('Select row')}
            checked={isSelected}
            onChange={onToggle}
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

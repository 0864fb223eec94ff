import type { ReactNode } from 'react';

export type ListColumnKind = 'text' | 'number' | 'money' | 'day' | 'instant';
export type CellValue = string | number | null | undefined;

export interface ListColumn<Row> {
  /** The field it shows, and the name the server sorts by. */
  readonly key: string;
  /** English; shown through `t`. */
  readonly title: string;
  /** In words, where the title is only a sign. */
  readonly about?: string;
  readonly kind?: ListColumnKind;
  /** What it shows and sorts by, where that is not simply the field. */
  readonly value?: (row: Row) => CellValue;
  readonly render?: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Left out until somebody chooses it. */
  readonly optional?: boolean;
  readonly width?: number;
  /** Takes this share of the room that is left. */
  readonly grow?: number;
  /** In a table of the page a longer text is cut here; whoever points at it reads it whole. */
  readonly most?: number;
  /** The column that names the row. */
  readonly strong?: boolean;
  readonly muted?: boolean;
  /** Few rows have it: left out while none that is shown does. */
  readonly rare?: boolean;
  /** Left out where a table of the page has little room: what opens the row shows it as well. */
  readonly givesWay?: boolean;
  /** In a table of the page its words may stand under one another, rather than push other columns out of sight. */
  readonly wraps?: boolean;
  /** Sentences rather than a word or two: they wrap in a table of the page, and read from the left on a phone. */
  readonly long?: boolean;
}

export const readColumnValue = <Row>(column: ListColumn<Row>, row: Row): CellValue =>
  column.value ? column.value(row) : ((row as Record<string, CellValue>)[column.key] ?? null);

export const isRightAligned = (column: { kind?: ListColumnKind }): boolean =>
  column.kind === 'money' || column.kind === 'number';

export interface ListSort {
  readonly key: string;
  readonly descending: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Missing values come last, whichever way it is sorted. */
export function sortRows<Row>(rows: readonly Row[], column: ListColumn<Row> | undefined, descending: boolean): Row[] {
  if (!column) return [...rows];
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [readColumnValue(column, a), readColumnValue(column, b)];
    const [xMissing, yMissing] = [x === null || x === undefined, y === null || y === undefined];
    if (xMissing || yMissing) return Number(xMissing) - Number(yMissing);
    return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(`${x}`, `${y}`));
  });
}

/** Rows of which any shown text holds every word that was typed. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[], search: string): Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = columns.map((column) => `${readColumnValue(column, row) ?? ''}`.toLowerCase()).join(' ');
    return words.every((word) => text.includes(word));
  });
}

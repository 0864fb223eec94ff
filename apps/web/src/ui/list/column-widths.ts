import type { ListColumn } from './column';

export interface ColumnWidth {
  readonly least: number;
  /** Its part of the room that is left; a column without one keeps its least width. */
  readonly share: number;
}

export const narrowestColumn = 60;

/** A figure or a sign keeps all of its width; words may have less where there is little room. */
export function findColumnWidth<Row>(column: ListColumn<Row>): ColumnWidth {
  const { width, grow = 1, strong, kind = 'text', about } = column;
  if (!width) return { least: strong ? 180 : 110, share: grow * 140 };
  if (about !== undefined) return { least: width, share: 0 };
  return { least: kind === 'text' ? Math.round(width * 0.8) : width, share: width };
}

/** The width of each column in a list of this width: what somebody chose, else its part, but never less than its least. */
export function layOutColumns(
  columns: readonly (ColumnWidth & { readonly chosen?: number | undefined })[],
  available: number,
): number[] {
  const fixed = columns.map(({ least, share, chosen }) => chosen ?? (share === 0 ? least : undefined));
  // A column whose part would be under its least width takes that, and the others share what is then left.
  for (;;) {
    const taken = fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
    const shares = columns.reduce((sum, { share }, index) => sum + (fixed[index] === undefined ? share : 0), 0);
    const room = Math.max(0, available - taken);
    const tooNarrow = columns.findIndex(
      ({ least, share }, index) => fixed[index] === undefined && (room * share) / shares < least,
    );
    if (tooNarrow < 0) return columns.map(({ share }, index) => fixed[index] ?? Math.floor((room * share) / shares));
    fixed[tooNarrow] = columns[tooNarrow]!.least;
  }
}

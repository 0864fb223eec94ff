import type { PdfPage } from '../file/page';
import type { StructureTag } from '../file/tags';
import { computeLineHeight } from '../type/lines';
import { sheet } from './measures';
import { type SetBlock, drawBlock, type TextSide, type Slab } from './slab';

/** A cell of a row: its words, where they stand, and the room around them. */
export interface GridCell {
  readonly tag: StructureTag;
  readonly block: SetBlock;
  readonly x: number;
  readonly width: number;
  readonly side: TextSide;
  readonly inset: { readonly x: number; readonly top: number; readonly bottom: number };
  /** Its words stand at the foot of the row. */
  readonly atFoot?: boolean;
}

export const computeRowHeight = (cells: readonly GridCell[]): number =>
  Math.max(...cells.map(({ block, inset }) => block.height + inset.top + inset.bottom));

export function drawRow(page: PdfPage, cells: readonly GridCell[], top: number, height: number): void {
  for (const { tag, block, x, width, side, inset, atFoot } of cells) {
    const first = atFoot ? top + height - inset.bottom - block.height : top + inset.top;
    drawBlock(page, tag, block, { x: x + inset.x, width: width - 2 * inset.x, side }, first);
  }
}

/** A row taller than any page goes on on the next ones. */
const tallestRow = sheet.short - sheet.top - sheet.bottom - 60;

function splitTallRow(cells: readonly GridCell[]): GridCell[][] {
  if (computeRowHeight(cells) <= tallestRow) return [[...cells]];
  const rows: GridCell[][] = [];
  const measureLine = ({ block }: GridCell): number => computeLineHeight(block.style) + block.leading;
  const perRow = Math.floor(tallestRow / Math.max(...cells.map(measureLine))) - 1;
  const most = Math.max(...cells.map(({ block }) => block.lines.length));
  for (let from = 0; from < most; from += perRow) {
    rows.push(
      cells.map((cell) => {
        const lines = cell.block.lines.slice(from, from + perRow);
        const height = lines.length === 0 ? 0 : lines.length * measureLine(cell) - cell.block.leading;
        return { ...cell, block: { ...cell.block, lines, height } };
      }),
    );
  }
  return rows;
}

/** What is drawn about a row, besides its words. */
export type RowRuler = (page: PdfPage, top: number, height: number) => void;

export interface RowSpacing {
  readonly above: number;
  readonly below: number;
  readonly joined?: boolean;
  readonly head?: Slab['head'];
  readonly ruling?: RowRuler;
  readonly end?: Slab['end'];
}

export function toRowSlabs(cells: readonly GridCell[], { ruling, above, ...about }: RowSpacing): Slab[] {
  return splitTallRow(cells).map((row, index) => {
    const height = computeRowHeight(row);
    return {
      ...about,
      above: index === 0 ? above : 0,
      height,
      draw: (page, top) => {
        drawRow(page, row, top, height);
        ruling?.(page, top, height);
      },
    };
  });
}

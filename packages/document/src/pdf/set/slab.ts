import type { PdfPage } from '../file/page';
import type { StructureTag } from '../file/tags';
import { type TextBit, type SetLine, computeLineHeight, breakIntoLines, type TextStyleSpec } from '../type/lines';
import { leading } from './measures';

/** A piece of the paper that is never broken: a line, a row of a table, a place to sign. */
export interface Slab {
  readonly height: number;
  /** Room between it and what stands before and behind it. Of two, the larger counts; at the head of a page none does. */
  readonly above: number;
  readonly below: number;
  /** It stands on the page of the next. */
  readonly joined?: boolean;
  /** It begins a page. */
  readonly newPage?: boolean;
  /** What stands above it again where it opens a page. */
  readonly head?: { readonly height: number; draw(page: PdfPage, top: number): void };
  draw(page: PdfPage, top: number): void;
  /** What is drawn below it where it is the last of a page and what it belongs to goes on. */
  end?(page: PdfPage, foot: number): void;
}

/** Where lines stand within their room. */
export type TextSide = 'left' | 'right' | 'center';

export interface SetBlock {
  readonly lines: readonly SetLine[];
  readonly style: TextStyleSpec;
  readonly leading: number;
  readonly height: number;
}

/** Words set in lines of one height. */
export function setBlock(
  words: readonly TextBit[],
  width: number,
  style: TextStyleSpec,
  between: number = leading,
): SetBlock {
  const lines = breakIntoLines(words, width);
  const isEmpty = lines.every((line) => line.pieces.length === 0);
  const height = isEmpty ? 0 : lines.length * computeLineHeight(style) + (lines.length - 1) * between;
  return { lines: isEmpty ? [] : lines, style, leading: between, height };
}

const startOf = (side: TextSide, room: number): number => ({ left: 0, right: room, center: room / 2 })[side];

export interface SlabRoom {
  readonly x: number;
  readonly width: number;
  readonly side?: TextSide;
}

/** Its lines, one under the other. */
export function drawBlock(
  page: PdfPage,
  tag: StructureTag,
  block: SetBlock,
  { x, width, side = 'left' }: SlabRoom,
  top: number,
): void {
  const tall = computeLineHeight(block.style);
  for (const [index, line] of block.lines.entries()) {
    page.text(tag, line, x + startOf(side, width - line.width), top + tall + index * (tall + block.leading));
  }
}

/**
 * Lines that may go on on the next page, though never one alone. `gap` is what stands before the first and behind the
 * last of them.
 */
export function toTextSlabs(
  tag: StructureTag,
  block: SetBlock,
  room: SlabRoom,
  gap: { readonly above: number; readonly below: number },
): Slab[] {
  const tall = computeLineHeight(block.style);
  const last = block.lines.length - 1;
  return block.lines.map((line, index) => ({
    height: tall,
    above: index === 0 ? gap.above : block.leading,
    below: index === last ? gap.below : 0,
    joined: index !== last && (index === 0 || index === last - 1),
    draw: (page, top) => drawBlock(page, tag, { ...block, lines: [line] }, room, top),
  }));
}

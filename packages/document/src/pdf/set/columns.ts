import type { PaperColumn } from '../../tree/paper';
import { type TextBit, measureWidestWord, measureBits } from '../type/lines';

/** What a column asks for: as wide as nothing in it is broken, and as narrow as no word is. */
interface ColumnNeed {
  readonly whole: number;
  readonly least: number;
}

export interface ColumnLayout {
  readonly widths: readonly number[];
  /** No word and no amount is broken in it. */
  readonly fits: boolean;
}

/** Amounts, numbers and days are never broken; the title above them may be. */
const isBroken = { number: false, words: true, voucher: true, day: false, amount: false } as const;
/** Columns of words are not pressed below this part of the page by what stands beside them. */
const leastTextShare = 0.22;

type ColumnText = readonly TextBit[];

function measureColumn(
  kind: PaperColumn['kind'],
  title: ColumnText,
  cells: readonly ColumnText[],
  inset: number,
): ColumnNeed {
  let whole = measureBits(title);
  let least = measureWidestWord(title);
  for (const words of cells) {
    const wide = measureBits(words);
    whole = Math.max(whole, wide);
    least = Math.max(least, isBroken[kind] ? measureWidestWord(words) : wide);
  }
  return { whole: whole + 2 * inset, least: least + 2 * inset };
}

const sumWidths = (widths: readonly number[]): number => widths.reduce((together, width) => together + width, 0);

/** Each has what it needs least; what is left goes to those that want more, alike, until they have it. */
function shareWidths(wanted: readonly ColumnNeed[], room: number): number[] {
  const widths = wanted.map((one) => one.least);
  let left = Math.max(0, room - sumWidths(widths));
  const byWish = wanted.map((one, index) => ({ wish: one.whole - one.least, index }));
  byWish.sort((a, b) => a.wish - b.wish);
  for (const [turn, { wish, index }] of byWish.entries()) {
    const more = Math.min(wish, left / (byWish.length - turn));
    widths[index]! += more;
    left -= more;
  }
  return widths;
}

/** How wide each column is: columns of words share what the others leave them, and those give way for them. */
export function layOutColumns(
  kinds: readonly PaperColumn['kind'][],
  titles: readonly ColumnText[],
  rows: readonly (readonly ColumnText[])[],
  room: number,
  inset: number,
): ColumnLayout {
  const wanted = kinds.map((kind, index) =>
    measureColumn(
      kind,
      titles[index]!,
      rows.map((row) => row[index]!),
      inset,
    ),
  );
  const words = wanted.filter((_, index) => kinds[index] === 'words');
  const others = wanted.filter((_, index) => kinds[index] !== 'words');
  const pressed = words.map((one) => Math.max(one.least, Math.min(one.whole, (leastTextShare * room) / words.length)));
  const otherWidths = shareWidths(others, room - sumWidths(pressed));
  const left = room - sumWidths(otherWidths);
  const wordWidths = shareWidths(words, left);
  const spare = words.length === 0 ? 0 : Math.max(0, left - sumWidths(wordWidths)) / words.length;
  const widths = wanted.map((one, index) =>
    kinds[index] === 'words' ? wordWidths[words.indexOf(one)]! + spare : otherWidths[others.indexOf(one)]!,
  );
  const together = sumWidths(widths);
  const fits = together <= room + 0.01;
  return { widths: fits ? widths : widths.map((width) => (width * room) / together), fits };
}

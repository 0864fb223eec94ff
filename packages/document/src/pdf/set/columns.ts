import type { Column } from '../../tree/paper';
import { type Bit, widestWord, widthOf } from '../type/lines';

/** What a column asks for: as wide as nothing in it is broken, and as narrow as no word is. */
interface Wanted {
  readonly whole: number;
  readonly least: number;
}

export interface Columns {
  readonly widths: readonly number[];
  /** No word and no amount is broken in it. */
  readonly fits: boolean;
}

/** Amounts, numbers and days are never broken; the title above them may be. */
const isBroken = { number: false, words: true, voucher: true, day: false, amount: false } as const;
/** Columns of words are not pressed below this part of the page by what stands beside them. */
const leastForWords = 0.22;

type Words = readonly Bit[];

function wantedBy(kind: Column['kind'], title: Words, cells: readonly Words[], inset: number): Wanted {
  let whole = widthOf(title);
  let least = widestWord(title);
  for (const words of cells) {
    const wide = widthOf(words);
    whole = Math.max(whole, wide);
    least = Math.max(least, isBroken[kind] ? widestWord(words) : wide);
  }
  return { whole: whole + 2 * inset, least: least + 2 * inset };
}

const sum = (widths: readonly number[]): number => widths.reduce((together, width) => together + width, 0);

/** Each has what it needs least; what is left goes to those that want more, alike, until they have it. */
function shared(wanted: readonly Wanted[], room: number): number[] {
  const widths = wanted.map((one) => one.least);
  let left = Math.max(0, room - sum(widths));
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
export function columnsOf(
  kinds: readonly Column['kind'][],
  titles: readonly Words[],
  rows: readonly (readonly Words[])[],
  room: number,
  inset: number,
): Columns {
  const wanted = kinds.map((kind, index) =>
    wantedBy(
      kind,
      titles[index]!,
      rows.map((row) => row[index]!),
      inset,
    ),
  );
  const words = wanted.filter((_, index) => kinds[index] === 'words');
  const others = wanted.filter((_, index) => kinds[index] !== 'words');
  const pressed = words.map((one) => Math.max(one.least, Math.min(one.whole, (leastForWords * room) / words.length)));
  const otherWidths = shared(others, room - sum(pressed));
  const left = room - sum(otherWidths);
  const wordWidths = shared(words, left);
  const spare = words.length === 0 ? 0 : Math.max(0, left - sum(wordWidths)) / words.length;
  const widths = wanted.map((one, index) =>
    kinds[index] === 'words' ? wordWidths[words.indexOf(one)]! + spare : otherWidths[others.indexOf(one)]!,
  );
  const together = sum(widths);
  const fits = together <= room + 0.01;
  return { widths: fits ? widths : widths.map((width) => (width * room) / together), fits };
}

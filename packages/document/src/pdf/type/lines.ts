import { faces } from './faces';
import { type Dress, dresses, type Shaped, shaped } from './shaping';

export interface Style {
  readonly dress: Dress;
  readonly size: number;
  /** The colour as a PDF says it: `0 g`. */
  readonly colour: string;
  /** By how much it stands above the line. */
  readonly raised?: number;
}

export interface Words {
  readonly text: string;
  readonly style: Style;
}

/** Words of one style that stand together in a line. */
export interface Piece {
  readonly x: number;
  readonly style: Style;
  readonly words: readonly Shaped[];
}

export interface Line {
  readonly width: number;
  readonly pieces: readonly Piece[];
}

/** What a line of this style takes up: from the top of its capitals to its foot. */
export const lineHeight = (style: Style): number =>
  (faces()[dresses.indexOf(style.dress)]!.capHeight * style.size) / 1000;

/** What stays together in a line, and whether it is room between words, an end, or something to be shown. */
export interface Bit {
  readonly kind: 'word' | 'room' | 'end';
  readonly text: string;
  readonly style: Style;
  readonly shaped: Shaped;
  readonly width: number;
  /** A line may end behind it. */
  readonly mayEnd: boolean;
}

function bitOf(kind: Bit['kind'], text: string, style: Style, mayEnd: boolean): Bit {
  const drawn = shaped(text, style.dress);
  return { kind, text, style, shaped: drawn, width: (drawn.width * style.size) / 1000, mayEnd };
}

const parts = /\n| +|[^ \n]+/g;
/** Behind a hyphen, a dash or a stroke that a letter follows, and where it was said that a word may be broken. */
const breaks = /(?<=\S[-–—/])(?=[^\d\s])|\u200b/u;
const isPlain = /^[^\s\-–—/\u200b]+$/u;

/** The words, shaped, in the pieces a line is made of. */
export function bitsOf(words: readonly Words[]): Bit[] {
  const bits: Bit[] = [];
  for (const { text, style } of words) {
    if (isPlain.test(text)) {
      bits.push(bitOf('word', text, style, false));
      continue;
    }
    for (const part of text.replaceAll('\t', ' ').match(parts) ?? []) {
      if (part === '\n') bits.push(bitOf('end', '', style, true));
      else if (part.startsWith(' ')) bits.push(bitOf('room', part, style, true));
      else if (isPlain.test(part)) bits.push(bitOf('word', part, style, false));
      else {
        const pieces = part.split(breaks).filter((piece) => piece !== '');
        for (const [index, piece] of pieces.entries())
          bits.push(bitOf('word', piece, style, index < pieces.length - 1));
      }
    }
  }
  return bits;
}

/** A word wider than the room is broken where the room ends. */
function broken({ text, style, mayEnd }: Bit, width: number): Bit[] {
  const signs = Array.from(text);
  const pieces: Bit[] = [];
  let piece = '';
  let wide = 0;
  for (const sign of signs) {
    const { width: more } = bitOf('word', sign, style, true);
    if (piece && wide + more > width) {
      pieces.push(bitOf('word', piece, style, true));
      piece = '';
      wide = 0;
    }
    piece += sign;
    wide += more;
  }
  return [...pieces, bitOf('word', piece, style, mayEnd)];
}

/** The room behind the last word is not measured, but it is there for those who hear the next line. */
function lineOf(bits: readonly Bit[]): Line {
  const last = bits.findLastIndex((bit) => bit.kind === 'word');
  const pieces: { x: number; style: Style; words: Shaped[] }[] = [];
  let x = 0;
  for (const bit of bits.slice(0, last + 1)) {
    const piece = pieces.at(-1);
    if (piece?.style === bit.style) piece.words.push(bit.shaped);
    else pieces.push({ x, style: bit.style, words: [bit.shaped] });
    x += bit.width;
  }
  const behind = bits[last + 1];
  if (behind) pieces.at(-1)?.words.push(shaped(' ', pieces.at(-1)!.style.dress));
  return { width: x, pieces };
}

const hair = 0.01;

/** The words in lines no wider than the room there is. */
export function setLines(bits: readonly Bit[], width: number): Line[] {
  const lines: Line[] = [];
  let line: Bit[] = [];
  let filled = 0;
  /** Room behind the last word: lost where the line ends. */
  let room = 0;
  let chunk: Bit[] = [];
  const endLine = (): void => {
    lines.push(lineOf(line));
    line = [];
    filled = 0;
    room = 0;
  };
  const place = (): void => {
    const wanted = chunk.reduce((sum, bit) => sum + bit.width, 0);
    if (line.length > 0 && filled + room + wanted > width + hair) endLine();
    if (wanted > width + hair) {
      for (const bit of chunk.flatMap((each) => broken(each, width))) {
        if (line.length > 0 && filled + bit.width > width + hair) endLine();
        line.push(bit);
        filled += bit.width;
      }
    } else {
      line.push(...chunk);
      filled += room + wanted;
    }
    room = 0;
    chunk = [];
  };
  for (const bit of bits) {
    if (bit.kind === 'word') {
      chunk.push(bit);
      if (bit.mayEnd) place();
    } else {
      if (chunk.length > 0) place();
      if (bit.kind === 'end') {
        line.push(bit);
        endLine();
      } else {
        line.push(bit);
        room += bit.width;
      }
    }
  }
  if (chunk.length > 0) place();
  lines.push(lineOf(line));
  return lines;
}

/** As wide as they are where nothing is broken but at their own line ends. */
export function widthOf(bits: readonly Bit[]): number {
  let widest = 0;
  let wide = 0;
  for (const bit of bits) {
    wide = bit.kind === 'end' ? 0 : wide + bit.width;
    widest = Math.max(widest, wide);
  }
  return widest;
}

/** As wide as the widest of what is not broken. */
export const widestWord = (bits: readonly Bit[]): number =>
  bits.reduce((widest, bit) => (bit.kind === 'word' ? Math.max(widest, bit.width) : widest), 0);

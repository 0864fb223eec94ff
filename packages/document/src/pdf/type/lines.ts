import { openFaces } from './faces';
import { type FontDress, dresses, type ShapedWord, shapeText } from './shaping';

export interface TextStyleSpec {
  readonly dress: FontDress;
  readonly size: number;
  /** The colour as a PDF says it: `0 g`. */
  readonly colour: string;
  /** By how much it stands above the line. */
  readonly raised?: number;
}

export interface StyledText {
  readonly text: string;
  readonly style: TextStyleSpec;
}

/** Words of one style that stand together in a line. */
export interface LinePiece {
  readonly x: number;
  readonly style: TextStyleSpec;
  readonly words: readonly ShapedWord[];
}

export interface SetLine {
  readonly width: number;
  readonly pieces: readonly LinePiece[];
}

/** What a line of this style takes up: from the top of its capitals to its foot. */
export const computeLineHeight = (style: TextStyleSpec): number =>
  (openFaces()[dresses.indexOf(style.dress)]!.capHeight * style.size) / 1000;

/** What stays together in a line, and whether it is room between words, an end, or something to be shown. */
export interface TextBit {
  readonly kind: 'word' | 'room' | 'end';
  readonly text: string;
  readonly style: TextStyleSpec;
  readonly shaped: ShapedWord;
  readonly width: number;
  /** A line may end behind it. */
  readonly mayEnd: boolean;
}

function createBit(kind: TextBit['kind'], text: string, style: TextStyleSpec, mayEnd: boolean): TextBit {
  const drawn = shapeText(text, style.dress);
  return { kind, text, style, shaped: drawn, width: (drawn.width * style.size) / 1000, mayEnd };
}

const textParts = /\n| +|[^ \n]+/g;
/** Behind a hyphen, a dash or a stroke that a letter follows, and where it was said that a word may be broken. */
const breaks = /(?<=\S[-–—/])(?=[^\d\s])|\u200b/u;
const isPlain = /^[^\s\-–—/\u200b]+$/u;

/** The words, shaped, in the pieces a line is made of. */
export function toBits(words: readonly StyledText[]): TextBit[] {
  const bits: TextBit[] = [];
  for (const { text, style } of words) {
    if (isPlain.test(text)) {
      bits.push(createBit('word', text, style, false));
      continue;
    }
    for (const part of text.replaceAll('\t', ' ').match(textParts) ?? []) {
      if (part === '\n') bits.push(createBit('end', '', style, true));
      else if (part.startsWith(' ')) bits.push(createBit('room', part, style, true));
      else if (isPlain.test(part)) bits.push(createBit('word', part, style, false));
      else {
        const pieces = part.split(breaks).filter((piece) => piece !== '');
        for (const [index, piece] of pieces.entries())
          bits.push(createBit('word', piece, style, index < pieces.length - 1));
      }
    }
  }
  return bits;
}

/** A word wider than the room is broken where the room ends. */
function breakBit({ text, style, mayEnd }: TextBit, width: number): TextBit[] {
  const signs = Array.from(text);
  const pieces: TextBit[] = [];
  let piece = '';
  let wide = 0;
  for (const sign of signs) {
    const { width: more } = createBit('word', sign, style, true);
    if (piece && wide + more > width) {
      pieces.push(createBit('word', piece, style, true));
      piece = '';
      wide = 0;
    }
    piece += sign;
    wide += more;
  }
  return [...pieces, createBit('word', piece, style, mayEnd)];
}

/** The room behind the last word is not measured, but it is there for those who hear the next line. */
function createLine(bits: readonly TextBit[]): SetLine {
  const last = bits.findLastIndex((bit) => bit.kind === 'word');
  const pieces: { x: number; style: TextStyleSpec; words: ShapedWord[] }[] = [];
  let x = 0;
  for (const bit of bits.slice(0, last + 1)) {
    const piece = pieces.at(-1);
    if (piece?.style === bit.style) piece.words.push(bit.shaped);
    else pieces.push({ x, style: bit.style, words: [bit.shaped] });
    x += bit.width;
  }
  const behind = bits[last + 1];
  if (behind) pieces.at(-1)?.words.push(shapeText(' ', pieces.at(-1)!.style.dress));
  return { width: x, pieces };
}

const hair = 0.01;

/** The words in lines no wider than the room there is. */
export function breakIntoLines(bits: readonly TextBit[], width: number): SetLine[] {
  const lines: SetLine[] = [];
  let line: TextBit[] = [];
  let filled = 0;
  /** Room behind the last word: lost where the line ends. */
  let room = 0;
  let chunk: TextBit[] = [];
  const endLine = (): void => {
    lines.push(createLine(line));
    line = [];
    filled = 0;
    room = 0;
  };
  const placeChunk = (): void => {
    const wanted = chunk.reduce((sum, bit) => sum + bit.width, 0);
    if (line.length > 0 && filled + room + wanted > width + hair) endLine();
    if (wanted > width + hair) {
      for (const bit of chunk.flatMap((each) => breakBit(each, width))) {
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
      if (bit.mayEnd) placeChunk();
    } else {
      if (chunk.length > 0) placeChunk();
      if (bit.kind === 'end') {
        line.push(bit);
        endLine();
      } else {
        line.push(bit);
        room += bit.width;
      }
    }
  }
  if (chunk.length > 0) placeChunk();
  lines.push(createLine(line));
  return lines;
}

/** As wide as they are where nothing is broken but at their own line ends. */
export function measureBits(bits: readonly TextBit[]): number {
  let widest = 0;
  let wide = 0;
  for (const bit of bits) {
    wide = bit.kind === 'end' ? 0 : wide + bit.width;
    widest = Math.max(widest, wide);
  }
  return widest;
}

/** As wide as the widest of what is not broken. */
export const measureWidestWord = (bits: readonly TextBit[]): number =>
  bits.reduce((widest, bit) => (bit.kind === 'word' ? Math.max(widest, bit.width) : widest), 0);

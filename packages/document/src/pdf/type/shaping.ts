import { Buffer as Glyphs, Feature, shape } from 'harfbuzzjs';
import { openFaces } from './faces';

/** The dresses a word may wear, in the order of the faces of a family. */
export const dresses = ['regular', 'italic', 'semibold', 'bold'] as const;
export type FontDress = (typeof dresses)[number];

/** Glyphs of one face that stand together. */
export interface GlyphStretch {
  readonly face: number;
  readonly glyphs: readonly number[];
  /** As a PDF shows them: glyphs in hexadecimal, and between them by how much the next is moved. */
  readonly shown: string;
}

/** A word as it is drawn. Its width is in thousandths of its size. */
export interface ShapedWord {
  readonly width: number;
  readonly stretches: readonly GlyphStretch[];
}

// Figures stand under one another, and a word that is copied out of a paper has its own letters.
const features = ['tnum', 'lnum', '-liga'].map((name) => Feature.fromString(name)!);

/** What a glyph stands for, by face: the text that is copied, searched and read out. */
export const textOfGlyph: readonly Map<number, string>[] = Array.from({ length: 8 }, () => new Map());

const toHex = (glyph: number): string => glyph.toString(16).padStart(4, '0');
let buffer: Glyphs | undefined;

function shapeStretch(text: string, face: number): GlyphStretch & { readonly width: number } {
  const { font, scale } = openFaces()[face]!;
  buffer ??= new Glyphs();
  buffer.clearContents();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, features);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  let width = 0;
  let shown = '<';
  for (const [index, { codepoint: glyph, cluster }] of infos.entries()) {
    const ends = infos.slice(index + 1).find((next) => next.cluster > cluster)?.cluster ?? text.length;
    if (!textOfGlyph[face]!.has(glyph)) textOfGlyph[face]!.set(glyph, text.slice(cluster, ends));
    const advance = positions[index]!.xAdvance;
    const moved = Math.round((font.glyphHAdvance(glyph) - advance) * scale);
    shown += moved === 0 ? toHex(glyph) : `${toHex(glyph)}>${moved}<`;
    width += advance * scale;
  }
  return { face, glyphs: infos.map((info) => info.codepoint), shown: `${shown}>`.replace('<>', ''), width };
}

/** Signs our first family lacks are set in the second. */
function shapeWord(word: string, dress: number): ShapedWord {
  const stretches: (GlyphStretch & { readonly width: number })[] = [];
  let text = '';
  let face = dress;
  const endStretch = (): void => void (text && stretches.push(shapeStretch(text, face)));
  for (const sign of word) {
    const of = openFaces()[dress]!.signs.has(sign.codePointAt(0)!) ? dress : dress + dresses.length;
    if (of !== face) {
      endStretch();
      text = '';
      face = of;
    }
    text += sign;
  }
  endStretch();
  return { width: stretches.reduce((sum, stretch) => sum + stretch.width, 0), stretches };
}

const shapedCache = dresses.map(() => new Map<string, ShapedWord>());
/** As many words as a year's papers have; then begun afresh. */
const cacheLimit = 30_000;

const figures = /^[\d.,()]{2,}$/;
/** Figures stand one beside the other whatever they are: each is known, and an amount is not shaped again. */
function shapeFigures(word: string, dress: number): ShapedWord {
  const each = Array.from(word, (sign) => shapeText(sign, dresses[dress]!));
  const stretches = each.map((one) => one.stretches[0]!);
  const shown = stretches.map((stretch) => stretch.shown).join('');
  return {
    width: each.reduce((sum, one) => sum + one.width, 0),
    stretches: [
      {
        face: dress,
        glyphs: stretches.flatMap((stretch) => stretch.glyphs),
        shown: shown.replaceAll('><', ''),
      },
    ],
  };
}

/** Signs that join, part or turn others and are not seen themselves. */
const unseen = /\p{Cf}/gu;

/** Known again when it comes again: papers say much the same words. */
export function shapeText(word: string, dress: FontDress): ShapedWord {
  const index = dresses.indexOf(dress);
  const known = shapedCache[index]!.get(word);
  if (known) return known;
  const fresh = figures.test(word)
    ? shapeFigures(word, index)
    : shapeWord(word.normalize('NFC').replace(unseen, ''), index);
  if (shapedCache[index]!.size >= cacheLimit) shapedCache[index]!.clear();
  shapedCache[index]!.set(word, fresh);
  return fresh;
}

import { Buffer as Glyphs, Feature, shape } from 'harfbuzzjs';
import { faces } from './faces';

/** The dresses a word may wear, in the order of the faces of a family. */
export const dresses = ['regular', 'italic', 'semibold', 'bold'] as const;
export type Dress = (typeof dresses)[number];

/** Glyphs of one face that stand together. */
export interface Stretch {
  readonly face: number;
  readonly glyphs: readonly number[];
  /** As a PDF shows them: glyphs in hexadecimal, and between them by how much the next is moved. */
  readonly shown: string;
}

/** A word as it is drawn. Its width is in thousandths of its size. */
export interface Shaped {
  readonly width: number;
  readonly stretches: readonly Stretch[];
}

// Figures stand under one another, and a word that is copied out of a paper has its own letters.
const features = ['tnum', 'lnum', '-liga'].map((name) => Feature.fromString(name)!);

/** What a glyph stands for, by face: the text that is copied, searched and read out. */
export const textOfGlyph: readonly Map<number, string>[] = Array.from({ length: 8 }, () => new Map());

const hex = (glyph: number): string => glyph.toString(16).padStart(4, '0');
let buffer: Glyphs | undefined;

function stretchOf(text: string, face: number): Stretch & { readonly width: number } {
  const { font, scale } = faces()[face]!;
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
    shown += moved === 0 ? hex(glyph) : `${hex(glyph)}>${moved}<`;
    width += advance * scale;
  }
  return { face, glyphs: infos.map((info) => info.codepoint), shown: `${shown}>`.replace('<>', ''), width };
}

/** Signs our first family lacks are set in the second. */
function shapedWord(word: string, dress: number): Shaped {
  const stretches: (Stretch & { readonly width: number })[] = [];
  let text = '';
  let face = dress;
  const end = (): void => void (text && stretches.push(stretchOf(text, face)));
  for (const sign of word) {
    const of = faces()[dress]!.signs.has(sign.codePointAt(0)!) ? dress : dress + dresses.length;
    if (of !== face) {
      end();
      text = '';
      face = of;
    }
    text += sign;
  }
  end();
  return { width: stretches.reduce((sum, stretch) => sum + stretch.width, 0), stretches };
}

const kept = dresses.map(() => new Map<string, Shaped>());
/** As many words as a year's papers have; then begun afresh. */
const keptAtMost = 30_000;

const figures = /^[\d.,()]{2,}$/;
/** Figures stand one beside the other whatever they are: each is known, and an amount is not shaped again. */
function shapedFigures(word: string, dress: number): Shaped {
  const each = Array.from(word, (sign) => shaped(sign, dresses[dress]!));
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
export function shaped(word: string, dress: Dress): Shaped {
  const index = dresses.indexOf(dress);
  const known = kept[index]!.get(word);
  if (known) return known;
  const fresh = figures.test(word)
    ? shapedFigures(word, index)
    : shapedWord(word.normalize('NFC').replace(unseen, ''), index);
  if (kept[index]!.size >= keptAtMost) kept[index]!.clear();
  kept[index]!.set(word, fresh);
  return fresh;
}

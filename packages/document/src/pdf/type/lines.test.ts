import { describe, expect, test } from 'vitest';
import { toBits, type SetLine, breakIntoLines, type TextStyleSpec, measureBits } from './lines';
import { textOfGlyph } from './shaping';

const style: TextStyleSpec = { dress: 'regular', size: 10, colour: '0 g' };
const createBits = (text: string) => toBits([{ text, style }]);

/** What a line says to those who hear it. */
const readLineText = (line: SetLine): string =>
  line.pieces
    .flatMap((piece) => piece.words.flatMap((word) => word.stretches))
    .flatMap(({ face, glyphs }) => glyphs.map((glyph) => textOfGlyph[face]!.get(glyph)))
    .join('');
const readLines = (text: string, width: number): string[] => breakIntoLines(createBits(text), width).map(readLineText);

describe('words in lines', () => {
  test('none is wider than the room there is', () => {
    const text = 'Liquidation and distribution account of an estate with a name-of-many-parts '.repeat(8);
    for (let width = 40; width < 300; width += 13) {
      for (const line of breakIntoLines(createBits(text), width)) expect(line.width).toBeLessThanOrEqual(width + 0.01);
    }
  });

  test('the last word of a line and the first of the next are two words to those who hear them', () => {
    const text = 'The Master\n12 High Street, where the account lies for inspection';
    const said = readLines(text, 80);
    expect(said.length).toBeGreaterThan(3);
    expect(said.join('')).toBe(text.replace('\n', ' '));
  });

  test('a word is broken behind its hyphen; a day, a number of a case and an amount are not', () => {
    expect(readLines('co-heir', measureBits(createBits('co-hei')))).toEqual(['co-', 'heir']);
    const narrow = measureBits(createBits('2026-11-17'));
    expect(readLines('on 2026-11-17', narrow)).toEqual(['on ', '2026-11-17']);
    expect(readLines('of 4177/2026', narrow)).toEqual(['of ', '4177/2026']);
  });

  test('what is wider than any line is broken where the line ends, and nothing of it is lost', () => {
    const long = 'x'.repeat(300);
    const said = readLines(long, 100);
    expect(said.length).toBeGreaterThan(5);
    expect(said.join('')).toBe(long);
  });

  test('figures are all of one width, so that they stand under one another', () => {
    const wide = measureBits(createBits('1,111,111.11'));
    for (const amount of ['2,222,222.22', '9,876,543.10']) expect(measureBits(createBits(amount))).toBeCloseTo(wide, 6);
  });
});

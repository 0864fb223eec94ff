import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';
import { drawPages } from '../pdf/set/pages';
import { createExamplePaper } from '../tree/example-paper.testing';
import { restoreWords, type GreyPicture, readPaperCode } from './paper-code';
import { readScan } from './read-scan';

const code = 'BPK7M2QX94RTWN35';
const draw = (text: string): { size: number; isDark: (row: number, column: number) => boolean } => {
  const { modules } = create([{ data: text, mode: 'alphanumeric' }], { version: 1, errorCorrectionLevel: 'Q' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
};

/** A page with the code in its corner, turned a little, as a scanner has it. */
function scanPage(
  text: string,
  more: { turned?: number; dots?: number; spoilt?: number; shadow?: boolean } = {},
): GreyPicture {
  const { turned = 0, dots = 5, spoilt = 0, shadow = false } = more;
  const { size, isDark } = draw(text);
  const [width, height] = [700, 700];
  const data = new Uint8Array(width * height);
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const paper = shadow ? 120 + (110 * x) / width : 245;
      const [fromX, fromY] = [x - 350, y - 350];
      const [atX, atY] = [cos * fromX + sin * fromY + 350, -sin * fromX + cos * fromY + 350];
      const [column, row] = [Math.floor((atX - 450) / dots), Math.floor((atY - 550) / dots)];
      const isInCode = row >= 0 && column >= 0 && row < size && column < size;
      const isBlot = isInCode && row >= 9 && row < 9 + spoilt && column >= 10 && column < 10 + spoilt;
      // Lines of words above, so that there is something else on the page.
      const isWord =
        atY < 480 && Math.floor(atY / 9) % 2 === 0 && Math.floor(atX / 4) % 3 !== 0 && atX > 60 && atX < 440;
      data[y * width + x] = (isInCode && (isBlot || isDark(row, column))) || isWord ? paper / 6 : paper;
    }
  }
  return { width, height, data };
}

describe('the code of a paper', () => {
  test.each([
    ['straight', {}],
    ['a little askew', { turned: 0.05 }],
    ['the other way', { turned: -0.07 }],
    ['upside down', { turned: Math.PI }],
    ['on its side', { turned: Math.PI / 2 }],
    ['small', { dots: 3 }],
    ['with a shadow over the page', { shadow: true, turned: 0.02 }],
    ['with a blot on it', { spoilt: 4 }],
  ])('is read from a scan: %s', (_, how) => {
    expect(readPaperCode(scanPage(code, how))).toBe(code);
  });

  test('any number of ours is read; a page without one, or with another code, has none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^BP[A-Z2-9]{14}$/), (text) => {
        expect(readPaperCode(scanPage(text, { turned: 0.01 }))).toBe(text);
      }),
      { numRuns: 12 },
    );
    expect(readPaperCode(scanPage('HTTP://OTHER.ZA'))).toBeUndefined();
    expect(readPaperCode(scanPage(code, { spoilt: 11 }))).toBeUndefined();
  });

  test('up to six words of it may be wrong', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 25 }), by: fc.integer({ min: 1, max: 255 }) }), {
          maxLength: 6,
          selector: ({ at }) => at,
        }),
        (errors) => {
          // Nothing but zeros is a word of the code too.
          const words = Array<number>(26).fill(0);
          for (const { at, by } of errors) words[at] = by;
          expect(restoreWords(words, 13)).toEqual(Array(26).fill(0));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('is drawn on each page of a paper so that a scan of 150 dots an inch is read', () => {
    const { size, isDark } = draw(code);
    const modules = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (__, column) => (isDark(row, column) ? '1' : '0')).join(''),
    );
    const { pages } = drawPages({ ...createExamplePaper(), code: { text: code, modules } });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const dots = 150 / 72;
      const [width, height] = [Math.round(page.width * dots), Math.round(page.height * dots)];
      const data = new Uint8Array(width * height).fill(255);
      for (const [, ...drawn] of page.content().matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)) {
        const [x, y, wide, tall] = drawn.map((one) => Number(one) * dots) as [number, number, number, number];
        for (let row = Math.round(height - y - tall); row < Math.round(height - y); row += 1)
          data.fill(0, row * width + Math.round(x), row * width + Math.round(x + wide));
      }
      expect(readPaperCode({ width, height, data })).toBe(code);
      expect(page.content()).not.toMatch(/NaN|undefined/);
    }
  });

  test('is read from a scan filed as PDF, and not from a paper that was never printed', async () => {
    const { width, height, data } = scanPage(code, { turned: 0.02 });
    const document = await PDFDocument.create();
    const image = document.context.register(
      document.context.stream(deflateSync(data), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        Filter: 'FlateDecode',
      }),
    );
    const page = document.addPage([width, height]);
    const name = page.node.newXObject('Scan', image);
    const { concatTransformationMatrix, drawObject } = await import('@cantoo/pdf-lib');
    page.pushOperators(concatTransformationMatrix(width, 0, 0, height, 0, 0), drawObject(name));
    expect(await readScan('pdf', await document.save())).toEqual([code]);
    const blank = await PDFDocument.create();
    blank.addPage([300, 300]);
    expect(await readScan('pdf', await blank.save())).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The faces we ship, and the only ones a paper is ever set in, so that it is the same on every machine. Source Serif 4
 * has the signs of most of our languages; what it lacks of Tshivenda and the click letters of Khoekhoegowab, Noto Serif has.
 */
export const families = ['Source Serif 4', 'Noto Serif'] as const;
const files = [
  'source-serif-4/400Regular/SourceSerif4_400Regular',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold',
  'source-serif-4/700Bold/SourceSerif4_700Bold',
  'noto-serif/400Regular/NotoSerif_400Regular',
  'noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic',
  'noto-serif/600SemiBold/NotoSerif_600SemiBold',
  'noto-serif/700Bold/NotoSerif_700Bold',
];

export const readFontFiles = (): Buffer[] =>
  files.map((file) => readFileSync(require.resolve(`@expo-google-fonts/${file}.ttf`)));

/** The name a face has inside a PDF. */
export const nameFont = (face: number): string =>
  `${face < 4 ? 'SourceSerif4' : 'NotoSerif'}-${['Regular', 'Italic', 'SemiBold', 'Bold'][face % 4]}`;

/** Where a table of a TrueType file begins. */
export function findTable(font: Buffer, tag: string): number {
  for (let n = 0; n < font.readUInt16BE(4); n += 1) {
    const entry = 12 + 16 * n;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no ${tag} table`);
}

/** The signs a font has, from its character map: format 4 for the first 65,536 code points, format 12 for all. */
export function listSigns(font: Buffer): Set<number> {
  const signs = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let point = from; point <= to; point += 1) signs.add(point);
  };
  const map = findTable(font, 'cmap');
  for (let n = 0; n < font.readUInt16BE(map + 2); n += 1) {
    const at = map + font.readUInt32BE(map + 8 + 8 * n);
    const format = font.readUInt16BE(at);
    if (format === 12) {
      for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
        add(font.readUInt32BE(at + 16 + 12 * group), font.readUInt32BE(at + 20 + 12 * group));
      }
    } else if (format === 4) {
      const segments = font.readUInt16BE(at + 6) / 2;
      for (let s = 0; s < segments; s += 1) {
        const end = font.readUInt16BE(at + 14 + 2 * s);
        if (end !== 0xffff) add(font.readUInt16BE(at + 16 + 2 * segments + 2 * s), end);
      }
    }
  }
  return signs;
}

let covered: ReadonlySet<number> | undefined;
/** What every weight and slant can show: a sign that only the upright face has would be missing in a heading. */
function readCoverage(): ReadonlySet<number> {
  if (covered) return covered;
  const blobs = readFontFiles();
  const half = blobs.length / families.length;
  const listCommonSigns = (faces: readonly Buffer[]): number[] => {
    const [first, ...others] = faces.map(listSigns);
    return [...first!].filter((point) => others.every((signs) => signs.has(point)));
  };
  return (covered = new Set([...listCommonSigns(blobs.slice(0, half)), ...listCommonSigns(blobs.slice(half))]));
}

/** Line ends and the like are laid out, not shown. */
const isLayout = (point: number): boolean => point < 0x20 || point === 0x7f;

/** Both families have all the others. */
const beyondAscii = /[^\u0020-\u007e]/gu;

/** The signs of a text that our faces lack, each once, in the order they come. */
export function listLackingSigns(text: string): string[] {
  const lacking = new Set<string>();
  for (const [sign] of text.matchAll(beyondAscii)) {
    const point = sign.codePointAt(0)!;
    if (!isLayout(point) && !readCoverage().has(point)) lacking.add(sign);
  }
  return [...lacking];
}

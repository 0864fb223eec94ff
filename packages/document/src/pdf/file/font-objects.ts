import { createHash } from 'node:crypto';
import { openFaces } from '../type/faces';
import { textOfGlyph } from '../type/shaping';
import { type PdfObjects, type ObjectRef, to } from './objects';
import { cutSubset } from './subset';

/** Six letters before its name say that a font is a part of the whole, and which. */
const createSubsetPrefix = (glyphs: readonly number[]): string =>
  Array.from(createHash('sha256').update(glyphs.join()).digest().subarray(0, 6), (byte) =>
    String.fromCharCode(65 + (byte % 26)),
  ).join('');

const toHex = (value: number): string => value.toString(16).padStart(4, '0');
const perMap = 100;

/** What each glyph stands for, so that the paper can be searched, copied and read out. */
function writeUnicodeMap(face: number, glyphs: readonly number[]): string {
  const lines = glyphs.flatMap((glyph) => {
    const text = textOfGlyph[face]!.get(glyph);
    return text ? [`<${toHex(glyph)}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`] : [];
  });
  const parts: string[] = [];
  for (let from = 0; from < lines.length; from += perMap) {
    const part = lines.slice(from, from + perMap);
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...parts,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** A face with the glyphs that were used of it. */
export function writeFont(objects: PdfObjects, index: number, used: ReadonlySet<number>): ObjectRef {
  const face = openFaces()[index]!;
  const glyphs = [...used].sort((a, b) => a - b);
  const name = `${createSubsetPrefix(glyphs)}+${face.name}`;
  const file = cutSubset(face.file, used);
  const fontFile = objects.stream(`/Length1 ${file.length}`, file);
  const serif = 2;
  const symbolic = 4;
  const italic = 64;
  const flags = serif + symbolic + (face.slant === 0 ? 0 : italic);
  const descriptor = objects.write(
    `<< /Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [${face.box.join(' ')}] ` +
      `/ItalicAngle ${face.slant} /Ascent ${face.ascent} /Descent ${face.descent} /CapHeight ${face.capHeight} ` +
      `/StemV 80 /FontFile2 ${to(fontFile)} >>`,
  );
  const widths = glyphs.map((glyph) => `${glyph} [${Math.round(face.font.glyphHAdvance(glyph) * face.scale)}]`);
  const letters = objects.write(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${to(descriptor)} /DW 1000 /W [${widths.join(' ')}] /CIDToGIDMap /Identity >>`,
  );
  const map = objects.stream('', writeUnicodeMap(index, glyphs));
  return objects.write(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ` +
      `/DescendantFonts [${to(letters)}] /ToUnicode ${to(map)} >>`,
  );
}

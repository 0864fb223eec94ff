import { Blob, Face as ShapedFace, Font } from 'harfbuzzjs';
import { readFontFiles, nameFont, listSigns, findTable } from '../fonts';

/** One of the faces we ship. Widths and heights are in thousandths of the size it is set at. */
export interface FontFace {
  readonly name: string;
  readonly file: Buffer;
  readonly font: Font;
  readonly signs: ReadonlySet<number>;
  /** Its own units, as thousandths. */
  readonly scale: number;
  readonly capHeight: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];
  readonly slant: number;
}

function openFace(file: Buffer, index: number): FontFace {
  const head = findTable(file, 'head');
  const hhea = findTable(file, 'hhea');
  const scale = 1000 / file.readUInt16BE(head + 18);
  const readMeasure = (offset: number): number => Math.round(file.readInt16BE(offset) * scale);
  return {
    name: nameFont(index),
    file,
    font: new Font(new ShapedFace(new Blob(Uint8Array.from(file).buffer))),
    signs: listSigns(file),
    scale,
    capHeight: readMeasure(findTable(file, 'OS/2') + 88),
    ascent: readMeasure(hhea + 4),
    descent: readMeasure(hhea + 6),
    box: [36, 38, 40, 42].map((offset) => readMeasure(head + offset)),
    slant: file.readInt32BE(findTable(file, 'post') + 4) / 65_536,
  };
}

let opened: readonly FontFace[] | undefined;
/** Opened with the first paper. */
export const openFaces = (): readonly FontFace[] => (opened ??= readFontFiles().map(openFace));

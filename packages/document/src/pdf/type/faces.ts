import { Blob, Face as ShapedFace, Font } from 'harfbuzzjs';
import { fontBlobs, fontName, signsOf, tableAt } from '../fonts';

/** One of the faces we ship. Widths and heights are in thousandths of the size it is set at. */
export interface Face {
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

function faceOf(file: Buffer, index: number): Face {
  const head = tableAt(file, 'head');
  const hhea = tableAt(file, 'hhea');
  const scale = 1000 / file.readUInt16BE(head + 18);
  const at = (offset: number): number => Math.round(file.readInt16BE(offset) * scale);
  return {
    name: fontName(index),
    file,
    font: new Font(new ShapedFace(new Blob(Uint8Array.from(file).buffer))),
    signs: signsOf(file),
    scale,
    capHeight: at(tableAt(file, 'OS/2') + 88),
    ascent: at(hhea + 4),
    descent: at(hhea + 6),
    box: [36, 38, 40, 42].map((offset) => at(head + offset)),
    slant: file.readInt32BE(tableAt(file, 'post') + 4) / 65_536,
  };
}

let opened: readonly Face[] | undefined;
/** Opened with the first paper. */
export const faces = (): readonly Face[] => (opened ??= fontBlobs().map(faceOf));

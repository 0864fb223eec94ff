import { Inflate } from 'fflate';
import { mostAStep, type Steps } from '../steps/steps';

export interface ZipPart {
  readonly name: string;
  readonly packed: Uint8Array;
  readonly isPacked: boolean;
  /** As the archive says; what comes out is measured all the same. */
  readonly size: number;
}

const endMark = 0x06_05_4b_50;
const centralMark = 0x02_01_4b_50;
const localMark = 0x04_03_4b_50;

/** The parts of an archive by its directory at the end; nothing when there is none, as in a file that was cut off. */
export function readZipParts(bytes: Uint8Array): Map<string, ZipPart> | undefined {
  const entries = readZipEntries(bytes);
  return entries && new Map(entries.map((part) => [part.name, part]));
}

/** The same in the order of the directory, also those that have one name. */
export function readZipEntries(bytes: Uint8Array): ZipPart[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, end - 65_536);
  while (end >= first && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < first || end < 0) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const parts: ZipPart[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== centralMark) return undefined;
    const [method, packedSize, size] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
    ];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number];
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (local + 30 > bytes.length || view.getUint32(local, true) !== localMark) return undefined;
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (from + packedSize > bytes.length || (method !== 0 && method !== 8)) return undefined;
    parts.push({ name, packed: bytes.subarray(from, from + packedSize), isPacked: method === 8, size });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return parts;
}

/** Small, because a piece can unfold to a thousand times its size. */
const packedAStep = 4096;

/** A part unpacked, step by step; nothing when it is broken or unfolds to more than allowed. */
export function* unpackPart(part: ZipPart, most: number): Steps<Uint8Array | undefined> {
  if (!part.isPacked) return part.packed.length <= most ? part.packed : undefined;
  if (part.size > most) return undefined;
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    pieces.push(piece);
    size += piece.length;
  });
  try {
    for (let at = 0; at < part.packed.length; at += packedAStep) {
      inflate.push(part.packed.subarray(at, at + packedAStep), at + packedAStep >= part.packed.length);
      if (size > most) return undefined;
      yield mostAStep;
    }
  } catch {
    return undefined;
  }
  if (size !== part.size) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

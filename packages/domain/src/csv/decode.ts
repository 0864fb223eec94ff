import { mostAStep, signsOfALine, type Steps } from '../steps/steps';

/** How the bytes of a text file were written. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

const startsWithMark = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Where Windows-1252 differs from the first 256 of Unicode: 0x80 to 0x9F. Five places are unused and stay as they are. */
const windowsSigns =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178';

/** Done by hand: the decoder of some releases of Node reads this encoding as Latin 1 and loses dashes and quotes. */
function decodeWindows(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text.replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80]!);
}

/**
 * Text from the bytes a spreadsheet program saved. A byte order mark decides; without one, bytes that are valid UTF-8
 * are UTF-8, because Windows-1252 text with an accent almost never is. Anything else is Windows-1252, which never fails.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWithMark(bytes, [0xff, 0xfe]))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (startsWithMark(bytes, [0xfe, 0xff]))
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: decodeWindows(bytes), encoding: 'Windows-1252' };
  }
}

const bytesAStep = mostAStep * signsOfALine;

/** The text piece by piece, or nothing when the bytes are not of this encoding. */
function* decodeInPieces(
  bytes: Uint8Array,
  decode: (piece: Uint8Array, isLast: boolean) => string,
): Steps<string | undefined> {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += bytesAStep) {
    try {
      pieces.push(decode(bytes.subarray(at, at + bytesAStep), at + bytesAStep >= bytes.length));
    } catch {
      return undefined;
    }
    yield mostAStep;
  }
  return pieces.join('');
}

/** Without a mark at its start UTF-16 is known by its noughts: plain letters have one in every second byte. */
function detectUtf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const most = Math.min(bytes.length - (bytes.length % 2), 512);
  if (most < 4) return undefined;
  const noughts = [0, 0];
  for (let at = 0; at < most; at += 1) if (bytes[at] === 0) noughts[at % 2]! += 1;
  const [first, second] = noughts as [number, number];
  if (second > most * 0.35 && first < most * 0.05) return 'utf-16le';
  return first > most * 0.35 && second < most * 0.05 ? 'utf-16be' : undefined;
}

/** As `decodeText`, for large files: the work is laid down in between. UTF-16 is known without its mark too. */
export function* decodeInSteps(bytes: Uint8Array): Steps<DecodedText> {
  const marked = startsWithMark(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : startsWithMark(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : undefined;
  const wide = marked ?? detectUtf16WithoutMark(bytes);
  const decoder = new TextDecoder(wide ?? 'utf-8', { fatal: wide === undefined });
  const text = yield* decodeInPieces(bytes, (piece, isLast) => decoder.decode(piece, { stream: !isLast }));
  if (text !== undefined) return { text, encoding: wide ? 'UTF-16' : 'UTF-8' };
  return { text: (yield* decodeInPieces(bytes, decodeWindows)) ?? '', encoding: 'Windows-1252' };
}

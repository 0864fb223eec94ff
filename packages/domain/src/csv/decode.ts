/** How the bytes of a text file were written. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Where Windows-1252 differs from the first 256 of Unicode: 0x80 to 0x9F. Five places are unused and stay as they are. */
const windowsSigns =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178';

/** Done by hand: the decoder of some releases of Node reads this encoding as Latin 1 and loses dashes and quotes. */
function fromWindows(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return text.replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80]!);
}

/**
 * Text from the bytes a spreadsheet program saved. A byte order mark decides; without one, bytes that are valid UTF-8
 * are UTF-8, because Windows-1252 text with an accent almost never is. Anything else is Windows-1252, which never fails.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0xff, 0xfe])) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (startsWith(bytes, [0xfe, 0xff])) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: fromWindows(bytes), encoding: 'Windows-1252' };
  }
}

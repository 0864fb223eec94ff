import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeWebp, { init } from '@jsquash/webp/decode.js';
import { GifReader } from 'omggif';

/** Four bytes a dot: red, green, blue, and how much of it covers what is below. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

const require = createRequire(import.meta.url);
let webpIsReady: Promise<void> | undefined;
/** A decoder of its own memory: a file made to break it breaks nothing else. */
const loadWebp = async (): Promise<void> =>
  init(await WebAssembly.compile(readFileSync(require.resolve('@jsquash/webp/codec/dec/webp_dec.wasm'))));

async function unpackWebp(picture: Uint8Array): Promise<Dots> {
  await (webpIsReady ??= loadWebp());
  const file = new Uint8Array(picture).buffer;
  return decodeWebp(file);
}

function unpackGif(picture: Uint8Array): Dots {
  const gif = new GifReader(picture);
  const data = new Uint8Array(gif.width * gif.height * 4);
  gif.decodeAndBlitFrameRGBA(0, data);
  return { width: gif.width, height: gif.height, data };
}

const readLetters = (picture: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...picture.subarray(from, to));

/** The first picture of a GIF, or a WebP. */
export async function unpackPicture(picture: Uint8Array): Promise<Dots> {
  if (readLetters(picture, 0, 4) === 'GIF8') return unpackGif(picture);
  if (readLetters(picture, 0, 4) === 'RIFF' && readLetters(picture, 8, 12) === 'WEBP') return unpackWebp(picture);
  throw new Error('This is no picture of a kind that is known.');
}

/** Laid on white, three bytes a dot, with the mean of those that fall together where it has more dots than `most` a side. */
export function layOnWhite({ width, height, data }: Dots, most: number): Dots {
  const scale = Math.min(1, most / Math.max(width, height));
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const laid = new Uint8Array(across * down * 3);
  for (let row = 0; row < down; row += 1) {
    const [top, bottom] = [Math.floor((row * height) / down), Math.max(1, Math.ceil(((row + 1) * height) / down))];
    for (let column = 0; column < across; column += 1) {
      const left = Math.floor((column * width) / across);
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / across));
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const from = (y * width + x) * 4;
          const covers = data[from + 3]! / 255;
          const white = 255 * (1 - covers);
          red += data[from]! * covers + white;
          green += data[from + 1]! * covers + white;
          blue += data[from + 2]! * covers + white;
          count += 1;
        }
      }
      laid.set([Math.round(red / count), Math.round(green / count), Math.round(blue / count)], (row * across + column) * 3); // prettier-ignore
    }
  }
  return { width: across, height: down, data: laid };
}

import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPicturePage } from '../pack/picture-page';
import { type GreyPicture, readPaperCode } from './paper-code';

/** A signed paper is scanned whole; the code stands on each page, so the first pages are enough. */
const mostPages = 12;
/** More dots than these on a side tell nothing more of a code. */
const finest = 2600;
/** A page that unpacks to more than this is no scan of a page. */
const mostDots = 60_000_000;

interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data: Uint8Array | Uint8ClampedArray | null;
}

/** One bit, three bytes or four bytes a dot, as pdf.js counts them. */
const brightnessOf: Readonly<Record<number, (image: DecodedImage, x: number, y: number) => number>> = {
  1: ({ width, data }, x, y) => ((data![y * ((width + 7) >> 3) + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0),
  2: ({ width, data }, x, y) => mixColours(data!, 3 * (y * width + x)),
  3: ({ width, data }, x, y) => mixColours(data!, 4 * (y * width + x)),
};
const mixColours = (data: Uint8Array | Uint8ClampedArray, at: number): number =>
  (data[at]! * 299 + data[at + 1]! * 587 + data[at + 2]! * 114) / 1000;

function toGrey(image: DecodedImage): GreyPicture | undefined {
  const readBrightness = brightnessOf[image.kind];
  if (!readBrightness || !image.data || image.width * image.height > mostDots) return undefined;
  const step = Math.max(1, Math.ceil(Math.max(image.width, image.height) / finest));
  const [width, height] = [Math.floor(image.width / step), Math.floor(image.height / step)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let down = 0; down < step; down += 1)
        for (let right = 0; right < step; right += 1) sum += readBrightness(image, x * step + right, y * step + down);
      data[y * width + x] = sum / (step * step);
    }
  }
  return { width, height, data };
}

/**
 * The numbers of our papers on the pages of a scan, each once. Only pictures are looked at: a paper that was never printed
 * has its code drawn in lines, and is not taken for a signed one that came back.
 */
export async function readScan(kind: 'pdf' | 'picture', bytes: Uint8Array): Promise<readonly string[]> {
  const content = kind === 'picture' ? await drawPicturePage('', bytes) : bytes;
  const opened = getDocument({
    data: Uint8Array.from(content),
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const file = await opened.promise;
    const codes = new Set<string>();
    for (let number = 1; number <= Math.min(file.numPages, mostPages); number += 1) {
      const page = await file.getPage(number);
      const { fnArray, argsArray } = await page.getOperatorList();
      for (const [at, operator] of fnArray.entries()) {
        if (operator !== OPS.paintImageXObject) continue;
        const [name] = argsArray[at] as [string];
        const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
        const image = await new Promise<DecodedImage | null>((resolve) => objects.get(name, resolve));
        const grey = image && toGrey(image);
        const code = grey && readPaperCode(grey);
        if (code) codes.add(code);
      }
      page.cleanup();
    }
    return [...codes];
  } finally {
    await opened.destroy();
  }
}

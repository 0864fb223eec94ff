/** Colours as the screen mixes them: red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

const channels = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;
const written = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, WCAG 2.2: 0 for black, 1 for white. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, WCAG 2.2: from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((value, index) => value + (to[index]! - value) * share) as unknown as Rgb;

/**
 * The nearest shade that reaches the ratio against a surface, found by mixing in black or white: whichever the
 * surface is not. Mixing keeps the hue, so that a firm still knows its own colour.
 */
export function nearestShade(colour: string, surface: string, ratio: number): string {
  if (contrast(colour, surface) >= ratio) return colour;
  const towards: Rgb = luminance(surface) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  const start = channels(colour);
  for (let step = 1; step <= 256; step += 1) {
    const shade = written(mix(start, towards, step / 256));
    if (contrast(shade, surface) >= ratio) return shade;
  }
  return written(towards);
}

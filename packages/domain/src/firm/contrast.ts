/** Colours as the screen mixes them: red, green and blue from 0 to 255. */
type RgbColour = readonly [number, number, number];

const parseChannels = (colour: string): RgbColour =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as RgbColour;
const formatColour = (rgb: RgbColour): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, WCAG 2.2: 0 for black, 1 for white. */
export function computeLuminance(colour: string): number {
  const [red, green, blue] = parseChannels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as RgbColour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, WCAG 2.2: from 1 (the same) to 21 (black on white). */
export function computeContrast(one: string, other: string): number {
  const [a, b] = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const mixColours = (from: RgbColour, to: RgbColour, share: number): RgbColour =>
  from.map((value, index) => value + (to[index]! - value) * share) as unknown as RgbColour;

/**
 * The nearest shade that reaches the ratio against a surface, found by mixing in black or white: whichever the
 * surface is not. Mixing keeps the hue, so that a firm still knows its own colour.
 */
export function findNearestShade(colour: string, surface: string, ratio: number): string {
  if (computeContrast(colour, surface) >= ratio) return colour;
  const towards: RgbColour = computeLuminance(surface) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  const start = parseChannels(colour);
  for (let step = 1; step <= 256; step += 1) {
    const shade = formatColour(mixColours(start, towards, step / 256));
    if (computeContrast(shade, surface) >= ratio) return shade;
  }
  return formatColour(towards);
}

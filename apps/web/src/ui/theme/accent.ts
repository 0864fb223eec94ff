/** A firm's own colour, bent only as far as reading it requires: WCAG AA wants 4.5:1 for text. */

type AccentRgb = readonly [number, number, number];

export const tealAccent = '#0f6e6b';
const readable = 4.5;

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const parseHex = (hex: string): AccentRgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as AccentRgb;
const formatHex = (colour: AccentRgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export function mixColours(from: string, to: string, share: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  return formatHex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as AccentRgb);
}

function computeLuminance(colour: string): number {
  const [r, g, b] = parseHex(colour).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as AccentRgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function computeContrast(a: string, b: string): number {
  const [light, dark] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour nearest to the wished one, towards black or white, that reads on every ground given. */
function shadeUntil(colour: string, towards: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixColours(colour, towards, share);
    if (grounds.every((ground) => computeContrast(candidate, ground) >= readable)) return candidate;
  }
  return towards;
}

export interface AccentColours {
  readonly fill: string;
  readonly fillHover: string;
  /** Text and lines in the accent. */
  readonly text: string;
  /** Ground behind accent text: the chosen tab, a chip that is on. */
  readonly soft: string;
}

const [white, black] = ['#ffffff', '#000000'];

export function createAccent(wished: string, scheme: 'light' | 'dark'): AccentColours {
  const colour = isHexColour(wished) ? wished : tealAccent;
  const light = scheme === 'light';
  const [page, card] = light ? ['#f6f8f8', white] : ['#11171a', '#1f292e'];
  const soft = light ? mixColours(colour, white, 0.88) : mixColours(colour, '#11171a', 0.68);
  const fill = shadeUntil(light ? colour : mixColours(colour, white, 0.08), black, [white]);
  return {
    fill,
    fillHover: mixColours(fill, black, 0.18),
    text: shadeUntil(colour, light ? black : white, [page, card, soft]),
    soft,
  };
}

/** Ten shades for the component library, lightest first, the wished colour at the seventh. */
export function createShades(wished: string): readonly string[] {
  const colour = isHexColour(wished) ? wished : tealAccent;
  const lighter = [0.93, 0.84, 0.7, 0.54, 0.38, 0.2].map((share) => mixColours(colour, white, share));
  return [...lighter, colour, ...[0.12, 0.26, 0.4].map((share) => mixColours(colour, black, share))];
}

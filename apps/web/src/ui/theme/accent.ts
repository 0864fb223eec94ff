/** A firm's own colour, bent only as far as reading it requires: WCAG AA wants 4.5:1 for text. */

type Rgb = readonly [number, number, number];

export const tealAccent = '#0f6e6b';
const readable = 4.5;

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  return hex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb);
}

function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour nearest to the wished one, towards black or white, that reads on every ground given. */
function until(colour: string, towards: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= readable)) return candidate;
  }
  return towards;
}

export interface Accent {
  readonly fill: string;
  readonly fillHover: string;
  /** Text and lines in the accent. */
  readonly text: string;
  /** Ground behind accent text: the chosen tab, a chip that is on. */
  readonly soft: string;
}

const [white, black] = ['#ffffff', '#000000'];

export function accentFor(wished: string, scheme: 'light' | 'dark'): Accent {
  const colour = isHexColour(wished) ? wished : tealAccent;
  const light = scheme === 'light';
  const [page, card] = light ? ['#f6f8f8', white] : ['#11171a', '#1f292e'];
  const soft = light ? mix(colour, white, 0.88) : mix(colour, '#11171a', 0.68);
  const fill = until(light ? colour : mix(colour, white, 0.08), black, [white]);
  return {
    fill,
    fillHover: mix(fill, black, 0.18),
    text: until(colour, light ? black : white, [page, card, soft]),
    soft,
  };
}

/** Ten shades for the component library, lightest first, the wished colour at the seventh. */
export function shadesOf(wished: string): readonly string[] {
  const colour = isHexColour(wished) ? wished : tealAccent;
  const lighter = [0.93, 0.84, 0.7, 0.54, 0.38, 0.2].map((share) => mix(colour, white, share));
  return [...lighter, colour, ...[0.12, 0.26, 0.4].map((share) => mix(colour, black, share))];
}

import { message } from '../law/message';
import { type Outcome, refuse } from '../law/refusal';
import { computeContrast, findNearestShade } from './contrast';

/** The surfaces the firm's colour stands on: paper-white, and the page of the dark theme. */
const lightSurface = '#ffffff';
const darkSurface = '#12181d';
/** WCAG 2.2, 1.4.3: text of ordinary size. The colour carries white words on buttons and is itself the colour of links. */
const readable = 4.5;

export interface WhiteLabel {
  /** The firm's own colour, written '#0f766e'. */
  readonly colour: string;
  readonly ratioOnLight: number;
  /** The shade used on the dark theme: the colour itself where it can be read there, else the nearest that can. */
  readonly onDark: string;
}

const toTwoDecimals = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** Reads a colour as people paste it: '#0F766E', '0f766e' or the short '#0a7'. */
function normaliseColour(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/**
 * A firm's white-label colour. On white it is used as given, so it must be readable there; a dark theme would ask the
 * opposite of the same colour, so that one gets a shade of its own instead of a refusal.
 */
export function readWhiteLabel(text: string, field = 'color'): Outcome<WhiteLabel> {
  const colour = normaliseColour(text);
  if (!colour) return refuse(field, message("'{text}' is not a colour. Write it like #0f766e.", { text: text.trim() }));
  const ratio = computeContrast(colour, lightSurface);
  if (ratio < readable) {
    const better = findNearestShade(colour, lightSurface, readable);
    return refuse(
      field,
      message(
        'White text on {colour} is hard to read: the contrast is {ratio} and must be at least {needed}. The nearest readable shade is {better}.',
        { colour, ratio: toTwoDecimals(ratio), needed: readable, better },
      ),
      'WCAG 2.2, 1.4.3',
    );
  }
  return { colour, ratioOnLight: toTwoDecimals(ratio), onDark: findNearestShade(colour, darkSurface, readable) };
}

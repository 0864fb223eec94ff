import type { TextStyleSpec, StyledText } from '../type/lines';
import type { PaperRun } from '../../tree/paper';

const centimetre = 72 / 2.54;

/** The sheet in points: A4 and its margins. */
export const sheet = {
  short: 21 * centimetre,
  long: 29.7 * centimetre,
  side: 2.1 * centimetre,
  top: 2 * centimetre,
  bottom: 2.2 * centimetre,
} as const;

export const size = 10;
/** Between the lines of a paragraph, of a table, and between one paragraph and the next. */
export const leading = 6;
export const tableLeading = 5;
export const paragraphGap = 9;
export const blockGap = 12;

export const black = '0 g';
export const grey = '0.373 g';
/** As grey a line as the words beside it, from black (0) to white (1). */
export const ruleGrey = 0.588;

export const regular: TextStyleSpec = { dress: 'regular', size, colour: black };
export const inGrey: TextStyleSpec = { dress: 'regular', size, colour: grey };
export const smallGrey: TextStyleSpec = { dress: 'regular', size: 9, colour: grey };

const missing: TextStyleSpec = { ...regular, colour: '0.706 0.137 0.094 rg' };
const dresses = {
  strong: { ...regular, dress: 'bold' },
  emphasis: { ...regular, dress: 'italic' },
  missing,
} as const satisfies Record<string, TextStyleSpec>;

export const styleRuns = (runs: readonly PaperRun[]): StyledText[] =>
  runs.map(({ text, dress }) => ({ text, style: dress ? dresses[dress] : regular }));

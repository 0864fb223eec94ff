import type { Worked, WorkedLine } from '@boedel/domain/law/worked';
import { type Fraction, writtenFraction } from '@boedel/domain/money/fraction';

const isFraction = (value: unknown): value is Fraction => typeof value === 'object' && value !== null && 'd' in value;
const written = <T>(value: T): T | string => (isFraction(value) ? writtenFraction(value) : value);

const lineOnWire = ({ from, value, ...line }: WorkedLine): WorkedLine => ({
  ...line,
  ...(value !== undefined && { value: written(value) }),
  ...(from && { from: workedOnWire(from) }),
});

/** A worked result as it crosses the wire: fractions hold bigints and go as they are written. */
export const workedOnWire = ({ title, titleSays, section, lines, value }: Worked<unknown>): Worked<unknown> => ({
  title,
  ...(titleSays && { titleSays }),
  section,
  lines: lines.map(lineOnWire),
  value: typeof value === 'number' ? value : isFraction(value) ? writtenFraction(value) : null,
});

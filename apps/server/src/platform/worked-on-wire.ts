import type { WorkedResult, WorkedLine } from '@boedel/domain/law/worked';
import { type Fraction, writeFraction } from '@boedel/domain/money/fraction';

const isFraction = (value: unknown): value is Fraction => typeof value === 'object' && value !== null && 'd' in value;
const formatFractionValue = <T>(value: T): T | string => (isFraction(value) ? writeFraction(value) : value);

const toWireLine = ({ from, value, ...line }: WorkedLine): WorkedLine => ({
  ...line,
  ...(value !== undefined && { value: formatFractionValue(value) }),
  ...(from && { from: toWireWorking(from) }),
});

/** A worked result as it crosses the wire: fractions hold bigints and go as they are written. */
export const toWireWorking = ({
  title,
  titleSays,
  section,
  lines,
  value,
}: WorkedResult<unknown>): WorkedResult<unknown> => ({
  title,
  ...(titleSays && { titleSays }),
  section,
  lines: lines.map(toWireLine),
  value: typeof value === 'number' ? value : isFraction(value) ? writeFraction(value) : null,
});

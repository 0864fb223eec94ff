import { type Cents, sum } from '../money/cents';
import type { BookedLine } from './books';

/**
 * What came back in the same account lowers the line it belongs to, so that no fee is earned and no creditor bears what was
 * not spent. What came back of an earlier account stays a line of its own.
 */
export function deductReversals<T extends BookedLine>(lines: readonly T[], isInPeriod: (line: T) => boolean): T[] {
  const shown = new Set(lines.filter((line) => line.reversalOf === undefined && isInPeriod(line)).map(({ id }) => id));
  const isNetted = (line: T): boolean =>
    line.reversalOf !== undefined && shown.has(line.reversalOf) && isInPeriod(line);
  const given = new Map<string, Cents[]>();
  for (const line of lines) {
    if (!isNetted(line)) continue;
    given.set(line.reversalOf!, [...(given.get(line.reversalOf!) ?? []), line.amount]);
  }
  return lines.flatMap((line) => {
    if (isNetted(line)) return [];
    const back = given.get(line.id);
    if (!back || !shown.has(line.id)) return [line];
    const amount = sum([line.amount, ...back]);
    return amount === 0 ? [] : [{ ...line, amount }];
  });
}

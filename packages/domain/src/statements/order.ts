import { type Cents, nil } from '../money/cents';
import { mostAStep, type Steps } from '../steps/steps';
import type { RawLine } from './raw';

/** How the rows of a file stand, and whether its fees move the balance: what the running balance fits best. */
export interface OrderReading {
  /** Places of the rows, oldest first. */
  readonly oldestFirst: readonly number[];
  readonly isReversed: boolean;
  readonly feesMove: boolean;
}

export const computeMovement = ({ amount, fee }: RawLine, feesMove: boolean): number =>
  (amount ?? nil) + (feesMove ? (fee ?? nil) : 0);

/** How often the running balance does not follow when the rows are read in this order. */
function* countBreaks(
  rows: readonly RawLine[],
  order: readonly number[],
  feesMove: boolean,
  opening: Cents | null,
): Steps<number> {
  let running: number | null = opening;
  let breaks = 0;
  for (const [place, index] of order.entries()) {
    const row = rows[index]!;
    if (running !== null) running += computeMovement(row, feesMove);
    if (row.balance !== null) {
      if (running !== null && running !== row.balance) breaks += 1;
      running = row.balance;
    }
    if ((place + 1) % mostAStep === 0) yield mostAStep;
  }
  return breaks;
}

/** Rows of one day together, the days in their given order. */
function groupByDay(rows: readonly RawLine[]): number[][] {
  const days: number[][] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && rows[index - 1]!.day === row.day) days.at(-1)!.push(index);
    else days.push([index]);
  }
  return days;
}

function isFallingMore(rows: readonly RawLine[]): boolean {
  let [falls, rises] = [0, 0];
  for (let index = 1; index < rows.length; index += 1) {
    if (rows[index]!.day < rows[index - 1]!.day) falls += 1;
    else if (rows[index]!.day > rows[index - 1]!.day) rises += 1;
  }
  return falls > rises;
}

/**
 * Oldest first or newest first is told by the running balance, and by the days where there is none. Some banks turn the
 * days about and leave the rows of a day as they were, so those ways are tried when neither plain one fits.
 */
export function* settleOrder(
  rows: readonly RawLine[],
  { opening, feesMove }: { opening: Cents | null; feesMove: boolean | undefined },
): Steps<OrderReading> {
  const given = rows.map((_, index) => index);
  const byDays = isFallingMore(rows);
  const fees =
    feesMove === undefined
      ? rows.some(({ fee }) => fee !== undefined && fee !== 0)
        ? [true, false]
        : [true]
      : [feesMove];
  yield mostAStep;
  let best: (OrderReading & { breaks: number }) | undefined;
  const plain = [
    { order: given, isReversed: false },
    { order: given.toReversed(), isReversed: true },
  ];
  const listReversedOrders = function* () {
    yield { order: groupByDay(rows).toReversed().flat(), isReversed: true };
    yield { order: groupByDay(rows).flatMap((day) => day.toReversed()), isReversed: false };
  };
  // What the days say is tried first, so that it stays when the balances cannot tell.
  for (const ways of [byDays ? plain.toReversed() : plain, listReversedOrders()]) {
    if (best && best.breaks === 0) break;
    for (const { order, isReversed } of ways) {
      for (const feesMove of fees) {
        const breaks: number = yield* countBreaks(rows, order, feesMove, opening);
        if (!best || breaks < best.breaks) best = { oldestFirst: order, isReversed, feesMove, breaks };
      }
    }
  }
  return best ?? { oldestFirst: given, isReversed: false, feesMove: true };
}

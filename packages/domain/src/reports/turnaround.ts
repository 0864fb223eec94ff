import { countDaysBetween, type LocalDate } from '../dates/local-date';

/** When a matter reached its stages: the place of each in the list of its type, and its day. */
export interface ReachedStage {
  readonly place: number;
  readonly on: LocalDate;
}

export interface StageDuration {
  readonly place: number;
  readonly from: LocalDate;
  readonly on: LocalDate;
  readonly days: number;
}

/**
 * How long each stage took: from the one reached before it, in the order of the list. A stage that was passed over has no
 * time of its own, and one that is marked earlier than the one before it took no time.
 */
export function listStageDurations(reached: readonly ReachedStage[]): readonly StageDuration[] {
  const inOrder = reached.toSorted((a, b) => a.place - b.place);
  return inOrder.slice(1).map(({ place, on }, at) => {
    const from = inOrder[at]!.on;
    return { place, from, on, days: Math.max(0, countDaysBetween(from, on)) };
  });
}

/** The middle one; between two, the half of both, rounded down to a whole day. */
export function computeMedian(days: readonly number[]): number {
  const sorted = days.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : Math.floor((sorted[middle - 1]! + sorted[middle]!) / 2);
}

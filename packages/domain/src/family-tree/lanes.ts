/** A bar of lines between two rows: from where it hangs, and over which children it runs. */
export interface LaneBar {
  readonly from: number;
  readonly to: readonly number[];
}

const computeSpan = ({ from, to }: LaneBar): readonly [number, number] => [
  Math.min(from, ...to),
  Math.max(from, ...to),
];

/**
 * How many lanes below the parents each bar runs, so that none crosses another. Bars come in the order of their parents
 * and of their children alike: the one that reaches over the other's children runs above it. Reaching goes one way
 * only along any chain of them, so no two can ask each other for the upper lane.
 */
export function assignLanes(bars: readonly LaneBar[], apart: number): readonly number[] {
  const isAbove = (upper: number, lower: number): boolean => {
    const [one, other] = [bars[upper]!, bars[lower]!];
    return upper < lower
      ? computeSpan({ from: other.to[0]!, to: other.to })[0] <= one.from + apart
      : one.from <= computeSpan({ from: other.to[0]!, to: other.to })[1] + apart;
  };
  const isOverlapping = (a: number, b: number): boolean => {
    const [[from, to], [otherFrom, otherTo]] = [computeSpan(bars[a]!), computeSpan(bars[b]!)];
    return from <= otherTo + apart && otherFrom <= to + apart;
  };
  const lanes = new Map<number, number>();
  const findLane = (index: number, asked: ReadonlySet<number>): number => {
    const known = lanes.get(index);
    if (known !== undefined) return known;
    const path = new Set(asked).add(index);
    const above = [...bars.keys()].filter(
      (other) => !path.has(other) && isOverlapping(index, other) && isAbove(other, index),
    );
    const lane = Math.max(-1, ...above.map((other) => findLane(other, path))) + 1;
    lanes.set(index, lane);
    return lane;
  };
  return bars.map((_, index) => findLane(index, new Set()));
}

/** Lines from card to card above a row: the one that spans another runs above it. Counted from the cards up, from 1. */
export function assignBracketLanes(spans: readonly (readonly [number, number])[]): readonly number[] {
  const order = [...spans.keys()].sort((a, b) => spans[a]![1] - spans[a]![0] - (spans[b]![1] - spans[b]![0]));
  const lanes: number[] = [];
  for (const index of order) {
    const [from, to] = spans[index]!;
    const under = order.filter(
      (other) => lanes[other] !== undefined && spans[other]![0] <= to && from <= spans[other]![1],
    );
    lanes[index] = Math.max(0, ...under.map((other) => lanes[other]!)) + 1;
  }
  return lanes;
}

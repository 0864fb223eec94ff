import type { FlowBandPlace } from '../../ui/figures/flow-lines';

export interface FlowNode {
  readonly id: string;
  readonly amount: number;
}
export interface FlowLink {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}
/** A link with the stretch of each of its two nodes that it leaves and reaches. */
export interface PlacedFlowLink extends FlowLink {
  readonly leaves: FlowBandPlace;
  readonly reaches: FlowBandPlace;
}
export interface FlowLayout {
  readonly height: number;
  readonly left: ReadonlyMap<string, FlowBandPlace>;
  readonly rest: FlowBandPlace | undefined;
  readonly right: ReadonlyMap<string, FlowBandPlace>;
  readonly links: readonly PlacedFlowLink[];
}

export const restId = 'rest';
/** Words of two lines stand beside each node, however thin it is. */
const slot = 36;
const gap = 8;
/** All there is, as high as this; the gaps come on top. */
const body = 250;

const computeThickness = (amount: number, whole: number): number => Math.max(1.5, (amount / whole) * body);

function layOutColumn(nodes: readonly FlowNode[], whole: number): ReadonlyMap<string, FlowBandPlace> {
  const placed = new Map<string, FlowBandPlace>();
  let top = 0;
  for (const { id, amount } of nodes) {
    const height = computeThickness(amount, whole);
    const room = Math.max(slot, height);
    placed.set(id, { top: top + (room - height) / 2, height });
    top += room + gap;
  }
  return placed;
}

const findBottom = (places: ReadonlyMap<string, FlowBandPlace>): number =>
  Math.max(0, ...[...places.values()].map(({ top, height }) => Math.max(top + height, top + height / 2 + slot / 2)));

/** Hands out the stretches of a node one after the other. */
function createStretches(): (id: string, node: FlowBandPlace, height: number) => FlowBandPlace {
  const used = new Map<string, number>();
  return (id, node, height) => {
    const from = used.get(id) ?? 0;
    used.set(id, from + height);
    return { top: node.top + from, height };
  };
}

/** From what there is on the left, by the rest of the estate in the middle, to whoever ends up with it on the right. */
export function layOutFlow(
  sources: readonly FlowNode[],
  rest: number,
  ends: readonly FlowNode[],
  links: readonly FlowLink[],
): FlowLayout {
  const whole = Math.max(
    1,
    sources.reduce((all, { amount }) => all + amount, 0),
  );
  const passes = new Set(links.filter(({ to }) => to === restId).map(({ from }) => from));
  // What goes straight to somebody stands above what passes through the rest, so that few bands cross.
  const ordered = [...sources.filter(({ id }) => !passes.has(id)), ...sources.filter(({ id }) => passes.has(id))];
  const [left, right] = [layOutColumn(ordered, whole), layOutColumn(ends, whole)];
  const height = Math.max(findBottom(left), findBottom(right));
  const restHeight = computeThickness(rest, whole);
  const lowest = [...passes].map((id) => left.get(id)!);
  const middle =
    lowest.length === 0
      ? height / 2
      : lowest.reduce((all, { top, height: high }) => all + top + high / 2, 0) / lowest.length;
  const restPlace =
    rest > 0
      ? { top: Math.min(Math.max(0, middle - restHeight / 2), Math.max(0, height - restHeight)), height: restHeight }
      : undefined;
  const findPlace = (id: string): FlowBandPlace | undefined =>
    id === restId ? restPlace : (left.get(id) ?? right.get(id));
  const findOrder = (ids: readonly string[], id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const [leftIds, rightIds] = [ordered.map(({ id }) => id), ends.map(({ id }) => id)];
  const inOrder = links.toSorted(
    (a, b) =>
      findOrder(leftIds, a.from) - findOrder(leftIds, b.from) || findOrder(rightIds, a.to) - findOrder(rightIds, b.to),
  );
  const [leaving, reaching] = [createStretches(), createStretches()];
  return {
    height,
    left,
    rest: restPlace,
    right,
    links: inOrder.flatMap((link): PlacedFlowLink[] => {
      const [from, to] = [findPlace(link.from), findPlace(link.to)];
      if (!from || !to) return [];
      const high = (link.amount / whole) * body;
      return [{ ...link, leaves: leaving(link.from, from, high), reaches: reaching(link.to, to, high) }];
    }),
  };
}

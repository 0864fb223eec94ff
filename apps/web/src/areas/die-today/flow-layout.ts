import type { Placed } from '../../ui/figures/flow-lines';

export interface Node {
  readonly id: string;
  readonly amount: number;
}
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}
/** A link with the stretch of each of its two nodes that it leaves and reaches. */
export interface PlacedLink extends Link {
  readonly leaves: Placed;
  readonly reaches: Placed;
}
export interface FlowLayout {
  readonly height: number;
  readonly left: ReadonlyMap<string, Placed>;
  readonly rest: Placed | undefined;
  readonly right: ReadonlyMap<string, Placed>;
  readonly links: readonly PlacedLink[];
}

export const restId = 'rest';
/** Words of two lines stand beside each node, however thin it is. */
const slot = 36;
const gap = 8;
/** All there is, as high as this; the gaps come on top. */
const body = 250;

const thick = (amount: number, whole: number): number => Math.max(1.5, (amount / whole) * body);

function column(nodes: readonly Node[], whole: number): ReadonlyMap<string, Placed> {
  const placed = new Map<string, Placed>();
  let top = 0;
  for (const { id, amount } of nodes) {
    const height = thick(amount, whole);
    const room = Math.max(slot, height);
    placed.set(id, { top: top + (room - height) / 2, height });
    top += room + gap;
  }
  return placed;
}

const bottom = (places: ReadonlyMap<string, Placed>): number =>
  Math.max(0, ...[...places.values()].map(({ top, height }) => Math.max(top + height, top + height / 2 + slot / 2)));

/** Hands out the stretches of a node one after the other. */
function stretches(): (id: string, node: Placed, height: number) => Placed {
  const used = new Map<string, number>();
  return (id, node, height) => {
    const from = used.get(id) ?? 0;
    used.set(id, from + height);
    return { top: node.top + from, height };
  };
}

/** From what there is on the left, by the rest of the estate in the middle, to whoever ends up with it on the right. */
export function layOutFlow(
  sources: readonly Node[],
  rest: number,
  ends: readonly Node[],
  links: readonly Link[],
): FlowLayout {
  const whole = Math.max(
    1,
    sources.reduce((all, { amount }) => all + amount, 0),
  );
  const passes = new Set(links.filter(({ to }) => to === restId).map(({ from }) => from));
  // What goes straight to somebody stands above what passes through the rest, so that few bands cross.
  const ordered = [...sources.filter(({ id }) => !passes.has(id)), ...sources.filter(({ id }) => passes.has(id))];
  const [left, right] = [column(ordered, whole), column(ends, whole)];
  const height = Math.max(bottom(left), bottom(right));
  const restHeight = thick(rest, whole);
  const lowest = [...passes].map((id) => left.get(id)!);
  const middle =
    lowest.length === 0
      ? height / 2
      : lowest.reduce((all, { top, height: high }) => all + top + high / 2, 0) / lowest.length;
  const restPlace =
    rest > 0
      ? { top: Math.min(Math.max(0, middle - restHeight / 2), Math.max(0, height - restHeight)), height: restHeight }
      : undefined;
  const at = (id: string): Placed | undefined => (id === restId ? restPlace : (left.get(id) ?? right.get(id)));
  const place = (ids: readonly string[], id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const [leftIds, rightIds] = [ordered.map(({ id }) => id), ends.map(({ id }) => id)];
  const inOrder = links.toSorted(
    (a, b) => place(leftIds, a.from) - place(leftIds, b.from) || place(rightIds, a.to) - place(rightIds, b.to),
  );
  const [leaving, reaching] = [stretches(), stretches()];
  return {
    height,
    left,
    rest: restPlace,
    right,
    links: inOrder.flatMap((link): PlacedLink[] => {
      const [from, to] = [at(link.from), at(link.to)];
      if (!from || !to) return [];
      const high = (link.amount / whole) * body;
      return [{ ...link, leaves: leaving(link.from, from, high), reaches: reaching(link.to, to, high) }];
    }),
  };
}

import type { InsolventEstate } from './estate';

/**
 * In which order the encumbered assets pay their creditors, by index: a creditor with several securities is paid first from
 * the one it chose first; otherwise as listed. Nothing where the choices of several creditors exclude each other.
 */
export function findProcessingOrder({
  encumbered,
}: Pick<InsolventEstate, 'encumbered'>): readonly number[] | undefined {
  const chosen = new Map<string, { readonly index: number; readonly choice: number }[]>();
  for (const [index, { ranks }] of encumbered.entries()) {
    for (const { id, choice } of ranks.flat()) {
      if (choice !== undefined) chosen.set(id, [...(chosen.get(id) ?? []), { index, choice }]);
    }
  }
  const before = encumbered.map(() => new Set<number>());
  for (const places of chosen.values()) {
    const inOrder = places.toSorted((a, b) => a.choice - b.choice);
    for (const [nth, { index }] of inOrder.entries()) {
      if (nth > 0) before[index]!.add(inOrder[nth - 1]!.index);
    }
  }
  const order: number[] = [];
  while (order.length < encumbered.length) {
    const next = encumbered.findIndex(
      (_, index) => !order.includes(index) && [...before[index]!].every((one) => order.includes(one)),
    );
    if (next < 0) return undefined;
    order.push(next);
  }
  return order;
}

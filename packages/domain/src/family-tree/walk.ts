import type { FamilyLayout, PlacedCard } from './drawing';

export type ArrowDirection = 'up' | 'down' | 'left' | 'right';

const findNearest = (cards: readonly PlacedCard[], to: PlacedCard): PlacedCard | undefined =>
  cards.toSorted((a, b) => Math.abs(a.x - to.x) - Math.abs(b.x - to.x) || a.x - b.x)[0];

/** Whose card an arrow key leads to: along the row, up to a parent, down to a child; else to the next row's nearest. */
export function findNextCard({ cards, descents }: FamilyLayout, from: string, way: ArrowDirection): string {
  const here = cards.find(({ id }) => id === from);
  if (!here) return cards[0]?.id ?? from;
  if (way === 'left' || way === 'right') {
    const row = cards.filter(({ y }) => y === here.y).toSorted((a, b) => a.x - b.x);
    return row[row.indexOf(here) + (way === 'left' ? -1 : 1)]?.id ?? from;
  }
  const related = new Set(
    way === 'up'
      ? descents.filter(({ stubs }) => stubs.some(({ child }) => child === from)).flatMap(({ parents }) => parents)
      : descents
          .filter(({ parents }) => parents.includes(from))
          .flatMap(({ stubs }) => stubs.map(({ child }) => child)),
  );
  const kin = findNearest(
    cards.filter(({ id }) => related.has(id)),
    here,
  );
  if (kin) return kin.id;
  const beyond = cards.filter(({ y }) => (way === 'up' ? y < here.y : y > here.y)).map(({ y }) => y);
  const row = way === 'up' ? Math.max(...beyond) : Math.min(...beyond);
  return (
    findNearest(
      cards.filter(({ y }) => y === row),
      here,
    )?.id ?? from
  );
}

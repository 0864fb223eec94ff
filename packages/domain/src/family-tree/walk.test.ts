import { expect, test } from 'vitest';
import { layOutFamily } from './lay-out-family';
import { type ArrowDirection, findNextCard } from './walk';

const layout = layOutFamily({
  deceased: 'sipho',
  people: [
    { id: 'sipho', parents: ['mother'] },
    { id: 'mother' },
    { id: 'nomsa' },
    { id: 'a', parents: ['sipho', 'nomsa'] },
    { id: 'b', parents: ['sipho', 'nomsa'] },
    { id: 'b1', parents: ['b'] },
    { id: 'friend' },
  ],
  couples: [['sipho', 'nomsa']],
});

test.each<[string, ArrowDirection, string]>([
  ['sipho', 'up', 'mother'],
  ['mother', 'down', 'sipho'],
  ['sipho', 'right', 'nomsa'],
  ['nomsa', 'right', 'nomsa'],
  ['sipho', 'down', 'a'],
  ['nomsa', 'down', 'b'],
  ['a', 'up', 'sipho'],
  ['b', 'down', 'b1'],
  ['b1', 'down', 'friend'],
  ['mother', 'up', 'mother'],
  ['nobody', 'up', 'mother'],
])('from %s the arrow %s leads to %s', (from, way, to) => {
  expect(findNextCard(layout, from, way)).toBe(to);
});

test('every card can be reached from every other', () => {
  const reached = new Set(['friend']);
  for (const id of reached)
    for (const way of ['up', 'down', 'left', 'right'] as const) reached.add(findNextCard(layout, id, way));
  expect(reached.size).toBe(layout.cards.length);
});

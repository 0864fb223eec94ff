import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TreeFamily, type TreePerson, type FamilyLayout, usualSizes } from './drawing';
import { anyFamilies, listCovered, listCrossings, listSegments, treeFamilies } from './family.testing';
import { layOutFamily } from './lay-out-family';

const seed = Number(process.env['SEED'] ?? 2026);
const { width, height } = usualSizes;

const createPerson = (id: string, ...parents: string[]): TreePerson => ({ id, parents });
const createFamily = (people: readonly TreePerson[], couples: TreeFamily['couples'] = []): TreeFamily => ({
  deceased: 'sipho',
  people,
  couples,
});
const findCard = (layout: FamilyLayout, id: string) => layout.cards.find((card) => card.id === id)!;
const computeMiddle = (layout: FamilyLayout, ...ids: string[]): number =>
  ids.reduce((total, id) => total + findCard(layout, id).x + width / 2, 0) / ids.length;

function listOverlaps({ cards }: FamilyLayout): string[] {
  const rows = new Map<number, (typeof cards)[number][]>();
  for (const card of cards) rows.set(card.y, [...(rows.get(card.y) ?? []), card]);
  const tops = [...rows.keys()].sort((a, b) => a - b);
  const tooNear = tops.slice(1).filter((top, index) => top - tops[index]! < height);
  return [
    ...tooNear.map((top) => `row at ${top}`),
    ...[...rows.values()].flatMap((row) => {
      const across = row.toSorted((a, b) => a.x - b.x);
      return across.slice(1).flatMap((card, index) => (card.x - across[index]!.x < width ? [card.id] : []));
    }),
  ];
}

describe('any family', () => {
  test('everybody has one card, none overlap, and all lie on the sheet', () => {
    fc.assert(
      fc.property(fc.oneof(anyFamilies, treeFamilies), (drawn) => {
        const layout = layOutFamily(drawn);
        expect(layout.cards.map(({ id }) => id).sort()).toEqual(drawn.people.map(({ id }) => id).sort());
        expect(listOverlaps(layout)).toEqual([]);
        for (const { x, y } of layout.cards) {
          expect(x >= 0 && y >= 0 && x + width <= layout.width && y + height <= layout.height).toBe(true);
        }
      }),
      { seed, numRuns: 150 },
    );
  });

  test('the order of capture changes nothing', () => {
    fc.assert(
      fc.property(
        treeFamilies.chain((drawn) =>
          fc.tuple(fc.constant(drawn), fc.shuffledSubarray([...drawn.people], { minLength: drawn.people.length })),
        ),
        ([drawn, people]) => {
          expect(layOutFamily({ ...drawn, people })).toEqual(layOutFamily(drawn));
        },
      ),
      { seed, numRuns: 60 },
    );
  });
});

describe('a family that a tree can hold', () => {
  test('no two lines meet, none runs through a card, and no tie is left over', () => {
    fc.assert(
      fc.property(treeFamilies, (drawn) => {
        const layout = layOutFamily(drawn);
        expect(layout.loose).toEqual([]);
        expect(layout.cards.filter(({ apart }) => apart)).toEqual([]);
        expect(listCrossings(listSegments(layout))).toEqual([]);
        expect(listCovered(layout, width, height)).toEqual([]);
      }),
      { seed, numRuns: 250 },
    );
  });

  test('a child stands one row below its parents, and a couple in one row', () => {
    fc.assert(
      fc.property(treeFamilies, (drawn) => {
        const layout = layOutFamily(drawn);
        const generation = new Map(layout.cards.map((card) => [card.id, card.generation]));
        for (const { id, parents = [] } of drawn.people) {
          for (const parent of parents) expect(generation.get(parent)).toBe(generation.get(id)! - 1);
        }
        for (const [a, b] of drawn.couples) expect(generation.get(a)).toBe(generation.get(b));
      }),
      { seed, numRuns: 100 },
    );
  });

  test('two hundred people are laid out whole', () => {
    const people = [createPerson('sipho')];
    for (let nth = 1; nth < 200; nth += 1)
      people.push(createPerson(`p${nth}`, nth <= 6 ? 'sipho' : `p${Math.floor(nth / 6)}`));
    const layout = layOutFamily(createFamily(people));
    expect(layout.cards).toHaveLength(200);
    expect(listOverlaps(layout)).toEqual([]);
    expect(listCrossings(listSegments(layout))).toEqual([]);
  });
});

describe('what a reader looks for', () => {
  const children = ['thandeka', 'bongani', 'sizwe', 'nokuthula'];
  const mthembu = createFamily(
    [
      createPerson('sipho'),
      createPerson('nomsa'),
      ...children.map((id, nth) => ({ ...createPerson(id, 'sipho', 'nomsa'), bornOn: `19${70 + nth}-01-01` as never })),
      createPerson('lwazi', 'bongani'),
      createPerson('amahle', 'bongani'),
    ],
    [['sipho', 'nomsa']],
  );

  test('the couple stands over the middle of the children, and each child over its own', () => {
    const layout = layOutFamily(mthembu);
    expect(computeMiddle(layout, 'sipho', 'nomsa')).toBeCloseTo(computeMiddle(layout, ...children), 0);
    expect(computeMiddle(layout, 'bongani')).toBeCloseTo(computeMiddle(layout, 'lwazi', 'amahle'), 0);
    expect(children.map((id) => findCard(layout, id).x)).toEqual(
      children.map((id) => findCard(layout, id).x).toSorted((a, b) => a - b),
    );
  });

  test('two wives stand on both sides of the husband, each over her own children', () => {
    const layout = layOutFamily(
      createFamily(
        [
          createPerson('sipho'),
          createPerson('first'),
          createPerson('second'),
          createPerson('a', 'sipho', 'first'),
          createPerson('b', 'sipho', 'second'),
        ],
        [
          ['sipho', 'first'],
          ['sipho', 'second'],
        ],
      ),
    );
    expect(findCard(layout, 'first').x).toBeLessThan(findCard(layout, 'sipho').x);
    expect(findCard(layout, 'sipho').x).toBeLessThan(findCard(layout, 'second').x);
    expect(findCard(layout, 'a').x).toBeLessThan(findCard(layout, 'b').x);
  });

  test("the father's family is to the left and the mother's to the right; half-blood hangs from one of them", () => {
    const layout = layOutFamily(
      createFamily([
        createPerson('sipho', 'father', 'mother'),
        createPerson('father', 'grandfather'),
        createPerson('mother', 'grandmother'),
        createPerson('grandfather'),
        createPerson('grandmother'),
        createPerson('uncle', 'grandfather'),
        createPerson('aunt', 'grandmother'),
        createPerson('other'),
        createPerson('half', 'other', 'mother'),
        createPerson('cousin', 'uncle'),
      ]),
    );
    const listPositions = (...ids: string[]) => ids.map((id) => findCard(layout, id).x);
    expect(listPositions('uncle', 'father', 'mother', 'other', 'aunt')).toEqual(
      listPositions('uncle', 'father', 'mother', 'other', 'aunt').toSorted((a, b) => a - b),
    );
    expect(listPositions('cousin', 'sipho', 'half')).toEqual(
      listPositions('cousin', 'sipho', 'half').toSorted((a, b) => a - b),
    );
    expect(findCard(layout, 'grandfather').generation).toBe(-2);
  });

  test('an adopted child hangs from the adoptive parents, and one given away from the parents by birth', () => {
    const layout = layOutFamily(
      createFamily([
        createPerson('sipho'),
        { ...createPerson('kept', 'stranger'), adoption: { parents: ['sipho'] } },
        { ...createPerson('away', 'sipho'), adoption: { parents: ['stranger'] } },
        createPerson('stranger'),
      ]),
    );
    expect(layout.descents.flatMap(({ stubs }) => stubs.map(({ child }) => child)).toSorted()).toEqual([
      'away',
      'kept',
    ]);
    expect(findCard(layout, 'stranger').apart).toBe(true);
  });

  test('cousins who married are joined by a loose line, and their child hangs from one of them', () => {
    const layout = layOutFamily(
      createFamily([
        createPerson('sipho'),
        createPerson('a', 'sipho'),
        createPerson('b', 'sipho'),
        createPerson('c', 'a'),
        createPerson('d', 'b'),
        createPerson('e', 'c', 'd'),
      ]),
    );
    expect(layout.loose.map(({ kind }) => kind).toSorted()).toEqual(['couple', 'parent']);
  });
});

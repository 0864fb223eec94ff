import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawnFamily, type DrawnPerson, type FamilyLayout, usualSizes } from './drawing';
import { anyFamilies, covered, meetings, segmentsOf, treeFamilies } from './family.testing';
import { layOutFamily } from './lay-out-family';

const seed = Number(process.env['SEED'] ?? 2026);
const { width, height } = usualSizes;

const person = (id: string, ...parents: string[]): DrawnPerson => ({ id, parents });
const family = (people: readonly DrawnPerson[], couples: DrawnFamily['couples'] = []): DrawnFamily => ({
  deceased: 'sipho',
  people,
  couples,
});
const at = (layout: FamilyLayout, id: string) => layout.cards.find((card) => card.id === id)!;
const middle = (layout: FamilyLayout, ...ids: string[]): number =>
  ids.reduce((total, id) => total + at(layout, id).x + width / 2, 0) / ids.length;

function overlaps({ cards }: FamilyLayout): string[] {
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
        expect(overlaps(layout)).toEqual([]);
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
        expect(meetings(segmentsOf(layout))).toEqual([]);
        expect(covered(layout, width, height)).toEqual([]);
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
    const people = [person('sipho')];
    for (let nth = 1; nth < 200; nth += 1)
      people.push(person(`p${nth}`, nth <= 6 ? 'sipho' : `p${Math.floor(nth / 6)}`));
    const layout = layOutFamily(family(people));
    expect(layout.cards).toHaveLength(200);
    expect(overlaps(layout)).toEqual([]);
    expect(meetings(segmentsOf(layout))).toEqual([]);
  });
});

describe('what a reader looks for', () => {
  const children = ['thandeka', 'bongani', 'sizwe', 'nokuthula'];
  const mthembu = family(
    [
      person('sipho'),
      person('nomsa'),
      ...children.map((id, nth) => ({ ...person(id, 'sipho', 'nomsa'), bornOn: `19${70 + nth}-01-01` as never })),
      person('lwazi', 'bongani'),
      person('amahle', 'bongani'),
    ],
    [['sipho', 'nomsa']],
  );

  test('the couple stands over the middle of the children, and each child over its own', () => {
    const layout = layOutFamily(mthembu);
    expect(middle(layout, 'sipho', 'nomsa')).toBeCloseTo(middle(layout, ...children), 0);
    expect(middle(layout, 'bongani')).toBeCloseTo(middle(layout, 'lwazi', 'amahle'), 0);
    expect(children.map((id) => at(layout, id).x)).toEqual(
      children.map((id) => at(layout, id).x).toSorted((a, b) => a - b),
    );
  });

  test('two wives stand on both sides of the husband, each over her own children', () => {
    const layout = layOutFamily(
      family(
        [
          person('sipho'),
          person('first'),
          person('second'),
          person('a', 'sipho', 'first'),
          person('b', 'sipho', 'second'),
        ],
        [
          ['sipho', 'first'],
          ['sipho', 'second'],
        ],
      ),
    );
    expect(at(layout, 'first').x).toBeLessThan(at(layout, 'sipho').x);
    expect(at(layout, 'sipho').x).toBeLessThan(at(layout, 'second').x);
    expect(at(layout, 'a').x).toBeLessThan(at(layout, 'b').x);
  });

  test("the father's family is to the left and the mother's to the right; half-blood hangs from one of them", () => {
    const layout = layOutFamily(
      family([
        person('sipho', 'father', 'mother'),
        person('father', 'grandfather'),
        person('mother', 'grandmother'),
        person('grandfather'),
        person('grandmother'),
        person('uncle', 'grandfather'),
        person('aunt', 'grandmother'),
        person('other'),
        person('half', 'other', 'mother'),
        person('cousin', 'uncle'),
      ]),
    );
    const across = (...ids: string[]) => ids.map((id) => at(layout, id).x);
    expect(across('uncle', 'father', 'mother', 'other', 'aunt')).toEqual(
      across('uncle', 'father', 'mother', 'other', 'aunt').toSorted((a, b) => a - b),
    );
    expect(across('cousin', 'sipho', 'half')).toEqual(across('cousin', 'sipho', 'half').toSorted((a, b) => a - b));
    expect(at(layout, 'grandfather').generation).toBe(-2);
  });

  test('an adopted child hangs from the adoptive parents, and one given away from the parents by birth', () => {
    const layout = layOutFamily(
      family([
        person('sipho'),
        { ...person('kept', 'stranger'), adoption: { parents: ['sipho'] } },
        { ...person('away', 'sipho'), adoption: { parents: ['stranger'] } },
        person('stranger'),
      ]),
    );
    expect(layout.descents.flatMap(({ stubs }) => stubs.map(({ child }) => child)).toSorted()).toEqual([
      'away',
      'kept',
    ]);
    expect(at(layout, 'stranger').apart).toBe(true);
  });

  test('cousins who married are joined by a loose line, and their child hangs from one of them', () => {
    const layout = layOutFamily(
      family([
        person('sipho'),
        person('a', 'sipho'),
        person('b', 'sipho'),
        person('c', 'a'),
        person('d', 'b'),
        person('e', 'c', 'd'),
      ]),
    );
    expect(layout.loose.map(({ kind }) => kind).toSorted()).toEqual(['couple', 'parent']);
  });
});

import * as fc from 'fast-check';
import type { TreeFamily, TreePerson, FamilyLayout, TreePoint } from './drawing';

/** For tests: how a branch grows below somebody. */
interface RandomBranch {
  /** Each entry a partner with the children of the two; the last an own child or so of nobody else known. */
  readonly partners: readonly (readonly RandomBranch[])[];
  readonly alone: readonly RandomBranch[];
  /** Children a partner brought along. */
  readonly brought: number;
}

const nobody: fc.Arbitrary<RandomBranch[]> = fc.constant([]);
const createBranch = (depth: number): fc.Arbitrary<RandomBranch> =>
  fc.record({
    partners: fc.array(depth === 0 ? nobody : fc.array(createBranch(depth - 1), { maxLength: 3 }), {
      maxLength: depth === 0 ? 1 : 3,
    }),
    alone: depth === 0 ? nobody : fc.array(createBranch(depth - 1), { maxLength: 1 }),
    brought: fc.constantFrom(0, 0, 0, 1),
  });

/** Somebody on the way up: brothers and sisters, and the parents' own lines. */
interface RandomAncestry {
  readonly siblings: readonly RandomBranch[];
  readonly halves: readonly RandomBranch[];
  readonly parents: 0 | 1 | 2;
  readonly up?: RandomAncestry;
  /** Which of the two parents has brothers, sisters and ancestors of his or her own. */
  readonly outer: 0 | 1;
}
const createAncestry = (height: number): fc.Arbitrary<RandomAncestry> =>
  fc.record({
    siblings: fc.array(createBranch(1), { maxLength: 2 }),
    halves: fc.array(createBranch(1), { maxLength: 1 }),
    parents: fc.constantFrom<0 | 1 | 2>(0, 1, 2, 2),
    ...(height > 0 && { up: createAncestry(height - 1) }),
    outer: fc.constantFrom<0 | 1>(0, 1),
  });

/** Families a tree can hold: descendants with several marriages, both sides upward, half-blood, grand-uncles on one side. */
export const treeFamilies: fc.Arbitrary<TreeFamily> = fc
  .record({
    below: createBranch(3),
    siblings: fc.array(createBranch(1), { maxLength: 3 }),
    parents: fc.constantFrom<0 | 1 | 2>(0, 1, 2, 2, 2),
    halves: fc.tuple(fc.array(createBranch(1), { maxLength: 2 }), fc.array(createBranch(1), { maxLength: 2 })),
    up: fc.tuple(createAncestry(2), createAncestry(2)),
  })
  .map(({ below, siblings, parents, halves, up }) => {
    const people: TreePerson[] = [];
    const couples: [string, string][] = [];
    const addPerson = (of: readonly string[] = []): string => {
      const id = `p${people.length}`;
      people.push({ id, parents: of });
      return id;
    };
    const addCouple = (a: string, b: string): void => void couples.push([a, b]);
    const addDescendants = (id: string, { partners, alone, brought }: RandomBranch): void => {
      for (const children of partners) {
        const partner = addPerson();
        addCouple(id, partner);
        for (const child of children) addDescendants(addPerson([id, partner]), child);
        for (let nth = 0; nth < brought; nth += 1) addPerson([partner]);
      }
      for (const child of alone) addDescendants(addPerson([id]), child);
    };
    const setParents = (child: string, of: readonly string[]): void => {
      const index = people.findIndex(({ id }) => id === child);
      people[index] = { ...people[index]!, parents: of };
    };
    const addAncestors = (child: string, at: RandomAncestry): void => {
      if (at.parents === 0) return;
      const of = at.parents === 1 ? [addPerson()] : [addPerson(), addPerson()];
      setParents(child, of);
      for (const sibling of at.siblings) addDescendants(addPerson(of), sibling);
      const outer = of[at.parents === 1 ? 0 : at.outer]!;
      for (const half of at.halves) addDescendants(addPerson([outer, addPerson()]), half);
      if (at.up) addAncestors(outer, at.up);
    };
    const deceased = addPerson();
    addDescendants(deceased, below);
    if (parents > 0) {
      const of = parents === 1 ? [addPerson()] : [addPerson(), addPerson()];
      setParents(deceased, of);
      for (const sibling of siblings) addDescendants(addPerson(of), sibling);
      for (const [index, parent] of of.entries()) {
        for (const half of halves[index]!) addDescendants(addPerson([parent, addPerson()]), half);
        addAncestors(parent, up[index]!);
      }
    }
    return { deceased, people, couples };
  })
  .filter(({ people }) => people.length <= 200);

/** Anybody the child of anybody older: circles cannot be, all else can. */
export const anyFamilies: fc.Arbitrary<TreeFamily> = fc
  .array(
    fc.record({
      parents: fc.uniqueArray(fc.nat(), { maxLength: 2 }),
      adopters: fc.option(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 2 }), { freq: 5 }),
      partner: fc.option(fc.nat(), { freq: 4 }),
    }),
    { minLength: 1, maxLength: 200 },
  )
  .chain((made) =>
    fc.nat({ max: made.length - 1 }).map((deceased) => {
      const pickOlder = (index: number, picks: readonly number[]): string[] =>
        index === 0 ? [] : [...new Set(picks.map((pick) => `p${pick % index}`))];
      return {
        deceased: `p${deceased}`,
        people: made.map(({ parents, adopters }, index) => {
          const adopted = pickOlder(index, adopters ?? []);
          return {
            id: `p${index}`,
            parents: pickOlder(index, parents),
            ...(adopted.length > 0 && { adoption: { parents: adopted } }),
          };
        }),
        couples: made.flatMap(({ partner }, index): [string, string][] =>
          partner === null || partner % made.length === index ? [] : [[`p${index}`, `p${partner % made.length}`]],
        ),
      };
    }),
  );

export interface LineSegment {
  readonly link: string;
  readonly from: TreePoint;
  readonly to: TreePoint;
}

/** Every straight piece of line, with the couple or parents it belongs to. */
export function listSegments({ couples, descents }: FamilyLayout): LineSegment[] {
  const toSegments = (link: string, points: readonly TreePoint[]): LineSegment[] =>
    points.slice(1).map((to, index) => ({ link, from: points[index]!, to }));
  const joinIds = (ids: readonly string[]): string => ids.toSorted().join('+');
  return [
    ...couples.flatMap(({ of, points }) => toSegments(joinIds(of), points)),
    ...descents.flatMap(({ parents, trunk, bar, stubs }) => [
      ...toSegments(joinIds(parents), trunk),
      ...(bar ? toSegments(joinIds(parents), bar) : []),
      ...stubs.flatMap(({ points }) => toSegments(joinIds(parents), points)),
    ]),
  ];
}

const computeBox = ({ from, to }: LineSegment) => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
});

/** Pieces of two lines that touch anywhere. All of them run straight across or straight down. */
export function listCrossings(segments: readonly LineSegment[]): [LineSegment, LineSegment][] {
  return segments.flatMap((one, index) =>
    segments.slice(index + 1).flatMap((other): [LineSegment, LineSegment][] => {
      if (one.link === other.link) return [];
      const [a, b] = [computeBox(one), computeBox(other)];
      const meets = a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
      return meets ? [[one, other]] : [];
    }),
  );
}

/** Pieces that run through the inside of a card. */
export function listCovered(layout: FamilyLayout, width: number, height: number): string[] {
  return listSegments(layout).flatMap((segment) => {
    const { left, right, top, bottom } = computeBox(segment);
    return layout.cards
      .filter(({ x, y }) => left < x + width && right > x && top < y + height && bottom > y)
      .map(({ id }) => `${segment.link} runs through ${id}`);
  });
}

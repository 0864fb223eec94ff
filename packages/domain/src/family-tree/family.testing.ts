import * as fc from 'fast-check';
import type { DrawnFamily, DrawnPerson, FamilyLayout, Point } from './drawing';

/** For tests: how a branch grows below somebody. */
interface Branch {
  /** Each entry a partner with the children of the two; the last an own child or so of nobody else known. */
  readonly partners: readonly (readonly Branch[])[];
  readonly alone: readonly Branch[];
  /** Children a partner brought along. */
  readonly brought: number;
}

const nobody: fc.Arbitrary<Branch[]> = fc.constant([]);
const branch = (depth: number): fc.Arbitrary<Branch> =>
  fc.record({
    partners: fc.array(depth === 0 ? nobody : fc.array(branch(depth - 1), { maxLength: 3 }), {
      maxLength: depth === 0 ? 1 : 3,
    }),
    alone: depth === 0 ? nobody : fc.array(branch(depth - 1), { maxLength: 1 }),
    brought: fc.constantFrom(0, 0, 0, 1),
  });

/** Somebody on the way up: brothers and sisters, and the parents' own lines. */
interface Line {
  readonly siblings: readonly Branch[];
  readonly halves: readonly Branch[];
  readonly parents: 0 | 1 | 2;
  readonly up?: Line;
  /** Which of the two parents has brothers, sisters and ancestors of his or her own. */
  readonly outer: 0 | 1;
}
const line = (height: number): fc.Arbitrary<Line> =>
  fc.record({
    siblings: fc.array(branch(1), { maxLength: 2 }),
    halves: fc.array(branch(1), { maxLength: 1 }),
    parents: fc.constantFrom<0 | 1 | 2>(0, 1, 2, 2),
    ...(height > 0 && { up: line(height - 1) }),
    outer: fc.constantFrom<0 | 1>(0, 1),
  });

/** Families a tree can hold: descendants with several marriages, both sides upward, half-blood, grand-uncles on one side. */
export const treeFamilies: fc.Arbitrary<DrawnFamily> = fc
  .record({
    below: branch(3),
    siblings: fc.array(branch(1), { maxLength: 3 }),
    parents: fc.constantFrom<0 | 1 | 2>(0, 1, 2, 2, 2),
    halves: fc.tuple(fc.array(branch(1), { maxLength: 2 }), fc.array(branch(1), { maxLength: 2 })),
    up: fc.tuple(line(2), line(2)),
  })
  .map(({ below, siblings, parents, halves, up }) => {
    const people: DrawnPerson[] = [];
    const couples: [string, string][] = [];
    const born = (of: readonly string[] = []): string => {
      const id = `p${people.length}`;
      people.push({ id, parents: of });
      return id;
    };
    const couple = (a: string, b: string): void => void couples.push([a, b]);
    const grow = (id: string, { partners, alone, brought }: Branch): void => {
      for (const children of partners) {
        const partner = born();
        couple(id, partner);
        for (const child of children) grow(born([id, partner]), child);
        for (let nth = 0; nth < brought; nth += 1) born([partner]);
      }
      for (const child of alone) grow(born([id]), child);
    };
    const withParents = (child: string, of: readonly string[]): void => {
      const index = people.findIndex(({ id }) => id === child);
      people[index] = { ...people[index]!, parents: of };
    };
    const rise = (child: string, at: Line): void => {
      if (at.parents === 0) return;
      const of = at.parents === 1 ? [born()] : [born(), born()];
      withParents(child, of);
      for (const sibling of at.siblings) grow(born(of), sibling);
      const outer = of[at.parents === 1 ? 0 : at.outer]!;
      for (const half of at.halves) grow(born([outer, born()]), half);
      if (at.up) rise(outer, at.up);
    };
    const deceased = born();
    grow(deceased, below);
    if (parents > 0) {
      const of = parents === 1 ? [born()] : [born(), born()];
      withParents(deceased, of);
      for (const sibling of siblings) grow(born(of), sibling);
      for (const [index, parent] of of.entries()) {
        for (const half of halves[index]!) grow(born([parent, born()]), half);
        rise(parent, up[index]!);
      }
    }
    return { deceased, people, couples };
  })
  .filter(({ people }) => people.length <= 200);

/** Anybody the child of anybody older: circles cannot be, all else can. */
export const anyFamilies: fc.Arbitrary<DrawnFamily> = fc
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
      const older = (index: number, picks: readonly number[]): string[] =>
        index === 0 ? [] : [...new Set(picks.map((pick) => `p${pick % index}`))];
      return {
        deceased: `p${deceased}`,
        people: made.map(({ parents, adopters }, index) => {
          const adopted = older(index, adopters ?? []);
          return {
            id: `p${index}`,
            parents: older(index, parents),
            ...(adopted.length > 0 && { adoption: { parents: adopted } }),
          };
        }),
        couples: made.flatMap(({ partner }, index): [string, string][] =>
          partner === null || partner % made.length === index ? [] : [[`p${index}`, `p${partner % made.length}`]],
        ),
      };
    }),
  );

export interface Segment {
  readonly link: string;
  readonly from: Point;
  readonly to: Point;
}

/** Every straight piece of line, with the couple or parents it belongs to. */
export function segmentsOf({ couples, descents }: FamilyLayout): Segment[] {
  const along = (link: string, points: readonly Point[]): Segment[] =>
    points.slice(1).map((to, index) => ({ link, from: points[index]!, to }));
  const name = (ids: readonly string[]): string => ids.toSorted().join('+');
  return [
    ...couples.flatMap(({ of, points }) => along(name(of), points)),
    ...descents.flatMap(({ parents, trunk, bar, stubs }) => [
      ...along(name(parents), trunk),
      ...(bar ? along(name(parents), bar) : []),
      ...stubs.flatMap(({ points }) => along(name(parents), points)),
    ]),
  ];
}

const box = ({ from, to }: Segment) => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
});

/** Pieces of two lines that touch anywhere. All of them run straight across or straight down. */
export function meetings(segments: readonly Segment[]): [Segment, Segment][] {
  return segments.flatMap((one, index) =>
    segments.slice(index + 1).flatMap((other): [Segment, Segment][] => {
      if (one.link === other.link) return [];
      const [a, b] = [box(one), box(other)];
      const meets = a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
      return meets ? [[one, other]] : [];
    }),
  );
}

/** Pieces that run through the inside of a card. */
export function covered(layout: FamilyLayout, width: number, height: number): string[] {
  return segmentsOf(layout).flatMap((segment) => {
    const { left, right, top, bottom } = box(segment);
    return layout.cards
      .filter(({ x, y }) => left < x + width && right > x && top < y + height && bottom > y)
      .map(({ id }) => `${segment.link} runs through ${id}`);
  });
}

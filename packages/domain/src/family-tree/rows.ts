import type { FamilyTies } from './ties';

/** Children of one couple, or of one parent, and the place in the row they hang from. */
export interface FamilyUnion {
  readonly parents: readonly string[];
  /** Counted in cards from the left edge of the group: 0.5 is the middle of the first, 1 lies between the first two. */
  readonly anchor: number;
  readonly children: string[];
}

/** People of one generation who stand side by side because they were couples. */
export interface FamilyGroup {
  readonly generation: number;
  readonly people: readonly string[];
  /** Who is joined to whom, the inner one first; those not side by side by a line above the cards between them. */
  readonly couples: readonly (readonly [string, string])[];
  readonly unions: FamilyUnion[];
}

export interface FamilyRows {
  /** From the eldest generation down, each from left to right. */
  readonly rows: readonly (readonly FamilyGroup[])[];
  readonly apart: readonly string[];
}

type RowSide = 'left' | 'right';

/**
 * The order of everybody in the rows, such that no line need cross another: the father's side to the left, the
 * mother's to the right, and each child below its parents. Above the grandparents only one of a couple can have brothers and
 * sisters with children without a crossing; that one is set on the outer side.
 */
export function arrangeRows(ties: FamilyTies): FamilyRows {
  const placed = new Set<string>();
  const byGeneration = new Map<number, FamilyGroup[]>();

  /** Partners further out, nearest first, each followed by the others of that partner. */
  const listOutward = (id: string, except: readonly string[], couples: [string, string][]): string[] =>
    ties.partnersOf(id).flatMap((partner): string[] => {
      if (placed.has(partner) || ties.blood.has(partner) || except.includes(partner)) return [];
      placed.add(partner);
      couples.push([id, partner]);
      return [partner, ...listOutward(partner, [...except, id], couples)];
    });

  const createGroup = (core: readonly string[], generation: number, side?: RowSide): FamilyGroup => {
    for (const id of core) placed.add(id);
    const couples: [string, string][] = [];
    const [first, second] = core as [string, string?];
    if (second !== undefined) {
      couples.push([first, second]);
      const before = listOutward(first, core, couples);
      return buildGroup(generation, [...before.toReversed(), ...core, ...listOutward(second, core, couples)], couples);
    }
    const open = ties.partnersOf(first).filter((id) => !placed.has(id) && !ties.blood.has(id));
    // Of several the first stands to the left, so that two husbands or wives both stand beside the person.
    const before: string[] = [];
    if (side === 'left') before.push(...listOutward(first, [], couples));
    else if (open.length > 1 && side === undefined) {
      placed.add(open[0]!);
      couples.push([first, open[0]!]);
      before.push(open[0]!, ...listOutward(open[0]!, [first], couples));
    }
    return buildGroup(generation, [...before.toReversed(), first, ...listOutward(first, [], couples)], couples);
  };

  const buildGroup = (generation: number, people: string[], couples: [string, string][]): FamilyGroup => {
    const made: FamilyGroup = { generation, people, couples, unions: [] };
    const computeMiddle = (id: string): number => people.indexOf(id) + 0.5;
    const isCouple = (a: string, b: string): boolean =>
      couples.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
    const found = new Map<string, FamilyUnion>();
    for (const person of people) {
      for (const child of ties.childrenOf(person)) {
        const both = ties.parentsOf(child).filter((id) => people.includes(id));
        const couple = both.length === 2 && isCouple(both[0]!, both[1]!);
        const [from, other] = couple ? both.toSorted((a, b) => computeMiddle(a) - computeMiddle(b)) : [both[0]!];
        if (from !== person) continue;
        const key = `${from}+${other ?? ''}`;
        const anchor = other === undefined ? computeMiddle(from) : findAnchor(people, couples, from, other);
        if (!found.has(key)) found.set(key, { parents: other ? [from, other] : [from], anchor, children: [] });
        found.get(key)!.children.push(child);
      }
    }
    made.unions.push(...[...found.values()].sort((a, b) => a.anchor - b.anchor));
    return made;
  };

  const placeGroup = (made: FamilyGroup): void => {
    const row = byGeneration.get(made.generation);
    if (row) row.push(made);
    else byGeneration.set(made.generation, [made]);
  };
  /** The unions' children, without whoever was placed before: they hang elsewhere. */
  const placeBelow = (made: FamilyGroup): void => {
    for (const union of made.unions) {
      const here = union.children.filter((child) => !placed.has(child));
      union.children.splice(0, union.children.length, ...here);
      for (const child of here) {
        if (placed.has(child)) continue;
        const next = createGroup([child], made.generation + 1);
        placeGroup(next);
        placeBelow(next);
      }
    }
  };

  /** Whether somebody beside the line to an ancestor stands as low as a generation. */
  const reachesGeneration = (
    ancestor: string,
    generation: number,
    lowest: number,
    seen: readonly string[] = [],
  ): boolean =>
    ties.parentsOf(ancestor).some((parent) => {
      if (seen.includes(parent)) return false;
      const beside = [parent, ...ties.partnersOf(parent)].flatMap(ties.childrenOf).filter((id) => id !== ancestor);
      const isLow = beside.some((id) => computeDepthBelow(ties, id) + generation >= lowest);
      return isLow || reachesGeneration(parent, generation - 1, lowest, [...seen, parent]);
    });
  const hasOthers = (id: string, partner: string | undefined): boolean =>
    ties.childrenOf(id).some((child) => !ties.parentsOf(child).includes(partner ?? ''));

  /** The ancestors of somebody in the row below, with everybody who hangs from them, to one side. */
  const placeAncestorLine = (child: string, generation: number, side: RowSide): void => {
    const parents = ties.parentsOf(child).filter((id) => !placed.has(id));
    if (parents.length === 0) return;
    const above = generation - 1;
    const [first, second] = parents as [string, string?];
    const isOuter = (id: string, other: string): boolean =>
      hasOthers(id, other) || reachesGeneration(id, above, generation);
    const swapped = second !== undefined && isOuter(second, first) && !isOuter(first, second);
    const [outer, inner] = swapped ? [second, first] : [first, second];
    const core = inner === undefined ? [outer] : side === 'left' ? [outer, inner] : [inner, outer];
    const made = createGroup(core, above, side);
    const far = inner !== undefined && reachesGeneration(inner, above, generation) ? side : toOtherSide(side);
    const placeAncestors = (on: RowSide): void => {
      const inward = inner !== undefined && far === on;
      if (on === 'left') {
        if (side === on) placeAncestorLine(outer, above, side);
        if (inward) placeAncestorLine(inner, above, on);
      } else {
        if (inward) placeAncestorLine(inner, above, on);
        if (side === on) placeAncestorLine(outer, above, side);
      }
    };
    placeAncestors('left');
    placeGroup(made);
    placeBelow(made);
    const union = made.unions.find(
      ({ parents: of }) => of.every((id) => parents.includes(id)) && of.length === parents.length,
    );
    if (side === 'left') union?.children.push(child);
    else union?.children.unshift(child);
    placeAncestors('right');
  };

  const [one, other] = ties.parentsOf(ties.deceased).filter((id) => id !== ties.deceased);
  if (one === undefined) {
    const made = createGroup([ties.deceased], 0);
    placeGroup(made);
    placeBelow(made);
  } else {
    const made = createGroup(other === undefined ? [one] : [one, other], -1);
    placeAncestorLine(one, -1, 'left');
    placeGroup(made);
    placeBelow(made);
    if (other !== undefined) placeAncestorLine(other, -1, 'right');
  }
  return {
    rows: [...byGeneration].sort(([a], [b]) => a - b).map(([, row]) => row),
    apart: ties.everybody.filter((id) => !placed.has(id)),
  };
}

const toOtherSide = (side: RowSide): RowSide => (side === 'left' ? 'right' : 'left');

/** Between two who stand side by side, else below the one further out, beside the middle: there hang that one's own. */
function findAnchor(
  people: readonly string[],
  couples: readonly (readonly [string, string])[],
  left: string,
  right: string,
): number {
  const [from, to] = [people.indexOf(left), people.indexOf(right)];
  if (to - from === 1) return to;
  const isRightOuter = couples.some(([inner, outer]) => inner === left && outer === right);
  return isRightOuter ? to + 0.3 : from + 0.7;
}

/** Generations below somebody, those that husbands and wives brought along counted. */
function computeDepthBelow(ties: FamilyTies, id: string, above: ReadonlySet<string> = new Set()): number {
  if (above.has(id)) return 0;
  const path = new Set(above).add(id);
  const children = [id, ...ties.partnersOf(id)].flatMap(ties.childrenOf);
  return Math.max(0, ...children.map((child) => 1 + computeDepthBelow(ties, child, path)));
}

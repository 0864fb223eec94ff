import type { CardSizes } from './drawing';
import type { FamilyGroup, FamilyRows } from './rows';

/** Where in its group, from the left edge, a place counted in cards lies. */
export function computeOffset({ width, coupleGap }: CardSizes, place: number): number {
  const card = Math.floor(place);
  return place === card
    ? card * (width + coupleGap) - coupleGap / 2
    : card * (width + coupleGap) + (place - card) * width;
}
export const computeGroupWidth = (sizes: CardSizes, { people }: FamilyGroup): number =>
  people.length * sizes.width + (people.length - 1) * sizes.coupleGap;

interface GroupPull {
  readonly mine: number;
  readonly other: FamilyGroup;
  readonly theirs: number;
}

/** Nothing pulls somebody who stands alone. */
const still = 1e-6;
const rounds = 400;
const settled = 0.01;

/**
 * The left edges of all groups. Children are drawn under their parents and parents over their children, each row in its
 * order and with its gaps: the least squares of a convex problem, row by row until nothing moves, so the answer does not
 * depend on where it began.
 */
export function spreadGroups({ rows }: FamilyRows, sizes: CardSizes): ReadonlyMap<FamilyGroup, number> {
  const pulls = listPulls(rows, sizes);
  const left = new Map<FamilyGroup, number>();
  for (const row of rows) {
    let next = 0;
    for (const group of row) {
      left.set(group, next);
      next += computeGroupWidth(sizes, group) + sizes.gap;
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? rows.toReversed() : rows;
    const moved = Math.max(...order.map((row) => settle(row, sizes, left, pulls)));
    if (moved < settled) break;
  }
  return roundToPixels(rows, sizes, left);
}

function listPulls(rows: FamilyRows['rows'], sizes: CardSizes): ReadonlyMap<FamilyGroup, readonly GroupPull[]> {
  const holder = new Map(rows.flat().flatMap((group) => group.people.map((id) => [id, group] as const)));
  const pulls = new Map<FamilyGroup, GroupPull[]>(rows.flat().map((group) => [group, []]));
  for (const parents of rows.flat()) {
    for (const { anchor, children } of parents.unions) {
      for (const child of children) {
        const below = holder.get(child)!;
        const [mine, theirs] = [computeOffset(sizes, anchor), computeOffset(sizes, below.people.indexOf(child) + 0.5)];
        pulls.get(parents)!.push({ mine, other: below, theirs });
        pulls.get(below)!.push({ mine: theirs, other: parents, theirs: mine });
      }
    }
  }
  return pulls;
}

/** One row at its best while the others stay: neighbours that would overlap move as one (pool adjacent violators). */
function settle(
  row: readonly FamilyGroup[],
  sizes: CardSizes,
  left: Map<FamilyGroup, number>,
  pulls: ReadonlyMap<FamilyGroup, readonly GroupPull[]>,
): number {
  const blocks: { weight: number; at: number; groups: { group: FamilyGroup; start: number }[] }[] = [];
  let start = 0;
  for (const group of row) {
    const mine = pulls.get(group)!;
    const weight = mine.length || still;
    const wish =
      mine.length === 0
        ? left.get(group)!
        : mine.reduce((total, pull) => total + left.get(pull.other)! + pull.theirs - pull.mine, 0) / mine.length;
    let block = { weight, at: wish - start, groups: [{ group, start }] };
    while (blocks.length > 0 && blocks.at(-1)!.at > block.at) {
      const before = blocks.pop()!;
      const together = before.weight + block.weight;
      block = {
        weight: together,
        at: (before.at * before.weight + block.at * block.weight) / together,
        groups: [...before.groups, ...block.groups],
      };
    }
    blocks.push(block);
    start += computeGroupWidth(sizes, group) + sizes.gap;
  }
  let moved = 0;
  for (const { at, groups } of blocks) {
    for (const { group, start: from } of groups) {
      moved = Math.max(moved, Math.abs(left.get(group)! - at - from));
      left.set(group, at + from);
    }
  }
  return moved;
}

function roundToPixels(
  rows: FamilyRows['rows'],
  sizes: CardSizes,
  left: ReadonlyMap<FamilyGroup, number>,
): Map<FamilyGroup, number> {
  const leftmost = Math.min(...left.values());
  const whole = new Map<FamilyGroup, number>();
  for (const row of rows) {
    let free = 0;
    for (const group of row) {
      const at = Math.max(free, Math.round(left.get(group)! - leftmost));
      whole.set(group, at);
      free = at + computeGroupWidth(sizes, group) + sizes.gap;
    }
  }
  return whole;
}

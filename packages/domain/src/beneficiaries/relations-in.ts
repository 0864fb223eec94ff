import type { Family } from '../succession/family';
import { type Kinship, getKinship } from '../succession/kinship';
import { type StirpesBranch, listBranchesBelow } from '../succession/stirpes';

/** What somebody is to the deceased, read from parents and marriages alone. */
export interface FamilyRelation {
  /** Absent where there is no blood tie. */
  readonly degree?: number;
  /** 'child', 'nephew or niece'; absent for a stranger. */
  readonly kinship?: string;
  readonly survived: boolean;
  /** Who would stand in the place of somebody who did not survive or does not take. */
  readonly issue: readonly string[];
}

const names: Readonly<Record<string, string>> = {
  '0,1': 'child',
  '0,2': 'grandchild',
  '0,3': 'great-grandchild',
  '1,0': 'parent',
  '2,0': 'grandparent',
  '3,0': 'great-grandparent',
  '1,1': 'brother or sister',
  '1,2': 'nephew or niece',
  '1,3': 'grandnephew or grandniece',
  '2,1': 'uncle or aunt',
  '2,2': 'cousin',
};
const nameRelation = (up: number, down: number): string =>
  names[`${up},${down}`] ?? (up === 0 ? 'descendant' : down === 0 ? 'ancestor' : 'relative');

/** The shortest way to each relation: steps up to the common ancestor, steps down from there. */
function findWays({ family, parentsOf, childrenOf }: Kinship): ReadonlyMap<string, readonly [number, number]> {
  const ways = new Map<string, readonly [number, number]>();
  const walkDown = (from: string, up: number): void => {
    const queue: [string, number][] = [[from, 0]];
    const seen = new Set<string>([from]);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [id, down] = next;
      const known = ways.get(id);
      if (!known || known[0] + known[1] > up + down) ways.set(id, [up, down]);
      for (const child of childrenOf(id)) if (!seen.has(child) && seen.add(child)) queue.push([child, down + 1]);
    }
  };
  let level = [family.deceased.id];
  const climbed = new Set(level);
  for (let up = 0; level.length > 0; up += 1) {
    for (const id of level) walkDown(id, up);
    level = level.flatMap(parentsOf).filter((id) => !climbed.has(id) && climbed.add(id));
  }
  return ways;
}

const listHeirs = (branches: readonly StirpesBranch[]): string[] =>
  branches.flatMap((branch) => ('heir' in branch ? [branch.heir] : listHeirs(branch.branches)));

/** Everybody of the family, by id. Asked of a family without circles. */
export function describeRelations(
  family: Family,
  formerSpouses: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, FamilyRelation> {
  const kin = getKinship(family);
  const ways = findWays(kin);
  const spouses = new Set(family.spouses.map(({ id }) => id));
  return new Map(
    family.members.map(({ id }) => {
      const way = ways.get(id);
      const degree = kin.degreeOf(id);
      const byMarriage = spouses.has(id) ? 'spouse' : formerSpouses.has(id) ? 'former spouse' : undefined;
      const kinship = byMarriage ?? (way && degree !== undefined ? nameRelation(...way) : undefined);
      return [
        id,
        {
          ...(degree !== undefined && { degree }),
          ...(kinship !== undefined && { kinship }),
          survived: kin.survived(id),
          issue: kin.takes(id) ? [] : listHeirs(listBranchesBelow(kin, id, kin.takes)),
        },
      ];
    }),
  );
}

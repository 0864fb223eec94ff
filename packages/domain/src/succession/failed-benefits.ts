import type { Kinship } from './kinship';
import { type Branch, branchesBelow } from './stirpes';
import type { Benefit, Will } from './will';

/** Who in the end takes a benefit, and by which rule. No branches: the benefit fails. */
export interface Takers {
  readonly branches: readonly Branch[];
  readonly rule: string;
}

const asBranches = (ids: readonly string[]): Branch[] => ids.map((heir) => ({ heir }));

/** The surviving spouses whom the will itself benefits; section 2C(1) looks to them alone. */
export const spousesUnder = (will: Will, kin: Kinship): readonly string[] =>
  kin.spouses.filter((spouse) => [...will.legacies, ...will.residue].some((benefit) => benefit.to === spouse));

/**
 * The order in which a gift finds its taker: the person named; the surviving spouse, where a descendant of age
 * renounces beside one, s 2C(1); the substitute the will names; the issue of a descendant, s 2C(2); nobody.
 */
export function takersOf(benefit: Benefit, kin: Kinship, spouses: readonly string[]): Takers {
  if (kin.takes(benefit.to)) return { branches: asBranches([benefit.to]), rule: 'named in the will' };
  const isDescendant = kin.descendants.has(benefit.to);
  if (isDescendant && kin.gaveUp(benefit.to) && spouses.length > 0) {
    return { branches: asBranches(spouses), rule: `${benefit.to} renounced; Wills Act 7 of 1953 s 2C(1)` };
  }
  const substitute = benefit.substitutes?.find((id) => kin.takes(id));
  if (substitute !== undefined) return { branches: asBranches([substitute]), rule: `substitute for ${benefit.to}` };
  if (isDescendant && !benefit.noRepresentation) {
    const branches = branchesBelow(kin, benefit.to, kin.takes);
    if (branches.length > 0) return { branches, rule: `issue of ${benefit.to}; Wills Act 7 of 1953 s 2C(2)` };
  }
  return { branches: [], rule: `${benefit.to} does not take and nobody steps in` };
}

import { type Said, said } from '../law/said';
import type { Kinship } from './kinship';
import { type Branch, branchesBelow } from './stirpes';
import type { Gift, Gifts } from './gift';

/** Who in the end takes a benefit, and by which rule. No branches: the benefit fails. */
export interface Takers {
  readonly branches: readonly Branch[];
  readonly rule: Said;
  /** In whose place the branches stand, where they do. */
  readonly through?: readonly string[];
}

const asBranches = (ids: readonly string[]): Branch[] => ids.map((heir) => ({ heir }));

const named = said('named in the will');

/** The surviving spouses whom the will itself benefits; section 2C(1) looks to them alone. */
export const spousesUnder = ({ legacies, residue }: Gifts, kin: Kinship): readonly string[] =>
  kin.spouses.filter((spouse) => [...legacies, ...residue].some((gift) => gift.to === spouse));

/**
 * The order in which a gift finds its taker: the person named; the surviving spouse, where a descendant of age
 * renounces beside one, s 2C(1); the substitute the will names; the issue of a descendant, s 2C(2); nobody.
 */
export function takersOf(gift: Gift, kin: Kinship, spouses: readonly string[]): Takers {
  if (kin.takes(gift.to)) return { branches: asBranches([gift.to]), rule: named };
  const person = kin.nameOf(gift.to);
  const isDescendant = kin.descendants.has(gift.to);
  if (isDescendant && kin.gaveUp(gift.to) && spouses.length > 0) {
    return { branches: asBranches(spouses), rule: said('{person} renounced; Wills Act 7 of 1953 s 2C(1)', { person }) };
  }
  const substitute = gift.substitutes?.find((id) => kin.takes(id));
  if (substitute !== undefined)
    return { branches: asBranches([substitute]), rule: said('substitute for {person}', { person }) };
  if (isDescendant && !gift.noRepresentation) {
    const branches = branchesBelow(kin, gift.to, kin.takes);
    if (branches.length > 0) {
      return { branches, rule: said('issue of {person}; Wills Act 7 of 1953 s 2C(2)', { person }), through: [gift.to] };
    }
  }
  const why = kin.member(gift.to)?.disqualified;
  const rule = why
    ? said('{person} does not take ({why}) and nobody steps in', { person, why })
    : said('{person} does not take and nobody steps in', { person });
  return { branches: [], rule };
}

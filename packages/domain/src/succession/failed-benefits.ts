import { type Message, message } from '../law/message';
import type { Kinship } from './kinship';
import { type StirpesBranch, listBranchesBelow } from './stirpes';
import type { WillGift, WillGifts } from './gift';

/** Who in the end takes a benefit, and by which rule. No branches: the benefit fails. */
export interface GiftTakers {
  readonly branches: readonly StirpesBranch[];
  readonly rule: Message;
  /** In whose place the branches stand, where they do. */
  readonly through?: readonly string[];
}

const toBranches = (ids: readonly string[]): StirpesBranch[] => ids.map((heir) => ({ heir }));

const named = message('named in the will');

/** The surviving spouses whom the will itself benefits; section 2C(1) looks to them alone. */
export const listSpousesUnder = ({ legacies, residue }: WillGifts, kin: Kinship): readonly string[] =>
  kin.spouses.filter((spouse) => [...legacies, ...residue].some((gift) => gift.to === spouse));

/**
 * The order in which a gift finds its taker: the person named; the surviving spouse, where a descendant of age
 * renounces beside one, s 2C(1); the substitute the will names; the issue of a descendant, s 2C(2); nobody.
 */
export function findGiftTakers(gift: WillGift, kin: Kinship, spouses: readonly string[]): GiftTakers {
  if (kin.takes(gift.to)) return { branches: toBranches([gift.to]), rule: named };
  const person = kin.nameOf(gift.to);
  const isDescendant = kin.descendants.has(gift.to);
  if (isDescendant && kin.gaveUp(gift.to) && spouses.length > 0) {
    return {
      branches: toBranches(spouses),
      rule: message('{person} renounced; Wills Act 7 of 1953 s 2C(1)', { person }),
    };
  }
  const substitute = gift.substitutes?.find((id) => kin.takes(id));
  if (substitute !== undefined)
    return { branches: toBranches([substitute]), rule: message('substitute for {person}', { person }) };
  if (isDescendant && !gift.noRepresentation) {
    const branches = listBranchesBelow(kin, gift.to, kin.takes);
    if (branches.length > 0) {
      return {
        branches,
        rule: message('issue of {person}; Wills Act 7 of 1953 s 2C(2)', { person }),
        through: [gift.to],
      };
    }
  }
  const why = kin.member(gift.to)?.disqualified;
  const rule = why
    ? message('{person} does not inherit ({why}), and there is no substitute', { person, why })
    : message('{person} does not inherit, and there is no substitute', { person });
  return { branches: [], rule };
}

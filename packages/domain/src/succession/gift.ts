import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';

/** Who steps in for a beneficiary who cannot or will not take. */
export interface SubstitutionTerms {
  /** Named by the will, by id; the first who takes has it. */
  readonly substitutes?: readonly string[];
  /** The will shows that the issue of this beneficiary do not step in (Wills Act 7 of 1953 s 2C(2)). */
  readonly noRepresentation?: boolean;
}

/** Something a will gives to one person, a member of the family as captured, relative or not. */
export interface WillGift extends SubstitutionTerms {
  readonly to: string;
}

/** A legacy at its value: money, or what the asset or the part of one is worth. A pre-legacy comes first. */
export interface ValuedLegacy extends WillGift {
  /** Its place in the account, which decides over odd cents. Absent: by id. */
  readonly place?: number;
  readonly id: string;
  readonly kind: 'preLegacy' | 'legacy';
  readonly value: Cents;
}

export interface ResidueGiftShare extends WillGift {
  /** As the will writes it: 4/12 stays 4/12. */
  readonly share: Fraction;
  /** Heirs with the same mark were named jointly: the share of one who fails accrues to the others. */
  readonly jointGift?: string;
}

/** A will as the law divides it: everything at its value, one taker an entry. */
export interface WillGifts {
  readonly legacies: readonly ValuedLegacy[];
  /** Shares of the residue. What they leave over, or the whole where the list is empty, is intestate. */
  readonly residue: readonly ResidueGiftShare[];
}

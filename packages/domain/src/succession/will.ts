import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';

interface Benefit {
  /** The beneficiary the will names: a member of the family as captured, relative or not. */
  readonly to: string;
  /** Named by the will to take in the place of who cannot or will not; the first who takes has it. */
  readonly substitutes?: readonly string[];
  /** The will shows that the issue of this beneficiary do not step in (Wills Act 7 of 1953 s 2C(2)). */
  readonly noRepresentation?: boolean;
}

/** A sum of money, or an asset or a share in one. A pre-legacy comes before the ordinary ones. */
export interface Legacy extends Benefit {
  readonly id: string;
  readonly kind: 'preLegacy' | 'legacy';
  readonly gives: { readonly cash: Cents } | { readonly asset: string; readonly share: Fraction };
}

export interface ResidueShare extends Benefit {
  /** As the will writes it: 4/12 stays 4/12. */
  readonly share: Fraction;
  /** Heirs with the same mark were named jointly: the share of one who fails accrues to the others. */
  readonly jointGift?: string;
}

export interface Will {
  readonly legacies: readonly Legacy[];
  /** Shares of the residue. What they leave over, or the whole where the list is empty, is intestate. */
  readonly residue: readonly ResidueShare[];
}

/** An asset that still belongs to the estate, at its value in the account. */
export interface EstateAsset {
  readonly id: string;
  readonly value: Cents;
}

export type { Benefit };

import type { FixedByWill } from '../costs/executor-fee';
import type { LimitedRight } from '../limited-interests/created-interest';
import type { Term } from '../limited-interests/factors';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { Benefit } from '../succession/will';

/** Somebody who takes, and the part as it is written. */
export interface Taker {
  readonly personId: string;
  readonly share: Fraction;
}
/** Who steps in for a beneficiary who cannot or will not take. */
type SteppingIn = Pick<Benefit, 'substitutes' | 'noRepresentation'>;
export interface Legatee extends Taker, SteppingIn {}
export interface ResidueHeir extends Taker, SteppingIn {
  /** Heirs with the same mark were named jointly: the share of one who fails accrues to the others. */
  readonly jointGift?: string;
}

export interface InterestHolder extends Taker {
  /** Ends sooner than the holder's life, or is given to a body. */
  readonly term?: Term;
}

interface AnyLegacy {
  readonly id: string;
  readonly clause?: string;
  /** To be met before all other legacies. */
  readonly preLegacy?: boolean;
}
export interface CashLegacy extends AnyLegacy, SteppingIn {
  readonly kind: 'cash';
  readonly personId: string;
  readonly amount: Cents;
}
/** An asset, or a part of one; parts the legacy does not name fall into the residue. */
export interface AssetLegacy extends AnyLegacy {
  readonly kind: 'asset';
  readonly assetId: string;
  readonly to: readonly Legatee[];
}
/** Enjoyment to some, ownership subject to it to others. The two awards together are the asset. */
export interface LimitedLegacy extends AnyLegacy {
  readonly kind: 'limited';
  readonly assetId: string;
  readonly right: LimitedRight;
  readonly holders: readonly InterestHolder[];
  readonly bareOwners: readonly Taker[];
  readonly acceptedYield?: Fraction;
}
export type Legacy = CashLegacy | AssetLegacy | LimitedLegacy;

export interface Residue {
  readonly clause?: string;
  /** Parts of the residue. What they leave open falls to the intestate heirs. */
  readonly to: readonly ResidueHeir[];
  /** Enjoyment of the residue for others; those above then own it subject to that. */
  readonly limited?: { readonly right: LimitedRight; readonly holders: readonly InterestHolder[] };
}

export interface Will {
  readonly datedOn?: string;
  readonly legacies: readonly Legacy[];
  readonly residue?: Residue;
  /** The will fixes what the executor earns. */
  readonly executor?: FixedByWill;
  /** The will lets heirs off bringing in what they had in life. */
  readonly noCollation?: boolean;
}

/**
 * Who takes what, where heirs agreed among themselves (redistribution) or the survivor takes over at a valuation the
 * Master allowed (s 38). Parts are of the whole asset. What each is entitled to stays; cash makes up the difference.
 */
export interface Agreement {
  readonly id: string;
  readonly ground: 'redistribution' | 's38' | 'allotment';
  /** A redistribution: who signed, and that a court or the Master approved it for the minors among them. */
  readonly signedBy?: readonly string[];
  readonly approvedForMinors?: boolean;
  /** A take-over under s 38: the Master's consent, and the security for what is due to minors. */
  readonly masterConsents?: boolean;
  readonly securityForMinors?: boolean;
  readonly assets: readonly { readonly assetId: string; readonly to: readonly Taker[] }[];
  /** Value one heir gives up to another by the agreement. */
  readonly transfers?: readonly { readonly from: string; readonly to: string; readonly amount: Cents }[];
}

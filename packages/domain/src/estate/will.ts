import type { WillFixedFee } from '../costs/executor-fee';
import type { LocalDate } from '../dates/local-date';
import type { LimitedRight } from '../limited-interests/created-interest';
import type { InterestTerm } from '../limited-interests/factors';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { SubstitutionTerms } from '../succession/gift';

/** Somebody who takes, and the part as it is written. */
export interface Taker {
  readonly personId: string;
  readonly share: Fraction;
}
export interface Legatee extends Taker, SubstitutionTerms {}
export interface ResidueHeir extends Taker, SubstitutionTerms {
  /** Heirs with the same mark were named jointly: the share of one who fails accrues to the others. */
  readonly jointGift?: string;
}

export interface InterestHolder extends Taker {
  /** Ends sooner than the holder's life, or is given to a body. */
  readonly term?: InterestTerm;
}

interface LegacyBase {
  readonly id: string;
  readonly clause?: string;
  /** To be met before all other legacies. */
  readonly preLegacy?: boolean;
}
export interface CashLegacy extends LegacyBase, SubstitutionTerms {
  readonly kind: 'cash';
  readonly personId: string;
  readonly amount: Cents;
  /** Paid late: interest from the day it was due to the day of the account, at the rate captured. */
  readonly lateInterest?: { readonly from: LocalDate; readonly yearlyRate: Fraction };
}
/** An asset, or a part of one; parts the legacy does not name fall into the residue. */
export interface AssetLegacy extends LegacyBase {
  readonly kind: 'asset';
  readonly assetId: string;
  readonly to: readonly Legatee[];
}
/** Enjoyment or an annuity to some, ownership subject to it to others. The two awards together are the asset. */
export interface LimitedLegacy extends LegacyBase {
  readonly kind: 'limited';
  readonly assetId: string;
  readonly right: LimitedRight;
  /** Of an annuity charged on the asset: what all who have it are paid a year. */
  readonly yearly?: Cents;
  readonly holders: readonly InterestHolder[];
  readonly bareOwners: readonly Taker[];
  readonly acceptedYield?: Fraction;
  /** Over money: how the capital is secured for those who own it, as the award prints it. */
  readonly security?: string;
}
export type Legacy = CashLegacy | AssetLegacy | LimitedLegacy;

export interface Residue {
  readonly clause?: string;
  /** Parts of the residue. What they leave open falls to the intestate heirs. */
  readonly to: readonly ResidueHeir[];
  /** Enjoyment of the residue for others; those above then own it subject to that. */
  readonly limited?: {
    readonly right: LimitedRight;
    /** Of an annuity charged on the residue. */
    readonly yearly?: Cents;
    readonly holders: readonly InterestHolder[];
    readonly security?: string;
  };
}

/** What the will obliges a surviving spouse to hand on out of a benefit: Estate Duty Act s 4(q) leaves it out. */
export interface WillHandOver {
  readonly id: string;
  readonly spouseId: string;
  /** Out of which legacy. Absent: out of the residue. */
  readonly legacyId?: string;
  readonly toPersonId: string;
  readonly amount: Cents;
}

export interface Will {
  readonly datedOn?: LocalDate;
  readonly legacies: readonly Legacy[];
  readonly residue?: Residue;
  /** The will fixes what the executor earns. */
  readonly executor?: WillFixedFee;
  /** The will lets heirs off bringing in what they had in life. */
  readonly noCollation?: boolean;
  /** The will shows that a spouse divorced within three months of the death still benefits (Wills Act 7 of 1953 s 2B). */
  readonly keepsFormerSpouse?: boolean;
  /** The will forbids the survivor to take assets over at a valuation (Administration of Estates Act s 38). */
  readonly forbidsTakeOver?: boolean;
  /** Whoever does not outlive the deceased by so many days takes nothing under the will. */
  readonly survivorshipDays?: number;
  readonly handOvers?: readonly WillHandOver[];
}

/**
 * Who takes what, where heirs agreed among themselves (redistribution) or the survivor takes over at a valuation the
 * Master allowed (s 38). Parts are of the whole asset. What each is entitled to stays; cash makes up the difference.
 */
export interface HeirAgreement {
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

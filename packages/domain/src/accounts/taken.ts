import { type Message } from '../law/message';
import type { WorkedResult } from '../law/worked';
import { type Cents, nil } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { InterestValue } from '../limited-interests/created-interest';
import type { Legacy } from '../estate/will';

/** Where a legacy of the division came from: one entry of the will may name several takers. */
export interface LegacyOrigin {
  readonly legacy: Legacy;
  readonly as: 'cash' | 'full' | 'holder' | 'bareOwner';
  /** The part of the deceased's share in an asset: as the will writes it, or the value of a right in it. */
  readonly part?: Fraction;
  /** Debts that stay on the asset by the will: the legacy is worth so much less than the asset it gives. */
  readonly bears?: Cents;
}

/** What one person takes under one legacy. `full` is its value; `amount` what is left of it after debts and a reduction. */
export interface AwardedLegacy {
  readonly personId: string;
  readonly origin: LegacyOrigin;
  readonly assetId?: string;
  /** The part of the deceased's share in that asset: exact, so that one worth nothing still goes to somebody. */
  readonly part?: Fraction;
  readonly full: Cents;
  readonly amount: Cents;
  /** Of the difference: debts that stay on the asset. */
  readonly bears?: Cents;
  readonly ground: Message;
}
export interface AwardedResidue {
  readonly personId: string;
  readonly amount: Cents;
  /** The part by which assets of the residue are taken in kind. */
  readonly part: Fraction;
  readonly as: 'full' | 'holder' | 'bareOwner';
  /** A sum fixed whatever the residue comes to: the minimum of an intestate's spouse, an annuity at its value. */
  readonly fixed?: boolean;
  readonly ground: Message;
  /** Those in whose place the heir takes: their advances are brought in with the heir's own. */
  readonly through?: readonly string[];
}

/** Who takes what of the balance, before anything is said of money or kind. */
export interface EstateDivision {
  readonly balance: Cents;
  readonly legacies: readonly AwardedLegacy[];
  readonly residue: Cents;
  /** What of the residue no will disposes of: it goes by the law, or by hand. */
  readonly open: Cents;
  readonly residueTaken: readonly AwardedResidue[];
  /** Legacies that were not met in full. */
  readonly reducedBy: Cents;
  readonly worked: WorkedResult<unknown>;
  readonly interests: ReadonlyMap<string, WorkedResult<InterestValue>>;
  readonly residueInterest?: WorkedResult<InterestValue>;
}

/** Nothing to divide, or nobody whose share matters. */
export const nobodyTakes: EstateDivision = {
  balance: nil,
  legacies: [],
  residue: nil,
  open: nil,
  residueTaken: [],
  reducedBy: nil,
  worked: { title: 'Division', section: 'Administration of Estates Act s 35', lines: [], value: undefined },
  interests: new Map(),
};

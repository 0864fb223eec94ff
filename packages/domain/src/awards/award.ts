import type { LocalDate } from '../dates/local-date';
import type { AssetClass, AssetTreatment } from '../estate/asset';
import type { PersonKind } from '../estate/person';
import type { Sex } from '../limited-interests/factors';
import type { Message } from '../law/message';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';

/** Full ownership; or the two sides of a usufruct or like right: who enjoys, and who owns subject to that. */
export type AwardedRight = 'full' | 'enjoyment' | 'bareOwnership';

/** A part of one asset that one person takes. */
export interface AssetAward {
  readonly id: string;
  readonly assetId: string;
  readonly personId: string;
  readonly as: AwardedRight;
  /** Of the whole asset, as written: 4/12 stays 4/12. */
  readonly share: Fraction;
  /** The will itself gives it, or it is allotted out of what somebody inherits. */
  readonly by: 'will' | 'allotment';
  readonly clause?: string;
  /** Of an annuity charged on the asset: what all who have it are paid a year. */
  readonly yearly?: Cents;
}

export interface AwardableAsset {
  readonly id: string;
  readonly name: string;
  readonly class: AssetClass;
  /** What it stands at in the account, the estate's share of it. */
  readonly value: Cents;
  readonly treatment: AssetTreatment;
  readonly bonaFideFarm?: boolean;
}

export interface AwardTaker {
  readonly id: string;
  readonly name: string;
  readonly kind: PersonKind;
  readonly bornOn?: LocalDate;
  readonly sex?: Sex;
  /** Why nothing can be awarded to this person: died before, renounced, may not inherit. */
  readonly cannotTake?: Message;
  /** Sums of money the will leaves this person, beside what is awarded in kind. */
  readonly legacies?: Cents;
  /** What falls to this person in all, where the account can say it. */
  readonly entitled?: Cents;
  /** Of that, a survivor's own half, which nobody awards. */
  readonly byRight?: Cents;
}

/** Everything the table of awards is worked out from. */
export interface AwardContext {
  readonly diedOn: LocalDate;
  readonly assets: readonly AwardableAsset[];
  readonly people: readonly AwardTaker[];
  readonly awards: readonly AssetAward[];
}

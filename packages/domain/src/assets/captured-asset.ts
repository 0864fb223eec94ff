import type { LocalDate } from '../dates/local-date';
import type { AssetGains, EstateAsset } from '../estate/asset';
import type { HeldInterest } from '../estate/income';
import type { BenefitOutsideEstate } from '../estate/policy';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { RandOrForeign } from '../money/in-rand';
import type { AssetKind } from './asset-kind';

/** An amount as captured: in the matter's own money, or in another with the rate of a day. */
export interface PricedAmount {
  readonly amount: Cents;
  /** Absent: the matter's own. */
  readonly currency?: string;
  readonly rate?: Fraction;
  readonly rateOn?: LocalDate;
}

/** Somebody a policy or fund pays past the estate. Parts are kept as written. */
export interface BenefitPayee {
  readonly personId: string;
  readonly share: Fraction;
  readonly premiumsPaid?: NonNullable<BenefitOutsideEstate['premiumsByNominee']>;
}

/** A policy, fund or trust that pays somebody other than the estate. */
export interface PaidPastBenefit extends Pick<
  BenefitOutsideEstate,
  'kind' | 'exclusion' | 'contributionsNotDeducted' | 'inShareValue'
> {
  readonly payees: readonly BenefitPayee[];
}

export type InterestFacts = Pick<
  HeldInterest,
  'right' | 'instrument' | 'charges' | 'successors' | 'forDuty' | 'deductedUnder'
>;

type PlainAssetFacts = Pick<
  EstateAsset,
  | 'description'
  | 'class'
  | 'voucher'
  | 'titleDeed'
  | 'extent'
  | 'share'
  | 'treatment'
  | 'whyOutstanding'
  | 'liquidity'
  | 'separateOf'
  | 'customary'
  | 'settlesAccrualOf'
  | 'excludedFromAccrual'
  | 'lentForPublic'
  | 'soldOn'
  | 'saleCosts'
  | 'administeredAbroad'
  | 'foreign'
  | 'bonaFideFarm'
  | 'account'
>;

/**
 * Whatever stands on the assets tab: the estate's own, what a death pays past it, and what was held for others. What it
 * becomes in the law's words is told by `propertyOf`.
 */
export interface CapturedAsset extends PlainAssetFacts {
  readonly id: string;
  readonly kind: AssetKind;
  /** Absent: not valued yet. */
  readonly value?: PricedAmount;
  /** Of an insolvent estate: the item of Tariff B that was chosen for what it brings. */
  readonly tariffItem?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly soldFor?: PricedAmount;
  /** What was spent to acquire and improve it, for the base cost. */
  readonly costs: readonly (PricedAmount & { readonly on?: LocalDate })[];
  readonly gains?: Omit<AssetGains, 'baseCost'>;
  /** The account it is held in: the account itself is then not counted. */
  readonly partOf?: string;
  readonly paidPast?: PaidPastBenefit;
  readonly interest?: InterestFacts;
}

export const toStatedAmount = ({ amount, currency, rate }: PricedAmount): RandOrForeign =>
  currency === undefined ? amount : { amount, currency, ...(rate && { randPerUnit: rate }) };

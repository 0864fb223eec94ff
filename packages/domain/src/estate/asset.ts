import type { PersonalUseException } from '../capital-gains/gains-asset';
import type { ResidenceUse } from '../capital-gains/primary-residence';
import type { PreValuationAsset } from '../capital-gains/valuation-date';
import type { LocalDate } from '../dates/local-date';
import type { Fraction } from '../money/fraction';
import type { Cents } from '../money/cents';
import type { RandOrForeign } from '../money/in-rand';
import type { AccrualExclusion } from '../regimes/accrual';

export type AssetClass = 'immovable' | 'movable' | 'claim';
export const assetClasses: readonly AssetClass[] = ['immovable', 'movable', 'claim'];

/**
 * How an asset is dealt with: awarded as it is, sold, money (or a claim that was collected), or still outstanding, for
 * a reason the account states (s 35(3)).
 */
export type AssetTreatment = 'inKind' | 'sold' | 'money' | 'outstanding';

/** What capital gains tax wants to know. Absent: the asset has no gain, as money has none. */
export interface AssetGains {
  readonly kind: 'ordinary' | 'residence' | 'personalUse' | 'longTermPolicy' | 'retirementInterest';
  readonly baseCost?: RandOrForeign;
  readonly heldOnValuationDate?: Omit<PreValuationAsset, 'proceeds'>;
  readonly residence?: ResidenceUse;
  readonly personalUseException?: PersonalUseException;
  readonly smallBusiness?: { readonly yearsHeld: number; readonly substantiallyInvolved: boolean };
  readonly acquired?: LocalDate;
}

export interface EstateAsset {
  readonly id: string;
  readonly description: string;
  readonly class: AssetClass;
  readonly voucher?: string;
  /** Immovable property, as the deed has it: reg 5(1)(b) wants both in the account. */
  readonly titleDeed?: string;
  readonly extent?: string;
  /** Of the whole asset, at the date of death. */
  readonly value: RandOrForeign;
  /** Gross proceeds of the whole asset, once sold. They stand in the account in place of the value. */
  readonly soldFor?: RandOrForeign;
  /** The day of the sale, and improvements after the death with the costs of selling: for the estate's own gain. */
  readonly soldOn?: LocalDate;
  readonly saleCosts?: Cents;
  /** The part the estate owns (in community: the joint estate). Absent: the whole. */
  readonly share?: Fraction;
  readonly treatment: AssetTreatment;
  readonly whyOutstanding?: string;
  /** How soon it could be money, for a projection. Absent: money is cash, all else is fixed. */
  readonly liquidity?: 'cash' | 'realisable' | 'fixed';
  /** In community: kept out of it by a will, a donation or the contract. Massed: what the survivor brings in. */
  readonly separateOf?: 'deceased' | 'survivor';
  /** Several wives without contract or order: property of one house, of the whole family, or personal. Always said then. */
  readonly customary?:
    | { readonly kind: 'house'; readonly spouseId: string }
    | { readonly kind: 'family' }
    | { readonly kind: 'personal' };
  /** Married with accrual: why it stays out of both ends. */
  readonly excludedFromAccrual?: AccrualExclusion;
  /** Wound up by another executor abroad: no fee is earned on it here. */
  readonly administeredAbroad?: boolean;
  /** Foreign property that s 3(2) leaves out for a deceased who was not resident, or s 4(e) deducts for one who was. */
  readonly foreign?: { readonly acquiredBeforeResidence?: boolean };
  /** Bona fide farming property: for duty, 30% comes off a value that was not realised. */
  readonly bonaFideFarm?: boolean;
  /** Books, pictures or art lent to the State or an approved body by notarial deed, Estate Duty Act s 4(o). */
  readonly lentForPublic?: { readonly borrower: string; readonly deedOn: LocalDate; readonly years: number };
  readonly gains?: AssetGains;
  /** Given to this spouse in settlement of the accrual claim: no cash is paid for that part of the claim. */
  readonly settlesAccrualOf?: string;
  /** Which of the estate's accounts it first stands in, counted from 1. Absent: the first. */
  readonly account?: number;
}

export const classifyLiquidity = (asset: EstateAsset): 'cash' | 'realisable' | 'fixed' =>
  asset.liquidity ?? (asset.treatment === 'money' || asset.treatment === 'sold' ? 'cash' : 'fixed');
export const isInCash = (asset: EstateAsset): boolean => asset.treatment === 'money' || asset.treatment === 'sold';

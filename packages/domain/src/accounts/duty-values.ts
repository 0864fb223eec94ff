import type { Deduction, SpouseBenefit } from '../estate-duty/deductions';
import type { DeemedItem } from '../estate-duty/deemed-property';
import type { PropertyItem } from '../estate-duty/property';
import type { ItemRef } from '../estate/duty-facts';
import { type Cents, cents, nil } from '../money/cents';
import type { DrawingFacts, ValuedAsset } from './facts';

declare const of: unique symbol;
/** What heirs share of a property in the account: the deceased's half of a joint one, all of it when massed. */
export type AccountValue = Cents & { readonly [of]?: 'account' };
/** The part of that which was the deceased's own to leave. Only massing makes it less. */
export type OwnValue = Cents & { readonly [of]?: 'own' };
/** What the property is included at for duty: the own part, a farm reduced, nothing where it is left out. */
export type IncludedValue = Cents & { readonly [of]?: 'included' };
/** What is left of that once the letters before 4(h) have taken their part. */
export type FreeValue = Cents & { readonly [of]?: 'free' };

/** What enters the estate for duty, at what value, and deductions that hang on single items of it. */
export interface DutyProperty {
  readonly property: readonly PropertyItem[];
  readonly deemed: readonly DeemedItem[];
  readonly included: ReadonlyMap<string, IncludedValue>;
  readonly deductions: readonly Deduction[];
  readonly benefits: readonly SpouseBenefit[];
  /** Where each item was captured, to name a refusal by. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Claims the account computed: the accrual claim of the estate is deemed property, a refund is plain property. */
export interface ComputedClaims {
  readonly accrual: Cents;
  readonly refund: Cents;
}

/** A property or a computed claim with each of its values under its own name. */
export interface DutyValues {
  /** In the account; absent for a claim the account computed. */
  readonly asset?: ValuedAsset['asset'];
  readonly inCash: boolean;
  readonly account: AccountValue;
  readonly own: OwnValue;
  readonly included: IncludedValue;
  readonly free: FreeValue;
}

const prefixes = {
  assets: 'asset',
  benefits: 'benefit',
  interestsHeld: 'interest',
  annuitiesHeld: 'annuity',
  donations: 'donation',
  disposableProperty: 'disposable',
} as const satisfies Readonly<Record<ItemRef['list'], string>>;

/** How the duty knows an item of the estate: ids are only unique inside a list. */
export const toDutyId = ({ list, id }: ItemRef): string => `${prefixes[list]} ${id}`;
export const toAssetKey = (id: string): string => toDutyId({ list: 'assets', id });
export const refundKey = 'claim: tax refund';
export const accrualKey = 'claim: accrual';

/** In the joint estate, massed or not: the deceased owned half of it. */
export const isJointProperty = (facts: DrawingFacts, { asset }: Pick<ValuedAsset, 'asset'>): boolean =>
  facts.regime?.value === 'inCommunity' && asset.separateOf === undefined;

const computeHalf = (value: Cents): Cents => cents(Math.floor(value / 2));

function computeOwnValue(facts: DrawingFacts, valued: ValuedAsset): OwnValue {
  if (!facts.massed) return valued.ofDeceased;
  if (valued.asset.separateOf === 'survivor') return nil;
  return isJointProperty(facts, valued) ? computeHalf(valued.value) : valued.value;
}

/** The values of every asset of the account and of the claims it computed. */
export function computeDutyValues(
  facts: DrawingFacts,
  found: Pick<DutyProperty, 'included' | 'deductions'>,
  claims: ComputedClaims,
): readonly DutyValues[] {
  const before = new Map<string, Cents>();
  for (const { propertyId, amount } of found.deductions) {
    if (propertyId !== undefined) before.set(propertyId, cents((before.get(propertyId) ?? 0) + amount));
  }
  const toValues = (key: string, account: AccountValue, own: OwnValue) => {
    const value = found.included.get(key) ?? nil;
    return { account, own, included: value, free: cents(Math.max(0, value - (before.get(key) ?? 0))) };
  };
  const assets = facts.assets.map((valued): DutyValues => ({
    asset: valued.asset,
    inCash: valued.inCash,
    ...toValues(toAssetKey(valued.asset.id), valued.ofDeceased, computeOwnValue(facts, valued)),
  }));
  // A claim of a joint estate is shared like its other property; the estate's accrual claim knows no joint estate.
  const toClaimValues = ([key, value]: readonly [string, Cents]): DutyValues[] => {
    if (value === 0) return [];
    const joint = facts.regime?.value === 'inCommunity';
    const own = joint ? computeHalf(value) : value;
    return [{ inCash: true, ...toValues(key, facts.joint ? own : value, own) }];
  };
  return [
    ...assets,
    ...[[refundKey, claims.refund] as const, [accrualKey, claims.accrual] as const].flatMap(toClaimValues),
  ];
}

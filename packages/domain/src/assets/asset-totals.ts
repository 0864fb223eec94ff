import { computeAssetAmount } from '../estate/asset-value';
import { assetClasses } from '../estate/asset';
import { isRefused } from '../law/refusal';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { toStatedAmount, type CapturedAsset } from './captured-asset';
import { listHolders, convertToRands } from './to-estate-property';

/** Where an asset is counted. What is paid past the estate or held for others is never in the gross. */
export type AssetTotalKey = (typeof assetClasses)[number] | 'paidPast' | 'heldForOthers';
export const totalKeys: readonly AssetTotalKey[] = [...assetClasses, 'paidPast', 'heldForOthers'];

export interface AssetTotal {
  readonly count: number;
  readonly amount: Cents;
}
export interface AssetTotals {
  readonly by: Readonly<Record<AssetTotalKey, AssetTotal>>;
  /** What the estate owns: the three classes together. */
  readonly gross: Cents;
  readonly unvalued: number;
}

/** All that decides where an asset is counted, and at how much. */
export type CountableAsset = Pick<CapturedAsset, 'class' | 'treatment' | 'value' | 'soldFor' | 'share'> & {
  readonly paidPast?: unknown;
  readonly interest?: unknown;
};

export const classifyAsset = ({ paidPast, interest, class: ofClass }: CountableAsset): AssetTotalKey =>
  paidPast ? 'paidPast' : interest ? 'heldForOthers' : ofClass;

/** What one asset is counted at: the estate's share of its proceeds or value. */
export function computeCountedAmount(asset: CountableAsset): Cents {
  const { paidPast, interest, value, soldFor, treatment, share } = asset;
  if (paidPast || interest) return convertToRands(value);
  const stands = computeAssetAmount({
    treatment,
    value: value ? toStatedAmount(value) : nil,
    ...(soldFor && { soldFor: toStatedAmount(soldFor) }),
    ...(share && { share }),
  });
  return isRefused(stands) ? nil : stands;
}

/** What a line of the assets tab adds to the totals. */
export interface CountedAssetLine {
  readonly under: AssetTotalKey;
  readonly amount: Cents;
  /** Others are held in it and counted in its place. */
  readonly isHolder: boolean;
  readonly isValued: boolean;
}

/** Totals of the lines shown, whichever these are. */
export function sumAssetLines(lines: readonly CountedAssetLine[]): AssetTotals {
  const by = Object.fromEntries(totalKeys.map((key) => [key, { count: 0, amount: nil }])) as Record<
    AssetTotalKey,
    { count: number; amount: Cents }
  >;
  const counted = lines.filter(({ isHolder }) => !isHolder);
  for (const { under, amount } of counted) {
    const total = by[under];
    total.count += 1;
    total.amount = plus(total.amount, amount);
  }
  const unvalued = counted.filter(({ isValued }) => !isValued).length;
  return { by, gross: sum(assetClasses.map((key) => by[key].amount)), unvalued };
}

/** Totals of the assets shown. `all` tells which accounts are counted by what they hold. */
export function computeAssetTotals(
  shown: readonly CapturedAsset[],
  all: readonly CapturedAsset[] = shown,
): AssetTotals {
  const holders = listHolders(all);
  return sumAssetLines(
    shown.map((asset) => ({
      under: classifyAsset(asset),
      amount: computeCountedAmount(asset),
      isHolder: holders.has(asset.id),
      isValued: asset.value !== undefined,
    })),
  );
}

/** What an account's statement says against what is captured inside it. */
export interface HeldInAccount {
  readonly stated: Cents | undefined;
  readonly held: Cents;
  /** Above nought: something in the account is not captured yet. */
  readonly gap: Cents;
}

export function computeHeldInAccount(account: CapturedAsset, all: readonly CapturedAsset[]): HeldInAccount | undefined {
  const inside = all.filter(({ partOf }) => partOf === account.id);
  if (inside.length === 0) return undefined;
  const held = sum(inside.map(computeCountedAmount));
  const stated = account.value && computeCountedAmount(account);
  return { stated, held, gap: stated === undefined ? nil : minus(stated, held) };
}

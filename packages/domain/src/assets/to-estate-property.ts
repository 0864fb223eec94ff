import type { AssetGains, EstateAsset } from '../estate/asset';
import type { HeldInterest } from '../estate/income';
import type { BenefitOutsideEstate } from '../estate/policy';
import { isRefused } from '../law/refusal';
import { type Cents, nil, sum } from '../money/cents';
import { isSameFraction } from '../money/fraction';
import { convertToRand, type RandOrForeign } from '../money/in-rand';
import { shareOut } from '../money/share-out';
import { toStatedAmount, type CapturedAsset, type PricedAmount } from './captured-asset';

/** What the law works with. Assets without a value stand at nil here, and are named so that somebody values them. */
export interface EstateProperty {
  readonly assets: readonly EstateAsset[];
  readonly benefits: readonly BenefitOutsideEstate[];
  readonly interestsHeld: readonly HeldInterest[];
  readonly unvalued: readonly string[];
}

/** A rate that is missing counts as nil here; capturing refuses it, so none is stored. */
export function convertToRands(priced: PricedAmount | undefined): Cents {
  if (!priced) return nil;
  const found = convertToRand('value', toStatedAmount(priced));
  return isRefused(found) ? nil : found;
}

/** What was spent, in one amount: in its own currency while all of it is in one at one rate, else in rand. */
export function sumBaseCost(costs: readonly PricedAmount[]): RandOrForeign | undefined {
  const [first, ...more] = costs;
  if (!first) return undefined;
  const isAlike = more.every(
    ({ currency, rate }) =>
      currency === first.currency && (rate && first.rate ? isSameFraction(rate, first.rate) : rate === first.rate),
  );
  if (!isAlike) return sum(costs.map(convertToRands));
  return toStatedAmount({ ...first, amount: sum(costs.map(({ amount }) => amount)) });
}

function toAssetGains({ gains, costs }: CapturedAsset): AssetGains | undefined {
  if (!gains) return undefined;
  const baseCost = sumBaseCost(costs);
  return baseCost === undefined ? gains : { ...gains, baseCost };
}

function toEstateAsset(asset: CapturedAsset): EstateAsset {
  const { id, description, class: ofClass, treatment, value, soldFor } = asset;
  const gains = toAssetGains(asset);
  return {
    id,
    description,
    class: ofClass,
    treatment,
    value: value ? toStatedAmount(value) : nil,
    ...(asset.voucher !== undefined && { voucher: asset.voucher }),
    ...(asset.titleDeed !== undefined && { titleDeed: asset.titleDeed }),
    ...(asset.extent !== undefined && { extent: asset.extent }),
    ...(soldFor && { soldFor: toStatedAmount(soldFor) }),
    ...(asset.soldOn && { soldOn: asset.soldOn }),
    ...(asset.saleCosts !== undefined && { saleCosts: asset.saleCosts }),
    ...(asset.share && { share: asset.share }),
    ...(asset.whyOutstanding !== undefined && { whyOutstanding: asset.whyOutstanding }),
    ...(asset.liquidity && { liquidity: asset.liquidity }),
    ...(asset.separateOf && { separateOf: asset.separateOf }),
    ...(asset.customary && { customary: asset.customary }),
    ...(asset.settlesAccrualOf !== undefined && { settlesAccrualOf: asset.settlesAccrualOf }),
    ...(asset.excludedFromAccrual && { excludedFromAccrual: asset.excludedFromAccrual }),
    ...(asset.lentForPublic && { lentForPublic: asset.lentForPublic }),
    ...(asset.administeredAbroad && { administeredAbroad: true }),
    ...(asset.foreign && { foreign: asset.foreign }),
    ...(asset.bonaFideFarm && { bonaFideFarm: true }),
    ...(gains && { gains }),
    ...(asset.account !== undefined && { account: asset.account }),
  };
}

/** One benefit for each who is paid. The amount is shared out by the parts as written, to the last cent. */
function toBenefits({ id, description, value, paidPast }: CapturedAsset): BenefitOutsideEstate[] {
  if (!paidPast) return [];
  const { payees, kind, exclusion, contributionsNotDeducted, inShareValue } = paidPast;
  const shares = payees.map(({ share }) => share);
  const amounts = shareOut(convertToRands(value), shares);
  const undeducted = contributionsNotDeducted === undefined ? [] : shareOut(contributionsNotDeducted, shares);
  const counted = inShareValue === undefined ? [] : shareOut(inShareValue, shares);
  return payees.map(({ personId, premiumsPaid }, index) => ({
    id: payees.length === 1 ? id : `${id}.${personId}`,
    description,
    kind,
    amount: amounts[index]!,
    nominee: personId,
    ...(premiumsPaid && premiumsPaid.length > 0 && { premiumsByNominee: premiumsPaid }),
    ...(exclusion && { exclusion }),
    ...(contributionsNotDeducted !== undefined && { contributionsNotDeducted: undeducted[index]! }),
    ...(inShareValue !== undefined && { inShareValue: counted[index]! }),
  }));
}

function toHeldInterests({ id, description, voucher, value, interest, account }: CapturedAsset): HeldInterest[] {
  if (!interest) return [];
  return [
    {
      id,
      description,
      ...(voucher !== undefined && { voucher }),
      value: convertToRands(value),
      ...interest,
      ...(account !== undefined && { account }),
    },
  ];
}

/** The accounts something is held in. Each stands for what is in it, so it is left out itself. */
export const listHolders = (captured: readonly CapturedAsset[]): ReadonlySet<string> =>
  new Set(captured.flatMap(({ partOf }) => (partOf === undefined ? [] : [partOf])));

export function toEstateProperty(captured: readonly CapturedAsset[]): EstateProperty {
  const holders = listHolders(captured);
  const counted = captured.filter(({ id }) => !holders.has(id));
  const own = counted.filter(({ paidPast, interest }) => !paidPast && !interest);
  return {
    assets: own.map(toEstateAsset),
    benefits: counted.flatMap(toBenefits),
    interestsHeld: counted.flatMap(toHeldInterests),
    unvalued: counted.filter(({ value }) => value === undefined).map(({ id }) => id),
  };
}

import type { AssetKind } from '../assets/asset-kind';
import type { AssetClass } from '../estate/asset';
import type { TariffItem } from './remuneration';

/** What each item of Tariff B is for, as a line is offered it. */
export const tariffItemLabels: Readonly<Record<TariffItem, string>> = {
  1: '1: movables, debts, rent and interest',
  2: '2: land, shares, policies and bonds',
  3: '3: money found, and deposits',
  4: '4: sales of the business carried on',
  5: '5: money under a composition',
  6: '6: movables a creditor takes over',
};

const usual: Readonly<Record<AssetKind, TariffItem>> = {
  immovable: 2,
  vehicle: 1,
  movable: 1,
  cash: 3,
  investment: 2,
  policy: 2,
  business: 1,
  claim: 1,
  limitedInterest: 1,
  foreign: 1,
};

interface ClassifiedAsset {
  readonly kind: AssetKind;
  readonly class: AssetClass;
}

/** Land and what the law counts as land: no general bond reaches what it brings (s 86). */
export const isLand = ({ class: of }: ClassifiedAsset): boolean => of === 'immovable';

// No field tells a deposit from shares; both are investments, of either class.
const deposit = /\b(deposits?|deposito'?s?|fixed[- ]term|notice account|kennisgewingrekening)\b/i;

/**
 * The item of Tariff B that what an asset brings earns under (s 63): money found at a bank 1%, as are a fixed deposit and
 * money in a foreign bank; land 3%, wherever it is and whoever holds it.
 */
export function findTariffItem(
  asset: ClassifiedAsset & { readonly description: string; readonly tariffItem?: TariffItem },
): TariffItem {
  const { kind, tariffItem } = asset;
  if (tariffItem !== undefined) return tariffItem;
  const isMoney =
    (kind === 'investment' && deposit.test(asset.description)) || (kind === 'foreign' && asset.class === 'claim');
  return isMoney ? 3 : isLand(asset) ? 2 : usual[kind];
}

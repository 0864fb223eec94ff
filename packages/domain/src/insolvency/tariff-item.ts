import type { AssetKind } from '../assets/asset-kind';
import type { AssetClass } from '../estate/asset';
import type { TariffItem } from './remuneration';

/** What each item of Tariff B is for, as a line is offered it. */
export const tariffItemLabels: Readonly<Record<TariffItem, string>> = {
  1: 'Movables, debts, rent and interest (item 1)',
  2: 'Land, shares, policies and bonds (item 2)',
  3: 'Money found, and deposits (item 3)',
  4: 'Sales of the business carried on (item 4)',
  5: 'Money under a composition (item 5)',
  6: 'Movables a creditor takes over (item 6)',
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

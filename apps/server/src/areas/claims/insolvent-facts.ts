import type { AssetKind } from '@boedel/domain/assets/asset-kind';
import type { InsolventEstate } from '@boedel/domain/insolvency/estate';
import type { TariffItem } from '@boedel/domain/insolvency/remuneration';

/** The item of Tariff B that each kind of asset earns under. */
export const tariffItems: Readonly<Record<AssetKind, TariffItem>> = {
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

const entities: Readonly<Record<string, InsolventEstate['entity']>> = {
  company: 'company',
  'close corporation': 'closeCorporation',
};
export const findEntityKind = (kind: string | null): InsolventEstate['entity'] => entities[kind ?? ''] ?? 'person';

import { assetCalls } from '@boedel/contract/assets/assets.calls';
import type { WireBody } from '@boedel/contract/call';
import type { EstateAsset } from '@boedel/domain/estate/asset';
import type { Estate } from '@boedel/domain/estate/estate';
import type { Cents } from '@boedel/domain/money/cents';
import { writeFraction } from '@boedel/domain/money/fraction';
import type { RandOrForeign } from '@boedel/domain/money/in-rand';
import type { TestPerson } from '../../testing/test-app';

export type AssetBody = WireBody<typeof assetCalls.add>;

export const createAssetBody = (matterID: number, more: Partial<AssetBody> = {}): AssetBody => ({
  matterID,
  kind: 'immovable',
  class: 'immovable',
  name: 'Erf 12 Paarl',
  treatment: 'inKind',
  valuationAmount: 1_000_000,
  ...more,
});

/** Adds an asset and fails loudly where it was refused. */
export async function createAsset(who: TestPerson, matterID: number, more: Partial<AssetBody> = {}) {
  const added = await who.call(assetCalls.add, { body: createAssetBody(matterID, more) });
  if (added.status !== 200) throw new Error(JSON.stringify(added.problem));
  return added.body;
}

export const readAmount = (value: RandOrForeign): Cents => (typeof value === 'number' ? value : value.amount);

/** A class and a kind that may stand in it and have a gain. */
const chooseKind = (asset: EstateAsset) => (asset.class === 'immovable' ? 'immovable' : 'investment');

/** An asset of the law's own estate as the calls take it; its base cost is an amount of its own. */
export const toAssetBody = (asset: EstateAsset) => ({
  kind: chooseKind(asset),
  class: asset.class,
  name: asset.description,
  treatment: asset.treatment,
  share: asset.share ? writeFraction(asset.share) : null,
  valuationAmount: readAmount(asset.value) / 100,
  gainsKind: asset.gains?.kind ?? null,
  separateOf: asset.separateOf ?? null,
  bonaFideFarm: asset.bonaFideFarm ?? false,
  isForeign: asset.foreign !== undefined,
  acquiredBeforeResidence: asset.foreign?.acquiredBeforeResidence ?? false,
});

/** What is paid past the estate to whom it names, as it is captured. */
export const toBenefitBody = (
  { description, amount, kind, nominee }: Estate['benefits'][number],
  person: (id: string) => number,
) => ({
  kind: 'policy',
  class: 'claim',
  name: description,
  treatment: 'money',
  valuationAmount: amount / 100,
  paysPastEstate: true,
  benefitKind: kind,
  payees: [{ partyID: person(nominee), share: '1' }],
});

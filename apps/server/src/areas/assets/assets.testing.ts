import { assetCalls } from '@boedel/contract/assets/assets.calls';
import type { WireBody } from '@boedel/contract/call';
import type { Somebody } from '../../testing/house';

export type AssetBody = WireBody<typeof assetCalls.add>;

export const anAsset = (matterID: number, more: Partial<AssetBody> = {}): AssetBody => ({
  matterID,
  kind: 'immovable',
  class: 'immovable',
  name: 'Erf 12 Paarl',
  treatment: 'inKind',
  valuationAmount: 1_000_000,
  ...more,
});

/** Adds an asset and fails loudly where it was refused. */
export async function addedAsset(who: Somebody, matterID: number, more: Partial<AssetBody> = {}) {
  const added = await who.call(assetCalls.add, { body: anAsset(matterID, more) });
  if (added.status !== 200) throw new Error(JSON.stringify(added.problem));
  return added.body;
}

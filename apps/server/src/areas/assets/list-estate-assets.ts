import { type AssetTotals, computeAssetTotals } from '@boedel/domain/assets/asset-totals';
import { toEstateProperty, type EstateProperty } from '@boedel/domain/assets/to-estate-property';
import type { EstateAsset } from '@boedel/domain/estate/asset';
import type { Tx } from '../../platform/db/database';
import type { Holdings } from '../kept-figures/stored-figures';
import { assetStore, type WholeAsset } from './assets.store';
import { toStoredAsset } from './captured';

/** What the matter holds, read once: as it is stored, as it was captured, and in the law's words. */
export interface AssetHoldings extends Holdings {
  readonly wholes: readonly WholeAsset[];
}
export async function readHoldings(tx: Tx, matterId: number): Promise<AssetHoldings> {
  const wholes = await assetStore(tx).listOf(matterId);
  const captured = wholes.map(toStoredAsset);
  return { wholes, captured, property: toEstateProperty(captured) };
}

/** What the matter holds in the law's words: assets, benefits paid past it, interests held for others. */
export const readProperty = async (tx: Tx, matterId: number): Promise<EstateProperty> =>
  toEstateProperty((await assetStore(tx).listOf(matterId)).map(toStoredAsset));

export const listEstateAssets = async (tx: Tx, matterId: number): Promise<readonly EstateAsset[]> =>
  (await readProperty(tx, matterId)).assets;

/** What the assets come to by class, with how many still have no value. */
export const readAssetTotals = async (tx: Tx, matterId: number): Promise<AssetTotals> =>
  computeAssetTotals((await assetStore(tx).listOf(matterId)).map(toStoredAsset));

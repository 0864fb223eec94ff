import { type AssetTotals, totalsOf } from '@boedel/domain/assets/asset-totals';
import { propertyOf, type Property } from '@boedel/domain/assets/property-of';
import type { EstateAsset } from '@boedel/domain/estate/asset';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { assetStore } from './assets.store';
import { storedAsset } from './captured';

/** What the matter holds in the law's words: assets, benefits paid past it, interests held for others. */
export const propertyIn = async (tx: Tx, matterId: number): Promise<Property> =>
  propertyOf((await assetStore(tx).listOf(matterId)).map(storedAsset));

export const assetsOf = async (tx: Tx, matterId: number): Promise<readonly EstateAsset[]> =>
  (await propertyIn(tx, matterId)).assets;

/** What the assets of a matter come to; nothing where none is captured. */
export async function totalOfAssets(tx: Tx, matterId: number): Promise<Cents | null> {
  const captured = (await assetStore(tx).listOf(matterId)).map(storedAsset);
  return captured.length === 0 ? null : totalsOf(captured).gross;
}

/** The same by class, with how many still have no value. */
export const totalsOfAssets = async (tx: Tx, matterId: number): Promise<AssetTotals> =>
  totalsOf((await assetStore(tx).listOf(matterId)).map(storedAsset));

import { type AssetTotals, totalsOf } from '@boedel/domain/assets/asset-totals';
import { propertyOf, type Property } from '@boedel/domain/assets/property-of';
import type { EstateAsset } from '@boedel/domain/estate/asset';
import type { Tx } from '../../platform/db/database';
import type { Holdings } from '../kept-figures/refigure';
import { assetStore, type WholeAsset } from './assets.store';
import { storedAsset } from './captured';

/** What the matter holds, read once: as it is stored, as it was captured, and in the law's words. */
export interface Held extends Holdings {
  readonly wholes: readonly WholeAsset[];
}
export async function holdingsIn(tx: Tx, matterId: number): Promise<Held> {
  const wholes = await assetStore(tx).listOf(matterId);
  const captured = wholes.map(storedAsset);
  return { wholes, captured, property: propertyOf(captured) };
}

/** What the matter holds in the law's words: assets, benefits paid past it, interests held for others. */
export const propertyIn = async (tx: Tx, matterId: number): Promise<Property> =>
  propertyOf((await assetStore(tx).listOf(matterId)).map(storedAsset));

export const assetsOf = async (tx: Tx, matterId: number): Promise<readonly EstateAsset[]> =>
  (await propertyIn(tx, matterId)).assets;

/** What the assets come to by class, with how many still have no value. */
export const totalsOfAssets = async (tx: Tx, matterId: number): Promise<AssetTotals> =>
  totalsOf((await assetStore(tx).listOf(matterId)).map(storedAsset));

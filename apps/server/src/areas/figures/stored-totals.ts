import { computeAssetTotals } from '@boedel/domain/assets/asset-totals';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import type { StoredTotals } from '../kept-figures/figures.store';

export const toStoredTotals = (assets: readonly CapturedAsset[]): StoredTotals => ({
  assets: assets.length,
  ...computeAssetTotals(assets),
});

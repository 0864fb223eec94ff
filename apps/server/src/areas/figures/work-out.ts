import { computeAssetTotals } from '@boedel/domain/assets/asset-totals';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import { computeShortfall } from '@boedel/domain/die-today/shortfall';
import { computeMatterFigures } from '@boedel/domain/figures/matter-figures';
import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { figuresStore, toStoredFigures, type StoredTotals } from '../kept-figures/figures.store';
import type { ComputeFigures } from '../kept-figures/recompute-figures';
import { readFigureFacts } from './figure-facts';

export const toStoredTotals = (assets: readonly CapturedAsset[]): StoredTotals => ({
  assets: assets.length,
  ...computeAssetTotals(assets),
});

export const computeFigures: ComputeFigures = async (tx, matterId, holdings) => {
  const store = figuresStore(tx);
  await store.hold(matterId);
  const facts = await readFigureFacts(tx, matterId, undefined, holdings);
  await store.save(matterId, toStoredFigures(computeMatterFigures(facts)), toStoredTotals(facts.assets), facts.today);
  if (facts.systemType === kinds.flowConsult) {
    await store.saveShortfall(matterId, computeShortfall(facts.estate, facts.today));
  }
  // One more trustee or beneficiary is one more paper in what is under way.
  if (facts.systemType === kinds.trust) await recomputeActivities(tx, matterId);
};

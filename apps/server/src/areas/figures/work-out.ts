import { totalsOf } from '@boedel/domain/assets/asset-totals';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import { shortfallOf } from '@boedel/domain/die-today/shortfall';
import { figuresOf } from '@boedel/domain/figures/matter-figures';
import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { refigureActivities } from '../activity-progress/refigure-activities';
import { figuresStore, keptOf, type KeptTotals } from '../kept-figures/figures.store';
import type { WorkOut } from '../kept-figures/refigure';
import { figureFactsOf } from './figure-facts';

export const keptTotals = (assets: readonly CapturedAsset[]): KeptTotals => ({
  assets: assets.length,
  ...totalsOf(assets),
});

export const workOutFigures: WorkOut = async (tx, matterId, holdings) => {
  const store = figuresStore(tx);
  await store.hold(matterId);
  const facts = await figureFactsOf(tx, matterId, undefined, holdings);
  await store.save(matterId, keptOf(figuresOf(facts)), keptTotals(facts.assets), facts.today);
  if (facts.systemType === kinds.flowConsult) {
    await store.saveShortfall(matterId, shortfallOf(facts.estate, facts.today));
  }
  // One more trustee or beneficiary is one more paper in what is under way.
  if (facts.systemType === kinds.trust) await refigureActivities(tx, matterId);
};

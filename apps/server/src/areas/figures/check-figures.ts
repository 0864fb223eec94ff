import { type FigureName, figureNames, computeMatterFigures } from '@boedel/domain/figures/matter-figures';
import { totalKeys } from '@boedel/domain/assets/asset-totals';
import type { Cents } from '@boedel/domain/money/cents';
import type { Database, Tx } from '../../platform/db/database';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { readFigureFacts } from './figure-facts';
import {
  type FiguresRow,
  figuresStore,
  type StoredMatterFigures,
  toStoredFigures,
  type StoredTotals,
  readStoredFigures,
} from '../kept-figures/figures.store';
import { listEveryMatter } from './how-added.store';
import { recomputeFigures } from './keep-figures';
import { toStoredTotals } from './stored-totals';

/** A figure that is not what its facts come to. */
export interface FigureDifference {
  readonly matterId: number;
  readonly reference: string;
  readonly figure: FigureName | 'assetTotals';
  readonly kept: Cents | null;
  readonly found: Cents | null;
}

/** Worked out by the law of the day they were kept on, so that a day that passed is no difference. */
async function computeFresh(
  tx: Tx,
  matterId: number,
  row: FiguresRow | undefined,
): Promise<StoredMatterFigures & { readonly totals: StoredTotals }> {
  const facts = await readFigureFacts(tx, matterId, row?.figured_on ?? undefined);
  return { ...toStoredFigures(computeMatterFigures(facts)), totals: toStoredTotals(facts.assets) };
}

/** The totals of the assets tab, class by class; figures kept before they were kept too have none and differ in nothing. */
const hasTotalsChanged = (kept: StoredTotals | null | undefined, found: StoredTotals): boolean =>
  !!kept &&
  (kept.assets !== found.assets ||
    kept.gross !== found.gross ||
    kept.unvalued !== found.unvalued ||
    totalKeys.some(
      (key) => kept.by[key].count !== found.by[key].count || kept.by[key].amount !== found.by[key].amount,
    ));

const nothing = Object.fromEntries(
  figureNames.map((name) => [name, null]),
) as unknown as StoredMatterFigures['amounts'];

/** All figures of a firm worked out again, against those kept; what differs is put right where that is asked for. */
export async function checkFigures(
  database: Database,
  firmId: number,
  { mend = false }: { readonly mend?: boolean } = {},
): Promise<FigureDifference[]> {
  const scope = openFirmScope(database, firmId);
  const matters = await scope.transaction((tx) => listEveryMatter(tx));
  const differences: FigureDifference[] = [];
  for (const { id: matterId, reference } of matters) {
    const wrong = await scope.transaction(async (tx) => {
      const row = await figuresStore(tx).of(matterId);
      const kept = row ? readStoredFigures(row).amounts : nothing;
      const { amounts: found, totals } = await computeFresh(tx, matterId, row);
      const differ = figureNames.filter((figure) => kept[figure] !== found[figure]);
      const isOff = hasTotalsChanged(row?.asset_totals, totals);
      if (mend && (differ.length > 0 || isOff)) await recomputeFigures(tx, matterId);
      const about = { matterId, reference };
      const byFigure = differ.map((figure) => ({ ...about, figure, kept: kept[figure], found: found[figure] }));
      const ofTotals = { ...about, figure: 'assetTotals' as const, kept: row?.asset_totals?.gross ?? null };
      return isOff ? [...byFigure, { ...ofTotals, found: totals.gross }] : byFigure;
    });
    differences.push(...wrong);
  }
  return differences;
}

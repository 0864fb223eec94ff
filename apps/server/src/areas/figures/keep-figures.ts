import { computeShortfall } from '@boedel/domain/die-today/shortfall';
import { computeMatterFigures } from '@boedel/domain/figures/matter-figures';
import { systemType } from '@boedel/domain/matter/kinds';
import type { BeforeCommit, Database, Tx } from '../../platform/db/database';
import { runForEveryMatter } from '../../platform/tenancy/run-as-firm';
import { takeTouchedMatters } from '../../platform/tenancy/touched-matters';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { mayChangeFact } from '../kept-figures/figure-tables';
import { figuresStore, toStoredFigures } from '../kept-figures/figures.store';
import { type Holdings, recallHoldings } from '../kept-figures/stored-figures';
import { readFigureFacts } from './figure-facts';
import { toStoredTotals } from './stored-totals';

interface Recomputation {
  readonly holdings?: Holdings | undefined;
  readonly hasMoneyMoved?: boolean;
}

/** The figures of a matter computed anew and stored, in the transaction that changed a fact of it. */
export async function recomputeFigures(
  tx: Tx,
  matterId: number,
  { holdings, hasMoneyMoved = false }: Recomputation = {},
): Promise<void> {
  const store = figuresStore(tx);
  // Two who change facts of one matter come one after the other. A matter that was removed has no figures.
  if (!(await store.holdIfThere(matterId))) return;
  const facts = await readFigureFacts(tx, matterId, undefined, holdings);
  const isClient = facts.systemType === systemType.flowConsult;
  store.save(matterId, toStoredFigures(computeMatterFigures(facts)), {
    totals: toStoredTotals(facts.assets),
    on: facts.today,
    hasMoneyMoved,
    ...(isClient && { shortfall: computeShortfall(facts.estate, facts.today) }),
  });
  // One more trustee or beneficiary is one more paper in what is under way.
  if (facts.systemType === systemType.trust) await recomputeActivities(tx, matterId);
}

/** How much a transaction had written when its touched matters were last asked for. */
const askedAt = new WeakMap<Tx, number>();

/** What every transaction of a firm ends with. */
export const settleFigures: BeforeCommit = async (tx) => {
  const writes = tx.countWrites();
  if (writes === (askedAt.get(tx) ?? 0)) return;
  if (![...tx.listWrites()].some(mayChangeFact)) return;
  const held = recallHoldings(tx);
  const { matters, reach } = await takeTouchedMatters(tx);
  if (matters.size > 0) {
    await runForEveryMatter(tx, reach, async () => {
      for (const [matterId, { hasMoneyMoved }] of matters) {
        await recomputeFigures(tx, matterId, { holdings: held.get(matterId), hasMoneyMoved });
      }
    });
  }
  // What was written meanwhile were the figures themselves, which are no facts.
  askedAt.set(tx, tx.countWrites());
};

/**
 * A database whose every transaction of a firm recomputes the figures of the matters whose facts it changed, once, before it
 * is committed. Nobody who changes a fact has to remember them.
 */
export const keepFigures = <D extends Database>(database: D): D => ({ ...database, beforeCommit: settleFigures });

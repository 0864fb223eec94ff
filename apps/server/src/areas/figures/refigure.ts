import { totalsOf } from '@boedel/domain/assets/asset-totals';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import { figuresOf } from '@boedel/domain/figures/matter-figures';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { holdsRight } from '../../platform/tenancy/sees';
import { factsOf, type MatterFacts } from '../estate/estate-of';
import { figuresStore, keptOf, type KeptTotals } from './figures.store';

/** Holds the figures before facts are read that a change depends on. */
export const holdFigures = (tx: Tx, matterId: number): Promise<void> => figuresStore(tx).hold(matterId);

export const keptTotals = (assets: readonly CapturedAsset[]): KeptTotals => ({
  assets: assets.length,
  ...totalsOf(assets),
});

/**
 * The figures of a matter worked out anew and kept, in the transaction that changed a fact of it. What was read for them is
 * handed back, so that whoever shows the change reads nothing twice.
 */
export async function refigure(tx: Tx, matterId: number): Promise<MatterFacts> {
  const store = figuresStore(tx);
  await store.hold(matterId);
  const facts = await factsOf(tx, matterId);
  const { systemType, today, liabilities, estate } = facts;
  const figures = figuresOf({ systemType, today, assets: facts.held.captured, liabilities, estate });
  await store.save(matterId, keptOf(figures), keptTotals(facts.held.captured), today);
  return facts;
}

/** The same after a change that somebody may make who sees no part of the estate: the figures are then left to others. */
export async function refigureWhereSeen(tx: Tx, matterId: number): Promise<void> {
  const { sees } = await tx.one<{ sees: boolean }>(
    sql`select ${holdsRight(sql`${matterId}::bigint`, 'estate')} as sees`,
  );
  if (sees) await refigure(tx, matterId);
}

/** Matters that money moved in while many entries are made; their figures wait until all of them stand. */
const waiting = new WeakMap<Tx, Set<number>>();

/** Many entries in one change: each is made by its own rules, and the figures are worked out once, at the end. */
export async function figuredOnce<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (waiting.has(tx)) return work();
  const moved = new Set<number>();
  waiting.set(tx, moved);
  let done: T;
  try {
    done = await work();
  } finally {
    waiting.delete(tx);
  }
  for (const matterId of moved) await moneyMoved(tx, matterId);
  return done;
}

/** After something was booked: the cash is what the ledger has in the bank, and costs and income move the other figures. */
export async function moneyMoved(tx: Tx, matterId: number): Promise<void> {
  const later = waiting.get(tx);
  if (later) {
    later.add(matterId);
    return;
  }
  await figuresStore(tx).hold(matterId);
  await figuresStore(tx).saveCash(matterId);
  await refigureWhereSeen(tx, matterId);
}

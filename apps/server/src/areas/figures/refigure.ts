import { totalsOf } from '@boedel/domain/assets/asset-totals';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import { figuresOf } from '@boedel/domain/figures/matter-figures';
import { shortfallOf } from '@boedel/domain/die-today/shortfall';
import { systemType as kinds } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { holdsRight } from '../../platform/tenancy/sees';
import { refigureActivities } from '../activity-progress/refigure-activities';
import { type Held, holdingsIn } from '../assets/assets-of';
import { figureFactsOf } from './figure-facts';
import { figuresStore, keptOf, type KeptTotals } from './figures.store';

/** Holds the figures before facts are read that a change depends on. */
export const holdFigures = (tx: Tx, matterId: number): Promise<void> => figuresStore(tx).hold(matterId);

export const keptTotals = (assets: readonly CapturedAsset[]): KeptTotals => ({
  assets: assets.length,
  ...totalsOf(assets),
});

/** What waits for the end of a change of many things: which matters, and in which of them money moved. */
interface Waiting {
  readonly changed: Set<number>;
  readonly moneyMoved: Set<number>;
}
const waiting = new WeakMap<Tx, Waiting>();

/** Many things in one change: each is made by its own rules, and the figures are worked out once, at the end. */
export async function figuredOnce<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (waiting.has(tx)) return work();
  const later: Waiting = { changed: new Set(), moneyMoved: new Set() };
  waiting.set(tx, later);
  let done: T;
  try {
    done = await work();
  } finally {
    waiting.delete(tx);
  }
  for (const matterId of later.moneyMoved) await moneyMoved(tx, matterId);
  for (const matterId of later.changed) if (!later.moneyMoved.has(matterId)) await refigure(tx, matterId);
  return done;
}

async function workOut(tx: Tx, matterId: number): Promise<Held> {
  const store = figuresStore(tx);
  await store.hold(matterId);
  const { facts, held } = await figureFactsOf(tx, matterId);
  await store.save(matterId, keptOf(figuresOf(facts)), keptTotals(held.captured), facts.today);
  if (facts.systemType === kinds.flowConsult) {
    await store.saveShortfall(matterId, shortfallOf(facts.estate, facts.today));
  }
  // One more trustee or beneficiary is one more paper in what is under way.
  if (facts.systemType === kinds.trust) await refigureActivities(tx, matterId);
  return held;
}

/** The figures of a matter worked out anew and kept, in the transaction that changed a fact of it. */
export async function refigure(tx: Tx, matterId: number): Promise<void> {
  const later = waiting.get(tx);
  if (later) later.changed.add(matterId);
  else await workOut(tx, matterId);
}

/** The same, with what the matter holds handed back, so that whoever shows the change reads nothing twice. */
export async function refigureHeld(tx: Tx, matterId: number): Promise<Held> {
  const later = waiting.get(tx);
  if (!later) return workOut(tx, matterId);
  later.changed.add(matterId);
  return holdingsIn(tx, matterId);
}

/** The same after a change that somebody may make who sees no part of the estate: the figures are then left to others. */
export async function refigureWhereSeen(tx: Tx, matterId: number): Promise<void> {
  const { sees } = await tx.one<{ sees: boolean }>(
    sql`select ${holdsRight(sql`${matterId}::bigint`, 'estate')} as sees`,
  );
  if (sees) await refigure(tx, matterId);
}

/** After something was booked: the cash is what the ledger has in the bank, and costs and income move the other figures. */
export async function moneyMoved(tx: Tx, matterId: number): Promise<void> {
  const later = waiting.get(tx);
  if (later) {
    later.moneyMoved.add(matterId);
    return;
  }
  await figuresStore(tx).hold(matterId);
  await figuresStore(tx).saveCash(matterId);
  // Whoever booked it: what is held follows from it, seen or not.
  await asTheFirm(tx, () => workOut(tx, matterId));
}

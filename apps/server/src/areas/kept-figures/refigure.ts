import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import type { Property } from '@boedel/domain/assets/property-of';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { hasRightOn } from '../../platform/tenancy/matter-door';
import { figuresStore } from './figures.store';

/** What a matter holds, as it was captured and in the law's words. */
export interface Holdings {
  readonly captured: readonly CapturedAsset[];
  readonly property: Property;
}

/** Works the figures of a matter out from its facts and keeps them; what it holds may have been read already. */
export type WorkOut = (tx: Tx, matterId: number, holdings?: Holdings) => Promise<void>;

let work: WorkOut | undefined;

/** Told once, where the areas are put together: figures come from every fact, so they are worked out above all of them. */
export const workFiguresOutBy = (workOutFigures: WorkOut): void => void (work = workOutFigures);

async function workOut(tx: Tx, matterId: number, holdings?: Holdings): Promise<void> {
  if (!work) throw new Error('nobody told how figures are worked out');
  await work(tx, matterId, holdings);
}

/** Holds the figures before facts are read that a change depends on. */
export const holdFigures = (tx: Tx, matterId: number): Promise<void> => figuresStore(tx).hold(matterId);

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

/**
 * The figures of a matter worked out anew and kept, in the transaction that changed a fact of it. Whoever has read what it
 * holds since the change hands it in, so that nothing is read twice.
 */
export async function refigure(tx: Tx, matterId: number, holdings?: Holdings): Promise<void> {
  const later = waiting.get(tx);
  if (later) later.changed.add(matterId);
  else await workOut(tx, matterId, holdings);
}

/** The same after a change that somebody may make who sees no part of the estate: the figures are then left to others. */
export async function refigureWhereSeen(tx: Tx, matterId: number): Promise<void> {
  if (await hasRightOn(tx, matterId, 'estate')) await refigure(tx, matterId);
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

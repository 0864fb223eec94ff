import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import type { EstateProperty } from '@boedel/domain/assets/to-estate-property';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { figuresStore } from './figures.store';

/** What a matter holds, as it was captured and in the law's words. */
export interface Holdings {
  readonly captured: readonly CapturedAsset[];
  readonly property: EstateProperty;
}

/** Works the figures of a matter out from its facts and keeps them; what it holds may have been read already. */
export type ComputeFigures = (tx: Tx, matterId: number, holdings?: Holdings) => Promise<void>;

let work: ComputeFigures | undefined;

/** Told once, where the areas are put together: figures come from every fact, so they are worked out above all of them. */
export const registerFigureComputation = (workOutFigures: ComputeFigures): void => void (work = workOutFigures);

async function computeFigures(tx: Tx, matterId: number, holdings?: Holdings): Promise<void> {
  const compute = work;
  if (!compute) throw new Error('nobody told how figures are worked out');
  // Whoever made the change: the figures are everybody's, so that they come from every row and every book.
  await runAsFirm(tx, () => compute(tx, matterId, holdings));
}

/** Holds the figures before facts are read that a change depends on. */
export const lockFigures = (tx: Tx, matterId: number): Promise<void> => figuresStore(tx).hold(matterId);

/** What waits for the end of a change of many things: which matters, and in which of them money moved. */
interface WaitingRecomputation {
  readonly changed: Set<number>;
  readonly moneyMoved: Set<number>;
}
const waiting = new WeakMap<Tx, WaitingRecomputation>();

/** Many things in one change: each is made by its own rules, and the figures are worked out once, at the end. */
export async function recomputeOnce<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (waiting.has(tx)) return work();
  const later: WaitingRecomputation = { changed: new Set(), moneyMoved: new Set() };
  waiting.set(tx, later);
  let done: T;
  try {
    done = await work();
  } finally {
    waiting.delete(tx);
  }
  for (const matterId of later.moneyMoved) await recomputeAfterPayment(tx, matterId);
  for (const matterId of later.changed) if (!later.moneyMoved.has(matterId)) await recomputeFigures(tx, matterId);
  return done;
}

/**
 * The figures of a matter worked out anew and kept, in the transaction that changed a fact of it. Whoever has read what it
 * holds since the change hands it in, so that nothing is read twice.
 */
export async function recomputeFigures(tx: Tx, matterId: number, holdings?: Holdings): Promise<void> {
  const later = waiting.get(tx);
  if (later) later.changed.add(matterId);
  else await computeFigures(tx, matterId, holdings);
}

/** After something was booked: the cash is what the ledger has in the bank, and costs and income move the other figures. */
export async function recomputeAfterPayment(tx: Tx, matterId: number): Promise<void> {
  const later = waiting.get(tx);
  if (later) {
    later.moneyMoved.add(matterId);
    return;
  }
  await figuresStore(tx).hold(matterId);
  await figuresStore(tx).saveCash(matterId);
  await computeFigures(tx, matterId);
}

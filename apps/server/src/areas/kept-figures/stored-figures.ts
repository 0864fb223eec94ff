import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import type { EstateProperty } from '@boedel/domain/assets/to-estate-property';
import type { Tx } from '../../platform/db/database';
import { settle } from '../../platform/tenancy/before-commit';
import { type FiguresRow, figuresStore } from './figures.store';

/** What a matter holds, as it was captured and in the law's words. */
export interface Holdings {
  readonly captured: readonly CapturedAsset[];
  readonly property: EstateProperty;
}

/** Holds the figures before facts are read that a change depends on. */
export const lockFigures = (tx: Tx, matterId: number): Promise<void> => figuresStore(tx).hold(matterId);

/** The stored figures as they are with everything this transaction changed so far. */
export async function readFigures(tx: Tx, matterId: number): Promise<FiguresRow | undefined> {
  await settle(tx);
  return figuresStore(tx).of(matterId);
}

interface RememberedHoldings {
  readonly matterId: number;
  readonly holdings: Holdings;
  /** How much the transaction had written when they were read. */
  readonly writes: number;
}
const remembered = new WeakMap<Tx, RememberedHoldings>();

/** Whoever read what a matter holds for an answer leaves it for its figures, so that nothing is read twice. */
export const rememberHoldings = (tx: Tx, matterId: number, holdings: Holdings): void =>
  void remembered.set(tx, { matterId, holdings, writes: tx.countWrites() });

/** What was read since the transaction last wrote. */
export function recallHoldings(tx: Tx): ReadonlyMap<number, Holdings> {
  const known = remembered.get(tx);
  return new Map(known && known.writes === tx.countWrites() ? [[known.matterId, known.holdings]] : []);
}

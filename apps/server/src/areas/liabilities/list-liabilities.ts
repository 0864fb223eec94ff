import type { EstateLiability } from '@boedel/domain/estate/liability';
import { toLiabilities } from '@boedel/domain/liabilities/captured-liability';
import type { Tx } from '../../platform/db/database';
import { liabilityStore } from './liabilities.store';

/** What the matter owes in the law's words. What was rejected or withdrawn is not owed. */
export const listLiabilities = async (tx: Tx, matterId: number): Promise<readonly EstateLiability[]> =>
  toLiabilities(await liabilityStore(tx).capturedIn(matterId));

/** How many debts are secured on each of these assets: one stays while they are. */
export const countSecuredDebts = (tx: Tx, assetIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  liabilityStore(tx).securedOn(assetIds);

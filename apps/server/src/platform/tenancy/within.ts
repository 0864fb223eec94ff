import type { Tx } from '../db/database';
import type { FirmScope } from './scopes';

/** The door to a transaction that is under way: what is done through it stands or falls with the rest. */
export const createTxScope = (tx: Tx, { firmId }: Pick<FirmScope, 'firmId'>): FirmScope => ({
  firmId,
  transaction: (work) => work(tx),
  read: (work) => work(tx),
  snapshot: (work) => work(tx),
});

import type { Tx } from '../db/database';
import type { FirmScope } from './scopes';

/** A scope over a transaction that has begun: its work is committed or rolled back with the rest. */
export const createTxScope = (tx: Tx, { firmId }: Pick<FirmScope, 'firmId'>): FirmScope => ({
  firmId,
  transaction: (work) => work(tx),
  read: (work) => work(tx),
  snapshot: (work) => work(tx),
});

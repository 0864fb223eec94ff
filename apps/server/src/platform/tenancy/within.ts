import type { Tx } from '../db/database';
import type { Tenant } from './doors';

/** The door to a transaction that is under way: what is done through it stands or falls with the rest. */
export const within = (tx: Tx, { firmId }: Pick<Tenant, 'firmId'>): Tenant => ({
  firmId,
  transaction: (work) => work(tx),
  read: (work) => work(tx),
  snapshot: (work) => work(tx),
});

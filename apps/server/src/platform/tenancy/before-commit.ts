import type { BeforeCommit, Tx } from '../db/database';
import { takeTouchedMatters } from './touched-matters';

/** What a transaction ends with, where it has work of a firm in it. */
const ends = new WeakMap<Tx, BeforeCommit>();

/** A database that nobody told how figures are kept must not change what they are made of. */
const refuseTouched: BeforeCommit = async (tx) => {
  if (tx.countWrites() === 0) return;
  const { matters } = await takeTouchedMatters(tx);
  if (matters.size > 0) throw new Error('facts of a matter were changed without its figures: open it with keepFigures');
};

/** The work of a firm's transaction, and then what has to be done before it is committed. */
export const endWith =
  <T>(beforeCommit: BeforeCommit = refuseTouched, work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    ends.set(tx, beforeCommit);
    const done = await work(tx);
    await beforeCommit(tx);
    return done;
  };

/** Does now what would be done before the commit, for work that then reads what it leaves. */
export const settle = async (tx: Tx): Promise<void> => ends.get(tx)?.(tx);

import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import type { TransactionReach } from './touched-matters';

/** Transactions of people who see the whole firm: their reach need not be asked of the database again. */
const unrestricted = new WeakSet<Tx>();

/** Told by whoever opens a transaction without a reach. */
export function markUnrestricted(tx: Tx): Tx {
  unrestricted.add(tx);
  return tx;
}

/** Whoever works in this transaction holds every right on every matter they see: no right need be asked of the database. */
export const isUnrestricted = (tx: Tx): boolean => unrestricted.has(tx);

/**
 * For what follows from a change by law and not by anybody's wish, such as statutory dates, and for every figure: it is
 * done with the firm's own reach, whoever asks, and the person's is put back. A figure of the rows that somebody may see
 * would be a wrong figure. Check first that the person may see the answer; row security does not while this runs.
 */
export async function runAsFirm<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (unrestricted.has(tx)) return work();
  const { matters, captured } = await tx.one<{ matters: string; captured: string }>(sql`
    select coalesce(current_setting('app.matters', true), '') as matters,
      coalesce(current_setting('app.capture_matters', true), '') as captured`);
  if (matters === '') return work();
  const setReach = (seen: string, capture: string) =>
    tx.run(sql`select set_config('app.matters', ${seen}, true), set_config('app.capture_matters', ${capture}, true)`);
  await setReach('', '');
  let done: T;
  try {
    done = await work();
  } catch (error) {
    // Whoever catches this goes on with the person's own reach. Where the database has given the transaction up, nothing
    // more is read in it, and the first error is the one to tell.
    await setReach(matters, captured).catch(() => undefined);
    throw error;
  }
  await setReach(matters, captured);
  return done;
}

/**
 * As runAsFirm, for matters of every type too: a change may touch a matter that its person does not work in. What the person
 * reaches is known already, so that nobody waits for the settings.
 */
export async function runForEveryMatter<T>(tx: Tx, reach: TransactionReach, work: () => Promise<T>): Promise<T> {
  const isBound = Object.values(reach).some((setting) => setting !== '');
  if (!isBound) return work();
  const setReach = ({ matters, captured, types }: TransactionReach): void =>
    tx.behind(sql`select set_config('app.matters', ${matters}, true), set_config('app.capture_matters', ${captured}, true),
      set_config('app.types', ${types}, true)`);
  setReach({ matters: '', captured: '', types: '' });
  try {
    return await work();
  } finally {
    setReach(reach);
  }
}

/**
 * A reader of what figures are made of: it always gets every row of its matter, so that no handler can forget to ask for
 * them. It checks no right; whoever calls it has opened the matter with the right to the answer.
 */
export const createWholeReader =
  <Rest extends unknown[], Result>(read: (tx: Tx, ...rest: Rest) => Promise<Result>) =>
  (tx: Tx, ...rest: Rest): Promise<Result> =>
    runAsFirm(tx, () => read(tx, ...rest));

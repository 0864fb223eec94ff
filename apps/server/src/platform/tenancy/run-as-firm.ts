import type { Tx } from '../db/database';
import { sql } from '../db/sql';

/**
 * For what follows from a change by law and not by anybody's wish, such as statutory dates: it is done with the firm's own
 * reach, whoever made the change, and the person's is put back. What is read meanwhile is not for the answer.
 */
export async function runAsFirm<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { matters, captured } = await tx.one<{ matters: string; captured: string }>(sql`
    select coalesce(current_setting('app.matters', true), '') as matters,
      coalesce(current_setting('app.capture_matters', true), '') as captured`);
  if (matters === '') return work();
  const setReach = (seen: string, capture: string) =>
    tx.run(sql`select set_config('app.matters', ${seen}, true), set_config('app.capture_matters', ${capture}, true)`);
  await setReach('', '');
  const done = await work();
  await setReach(matters, captured);
  return done;
}

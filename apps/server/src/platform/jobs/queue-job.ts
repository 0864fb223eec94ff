import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import type { JobKind } from './job-kind';
import { nudgeWorkers } from './nudge';

export interface JobOptions {
  /** Not before this moment. */
  readonly runAt?: Date;
  /** A second job of the same kind, firm and key is not written while the first one's row is kept (a week). */
  readonly onceKey?: string;
  /** The people of this matter may see how far it is. */
  readonly matterId?: number;
  /** Only in the provider's transactions, which have no firm of their own; the provider's own firm where left out. */
  readonly firmId?: number;
  readonly maxAttempts?: number;
}

/**
 * Writes a job in the transaction of the change that wants it: a change that is rolled back leaves none. A worker takes
 * it up at once after the commit. Gives the job's id, or undefined where the once key was already there.
 */
export async function queueJob<P>(
  tx: Tx,
  kind: JobKind<P>,
  payload: P,
  options: JobOptions = {},
): Promise<number | undefined> {
  const { runAt, onceKey = null, matterId = null, firmId = null, maxAttempts = kind.maxAttempts } = options;
  const row = await tx.maybe<{ id: number }>(sql`
    insert into job (intermediary_id, kind, payload, priority, max_attempts, run_at, once_key, matter_id)
    values (coalesce(${firmId}::bigint, app_firm(), (select id from intermediary where is_provider)), ${kind.name},
            ${JSON.stringify(kind.payload.parse(payload))}::jsonb, ${kind.priority}, ${maxAttempts},
            coalesce(${runAt?.toISOString() ?? null}::timestamptz, now()), ${onceKey}, ${matterId})
    on conflict (intermediary_id, kind, once_key) where once_key is not null do nothing
    returning id`);
  if (row) tx.afterCommit(nudgeWorkers);
  return row?.id;
}

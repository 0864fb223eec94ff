import type { Tx } from '../db/database';
import { sql } from '../db/sql';

export interface ClaimedJob {
  readonly intermediary_id: number;
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly locked_by: string;
}

/** While a worker lives it renews its hold; after a crash the job is free again when this has passed. */
export const leaseSeconds = 60;

/** In the provider's transactions: workers serve every firm. */
export const queueStore = (tx: Tx) => ({
  claim: (worker: string, kinds: readonly string[], atMost: number, asAt?: Date): Promise<ClaimedJob[]> =>
    tx.rows(sql`
      update job set state = 'running', attempts = attempts + 1, started_at = now(), locked_by = ${worker},
                     locked_until = now() + make_interval(secs => ${leaseSeconds})
      where (intermediary_id, id) in (
        select intermediary_id, id from job
        where state = 'waiting' and run_at <= coalesce(${asAt?.toISOString() ?? null}::timestamptz, now())
          and kind = any(${[...kinds]}::text[]) and kind not in (select paused.kind from job_pause paused)
        order by priority, run_at, id limit ${atMost} for update skip locked)
      returning intermediary_id, id, kind, payload, attempts, max_attempts, locked_by`),

  /** Jobs whose worker went away while it held them wait again. The attempt counts, so a poisonous one ends. */
  freeAbandoned: (): Promise<number> =>
    tx.run(sql`
      update job set state = 'waiting', locked_by = null, locked_until = null,
                     last_error = 'The process stopped while this was running.'
      where (intermediary_id, id) in (
        select intermediary_id, id from job where state = 'running' and locked_until < now() for update skip locked)`),

  /** One count a state, each from its own small index. */
  countByState: (): Promise<{ waiting: number; running: number; dead: number }> =>
    tx.one(sql`select (select count(*) from job where state = 'waiting') as waiting,
                      (select count(*) from job where state = 'running') as running,
                      (select count(*) from job where state = 'dead') as dead`),

  forgetOld: async (doneDays: number, deadDays: number): Promise<number> =>
    tx.run(sql`
      delete from job where (state = 'done' and finished_at < now() - make_interval(days => ${doneDays}))
                         or (state = 'dead' and finished_at < now() - make_interval(days => ${deadDays}))`),
});

/** In the firm's own transactions. Each answers whether the worker still held the job. */
export const heldJobStore = (tx: Tx, { id, locked_by }: ClaimedJob) => {
  const held = sql`id = ${id} and state = 'running' and locked_by = ${locked_by}`;
  const wasHeld = async (touched: Promise<number>): Promise<boolean> => (await touched) === 1;
  return {
    done: () =>
      wasHeld(
        tx.run(sql`update job set state = 'done', finished_at = now(), last_error = null, locked_by = null,
                          locked_until = null where ${held}`),
      ),
    retryIn: (seconds: number, error: string) =>
      wasHeld(
        tx.run(sql`update job set state = 'waiting', run_at = now() + make_interval(secs => ${seconds}),
                          last_error = ${error}, locked_by = null, locked_until = null where ${held}`),
      ),
    dead: (error: string) =>
      wasHeld(
        tx.run(sql`update job set state = 'dead', finished_at = now(), last_error = ${error}, locked_by = null,
                          locked_until = null where ${held}`),
      ),
    /** Handed back untried, by a process that stops. */
    release: () =>
      wasHeld(
        tx.run(sql`update job set state = 'waiting', attempts = attempts - 1, locked_by = null, locked_until = null
                   where ${held}`),
      ),
    renew: () =>
      wasHeld(tx.run(sql`update job set locked_until = now() + make_interval(secs => ${leaseSeconds}) where ${held}`)),
    progress: (done: number, total: number) =>
      wasHeld(tx.run(sql`update job set progress_done = ${done}, progress_total = ${total} where ${held}`)),
  };
};

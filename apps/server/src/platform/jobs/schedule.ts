import type { Database } from '../db/database';
import { sql } from '../db/sql';
import { openProviderScope } from '../tenancy/scopes';
import type { JobKind } from './job-kind';

/** Recurring work: once in each period for the installation, or once in each period for every firm. */
export interface JobSchedule {
  readonly kind: JobKind<object>;
  readonly everySeconds: number;
  readonly scope: 'installation' | 'firm';
}

/** Periods are counted from 1970 in UTC, so every process names the same one. `everySeconds` is at most a day. */
export const scheduleEvery = (
  everySeconds: number,
  scope: JobSchedule['scope'],
  kind: JobKind<object>,
): JobSchedule => ({
  kind,
  everySeconds,
  scope,
});

/**
 * Writes the jobs of the period each schedule is in. The period is the once key, so however many processes look, one job
 * comes of it. A firm's jobs are spread over a tenth of the period; those of the installation belong to the provider's firm.
 */
export async function queueDueJobs(
  database: Database,
  schedules: readonly JobSchedule[],
  now: Date,
  seen: Map<string, number>,
): Promise<void> {
  const fresh = schedules
    .map((schedule) => ({ ...schedule, period: Math.floor(now.getTime() / 1000 / schedule.everySeconds) }))
    .filter(({ kind, period }) => seen.get(kind.name) !== period);
  if (fresh.length === 0) return;
  // What is paused is looked at again until it may go on: its period is not lost by it.
  const held = await openProviderScope(database).transaction(async (tx) => {
    const paused = new Set((await tx.rows<{ kind: string }>(sql`select kind from job_pause`)).map(({ kind }) => kind));
    for (const { kind, everySeconds, scope, period } of fresh) {
      if (paused.has(kind.name)) continue;
      const firms =
        scope === 'firm'
          ? sql`select id, random() * ${everySeconds / 10}::float8 as wait from intermediary`
          : sql`(select id, 0::float8 as wait from intermediary order by is_provider desc, id limit 1)`;
      await tx.run(sql`
        insert into job (intermediary_id, kind, priority, max_attempts, once_key, run_at)
        select id, ${kind.name}, ${kind.priority}::int, ${kind.maxAttempts}::int, ${`period ${period}`},
               now() + make_interval(secs => wait) from (${firms}) firm
        on conflict (intermediary_id, kind, once_key) where once_key is not null do nothing`);
    }
    return paused;
  });
  for (const { kind, period } of fresh) if (!held.has(kind.name)) seen.set(kind.name, period);
}

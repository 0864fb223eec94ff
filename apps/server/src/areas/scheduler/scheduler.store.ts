import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface JobKindRow {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  readonly dead: number;
  readonly last_run_at: string | null;
  readonly last_seconds: number | null;
  readonly waits_until: string | null;
  readonly paused_by: string | null;
}
export interface FailedJobRow {
  readonly id: number;
  readonly firm_name: string;
  readonly kind: string;
  readonly state: 'waiting' | 'running' | 'done' | 'dead';
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string;
  readonly at: string | null;
  readonly payload: unknown;
}

const ticketSeconds = 60;

/** Across firms: whose work it is does not matter here. */
export const schedulerStore = (tx: Tx) => ({
  keepTicket: async (hash: string, personId: number, now: Date): Promise<void> => {
    await tx.run(
      sql`delete from scheduler_ticket where made_at < ${now.toISOString()}::timestamptz - interval '1 day'`,
    );
    await tx.run(
      sql`insert into scheduler_ticket (hash, person_id, made_at) values (${hash}, ${personId}, ${now.toISOString()})`,
    );
  },
  /** Whose ticket it was, if it opens: two who come with the same one, one is let in. */
  useTicket: (hash: string, now: Date): Promise<{ person_id: number; email: string } | undefined> =>
    tx.maybe(sql`
      update scheduler_ticket t set used_at = ${now.toISOString()} from person p
      where t.hash = ${hash} and t.used_at is null and p.id = t.person_id
        and t.made_at > ${now.toISOString()}::timestamptz - make_interval(secs => ${ticketSeconds})
        and t.made_at <= ${now.toISOString()}::timestamptz
        and exists (select from membership m join intermediary i on i.id = m.intermediary_id and i.is_provider
          where m.person_id = p.id and 'SuperAdmin' = any(m.roles) and m.accepted_at is not null)
      returning t.person_id, p.email`),

  kinds: (kinds: readonly string[]): Promise<JobKindRow[]> =>
    tx.rows(sql`
      select k.kind, coalesce(n.waiting, 0)::int as waiting, coalesce(n.running, 0)::int as running, coalesce(n.dead, 0)::int as dead,
        last.finished_at as last_run_at, extract(epoch from last.finished_at - last.started_at)::float8 as last_seconds,
        n.waits_until, p.paused_by
      from unnest(${[...kinds]}::text[]) as k(kind)
        left join (select kind, count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'running') as running,
            count(*) filter (where state = 'dead') as dead, min(run_at) filter (where state = 'waiting') as waits_until
          from job where state <> 'done' group by kind) n on n.kind = k.kind
        left join lateral (select j.finished_at, j.started_at from job j where j.kind = k.kind and j.state = 'done'
          order by j.finished_at desc limit 1) last on true
        left join job_pause p on p.kind = k.kind
      order by k.kind`),
  failed: (): Promise<FailedJobRow[]> =>
    tx.rows(sql`
      select j.id, i.name as firm_name, j.kind, j.state, j.attempts, j.max_attempts, j.last_error,
        coalesce(j.finished_at, j.started_at) as at, j.payload
      from job j join intermediary i on i.id = j.intermediary_id
      where j.state <> 'done' and j.last_error is not null
      order by coalesce(j.finished_at, j.started_at) desc nulls last, j.id desc limit 50`),

  /** Two who press at once: one after the other. */
  holdKind: (kind: string): Promise<number> =>
    tx.run(sql`select pg_advisory_xact_lock(hashtext(${`run now ${kind}`}))`),
  isUnderWay: async (kind: string): Promise<boolean> =>
    (await tx.maybe(
      sql`select 1 from job where kind = ${kind} and state in ('waiting', 'running') and run_at <= now() limit 1`,
    )) !== undefined,
  runNow: (
    {
      kind,
      priority,
      maxAttempts,
      scope,
    }: { kind: string; priority: number; maxAttempts: number; scope: 'installation' | 'firm' },
    onceKey: string,
  ): Promise<number> =>
    tx.run(sql`
      insert into job (intermediary_id, kind, priority, max_attempts, once_key)
      select id, ${kind}, ${priority}::int, ${maxAttempts}::int, ${onceKey} from ${
        scope === 'firm'
          ? sql`intermediary`
          : sql`(select id from intermediary order by is_provider desc, id limit 1) provider_firm`
      }
      on conflict (intermediary_id, kind, once_key) where once_key is not null do nothing`),
  pause: (kind: string, by: string, now: Date): Promise<number> =>
    tx.run(
      sql`insert into job_pause (kind, paused_at, paused_by) values (${kind}, ${now.toISOString()}, ${by}) on conflict do nothing`,
    ),
  goOn: (kind: string): Promise<number> => tx.run(sql`delete from job_pause where kind = ${kind}`),
  tryAgain: (id: number): Promise<{ kind: string; intermediary_id: number } | undefined> =>
    tx.maybe(sql`update job set state = 'waiting', attempts = 0, run_at = now(), finished_at = null where id = ${id} and state = 'dead'
      returning kind, intermediary_id`),
});

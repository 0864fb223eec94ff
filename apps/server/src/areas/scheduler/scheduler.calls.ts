import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@boedel/contract/call';
import { schedulerCalls } from '@boedel/contract/scheduler/scheduler.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/db/database';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { requireValue } from '../../platform/require-value';
import { nudgeWorkers } from '../../platform/jobs/nudge';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { computeFingerprint, createSecret } from '../../platform/session/secrets';
import { allJobs, allSchedules } from '../all-jobs';
import { schedulerStore } from './scheduler.store';

type SchedulerStateView = AnswerOf<typeof schedulerCalls.getState>;

const findSchedule = (kind: string) => allSchedules.find((one) => one.kind.name === kind);
/** The provider's own people, by the domain of their address. */
const isInternal = (email: string, { PROVIDER_EMAIL_DOMAIN }: Config): boolean =>
  email.toLowerCase().endsWith(`@${PROVIDER_EMAIL_DOMAIN.toLowerCase()}`);

/** Periods are counted from 1970: the next one begins where this one ends. */
const computeNextRun = (everySeconds: number, now: Date): string =>
  new Date((Math.floor(now.getTime() / 1000 / everySeconds) + 1) * everySeconds * 1000).toISOString();

async function readSchedulerState(tx: Tx, email: string, config: Config, now: Date): Promise<SchedulerStateView> {
  const store = schedulerStore(tx);
  const work = (await store.kinds(allJobs.map(({ kind }) => kind.name))).map((row) => {
    const schedule = findSchedule(row.kind);
    const isPaused = row.paused_by !== null;
    return {
      kind: row.kind,
      everySeconds: schedule?.everySeconds ?? null,
      scope: schedule?.scope ?? null,
      isPaused,
      pausedBy: row.paused_by,
      waiting: row.waiting,
      running: row.running,
      dead: row.dead,
      lastRunAt: row.last_run_at,
      lastSeconds: row.last_seconds,
      nextRunAt: isPaused ? null : (row.waits_until ?? (schedule ? computeNextRun(schedule.everySeconds, now) : null)),
    };
  });
  const failed = (await store.failed()).map((row) => ({
    id: row.id,
    firmName: row.firm_name,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    error: row.last_error,
    at: row.at,
    carries: isInternal(email, config) ? JSON.stringify(row.payload) : null,
  }));
  return { at: now.toISOString(), work, failed };
}

export const handledSchedulerCalls = pairHandlers(schedulerCalls, {
  ticket: withServices(({ provider, actor, now }) =>
    // Work of every firm is looked at, so the ticket is the provider's.
    provider.transaction(async (tx) => {
      const ticket = createSecret();
      await schedulerStore(tx).keepTicket(computeFingerprint(ticket), actor.personId, now);
      return { ticket };
    }),
  ),
  open: withServices(async ({ provider, services, body, now }) => {
    // Used in a transaction of its own: a ticket that opened is used up, whatever comes after.
    const used = await provider.transaction((tx) => schedulerStore(tx).useTicket(computeFingerprint(body.ticket), now));
    const { email } = requireValue(
      used,
      refuse('ticket', 'This ticket was used before, or is older than 60 seconds. Open the scheduler again.'),
    );
    return provider.transaction((tx) => readSchedulerState(tx, email, services.config, now));
  }),
  // Jobs of every firm, of which only kinds, counts and reasons are told.
  getState: withServices(({ provider, actor, services, now }) =>
    provider.transaction((tx) => readSchedulerState(tx, actor.email, services.config, now)),
  ),
  runNow: withServices(({ provider, actor, body }) =>
    // A schedule of the installation or of all firms.
    provider.transaction(async (tx) => {
      const schedule = findSchedule(body.kind);
      if (!schedule) throw new NotFound();
      const store = schedulerStore(tx);
      await store.holdKind(body.kind);
      const { name: kind, priority, maxAttempts } = schedule.kind;
      const [row] = await store.kinds([kind]);
      if (row?.paused_by) {
        throw new RefusalProblem(refuse('kind', 'This job is paused. Resume it first.'));
      }
      if (await store.isUnderWay(kind)) {
        throw new RefusalProblem(refuse('kind', 'This is running or about to. Look again when it has ended.'));
      }
      const count = await store.runNow({ kind, priority, maxAttempts, scope: schedule.scope }, `now ${randomUUID()}`);
      await auditInFirm(tx, actor.firmId, actor, 'schedule.run', { entity: ['job', null], after: { kind, count } });
      tx.afterCommit(nudgeWorkers);
      return { count };
    }),
  ),
  pause: withServices(({ provider, actor, body, now }) =>
    // Holds in every process and for every firm.
    provider.transaction(async (tx) => {
      if (!allJobs.some(({ kind }) => kind.name === body.kind)) throw new NotFound();
      const store = schedulerStore(tx);
      const changed = body.isPaused ? await store.pause(body.kind, actor.fullName, now) : await store.goOn(body.kind);
      if (changed > 0) {
        await auditInFirm(tx, actor.firmId, actor, body.isPaused ? 'schedule.paused' : 'schedule.resumed', {
          entity: ['job', null],
          after: { kind: body.kind },
        });
      }
      if (!body.isPaused) tx.afterCommit(nudgeWorkers);
      return { done: true as const };
    }),
  ),
  tryAgain: withServices(({ provider, actor, body }) =>
    // A dead job of any firm.
    provider.transaction(async (tx) => {
      const again = await schedulerStore(tx).tryAgain(body.id);
      if (!again) throw new NotFound();
      await auditInFirm(tx, actor.firmId, actor, 'schedule.run', {
        entity: ['job', body.id],
        after: { kind: again.kind },
      });
      tx.afterCommit(nudgeWorkers);
      return { done: true as const };
    }),
  ),
});

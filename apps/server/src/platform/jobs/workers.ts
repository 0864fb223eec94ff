import { randomUUID } from 'node:crypto';
import { jobsWaiting } from '../metrics/metrics';
import type { Services } from '../services';
import { openProviderScope } from '../tenancy/scopes';
import { runJob } from './run-job';
import type { HandledJob } from './job-kind';
import { type ClaimedJob, queueStore } from './job.store';
import { onNudge } from './nudge';
import { queueDueJobs, type JobSchedule } from './schedule';

export interface JobWorkers {
  /** Takes nothing more, waits for what runs, and hands back what does not end in time. */
  stop(graceMs?: number): Promise<void>;
}

export interface WorkerSettings {
  readonly jobs: readonly HandledJob[];
  readonly schedules?: readonly JobSchedule[];
  readonly atOnce?: number;
  readonly pollMs?: number;
}

const indexByKind = (jobs: readonly HandledJob[]): Map<string, HandledJob> => {
  const kinds = new Map(jobs.map((job) => [job.kind.name, job]));
  if (kinds.size !== jobs.length) throw new Error('two handlers are registered for one kind of job');
  return kinds;
};

/** Carries out jobs of every firm until stopped. Any number of processes may do so side by side. */
export function startWorkers(services: Services, settings: WorkerSettings): JobWorkers {
  const { jobs, schedules = [], atOnce = 4, pollMs = 3_000 } = settings;
  const kinds = indexByKind(jobs);
  const provider = openProviderScope(services.database);
  const worker = randomUUID();
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const periods = new Map<string, number>();
  let isStopped = false;
  let isClaiming = false;
  let wantsMore = false;
  let isAway = false;

  const beginJob = (job: ClaimedJob): void => {
    const run = runJob(services, kinds.get(job.kind)!, job, stopping.signal).finally(() => {
      running.delete(run);
      void takeMore();
    });
    running.add(run);
  };

  async function takeMore(): Promise<void> {
    wantsMore = true;
    if (isClaiming || isStopped) return;
    isClaiming = true;
    try {
      while (wantsMore && running.size < atOnce) {
        if (isStopped) return;
        wantsMore = false;
        const free = atOnce - running.size;
        const claimed = await provider.transaction((tx) => queueStore(tx).claim(worker, [...kinds.keys()], free));
        claimed.forEach(beginJob);
        if (claimed.length > 0) wantsMore = true;
      }
      isAway = false;
    } catch (error) {
      if (!isAway) services.log.warn({ error: (error as Error).name }, 'jobs wait: the database does not answer');
      isAway = true;
    } finally {
      isClaiming = false;
    }
  }

  async function runLook(): Promise<void> {
    try {
      await queueDueJobs(services.database, schedules, new Date(), periods);
      const states = await provider.transaction(async (tx) => {
        await queueStore(tx).freeAbandoned();
        return queueStore(tx).countByState();
      });
      for (const [state, count] of Object.entries(states)) jobsWaiting.set({ state }, count);
    } catch {
      // takeMore meets the same trouble and says so once.
    }
    await takeMore();
  }

  const unsubscribe = onNudge(() => void takeMore());
  let looking: Promise<void> | undefined;
  const lookOnce = (): void => {
    looking ??= runLook().finally(() => (looking = undefined));
  };
  lookOnce();
  const timer = setInterval(lookOnce, pollMs);
  return {
    stop: async (graceMs = 5_000) => {
      isStopped = true;
      clearInterval(timer);
      unsubscribe();
      const grace = setTimeout(() => stopping.abort(), graceMs);
      await looking;
      // A handler that ignores the signal is left behind; its hold runs out and another process takes the job up.
      const patience = new Promise((resolve) => setTimeout(resolve, graceMs + 2_000).unref());
      await Promise.race([Promise.all(running), patience]);
      clearTimeout(grace);
    },
  };
}

/** Carries out everything that is due, here and now: for tests and commands. `asAt` lets time have passed. */
export async function drainJobs(services: Services, jobs: readonly HandledJob[], asAt?: Date): Promise<number> {
  const kinds = indexByKind(jobs);
  const never = new AbortController().signal;
  const worker = randomUUID();
  let count = 0;
  for (;;) {
    const claimed = await openProviderScope(services.database).transaction((tx) =>
      queueStore(tx).claim(worker, [...kinds.keys()], 10, asAt),
    );
    if (claimed.length === 0) return count;
    for (const job of claimed) await runJob(services, kinds.get(job.kind)!, job, never);
    count += claimed.length;
  }
}

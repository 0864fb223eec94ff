import { DatabaseUnavailableError, type Tx } from '../db/database';
import { jobLastDone, jobsDone, jobSeconds } from '../metrics/metrics';
import type { Services } from '../services';
import { openProviderScope } from '../tenancy/scopes';
import { GiveUpError, type HandledJob, type JobWork } from './job-kind';
import { type ClaimedJob, heldJobStore, leaseSeconds } from './job.store';

const longestWaitSeconds = 3600;

/** 5 s, 10 s, 20 s … up to an hour, less up to half at random so that what failed together does not return together. */
export const computeBackoff = (attempt: number, random = Math.random()): number =>
  Math.min(longestWaitSeconds, 5 * 2 ** (attempt - 1)) * (1 - random / 2);

const formatError = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 1000);

/** Runs one claimed job inside its firm and writes down how it went. Never throws: what fails is a row's state. */
export async function runJob(
  services: Services,
  handled: HandledJob,
  job: ClaimedJob,
  stopping: AbortSignal,
): Promise<'done' | 'retry' | 'dead' | 'released' | 'lost'> {
  const provider = openProviderScope(services.database);
  const scope = provider.firm(job.intermediary_id);
  const log = services.log.child({ job: job.id, kind: job.kind, firm: job.intermediary_id });
  const lost = new AbortController();
  const runHeld = <T>(work: (row: ReturnType<typeof heldJobStore>, tx: Tx) => Promise<T>): Promise<T> =>
    scope.transaction((tx) => work(heldJobStore(tx, job), tx));
  const renewing = setInterval(
    () => {
      runHeld((row) => row.renew()).then(
        (isOurs) => isOurs || lost.abort(),
        () => undefined, // the database is away: the next renewal or the end of the job reports it
      );
    },
    (leaseSeconds * 1000) / 3,
  );

  let finished = false;
  const work: JobWork<unknown> = {
    jobId: job.id,
    attempt: job.attempts,
    payload: job.payload,
    scope,
    provider,
    services,
    log,
    signal: AbortSignal.any([stopping, lost.signal]),
    progress: async (done, total) => void (await runHeld((row) => row.progress(done, total))),
    finish: async (tx) => {
      if (!(await heldJobStore(tx, job).done())) throw new GiveUpError('Another worker has taken over this job.');
      tx.afterCommit(() => void (finished = true));
    },
  };
  const settle = async (): Promise<'done' | 'retry' | 'dead' | 'released' | 'lost'> => {
    try {
      if (job.attempts > job.max_attempts) throw new GiveUpError('The process stopped each time this was running.');
      await handled.run({ ...work, payload: handled.kind.payload.parse(job.payload) });
      if (!finished && !(await runHeld((row) => row.done()))) return 'lost';
      return 'done';
    } catch (error) {
      if (finished) return 'done';
      if (lost.signal.aborted) return 'lost';
      if (stopping.aborted) return (await runHeld((row) => row.release())) ? 'released' : 'lost';
      const sentence = formatError(error);
      // Only the error's sort is logged: its sentence may name a person. The row keeps the sentence.
      log.warn(
        { attempt: job.attempts, error: (error as Error)?.name, code: (error as { code?: unknown })?.code },
        'a job failed',
      );
      if (!(error instanceof GiveUpError) && job.attempts < job.max_attempts) {
        return (await runHeld((row) => row.retryIn(computeBackoff(job.attempts), sentence))) ? 'retry' : 'lost';
      }
      return await runHeld(async (row, tx) => {
        if (!(await row.dead(sentence))) return 'lost';
        await handled.whenDead?.(tx, job.payload, sentence);
        return 'dead';
      });
    }
  };
  const begun = performance.now();
  try {
    const outcome = await settle();
    jobsDone.inc({ kind: job.kind, outcome });
    jobSeconds.observe({ kind: job.kind, outcome }, (performance.now() - begun) / 1000);
    if (outcome === 'done') jobLastDone.set({ kind: job.kind }, Date.now() / 1000);
    return outcome;
  } catch (error) {
    // How it went could not be written down; the hold runs out and the job is taken up again.
    log.error(
      { error: error instanceof DatabaseUnavailableError ? 'the database is away' : formatError(error) },
      'a job was left',
    );
    jobsDone.inc({ kind: job.kind, outcome: 'lost' });
    return 'lost';
  } finally {
    clearInterval(renewing);
  }
}

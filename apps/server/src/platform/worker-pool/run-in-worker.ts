import { availableParallelism } from 'node:os';
import { type Outcome, RefusalError, refuse } from '@boedel/domain/law/refusal';
import { countWorkerFault } from '../metrics/metrics';
import { RefusalProblem, Unavailable } from '../problems';
import { type Lane, openPool, type Seat, WorkerStopped } from './pool';
import type { FromWorker, PagedWorkerJob, ToWorker, WorkerJob } from './worker-job';

/** The server's build puts the thread beside its entries, and this in one of them or among their chunks. */
const thread = import.meta.url.endsWith('.ts')
  ? new URL('../../worker-thread-from-source.mjs', import.meta.url)
  : new URL(new URL('worker-thread.js', import.meta.url).href.replace(/\/chunks\/(?=[^/]+$)/, '/'));

const threads = Math.min(8, Math.max(4, availableParallelism()));
const pool = openPool(thread, {
  threads,
  ofLane: threads / 2,
  ofLong: threads / 2,
  queueWait: 60_000,
  keepIdle: 60_000,
  megabytes: 1500,
});

/** What is wrong with a file that no thread came to the end of. */
function refuseStopped({ reason }: WorkerStopped): never {
  if (reason === 'busy') throw new Unavailable('Too many files are being read. Upload it again in a minute.');
  const { refusals } =
    reason === 'tooLong'
      ? refuse('file', 'This file takes too long to read. Split it or save it again, then upload it.')
      : refuse('file', 'This file cannot be read: it needs more memory than a file may. Split it and send the parts.');
  throw new RefusalProblem(refusals);
}

const answerOf = (job: string, answer: FromWorker): unknown => {
  if (answer.kind === 'failed') throw new Error(`${job} failed: ${answer.error}`);
  return answer.kind === 'refused' ? new RefusalError(answer.refusals) : answer.value;
};

async function sendTo(seat: Seat, { name, seconds }: WorkerJob<never, unknown>, message: ToWorker): Promise<unknown> {
  try {
    return answerOf(name, await seat.send(message, seconds * 1000));
  } catch (error) {
    if (!(error instanceof WorkerStopped)) throw error;
    countWorkerFault(name, error.reason);
    return refuseStopped(error);
  }
}

async function takeSeat({ name, isLong }: WorkerJob<never, unknown>, lane: Lane): Promise<Seat> {
  try {
    return await pool.take({ lane, isLong });
  } catch (error) {
    if (!(error instanceof WorkerStopped)) throw error;
    countWorkerFault(name, error.reason);
    return refuseStopped(error);
  }
}

/**
 * Does work on what somebody sent in another thread. Bytes in the input are copied, so that the sender keeps theirs. The
 * lane is the firm: it waits for its own work, and hardly for another's. A thread that hangs or breaks down refuses the
 * file.
 */
export async function runInWorker<Input, Result>(
  job: WorkerJob<Input, Result>,
  lane: Lane,
  input: Input,
): Promise<Outcome<Result>> {
  const seat = await takeSeat(job, lane);
  try {
    return (await sendTo(seat, job, { kind: 'do', job: job.name, input })) as Outcome<Result>;
  } finally {
    seat.leave();
  }
}

export interface OpenedJob<Head, Page> {
  readonly head: Head;
  /** The next page; nothing after the last. */
  next(): Promise<Page | null>;
  close(): void;
}

/** The same page by page: the thread is held until it is closed, and pages are fetched as they are wanted. */
export async function openInWorker<Input, Head, Page>(
  job: PagedWorkerJob<Input, Head, Page>,
  lane: Lane,
  input: Input,
): Promise<OpenedJob<Head, Page>> {
  const seat = await takeSeat(job, lane);
  try {
    const head = (await sendTo(seat, job, { kind: 'do', job: job.name, input })) as Head;
    return {
      head,
      next: async () => (await sendTo(seat, job, { kind: 'next' })) as Page | null,
      close: () => seat.leave(),
    };
  } catch (error) {
    seat.leave();
    throw error;
  }
}

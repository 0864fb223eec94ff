import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { isRefused } from '@boedel/domain/law/refusal';
import { packForTransfer } from './transfer';
import type { DoesJob, FromWorker, Paged, ToWorker } from './worker-job';

const isPaged = (value: unknown): value is Paged<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'pages' in value && 'head' in value;

/** The thread's side: does what it is sent, one after the other. */
export function serveJobs(jobs: ReadonlyMap<string, DoesJob>): void {
  // On Linux this is of the calling thread alone: whoever waits for an answer goes before a file. A little before, because
  // a thread that hardly ever gets a core keeps what it holds of the process's memory from those that are before it.
  if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5));
  let pages: Iterator<unknown> | undefined;

  async function answerTo(asked: ToWorker): Promise<FromWorker> {
    if (asked.kind === 'next') {
      const next = pages?.next();
      return { kind: 'done', value: next && !next.done ? next.value : null };
    }
    pages = undefined;
    const work = jobs.get(asked.job);
    if (!work) throw new Error(`no thread knows the job ${asked.job}`);
    const result = await work(asked.input as never);
    if (isRefused(result)) return { kind: 'refused', refusals: result.refusals as readonly never[] };
    if (!isPaged(result)) return { kind: 'done', value: result };
    ({ pages } = result);
    return { kind: 'done', value: result.head };
  }

  parentPort!.on('message', (asked: ToWorker) => {
    void answerTo(asked)
      .catch((error: unknown): FromWorker => ({ kind: 'failed', error: String(error) }))
      .then((answer) => {
        const { value, buffers } = packForTransfer(answer);
        parentPort!.postMessage(value, buffers);
      });
  });
}

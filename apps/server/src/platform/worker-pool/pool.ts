import { Worker } from 'node:worker_threads';
import { copyForTransfer, type Transfer } from './transfer';
import type { FromWorker, ToWorker } from './worker-job';

/** Whose work it is: each has a lane, and no lane takes all threads. */
export type Lane = number | string;

/** Why work was not done to its end. */
export type StopReason = 'tooLong' | 'brokeDown' | 'busy';

export class WorkerStopped extends Error {
  constructor(
    readonly reason: StopReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface PoolSettings {
  readonly threads: number;
  /** So many threads work for one lane at the same time. */
  readonly ofLane: number;
  /** So many threads do long work at the same time: the others are kept for what somebody waits for. */
  readonly ofLong: number;
  /** How long work waits for a thread before it is turned away, in milliseconds. */
  readonly queueWait: number;
  /** How long a thread with nothing to do is kept, in milliseconds. */
  readonly keepIdle: number;
  /** More than this much memory for what it makes of a file ends a thread. */
  readonly megabytes: number;
}

export interface Work {
  readonly lane: Lane;
  readonly isLong: boolean;
}

/** A thread that works for one piece of work until it is given back. */
export interface Seat {
  send(message: ToWorker, patience: number): Promise<FromWorker>;
  leave(): void;
}

interface Waiting extends Work {
  readonly sit: () => void;
}

interface Thread {
  readonly worker: Worker;
  timer?: NodeJS.Timeout;
}

/**
 * Threads that read files somebody sent. They are started as they are needed and end when nothing is left to do. One that
 * hangs, or breaks down, is ended with the work it was at; the others go on, and the next work gets a new one.
 */
export function openPool(file: URL, settings: PoolSettings) {
  const idle: Thread[] = [];
  const working = new Set<Work>();
  const waiting: Waiting[] = [];
  /** When each lane was last given a thread, so that lanes take turns. */
  const turns = new Map<Lane, number>();
  let turn = 0;

  const countWorking = (matches: (work: Work) => boolean): number => [...working].filter(matches).length;
  const mayWork = ({ lane, isLong }: Work): boolean =>
    working.size < settings.threads &&
    countWorking((each) => each.lane === lane) < settings.ofLane &&
    (!isLong || countWorking((each) => each.isLong) < settings.ofLong);

  /** The lane that waited longest for its turn goes first; within a lane, whoever came first. */
  function seatNext(): void {
    for (;;) {
      let next: Waiting | undefined;
      for (const each of waiting) {
        if (!mayWork(each)) continue;
        if (!next || (turns.get(each.lane) ?? 0) < (turns.get(next.lane) ?? 0)) next = each;
      }
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.sit();
    }
  }

  /** It does not keep the process alive. */
  function start(): Thread {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: settings.megabytes } });
    worker.unref();
    const thread: Thread = { worker };
    // Whoever waits for it hears of it; one that ends with nobody waiting only goes.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const at = idle.indexOf(thread);
      if (at !== -1) idle.splice(at, 1);
    });
    return thread;
  }

  function rest(thread: Thread): void {
    thread.timer = setTimeout(() => {
      const at = idle.indexOf(thread);
      if (at === -1) return;
      idle.splice(at, 1);
      void thread.worker.terminate();
    }, settings.keepIdle);
    thread.timer.unref();
    idle.push(thread);
  }

  function seatFor(work: Work): Seat {
    working.add(work);
    turn += 1;
    turns.set(work.lane, turn);
    const thread = idle.pop() ?? start();
    clearTimeout(thread.timer);
    const { worker } = thread;
    let isSound = true;
    return {
      send: (message, patience) =>
        new Promise((resolve, reject) => {
          const settle = (): void => {
            clearTimeout(timer);
            worker.off('message', answered).off('error', broke).off('exit', ended);
          };
          const fail = (problem: WorkerStopped): void => {
            settle();
            isSound = false;
            reject(problem);
          };
          const answered = (answer: FromWorker): void => {
            settle();
            resolve(answer);
          };
          const broke = (cause: Error): void => fail(new WorkerStopped('brokeDown', 'The thread failed.', { cause }));
          const ended = (code: number): void => fail(new WorkerStopped('brokeDown', `The thread exited with ${code}.`));
          const timer = setTimeout(() => fail(new WorkerStopped('tooLong', 'The job took too long.')), patience);
          worker.on('message', answered).once('error', broke).once('exit', ended);
          const post = ({ value, buffers }: Transfer): void => worker.postMessage(value, buffers);
          copyForTransfer(message)
            .then(post)
            .catch((problem: unknown) => {
              settle();
              reject(problem);
            });
        }),
      leave: () => {
        if (!working.delete(work)) return;
        if (isSound) rest(thread);
        else void worker.terminate();
        if (countWorking(({ lane }) => lane === work.lane) === 0 && !waiting.some(({ lane }) => lane === work.lane)) {
          turns.delete(work.lane);
        }
        seatNext();
      },
    };
  }

  return {
    /** A thread for this work, when it is its turn. */
    take: (work: Work): Promise<Seat> =>
      new Promise((resolve, reject) => {
        const mine: Waiting = {
          ...work,
          sit: () => {
            clearTimeout(timer);
            resolve(seatFor({ ...work }));
          },
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(new WorkerStopped('busy', 'All threads were busy.'));
        }, settings.queueWait);
        waiting.push(mine);
        seatNext();
      }),
    /** Ends the threads that have nothing to do. */
    close: async (): Promise<void> => {
      const ending = idle.splice(0);
      for (const { timer } of ending) clearTimeout(timer);
      await Promise.all(ending.map(({ worker }) => worker.terminate()));
    },
  };
}

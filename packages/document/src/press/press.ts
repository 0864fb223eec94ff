import { Worker } from 'node:worker_threads';
import type { List } from '../tree/list';
import type { Paper } from '../tree/paper';
import { printable } from '../tree/printable';

export type Format = 'pdf' | 'docx' | 'xlsx';

/** What the thread is sent, a paper or a list as JSON, and what it answers. */
export interface Asked {
  readonly kind: Format | 'list';
  readonly content: string;
}

export interface Made {
  readonly file?: Uint8Array;
  readonly error?: string;
}

/** The thread ended, hung or had too much to do: nothing is wrong with the paper, and asking again may do. */
export class PressStopped extends Error {}

const clean = (_key: string, value: unknown): unknown => (typeof value === 'string' ? printable(value) : value);

interface Job {
  readonly asked: Asked;
  readonly resolve: (file: Buffer) => void;
  readonly reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** Bounds against a page that never ends and a queue that never moves, not promises of speed; in milliseconds. */
export interface Patience {
  readonly atWork: number;
  readonly inQueue: number;
}

/**
 * A thread that makes papers one after the other. It is started with the first; when it ends or hangs, the paper it was
 * at is given up and those behind it go to a new one.
 */
export function openPress(file: URL, patience: Patience = { atWork: 60_000, inQueue: 60_000 }) {
  const queue: Job[] = [];
  let thread: Worker | undefined;
  let current: Job | undefined;

  function done(outcome: (job: Job) => void): void {
    const job = current;
    current = undefined;
    if (job) {
      clearTimeout(job.timer);
      outcome(job);
    }
    next();
  }

  /** It does not keep the process alive. */
  function start(): Worker {
    const worker = new Worker(file);
    worker.unref();
    worker.on('message', ({ file: bytes, error }: Made) => {
      if (thread !== worker) return;
      done(({ resolve, reject }) =>
        bytes
          ? resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
          : reject(new Error(`The paper could not be made: ${error}`)),
      );
    });
    worker.on('error', (cause) => ended(worker, new PressStopped('The press broke down.', { cause })));
    worker.on('exit', (code) => ended(worker, new PressStopped(`The press stopped with ${code}.`)));
    return worker;
  }

  function ended(worker: Worker, reason: PressStopped): void {
    if (thread !== worker) return;
    thread = undefined;
    done(({ reject }) => reject(reason));
  }

  function next(): void {
    if (current) return;
    current = queue.shift();
    if (!current) return;
    clearTimeout(current.timer);
    const worker = (thread ??= start());
    current.timer = setTimeout(() => {
      ended(worker, new PressStopped('The paper took too long to make.'));
      void worker.terminate();
    }, patience.atWork);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    worker.postMessage(current.asked);
  }

  const ask = (kind: Asked['kind'], content: Paper | List): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const job: Job = { asked: { kind, content: JSON.stringify(content, clean) }, resolve, reject };
      job.timer = setTimeout(() => {
        queue.splice(queue.indexOf(job), 1);
        reject(new PressStopped('Too many papers were being made.'));
      }, patience.inQueue);
      queue.push(job);
      next();
    });

  return {
    /** A paper as PDF, Word or a workbook. */
    print: (paper: Paper, format: Format) => ask(format, paper),
    /** A list as a workbook. */
    printList: (list: List) => ask('list', list),
  };
}

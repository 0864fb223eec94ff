import { Worker } from 'node:worker_threads';
import type { Certificate } from '../pack/certificate';
import type { Pack, PackFault, PackMade, PackRefused } from '../pack/pack';
import type { List } from '../tree/list';
import type { Paper } from '../tree/paper';
import { printable } from '../tree/printable';

export type Format = 'pdf' | 'docx' | 'xlsx';

/** What the thread is sent, a paper, a list or a pack as JSON with the files of it, and what it answers. */
export interface Asked {
  readonly kind: Format | 'list' | 'pack' | 'signed';
  readonly content: string;
  readonly files?: readonly (Uint8Array | undefined)[];
}

export interface Made {
  readonly file?: Uint8Array;
  /** Of a pack, where each of its papers stands. */
  readonly pack?: PackMade;
  readonly refused?: PackRefused;
  /** Of a paper that was signed, how many pages it has, or why it cannot be. */
  readonly pages?: number;
  readonly fault?: PackFault;
  readonly error?: string;
}

/** The thread ended, hung or had too much to do: nothing is wrong with the paper, and asking again may do. */
export class PressStopped extends Error {}

const fileOf = ({ file }: Made): Buffer => Buffer.from(file!.buffer, file!.byteOffset, file!.byteLength);
const clean = (_key: string, value: unknown): unknown => (typeof value === 'string' ? printable(value) : value);

/** Whose paper it is: each has a lane, and they take turns, so that nobody waits for another's two thousand letters. */
export type Lane = number | undefined;

interface Job {
  readonly asked: Asked;
  readonly lane: Lane;
  readonly resolve: (made: Made) => void;
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
  /** In the order of their turns; one that has nothing waiting is not in it. */
  const lanes = new Map<Lane, Job[]>();
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
    // A paper is thousands of small things that are soon forgotten.
    const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
    worker.unref();
    worker.on('message', (made: Made) => {
      if (thread !== worker) return;
      done(({ resolve, reject }) =>
        made.error === undefined ? resolve(made) : reject(new Error(`The paper could not be made: ${made.error}`)),
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

  function put(job: Job): void {
    const lane = lanes.get(job.lane);
    if (lane) lane.push(job);
    else lanes.set(job.lane, [job]);
  }

  /** The first of the lane whose turn it is; the lane goes behind the others. */
  function take(): Job | undefined {
    const [turn] = lanes;
    if (!turn) return undefined;
    const [lane, jobs] = turn;
    const job = jobs.shift();
    lanes.delete(lane);
    if (jobs.length > 0) lanes.set(lane, jobs);
    return job;
  }

  function forget(job: Job): void {
    const rest = (lanes.get(job.lane) ?? []).filter((each) => each !== job);
    if (rest.length > 0) lanes.set(job.lane, rest);
    else lanes.delete(job.lane);
  }

  function next(): void {
    if (current) return;
    current = take();
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

  const ask = (asked: Asked, lane?: Lane): Promise<Made> =>
    new Promise((resolve, reject) => {
      const job: Job = { asked, lane, resolve, reject };
      job.timer = setTimeout(() => {
        forget(job);
        reject(new PressStopped('Too many papers were being made.'));
      }, patience.inQueue);
      put(job);
      next();
    });
  const asJson = (content: Paper | List | Pack | Certificate): string => JSON.stringify(content, clean);

  return {
    /** A paper as PDF, Word or a workbook; papers of one lane come one after the other, lanes in turn. */
    print: async (paper: Paper, format: Format, lane?: Lane): Promise<Buffer> =>
      fileOf(await ask({ kind: format, content: asJson(paper) }, lane)),
    /** A list as a workbook. */
    printList: async (list: List): Promise<Buffer> => fileOf(await ask({ kind: 'list', content: asJson(list) })),
    /** A PDF with the certificate of its signatures behind it, or why it cannot be had. */
    printSigned: async (
      certificate: Certificate,
      paper: Uint8Array,
      lane?: Lane,
    ): Promise<{ readonly file: Buffer; readonly pages: number } | { readonly fault: PackFault }> => {
      const made = await ask({ kind: 'signed', content: asJson(certificate), files: [paper] }, lane);
      return made.fault ? { fault: made.fault } : { file: fileOf(made), pages: made.pages ?? 0 };
    },
    /** Papers bound as one PDF, or which of them cannot be. The files stand where their rows do. */
    printPack: async (
      pack: Pack,
      files: readonly (Uint8Array | undefined)[],
    ): Promise<(PackMade & { readonly file: Buffer }) | PackRefused> => {
      const made = await ask({ kind: 'pack', content: asJson(pack), files });
      return made.refused ?? { ...made.pack!, file: fileOf(made) };
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { SigningCertificate } from '../pack/certificate';
import type { PaperPack, PackFault, BoundPack, RefusedPack } from '../pack/pack';
import type { ListPaper } from '../tree/list';
import type { Paper } from '../tree/paper';
import { removeUnprintable } from '../tree/printable';

export type PaperFormat = 'pdf' | 'docx' | 'xlsx';

/** What the thread is sent, a paper, a list or a pack as JSON with the files of it, and what it answers. */
export interface PressRequest {
  readonly kind: PaperFormat | 'list' | 'pack' | 'signed';
  readonly content: string;
  readonly files?: readonly (Uint8Array | undefined)[];
}

export interface PressResult {
  readonly file?: Uint8Array;
  /** Of a pack, where each of its papers stands. */
  readonly pack?: BoundPack;
  readonly refused?: RefusedPack;
  /** Of a paper that was signed, how many pages it has, or why it cannot be. */
  readonly pages?: number;
  readonly fault?: PackFault;
  readonly error?: string;
}

/** The thread ended, hung or had too much to do: nothing is wrong with the paper, and asking again may do. */
export class PressStoppedError extends Error {}

const toBuffer = ({ file }: PressResult): Buffer => Buffer.from(file!.buffer, file!.byteOffset, file!.byteLength);
const cleanValue = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? removeUnprintable(value) : value;

/** Whose paper it is: each has a lane, and they take turns, so that nobody waits for another's two thousand letters. */
export type PressLane = number | undefined;

interface PressJob {
  readonly asked: PressRequest;
  readonly lane: PressLane;
  readonly resolve: (made: PressResult) => void;
  readonly reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** Bounds against a page that never ends and a queue that never moves, not promises of speed; in milliseconds. */
export interface PressPatience {
  readonly atWork: number;
  readonly inQueue: number;
}

/**
 * A thread that makes papers one after the other. It is started with the first; when it ends or hangs, the paper it was
 * at is given up and those behind it go to a new one.
 */
export function openPress(file: URL, patience: PressPatience = { atWork: 60_000, inQueue: 60_000 }) {
  /** In the order of their turns; one that has nothing waiting is not in it. */
  const lanes = new Map<PressLane, PressJob[]>();
  let thread: Worker | undefined;
  let current: PressJob | undefined;

  function finishJob(outcome: (job: PressJob) => void): void {
    const job = current;
    current = undefined;
    if (job) {
      clearTimeout(job.timer);
      outcome(job);
    }
    startNextJob();
  }

  /** It does not keep the process alive. */
  function start(): Worker {
    // A paper is thousands of small things that are soon forgotten.
    const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
    worker.unref();
    worker.on('message', (made: PressResult) => {
      if (thread !== worker) return;
      finishJob(({ resolve, reject }) =>
        made.error === undefined ? resolve(made) : reject(new Error(`The paper could not be made: ${made.error}`)),
      );
    });
    worker.on('error', (cause) => handleThreadEnd(worker, new PressStoppedError('The press broke down.', { cause })));
    worker.on('exit', (code) => handleThreadEnd(worker, new PressStoppedError(`The press stopped with ${code}.`)));
    return worker;
  }

  function handleThreadEnd(worker: Worker, reason: PressStoppedError): void {
    if (thread !== worker) return;
    thread = undefined;
    finishJob(({ reject }) => reject(reason));
  }

  function queueJob(job: PressJob): void {
    const lane = lanes.get(job.lane);
    if (lane) lane.push(job);
    else lanes.set(job.lane, [job]);
  }

  /** The first of the lane whose turn it is; the lane goes behind the others. */
  function takeJob(): PressJob | undefined {
    const [turn] = lanes;
    if (!turn) return undefined;
    const [lane, jobs] = turn;
    const job = jobs.shift();
    lanes.delete(lane);
    if (jobs.length > 0) lanes.set(lane, jobs);
    return job;
  }

  function dropJob(job: PressJob): void {
    const rest = (lanes.get(job.lane) ?? []).filter((each) => each !== job);
    if (rest.length > 0) lanes.set(job.lane, rest);
    else lanes.delete(job.lane);
  }

  function startNextJob(): void {
    if (current) return;
    current = takeJob();
    if (!current) return;
    clearTimeout(current.timer);
    const worker = (thread ??= start());
    current.timer = setTimeout(() => {
      handleThreadEnd(worker, new PressStoppedError('The paper took too long to make.'));
      void worker.terminate();
    }, patience.atWork);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    worker.postMessage(current.asked);
  }

  const requestPaper = (asked: PressRequest, lane?: PressLane): Promise<PressResult> =>
    new Promise((resolve, reject) => {
      const job: PressJob = { asked, lane, resolve, reject };
      job.timer = setTimeout(() => {
        dropJob(job);
        reject(new PressStoppedError('Too many papers were being made.'));
      }, patience.inQueue);
      queueJob(job);
      startNextJob();
    });
  const toJson = (content: Paper | ListPaper | PaperPack | SigningCertificate): string =>
    JSON.stringify(content, cleanValue);

  return {
    /** A paper as PDF, Word or a workbook; papers of one lane come one after the other, lanes in turn. */
    print: async (paper: Paper, format: PaperFormat, lane?: PressLane): Promise<Buffer> =>
      toBuffer(await requestPaper({ kind: format, content: toJson(paper) }, lane)),
    /** A list as a workbook. */
    printList: async (list: ListPaper): Promise<Buffer> =>
      toBuffer(await requestPaper({ kind: 'list', content: toJson(list) })),
    /** A PDF with the certificate of its signatures behind it, or why it cannot be had. */
    printSigned: async (
      certificate: SigningCertificate,
      paper: Uint8Array,
      lane?: PressLane,
    ): Promise<{ readonly file: Buffer; readonly pages: number } | { readonly fault: PackFault }> => {
      const made = await requestPaper({ kind: 'signed', content: toJson(certificate), files: [paper] }, lane);
      return made.fault ? { fault: made.fault } : { file: toBuffer(made), pages: made.pages ?? 0 };
    },
    /** Papers bound as one PDF, or which of them cannot be. The files stand where their rows do. */
    printPack: async (
      pack: PaperPack,
      files: readonly (Uint8Array | undefined)[],
    ): Promise<(BoundPack & { readonly file: Buffer }) | RefusedPack> => {
      const made = await requestPaper({ kind: 'pack', content: toJson(pack), files });
      return made.refused ?? { ...made.pack!, file: toBuffer(made) };
    },
  };
}

import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Paper } from '../tree/paper';
import { program } from './program';

interface Answer {
  readonly id: number;
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A bound against a page that never ends, not a promise of speed. */
const patience = 60_000;

let typesetter: Worker | undefined;
let serial = 0;
const waiting = new Map<number, Waiting>();

function giveUp(reason: Error): void {
  typesetter = undefined;
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(reason);
  }
  waiting.clear();
}

/** Started with the first page that is asked for; it does not keep the process alive. */
function atWork(): Worker {
  if (typesetter) return typesetter;
  const worker = new Worker(createRequire(import.meta.url).resolve('@boedel/document/typesetter'));
  worker.unref();
  worker.on('message', ({ id, pdf, error }: Answer) => {
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    clearTimeout(asked.timer);
    if (pdf) asked.resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    else asked.reject(new Error(`The page could not be set: ${error}`));
  });
  const ended = (reason: Error): void => {
    if (typesetter === worker) giveUp(reason);
  };
  worker.on('error', ended);
  worker.on('exit', (code) => ended(new Error(`The typesetter stopped with ${code}.`)));
  return (typesetter = worker);
}

/** A tagged PDF (PDF/UA-1), so that it is read out in order and its tables are tables. */
export function toPdf(paper: Paper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const id = (serial += 1);
    const timer = setTimeout(() => {
      const worker = typesetter;
      giveUp(new Error('The page took too long to set.'));
      void worker?.terminate();
    }, patience);
    waiting.set(id, { resolve, reject, timer });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    atWork().postMessage({ id, program, paper: JSON.stringify(paper) });
  });
}

import { Worker } from 'node:worker_threads';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Refusal } from '@boedel/domain/law/refusal';
import type { Mapping } from '@boedel/domain/statements/mapping';
import type { UnmappedTable } from '@boedel/domain/statements/read-statement';
import type { Statement, StatementFile } from '@boedel/domain/statements/statement';

export type Ask =
  | {
      readonly kind: 'read';
      readonly bytes: Uint8Array;
      readonly mappings: readonly Mapping[];
      readonly today: LocalDate;
    }
  | { readonly kind: 'next' };

export type StatementHead = Omit<Statement, 'lines'> & { readonly lineCount: number };

/** What a file is, before its lines. */
export type Head =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'unmapped'; readonly table: UnmappedTable }
  | {
      readonly kind: 'read';
      readonly file: Omit<StatementFile, 'statements'>;
      readonly statements: readonly StatementHead[];
    };

export interface LinesRead {
  /** The place of their statement in the file. */
  readonly statement: number;
  readonly count: number;
  /** As the database reads them. */
  readonly rows: string;
}

export type Answer =
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'lines'; readonly lines: LinesRead | null }
  | { readonly kind: 'failed'; readonly error: string };

/** The server's build puts the thread beside its entries, and this in one of them or among their chunks. */
const thread = import.meta.url.endsWith('.ts')
  ? new URL('reader-thread-from-source.mjs', import.meta.url)
  : new URL(new URL('statement-thread.js', import.meta.url).href.replace(/\/chunks\/(?=[^/]+$)/, '/'));

/** A bound against a file that was made to be read for ever, not a promise of speed. */
const patience = 120_000;
const mostMegabytes = 1500;
/** So many files are read at the same time; others wait their turn. */
const atOnce = 2;

let reading = 0;
const waiting: (() => void)[] = [];
/** Threads that have read a file and may read another. */
const idle: Worker[] = [];

async function turn(): Promise<void> {
  if (reading >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  reading += 1;
}
function release(): void {
  reading -= 1;
  waiting.shift()?.();
}

/** It does not keep the process alive. */
function start(): Worker {
  const worker = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
  worker.unref();
  // Whoever reads hears of it; one that breaks down with nobody reading only goes.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    const at = idle.indexOf(worker);
    if (at !== -1) idle.splice(at, 1);
  });
  return worker;
}

export interface OpenedFile {
  readonly head: Head;
  /** The next lines; nothing after the last. */
  next(): Promise<LinesRead | null>;
  close(): Promise<void>;
}

/** Reads a bank's file off the request's thread. Lines are fetched as they are wanted, so that they never pile up here. */
export async function openStatementFile(ask: Omit<Extract<Ask, { kind: 'read' }>, 'kind'>): Promise<OpenedFile> {
  await turn();
  const worker = idle.pop() ?? start();
  let isSound = true;
  let fail: (reason: Error) => void;
  const ended = new Promise<never>((_, reject) => {
    fail = reject;
  });
  ended.catch(() => undefined);
  const broke = (cause: Error): void => {
    isSound = false;
    fail(cause);
  };
  const stopped = (code: number): void => broke(new Error(`The reader of statements stopped with ${code}.`));
  worker.once('error', broke);
  worker.once('exit', stopped);
  const close = async (): Promise<void> => {
    worker.removeListener('error', broke);
    worker.removeListener('exit', stopped);
    release();
    if (isSound) idle.push(worker);
    else await worker.terminate();
  };
  const send = (message: Ask): Promise<Answer> => {
    let timer: NodeJS.Timeout;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isSound = false;
        reject(new Error('The file took too long to read.'));
      }, patience);
    });
    const answered = new Promise<Answer>((resolve) => worker.once('message', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    worker.postMessage(message);
    return Promise.race([answered, ended, late]).finally(() => clearTimeout(timer));
  };
  try {
    const first = await send({ kind: 'read', ...ask });
    if (first.kind !== 'head') throw new Error(first.kind === 'failed' ? first.error : 'the reader did not begin');
    return {
      head: first.head,
      next: async () => {
        const answer = await send({ kind: 'next' });
        if (answer.kind !== 'lines') throw new Error(answer.kind === 'failed' ? answer.error : 'no lines came');
        return answer.lines;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

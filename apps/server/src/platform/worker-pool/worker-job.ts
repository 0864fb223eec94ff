import type { Outcome } from '@boedel/domain/law/refusal';

/**
 * Work on bytes that somebody sent, done in a thread of its own. It is declared where it is asked for, and done in the
 * thread (`worker-thread.ts`), so that whoever asks does not load the parsers.
 */
export interface WorkerJob<Input, Result> {
  readonly name: string;
  /** How long it may take: a bound against a file made to be read for ever, not a promise of speed. */
  readonly seconds: number;
  /** Nobody waits for it at a screen, or it holds its thread for long: these never take all threads. */
  readonly isLong: boolean;
  /** For the types alone: it is never there. */
  readonly is?: (input: Input) => Result;
}

/** The same for work whose result comes page by page. */
export interface PagedWorkerJob<Input, Head, Page> extends WorkerJob<Input, Head> {
  readonly pages?: () => Page;
}

interface WorkerJobOptions {
  readonly seconds: number;
  readonly isLong?: boolean;
}

export const declareWorkerJob = <Input, Result>(
  name: string,
  { seconds, isLong = false }: WorkerJobOptions,
): WorkerJob<Input, Result> => ({ name, seconds, isLong });

export const declarePagedJob = <Input, Head, Page>(
  name: string,
  { seconds, isLong = true }: WorkerJobOptions,
): PagedWorkerJob<Input, Head, Page> => ({ name, seconds, isLong });

/** What a thread is sent. */
export type ToWorker =
  | { readonly kind: 'do'; readonly job: string; readonly input: unknown }
  | { readonly kind: 'next' };

/** What it answers. Refusals cross as plain values: classes do not survive the way between threads. */
export type FromWorker =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusals: readonly never[] }
  | { readonly kind: 'failed'; readonly error: string };

export type DoesJob = (input: never) => unknown;
/** What a job of pages gives: the beginning, then one page after the other. */
export interface Paged<Head, Page> {
  readonly head: Head;
  readonly pages: Iterator<Page>;
}

type Answer<Result> = Outcome<Result> | Promise<Outcome<Result>>;
/** A job with the function that does it, for the thread. */
export const handleWorkerJob = <Input, Result>(
  { name }: WorkerJob<Input, Result>,
  work: (input: Input) => Answer<Result>,
): readonly [string, DoesJob] => [name, work];

export const handlePagedJob = <Input, Head, Page>(
  { name }: PagedWorkerJob<Input, Head, Page>,
  work: (input: Input) => Paged<Head, Page>,
): readonly [string, DoesJob] => [name, work];

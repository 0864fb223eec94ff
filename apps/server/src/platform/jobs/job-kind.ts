import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Tx } from '../db/database';
import type { Services } from '../services';
import type { ProviderScope, FirmScope } from '../tenancy/scopes';

/** A kind of work that runs after the commit: its name, its input, how often it is tried. */
export interface JobKind<P = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly maxAttempts: number;
  /** Smaller goes first. */
  readonly priority: number;
}

export const createJobKind = <P>(
  name: string,
  payload: z.ZodType<P>,
  { maxAttempts = 8, priority = 5 }: { maxAttempts?: number; priority?: number } = {},
): JobKind<P> => ({ name, payload, maxAttempts, priority });

/** What a handler is given. It runs inside the job's firm, and may run again: what it does must bear that. */
export interface JobWork<P> {
  readonly jobId: number;
  /** 1 the first time. */
  readonly attempt: number;
  readonly payload: P;
  readonly scope: FirmScope;
  /** Reads across firms, for the installation's own jobs. */
  readonly provider: ProviderScope;
  readonly services: Services;
  readonly log: Logger;
  /** Aborted when the process stops or another worker has taken the job over. */
  readonly signal: AbortSignal;
  /** Tells people who wait how far long work has come. */
  readonly progress: (done: number, total: number) => Promise<void>;
  /** Marks the job done in the handler's own transaction, so that the work and the mark stand or fall together. */
  readonly finish: (tx: Tx) => Promise<void>;
}

export interface HandledJob {
  readonly kind: JobKind;
  run(work: JobWork<unknown>): Promise<void>;
  /** In the transaction that declares the job dead, so that what waited for it can say so too. */
  readonly whenDead?: (tx: Tx, payload: unknown, error: string) => Promise<void>;
}

/** Pairs a kind with what carries it out. Every pair stands in the one list, areas/all-jobs.ts. */
export const pairJob = <P>(
  kind: JobKind<P>,
  run: (work: JobWork<P>) => Promise<void>,
  whenDead?: (tx: Tx, payload: P, error: string) => Promise<void>,
): HandledJob => ({
  kind,
  run,
  ...(whenDead && { whenDead: whenDead as NonNullable<HandledJob['whenDead']> }),
});

/** Trying again cannot help: the job is dead at once. */
export class GiveUpError extends Error {}

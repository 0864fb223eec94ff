import { DatabaseUnavailable, DiskFull } from './database';

/**
 * PostgreSQL ends itself when it cannot keep its log, and the embedded one has no postmaster to start it again: whatever
 * is asked of it after that would never return and would hold up the whole process. So it is asked nothing more.
 */
const isTheEnd = (error: unknown): boolean =>
  ['PANIC', 'FATAL'].includes((error as { severity?: string }).severity ?? '') ||
  error instanceof WebAssembly.RuntimeError ||
  (error as Error).name === 'ExitStatus';

export interface Watch {
  /** One piece of work at a time, and none once the database is lost. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** A statement inside a transaction. When it is the last one ever, the transaction stays open rather than be rolled back. */
  readonly alive: <T>(statement: Promise<T>) => Promise<T>;
  readonly isLost: () => boolean;
  readonly onLost: (tell: (cause: Error) => void) => void;
}

export function watchOver(): Watch {
  const listeners: ((cause: Error) => void)[] = [];
  let cause: Error | undefined;
  let giveUp: (error: Error) => void;
  const end = new Promise<never>((_, reject) => (giveUp = reject));
  end.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();

  const notice = (error: unknown): void => {
    if (cause || !isTheEnd(error)) return;
    cause = error as Error;
    giveUp((cause as { code?: string }).code === '53100' ? new DiskFull(cause) : new DatabaseUnavailable(cause));
    for (const tell of listeners) tell(cause);
  };
  const begin = <T>(work: () => Promise<T>): Promise<T> => {
    if (cause) return end;
    const working = work().catch((error: unknown) => {
      notice(error);
      throw error;
    });
    return Promise.race([working, end]);
  };

  return {
    inTurn: (work) => {
      const mine = last.then(() => begin(work));
      last = mine.catch(() => undefined);
      return mine;
    },
    alive: (statement) =>
      statement.catch((error: unknown) => {
        notice(error);
        return cause ? new Promise<never>(() => undefined) : Promise.reject(error);
      }),
    isLost: () => cause !== undefined,
    onLost: (tell) => void listeners.push(tell),
  };
}

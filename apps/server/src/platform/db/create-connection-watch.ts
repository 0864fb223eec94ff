import { DatabaseUnavailableError, DiskFullError } from './database';

/**
 * PostgreSQL ends itself when it cannot keep its log, and the embedded one has no postmaster to start it again: whatever
 * is asked of it after that would never return and would hold up the whole process. So it is asked nothing more.
 */
const isTheEnd = (error: unknown): boolean =>
  ['PANIC', 'FATAL'].includes((error as { severity?: string }).severity ?? '') ||
  error instanceof WebAssembly.RuntimeError ||
  (error as Error).name === 'ExitStatus';

/** A fresh one each time: what waits on it is forgotten with it. */
const waitForever = (): Promise<never> => new Promise(() => undefined);

export interface ConnectionWatch {
  /** One piece of work at a time, and none once the database is lost. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Says one thing to the database. When that was the last thing ever, it never returns: nobody may say another. */
  readonly say: <T>(speak: () => Promise<T>) => Promise<T>;
  readonly isLost: () => boolean;
  readonly onLost: (tell: (cause: Error) => void) => void;
}

export function createConnectionWatch(): ConnectionWatch {
  const listeners: ((cause: Error) => void)[] = [];
  let cause: Error | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Ends the piece of work whose turn it is. */
  let abandonWork: (error: Error) => void = () => undefined;

  const createEndError = (): Error =>
    (cause as { code?: string }).code === '53100' ? new DiskFullError(cause) : new DatabaseUnavailableError(cause);
  const noticeEnd = (error: unknown): void => {
    if (cause || !isTheEnd(error)) return;
    cause = error as Error;
    abandonWork(createEndError());
    for (const tell of listeners) tell(cause);
  };
  const beginWork = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (cause) return reject(createEndError());
      abandonWork = reject;
      work().then(resolve, reject);
    });

  return {
    inTurn: (work) => {
      const mine = last.then(() => beginWork(work));
      last = mine.catch(() => undefined);
      return mine;
    },
    say: async (speak) => {
      if (cause) return waitForever();
      try {
        return await speak();
      } catch (error) {
        noticeEnd(error);
        if (cause) return waitForever();
        throw error;
      }
    },
    isLost: () => cause !== undefined,
    onLost: (tell) => void listeners.push(tell),
  };
}

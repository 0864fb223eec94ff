import { TooManyRequests } from '../problems';

/** Lets so many run at once and so many wait; whoever comes after that is asked to come back. */
export function limitConcurrency(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new TooManyRequests(5, 'Too many people are signing in. Try again in a moment.');
      await new Promise<void>((resolve) => waiting.push(resolve)); // the place is handed over, so the count stays
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

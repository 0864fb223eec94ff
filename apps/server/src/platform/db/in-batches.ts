import { setImmediate as next } from 'node:timers/promises';

/** So many rows go to the database in one statement: a few hundred kilobytes, written in a few milliseconds. */
const atATime = 1000;

/** Many rows part by part, with a turn for others in between. */
export async function runInBatches<T>(rows: readonly T[], work: (part: readonly T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < rows.length; from += atATime) {
    await work(rows.slice(from, from + atATime));
    await next();
  }
}

import { appendFileSync } from 'node:fs';

/** What a fault did, counted. `npm run faults` prints all of it as JSON. */
export function reportFault(fault: string, figures: Readonly<Record<string, number>>): void {
  const report = process.env['BOEDEL_FAULTS_REPORT'];
  if (report) appendFileSync(report, `${JSON.stringify({ fault, ...figures })}\n`);
}

/** Numbers from 0 to 1 that are the same each run of a seed; `SEED` varies them. */
export function createRandom(seed = Number(process.env['SEED'] ?? 1)): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

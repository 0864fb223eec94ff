import { setImmediate as next } from 'node:timers/promises';
import type { Steps } from '@boedel/domain/steps/steps';

const longestAtATime = 8;

/** Work in steps on the request's own thread: every few milliseconds others have their turn. */
export async function runSteps<T>(steps: Steps<T>): Promise<T> {
  for (let began = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < longestAtATime) continue;
    await next();
    began = performance.now();
  }
}

import { setImmediate as next } from 'node:timers/promises';

/** Long enough that turning costs nothing, short enough that nobody waits for it, in milliseconds. */
const slice = 8;

/**
 * The embedded database answers before the event loop turns, so that a transaction of a hundred statements would hold up
 * everybody: no request is read and no timer runs until it is through. Asked before each statement, this lets the loop
 * turn once it has not done so for a slice.
 */
export function createLoopYielder(): () => Promise<void> {
  let began: number | undefined;
  return async () => {
    if (began === undefined) {
      began = performance.now();
      setImmediate(() => (began = undefined));
    } else if (performance.now() - began > slice) await next();
  };
}

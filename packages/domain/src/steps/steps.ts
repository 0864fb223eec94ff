/**
 * Work that can be laid down between two steps, so that a server serves others meanwhile. A step yields how much it
 * did: lines, or as many signs as a line has.
 */
export type Steps<T> = Generator<number, T, void>;

/** More than this is never done between two steps: a few milliseconds of work. */
export const mostAStep = 250;
/** About as much work as one line of a statement. */
export const signsOfALine = 100;

/** The whole work at once, for small files, for a thread of its own and for tests. */
export function drain<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Each item in turn, laying the work down in between. */
export function* eachInSteps<T>(items: readonly T[], work: (item: T, index: number) => void): Steps<void> {
  for (let from = 0; from < items.length; from += mostAStep) {
    const to = Math.min(items.length, from + mostAStep);
    for (let index = from; index < to; index += 1) work(items[index]!, index);
    yield to - from;
  }
}

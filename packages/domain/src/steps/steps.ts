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
export function drainSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Each item in turn, laying the work down in between. */
export function* forEachInSteps<T>(items: readonly T[], work: (item: T, index: number) => void): Steps<void> {
  for (let from = 0; from < items.length; from += mostAStep) {
    const to = Math.min(items.length, from + mostAStep);
    for (let index = from; index < to; index += 1) work(items[index]!, index);
    yield to - from;
  }
}

/** Those of many that are wanted, in their order. */
export function* filterInSteps<T>(items: readonly T[], isWanted: (item: T) => boolean): Steps<T[]> {
  const wanted: T[] = [];
  yield* forEachInSteps(items, (item) => {
    if (isWanted(item)) wanted.push(item);
  });
  return wanted;
}

/** Sorts in steps: runs of a step's size by themselves, then merged two by two. Equal items keep their order. */
export function* sortInSteps<T>(items: readonly T[], compare: (a: T, b: T) => number): Steps<T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += mostAStep) {
    runs.push(items.slice(from, from + mostAStep).sort(compare));
    yield mostAStep;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [left, right] = [runs[at]!, runs[at + 1] ?? []];
      const into: T[] = [];
      for (let [a, b] = [0, 0]; a < left.length || b < right.length;) {
        const takesRight = a >= left.length || (b < right.length && compare(right[b]!, left[a]!) < 0);
        into.push(takesRight ? right[b]! : left[a]!);
        if (takesRight) b += 1;
        else a += 1;
        if (into.length % mostAStep === 0) yield mostAStep;
      }
      merged.push(into);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

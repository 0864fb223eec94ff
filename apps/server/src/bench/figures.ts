/** What a bench tells: figures with their unit, and ratios that are judged against a limit in the same run. */
export interface BenchFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ratio' | 'ms' | 'per second' | 'KB' | 'rows' | 'requests' | 'round trips' | 'µs';
  /** The ratio or time promised, where one is. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Benchmark {
  readonly name: string;
  /** Why it cannot be run here, in a sentence; undefined where it can. */
  leftOut?(): string | undefined;
  run(tell: (figure: BenchFigure) => void): Promise<void>;
}

export const findMedian = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const findPercentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Runs work from so many hands at once for a while; the time of each is kept. */
export async function load(work: () => Promise<unknown>, { hands = 8, seconds = 1.5 } = {}): Promise<LoadFigures> {
  const times: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const runHand = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: hands }, runHand));
  const elapsed = (performance.now() - start) / 1000;
  return { perSecond: times.length / elapsed, p50: findPercentile(times, 0.5), p99: findPercentile(times, 0.99) };
}

/** Several works measured in turn, five times over, so that a busy moment of the machine falls on all of them. */
export async function measureTogether<K extends string>(
  works: Record<K, () => Promise<unknown>>,
  options?: { hands?: number; seconds?: number },
): Promise<Record<K, LoadFigures>> {
  const keys = Object.keys(works) as K[];
  const runs = Object.fromEntries(keys.map((key) => [key, [] as LoadFigures[]])) as unknown as Record<K, LoadFigures[]>;
  for (const key of keys) await load(works[key], { ...options, seconds: 0.4 });
  for (let round = 0; round < 5; round += 1) {
    for (const key of keys) runs[key].push(await load(works[key], options));
  }
  const medianOf = (key: K, part: keyof LoadFigures): number => findMedian(runs[key].map((run) => run[part]));
  return Object.fromEntries(
    keys.map((key) => [
      key,
      { perSecond: medianOf(key, 'perSecond'), p50: medianOf(key, 'p50'), p99: medianOf(key, 'p99') },
    ]),
  ) as Record<K, LoadFigures>;
}

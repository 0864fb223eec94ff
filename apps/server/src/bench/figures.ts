/** What a bench tells: figures with their unit, and ratios that are judged against a limit in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ratio' | 'ms' | 'per second' | 'KB' | 'rows' | 'requests' | 'round trips' | 'µs';
  /** The ratio or time promised, where one is. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Bench {
  readonly name: string;
  run(tell: (figure: Figure) => void): Promise<void>;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Runs work from so many hands at once for a while; the time of each is kept. */
export async function load(work: () => Promise<unknown>, { hands = 8, seconds = 1.5 } = {}): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const hand = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  const elapsed = (performance.now() - start) / 1000;
  return { perSecond: times.length / elapsed, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Several works measured in turn, five times over, so that a busy moment of the machine falls on all of them. */
export async function sideBySide<K extends string>(
  works: Record<K, () => Promise<unknown>>,
  options?: { hands?: number; seconds?: number },
): Promise<Record<K, Load>> {
  const keys = Object.keys(works) as K[];
  const runs = Object.fromEntries(keys.map((key) => [key, [] as Load[]])) as unknown as Record<K, Load[]>;
  for (const key of keys) await load(works[key], { ...options, seconds: 0.4 });
  for (let round = 0; round < 5; round += 1) {
    for (const key of keys) runs[key].push(await load(works[key], options));
  }
  const of = (key: K, part: keyof Load): number => median(runs[key].map((run) => run[part]));
  return Object.fromEntries(
    keys.map((key) => [key, { perSecond: of(key, 'perSecond'), p50: of(key, 'p50'), p99: of(key, 'p99') }]),
  ) as Record<K, Load>;
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Looks on from inside another process of ours: how long its event loop stood still, a tenth of a second at a time. */
export interface Stalls {
  /** For the environment of that process. */
  readonly environment: Readonly<Record<string, string>>;
  /** The longest between two moments, in milliseconds. */
  longest(from: number, to: number): number;
  discard(): void;
}

const lookOn = (into: string): string => `
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const resolution = 5;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  setInterval(() => {
    appendFileSync(${JSON.stringify(into)}, Date.now() + ' ' + Math.max(0, delay.max / 1e6 - resolution) + '\\n');
    delay.reset();
  }, 100).unref();
}
`;

export function watchStalls(): Stalls {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-stalls-'));
  const [looker, into] = [join(folder, 'look-on.mjs'), join(folder, 'stalls.txt')];
  writeFileSync(looker, lookOn(into));
  return {
    environment: { NODE_OPTIONS: `--import=${pathToFileURL(looker).href}` },
    longest(from, to) {
      if (!existsSync(into)) throw new Error('nobody looked on');
      const seen = readFileSync(into, 'utf8')
        .trim()
        .split('\n')
        .map((row) => row.split(' ').map(Number) as [number, number])
        .filter(([at]) => at >= from && at <= to + 150);
      return Math.max(0, ...seen.map(([, milliseconds]) => milliseconds));
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Looks on from inside another process of ours: how much of its memory is in use once what nobody holds is cleared away. */
export interface HeldMemory {
  /** For the environment of that process. */
  readonly options: string;
  /** The most that was held between two moments, in megabytes. */
  most(from: number, to: number): number;
  discard(): void;
}

const lookOn = (into: string): string => `
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  setInterval(() => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    appendFileSync(${JSON.stringify(into)}, Date.now() + ' ' + (heapUsed + external) / 2 ** 20 + '\\n');
  }, 50).unref();
}
`;

export function watchMemory(): HeldMemory {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-memory-'));
  const [looker, into] = [join(folder, 'look-on.mjs'), join(folder, 'held.txt')];
  writeFileSync(looker, lookOn(into));
  writeFileSync(into, '');
  return {
    options: `--import=${pathToFileURL(looker).href}`,
    most(from, to) {
      const held = readFileSync(into, 'utf8').trimEnd().split('\n');
      const between = held.flatMap((line) => {
        const [at, megabytes] = line.split(' ').map(Number);
        return at! >= from && at! <= to ? [megabytes!] : [];
      });
      if (between.length === 0) throw new Error('nobody looked on in that time');
      return Math.max(...between);
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

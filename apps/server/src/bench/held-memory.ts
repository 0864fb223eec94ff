import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Looks on from inside another process of ours: how much of its memory is in use once what nobody holds is cleared away. */
export interface MemoryWatch {
  /** For the environment of that process. */
  readonly options: string;
  /** The most that was held while something was done, in megabytes. */
  most(work: () => Promise<void>): Promise<number>;
  discard(): void;
}

/** It clears away only while it is asked to: the product would hardly start otherwise. */
const createLooker = (into: string): string => `
import { appendFileSync, existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  const into = ${JSON.stringify(into)};
  setInterval(() => {
    if (!existsSync(into)) return;
    gc();
    const { heapUsed, external } = process.memoryUsage();
    appendFileSync(into, (heapUsed + external) / 2 ** 20 + '\\n');
  }, 50).unref();
}
`;

export function watchMemory(): MemoryWatch {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-memory-'));
  const [looker, into] = [join(folder, 'look-on.mjs'), join(folder, 'held.txt')];
  writeFileSync(looker, createLooker(into));
  return {
    options: `--import=${pathToFileURL(looker).href}`,
    async most(work) {
      writeFileSync(into, '');
      await work();
      const held = readFileSync(into, 'utf8').trimEnd();
      rmSync(into);
      if (held === '') throw new Error('nobody looked on in that time');
      return Math.max(...held.split('\n').map(Number));
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ThreadStall {
  /** The longest the event loop did not turn, by whatever held it: the product, or a machine that is busy elsewhere. */
  readonly stood: number;
  /** The longest its thread was itself at work before it turned again. */
  readonly worked: number;
  /** The longest it did not turn though it had a core: what is left where it waited for none. */
  readonly held: number;
  /** The longest it waited for a core within a second, all in all. */
  readonly waited: number;
}

interface Seen extends Omit<ThreadStall, 'waited'> {
  readonly at: number;
  /** In this tenth of a second. */
  readonly waited: number;
}

/** Looks on from inside another process of ours: how long its event loop stood still, a tenth of a second at a time. */
export interface StallWatch {
  /** For the environment of that process. */
  readonly environment: Readonly<Record<string, string>>;
  /** From now on in this process. */
  here(): Promise<void>;
  /** The longest between two moments, in milliseconds. */
  longest(from: number, to: number): ThreadStall;
  discard(): void;
}

/** It writes behind the loop's back: a disk that is busy holds up nobody. Linux tells how long a thread ran, apart from how long it waited for a core; elsewhere all of it counts as work. */
const createLooker = (into: string): string => `
import { appendFile, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const every = 5;
  const ran = () => {
    try {
      return readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'latin1').split(' ').map((each) => Number(each) / 1e6);
    } catch {
      return [performance.now(), 0];
    }
  };
  let [at, [done, queued]] = [performance.now(), ran()];
  let [stood, worked, held, waited] = [0, 0, 0, 0];
  setInterval(() => {
    const [now, [by, inQueue]] = [performance.now(), ran()];
    stood = Math.max(stood, now - at - every);
    worked = Math.max(worked, by - done);
    held = Math.max(held, now - at - every - (inQueue - queued));
    waited += inQueue - queued;
    [at, done, queued] = [now, by, inQueue];
  }, every).unref();
  setInterval(() => {
    appendFile(${JSON.stringify(into)}, [Date.now(), stood, worked, held, waited].join(' ') + '\\n', () => undefined);
    [stood, worked, held, waited] = [0, 0, 0, 0];
  }, 100).unref();
}
`;

export function watchStalls(): StallWatch {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-stalls-'));
  const [looker, into] = [join(folder, 'look-on.mjs'), join(folder, 'stalls.txt')];
  writeFileSync(looker, createLooker(into));
  return {
    environment: { NODE_OPTIONS: `--import=${pathToFileURL(looker).href}` },
    async here() {
      await import(pathToFileURL(looker).href);
    },
    longest(from, to) {
      if (!existsSync(into)) throw new Error('nobody looked on');
      const seen = readFileSync(into, 'utf8')
        .trim()
        .split('\n')
        .map((row): Seen => {
          const [at = 0, stood = 0, worked = 0, held = 0, waited = 0] = row.split(' ').map(Number);
          return { at, stood, worked, held, waited };
        })
        .filter(({ at }) => at >= from && at <= to + 150);
      const most = (of: (each: Seen, index: number) => number): number => Math.max(0, ...seen.map(of));
      return {
        stood: most(({ stood }) => stood),
        worked: most(({ worked }) => worked),
        held: most(({ held }) => held),
        waited: most((_, index) => seen.slice(index, index + 10).reduce((sum, { waited }) => sum + waited, 0)),
      };
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

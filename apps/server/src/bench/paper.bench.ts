import { performance } from 'node:perf_hooks';
import { liquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { benchEstate, benchRequest } from '@boedel/domain/accounts/bench-estate';
import { isRefused } from '@boedel/domain/law/refusal';
import { estateAccountPaper } from '../areas/estate-account/paper/estate-account-paper';
import { paperFile } from '../platform/paper/paper-file';
import { demoPassword } from '../demo/people';
import { type Bench, type Figure, type Load, load, median } from './figures';
import { besideOffice } from './beside-office';
import { chooseEstates, signIn, startProduct } from './product';

const formats = ['pdf', 'docx', 'xlsx'] as const;
const sizes = {
  small: { assets: 50, liabilities: 30, beneficiaries: 10 },
  large: { assets: 300, liabilities: 150, beneficiaries: 6 },
};

interface Held {
  /** The longest the event loop could not turn, by whatever held it: the work, or a machine that is busy elsewhere. */
  readonly pause: number;
  /** All the time it spent on the work, of which no pause by the work can be longer. */
  readonly busy: number;
}

async function held(work: () => Promise<unknown>): Promise<Held> {
  let last = performance.now();
  let pause = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    pause = Math.max(pause, now - last - 5);
    last = now;
  }, 5);
  const before = performance.eventLoopUtilization();
  await work();
  const { active } = performance.eventLoopUtilization(before);
  clearInterval(timer);
  return { pause, busy: active };
}

/** A large account made in this process: how long it takes, and how long nothing else could happen. */
async function make(tell: (figure: Figure) => void): Promise<void> {
  for (const [size, counts] of Object.entries(sizes)) {
    const estate = benchEstate(counts);
    const account = liquidationAndDistribution(estate, benchRequest);
    if (isRefused(account)) throw new Error('the bench estate was refused');
    const drawn = estateAccountPaper({ estate, account, language: 'en', isOn: () => true });
    for (const format of formats) {
      await paperFile(drawn, format, 'x');
      const times: number[] = [];
      const rounds: Held[] = [];
      for (let round = 0; round < 5; round += 1) {
        // A title of its own, so that nothing is taken from what was set before.
        const fresh = { ...drawn, title: `${drawn.title} ${round}` };
        const began = performance.now();
        rounds.push(await held(() => paperFile(fresh, format, 'x')));
        times.push(performance.now() - began);
      }
      const what = `${counts.assets} assets, ${counts.beneficiaries} heirs as ${format}`;
      tell({ name: `${size}: ${what}`, value: median(times), unit: 'ms' });
      const pause = Math.max(...rounds.map((round) => round.pause));
      tell({ name: `${size}: others wait for the ${format} at most`, value: pause, unit: 'ms', atMost: 50 });
      const busy = median(rounds.map((round) => round.busy));
      tell({
        name: `${size}: the thread that answers is busy with the ${format}`,
        value: busy,
        unit: 'ms',
        atMost: 50,
      });
    }
    await besideOffice(drawn, `${size}: ${counts.assets} assets`, tell);
  }
}

const listPath = '/api/matter/getMatterList?skip=0&take=50&sortModelColId=reference&sortModelSort=desc';

/** The list of matters over HTTP, while a colleague asks for one account after the other. */
async function meanwhile(tell: (figure: Figure) => void): Promise<void> {
  const product = await startProduct({});
  try {
    const token = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
    const ask = async (path: string): Promise<void> => {
      const { status } = await product.get(path, token);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    /** The colleague looks at accounts on screen, or has them made as files: only the making is the difference. */
    const listedWhile = async (path: string): Promise<Load> => {
      await ask(path);
      const hand = { hands: 1, seconds: 1.5 };
      const [listed] = await Promise.all([load(() => ask(listPath), hand), load(() => ask(path), hand)]);
      return listed;
    };
    const paths = {
      'looked at on screen': '/api/ldoptions/preview',
      ...Object.fromEntries(
        formats.map((format) => [`made as ${format}`, `/api/ldoptions/previewFile?format=${format}`]),
      ),
    };
    const runs = new Map<string, Load[]>(Object.keys(paths).map((how) => [how, []]));
    // In turn, five times over, so that a busy moment of the machine falls on all of them.
    for (let round = 0; round < 5; round += 1) {
      for (const [how, path] of Object.entries(paths)) runs.get(how)!.push(await listedWhile(path));
    }
    const middle = (how: string, part: 'p50' | 'p99'): number => median(runs.get(how)!.map((run) => run[part]));
    for (const how of Object.keys(paths)) {
      tell({ name: `the list while accounts are ${how}, p50`, value: middle(how, 'p50'), unit: 'ms' });
      tell({ name: `the list while accounts are ${how}, p99`, value: middle(how, 'p99'), unit: 'ms' });
    }
    for (const format of formats) {
      const value = middle(`made as ${format}`, 'p50') / middle('looked at on screen', 'p50');
      tell({ name: `the list while ${format} is made, against on screen`, value, unit: 'ratio', atMost: 1.5 });
    }
  } finally {
    await product.stop();
  }
}

/** An account as a file: how long it takes, and whether others wait for it. */
export const paper: Bench = {
  name: 'an account on paper',
  async run(tell) {
    await make(tell);
    await meanwhile(tell);
  },
};

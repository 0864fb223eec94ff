import { performance } from 'node:perf_hooks';
import { drawLiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { createBenchEstate, benchRequest } from '@boedel/domain/accounts/bench-estate';
import { isRefused } from '@boedel/domain/law/refusal';
import { buildEstateAccountPaper } from '../areas/estate-account/paper/estate-account-paper';
import { createPaperFile } from '../platform/paper/paper-file';
import { demoPassword } from '../demo/people';
import { type Benchmark, type BenchFigure, type LoadFigures, load, findMedian } from './figures';
import { compareWithOffice } from './beside-office';
import { chooseEstates, signIn, startProduct } from './product';

const formats = ['pdf', 'docx', 'xlsx'] as const;
const sizes = {
  small: { assets: 50, liabilities: 30, beneficiaries: 10 },
  large: { assets: 300, liabilities: 150, beneficiaries: 6 },
};

interface HeldThread {
  /** The longest the event loop could not turn, by whatever held it: the work, or a machine that is busy elsewhere. */
  readonly pause: number;
  /** All the time it spent on the work, of which no pause by the work can be longer. */
  readonly busy: number;
}

async function measureHeld(work: () => Promise<unknown>): Promise<HeldThread> {
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
async function make(tell: (figure: BenchFigure) => void): Promise<void> {
  for (const [size, counts] of Object.entries(sizes)) {
    const estate = createBenchEstate(counts);
    const account = drawLiquidationAndDistribution(estate, benchRequest);
    if (isRefused(account)) throw new Error('the bench estate was refused');
    const drawn = buildEstateAccountPaper({ estate, account, language: 'en', isOn: () => true });
    for (const format of formats) {
      await createPaperFile(drawn, format, 'x');
      const times: number[] = [];
      const rounds: HeldThread[] = [];
      for (let round = 0; round < 5; round += 1) {
        // A title of its own, so that nothing is taken from what was set before.
        const fresh = { ...drawn, title: `${drawn.title} ${round}` };
        const began = performance.now();
        rounds.push(await measureHeld(() => createPaperFile(fresh, format, 'x')));
        times.push(performance.now() - began);
      }
      const what = `${counts.assets} assets, ${counts.beneficiaries} heirs as ${format}`;
      tell({ name: `${size}: ${what}`, value: findMedian(times), unit: 'ms' });
      const pause = Math.max(...rounds.map((round) => round.pause));
      tell({ name: `${size}: others wait for the ${format} at most`, value: pause, unit: 'ms', atMost: 50 });
      const busy = findMedian(rounds.map((round) => round.busy));
      tell({
        name: `${size}: the thread that answers is busy with the ${format}`,
        value: busy,
        unit: 'ms',
        atMost: 50,
      });
    }
    await compareWithOffice(drawn, `${size}: ${counts.assets} assets`, tell);
  }
}

const listPath = '/api/matter/getMatterList?skip=0&take=50&sortModelColId=reference&sortModelSort=desc';

/** The list of matters over HTTP, while a colleague asks for one account after the other. */
async function measureMeanwhile(tell: (figure: BenchFigure) => void): Promise<void> {
  const product = await startProduct({});
  try {
    const token = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
    const requestPath = async (path: string): Promise<void> => {
      const { status } = await product.get(path, token);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    /** The colleague looks at accounts on screen, or has them made as files: only the making is the difference. */
    const measureListing = async (path: string): Promise<LoadFigures> => {
      await requestPath(path);
      const hand = { hands: 1, seconds: 1.5 };
      const [listed] = await Promise.all([
        load(() => requestPath(listPath), hand),
        load(() => requestPath(path), hand),
      ]);
      return listed;
    };
    const paths = {
      'looked at on screen': '/api/ldoptions/preview',
      ...Object.fromEntries(
        formats.map((format) => [`made as ${format}`, `/api/ldoptions/previewFile?format=${format}`]),
      ),
    };
    const runs = new Map<string, LoadFigures[]>(Object.keys(paths).map((how) => [how, []]));
    // In turn, five times over, so that a busy moment of the machine falls on all of them.
    for (let round = 0; round < 5; round += 1) {
      for (const [how, path] of Object.entries(paths)) runs.get(how)!.push(await measureListing(path));
    }
    const medianOf = (how: string, part: 'p50' | 'p99'): number => findMedian(runs.get(how)!.map((run) => run[part]));
    for (const how of Object.keys(paths)) {
      tell({ name: `the list while accounts are ${how}, p50`, value: medianOf(how, 'p50'), unit: 'ms' });
      tell({ name: `the list while accounts are ${how}, p99`, value: medianOf(how, 'p99'), unit: 'ms' });
    }
    for (const format of formats) {
      const value = medianOf(`made as ${format}`, 'p50') / medianOf('looked at on screen', 'p50');
      tell({ name: `the list while ${format} is made, against on screen`, value, unit: 'ratio', atMost: 1.5 });
    }
  } finally {
    await product.stop();
  }
}

/** An account as a file: how long it takes, and whether others wait for it. */
export const paper: Benchmark = {
  name: 'an account on paper',
  async run(tell) {
    await make(tell);
    await measureMeanwhile(tell);
  },
};

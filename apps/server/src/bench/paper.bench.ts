import { liquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { benchEstate, benchRequest } from '@boedel/domain/accounts/bench-estate';
import { isRefused } from '@boedel/domain/law/refusal';
import { estateAccountPaper } from '../areas/estate-account/paper/estate-account-paper';
import { paperFile } from '../platform/paper/paper-file';
import { demoPassword } from '../demo/people';
import { type Bench, type Figure, type Load, load, median } from './figures';
import { chooseEstates, signIn, startProduct } from './product';

const formats = ['pdf', 'docx', 'xlsx'] as const;
const sizes = {
  small: { assets: 50, liabilities: 30, beneficiaries: 10 },
  large: { assets: 300, liabilities: 150, beneficiaries: 6 },
};

/** How long the event loop could not turn while something else was going on. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  await work();
  clearInterval(timer);
  return longest;
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
      let pause = 0;
      for (let round = 0; round < 5; round += 1) {
        // A title of its own, so that nothing is taken from what was set before.
        const fresh = { ...drawn, title: `${drawn.title} ${round}` };
        const began = performance.now();
        pause = Math.max(pause, await longestPause(() => paperFile(fresh, format, 'x')));
        times.push(performance.now() - began);
      }
      const what = `${counts.assets} assets, ${counts.beneficiaries} heirs as ${format}`;
      tell({ name: `${size}: ${what}`, value: median(times), unit: 'ms' });
      tell({ name: `${size}: others wait for the ${format} at most`, value: pause, unit: 'ms', atMost: 50 });
    }
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
      const hand = { hands: 1, seconds: 3 };
      const [listed] = await Promise.all([load(() => ask(listPath), hand), load(() => ask(path), hand)]);
      return listed;
    };
    await listedWhile('/api/ldoptions/preview');
    const onScreen = await listedWhile('/api/ldoptions/preview');
    tell({ name: 'the list while accounts are looked at on screen, p50', value: onScreen.p50, unit: 'ms' });
    tell({ name: 'the list while accounts are looked at on screen, p99', value: onScreen.p99, unit: 'ms' });
    for (const format of formats) {
      const { p50, p99 } = await listedWhile(`/api/ldoptions/previewFile?format=${format}`);
      tell({ name: `the list while accounts are made as ${format}, p50`, value: p50, unit: 'ms' });
      tell({ name: `the list while accounts are made as ${format}, p99`, value: p99, unit: 'ms' });
      tell({
        name: `the list while accounts are made as ${format} against on screen`,
        value: p50 / onScreen.p50,
        unit: 'ratio',
        atMost: 1.5,
      });
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

import { liquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { benchEstate, benchRequest } from '@boedel/domain/accounts/bench-estate';
import { isRefused } from '@boedel/domain/law/refusal';
import { estateAccountPaper } from '../areas/estate-account/paper/estate-account-paper';
import { paperFile } from '../platform/paper/paper-file';
import { type Bench, median } from './figures';

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

/** An account as a file: how long it takes, and whether others wait for it. */
export const paper: Bench = {
  name: 'an account on paper',
  async run(tell) {
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
        if (format === 'pdf')
          tell({ name: `${size}: others wait for the PDF at most`, value: pause, unit: 'ms', atMost: 50 });
      }
    }
  },
};

import { chromium, type Page } from 'playwright-core';
import { demoFirms, demoPassword } from '../demo/people';
import { openServer } from '../platform/db/server-database';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, findPercentile } from './figures';
import { startProduct } from './product';
import { analyseTables, createFirm, seedMatters } from './seed';

const matters = 6_000;
/** Names, a part of a reference, a Master's reference, and two that are spelled wrong. */
const searches = [
  'khumalo',
  'van der merwe',
  'naidoo kamala',
  'ben/2026/04',
  '037/2026',
  'kumalo',
  'swanepeol',
  'botha',
];
const rounds = 4;

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill('admin@protea.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /Deceased Estate/ })
    .first()
    .click();
  await page.getByRole('navigation').first().waitFor();
}

/** From the words' last key to the first of the firm's matters in the list, by the page's own clock. */
async function measureKeyToResult(page: Page, words: string): Promise<number> {
  const box = page.getByPlaceholder('Search matters, people, actions');
  await box.fill('');
  await page.waitForFunction(() => !document.querySelector('[role="dialog"]')?.textContent?.includes('BEN/2026/'));
  const elapsed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let typedAt = 0;
        document.addEventListener('input', () => (typedAt = performance.now()), { once: true, capture: true });
        const watch = new MutationObserver(() => {
          if (typedAt === 0 || !document.querySelector('[role="dialog"]')?.textContent?.includes('BEN/2026/')) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - typedAt));
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await box.fill(words);
  return elapsed;
}

/** Searching from the palette in a real browser: what a person waits after the last key. */
export const palette: Benchmark = {
  name: `the command palette over ${matters} matters`,
  async run(tell) {
    const executablePath = process.env['CHROMIUM_PATH'];
    if (!executablePath) throw new Error('Set CHROMIUM_PATH to a Chromium: the palette is measured in a browser.');
    const postgres = await startPostgres();
    const url = postgres.urlFor('postgres');
    const product = await startProduct({ DATABASE_URL: url });
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const database = openServer({ url });
      await seedMatters(database, await createFirm(database, demoFirms.protea.name), matters);
      await analyseTables(database);
      await database.close();
      const page = await browser.newPage();
      await signIn(page, product.address.replace('127.0.0.1', 'localhost'));
      await page.keyboard.press('Control+k');
      await measureKeyToResult(page, 'mokoena');
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const words of searches) times.push(await measureKeyToResult(page, `${words}${' '.repeat(round)}`));
      }
      tell({ name: 'last key to first result, half of them within', value: findPercentile(times, 0.5), unit: 'ms' });
      tell({
        name: 'last key to first result, 95 of 100 within',
        value: findPercentile(times, 0.95),
        unit: 'ms',
        atMost: 150,
      });
    } finally {
      await browser.close();
      await product.stop();
      await postgres.discard();
    }
  },
};

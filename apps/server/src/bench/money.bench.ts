import { setTimeout as wait } from 'node:timers/promises';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { addDays, toLocalDate } from '@boedel/domain/dates/local-date';
import { chromium } from 'playwright-core';
import { tmpdir } from 'node:os';
import { loadDemo } from '../demo/load-demo';
import { demoPassword } from '../demo/people';
import { readConfig } from '../platform/config/config';
import { migrate } from '../platform/db/migrate';
import { keepFigures } from '../areas/figures/keep-figures';
import { openServer } from '../platform/db/server-database';
import { createServices } from '../platform/create-services';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, type BenchFigure, findMedian, findPercentile } from './figures';
import { chooseEstates, type BenchProduct, signIn, startProduct } from './product';
import { analyseTables } from './seed';
import { watchStalls } from './stalls';

const sizes = [1000, 10_000, 100_000] as const;
/** A small one is over too soon to tell its rate once. */
const chooseTimes = (size: number): number => (size === 1000 ? 5 : size === 10_000 ? 2 : 1);

const payees = ['SUNSET CARE HOME', 'HILLSIDE PHARMACY', 'FRESHMART RIVERSIDE', 'MUNICIPAL RATES', 'SAFEGUARD ALARM'];
const createAmount = (at: number): number => -(100 + ((at * 7919) % 90_001));

/** An Absa statement: payees in turn, sixty lines a day. */
function createStatement(lines: number): string {
  const rows = ['Date,Description,Amount,Balance'];
  let balance = 0;
  for (let at = 0; at < lines; at += 1) {
    balance += createAmount(at);
    const day = addDays(toLocalDate('2020-01-01'), Math.floor(at / 60)).replaceAll('-', '');
    const formatRand = (cents: number): string => (cents / 100).toFixed(2);
    rows.push(
      `${day},${payees[at % payees.length]} ${100_000 + at},${formatRand(createAmount(at))},${formatRand(balance)}`,
    );
  }
  return `${rows.join('\r\n')}\r\n`;
}

interface BenchStatementFile {
  readonly id: number;
  readonly state: string;
  readonly statements: readonly { readonly id: number; readonly newLines: number | null }[];
}

function createOffice(product: BenchProduct, token: string) {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what the path answers
  const parseAnswer = <T>(path: string, { status, body }: { status: number; body: Buffer | string }): T => {
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString().slice(0, 400)}`);
    return JSON.parse(body.toString()) as T;
  };
  const postCall = async <T>(path: string, body: object): Promise<T> =>
    parseAnswer(path, await product.post(path, body, token));
  const get = async <T>(path: string): Promise<T> => parseAnswer(path, await product.get(path, token));
  return {
    post: postCall,
    get,
    async aMatter(surname: string): Promise<{ matterID: number; bankAccountID: number }> {
      const main = { surname, firstNames: 'Bench', dateOfDeath: '2019-12-01' };
      const { matter } = await postCall<{ matter: { id: number } }>('/api/matter/add', {
        systemTypeID: 2,
        country: 'South Africa',
        main,
        duplicatesSeen: true,
      });
      const account = await postCall<{ id: number }>(bankAccountCalls.add.path, {
        matterID: matter.id,
        name: 'Estate cheque',
      });
      return { matterID: matter.id, bankAccountID: account.id };
    },
    /** From the file to its lines on the account. */
    async take(of: { matterID: number; bankAccountID: number }, content: string): Promise<void> {
      const path = '/api/recon/importStatement';
      let [file] = parseAnswer<BenchStatementFile[]>(
        path,
        await product.upload(path, of, { name: 'bench.csv', content }, token),
      );
      while (file!.state === 'reading') {
        await wait(50);
        file = await get<BenchStatementFile>(`/api/recon/getStatementFile?id=${file!.id}`);
      }
      if (file!.state !== 'ready') throw new Error(`the file is ${file!.state}`);
      const body = { statementID: file!.statements[0]!.id, bankAccountID: of.bankAccountID, isConfirmed: true };
      await postCall('/api/recon/takeStatement', body);
    },
    /** What the lines of each payee are, said by hand three times each. */
    async teach(of: { matterID: number; bankAccountID: number }): Promise<void> {
      await this.take(of, createStatement(payees.length * 3));
      const { rows } = await get<{ rows: { id: number; version: number; amount: number }[] }>(
        `/api/recon/getTransactions?matterID=${of.matterID}&bankAccountID=${of.bankAccountID}`,
      );
      for (const { id, version, amount } of rows) {
        await postCall('/api/recon/allocate', {
          matterID: of.matterID,
          lines: [{ id, version }],
          make: [{ make: 'expense', amount: -amount, type: 'Bank charges' }],
        });
      }
    },
  };
}

type ReportFigure = (figure: BenchFigure) => void;
const reportRates = (tell: ReportFigure, name: string, runs: ReadonlyMap<number, readonly number[]>): void => {
  const medianRate = (size: number): number => findMedian(runs.get(size)!);
  for (const size of sizes)
    tell({ name: `${name}, ${size.toLocaleString('en-GB')} lines`, value: medianRate(size), unit: 'per second' });
  tell({
    name: `${name}: the rate at 100,000 beside that at 1,000`,
    value: medianRate(100_000) / medianRate(1000),
    unit: 'ratio',
    atLeast: 0.7,
  });
};

/** The rows the worktop draws of ten thousand lines, at their beginning and at their end. */
async function countRowsDrawn(product: BenchProduct, matterID: number): Promise<number> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('Set CHROMIUM_PATH to a Chromium: the worktop is looked at in a browser.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const address = product.address.replace('127.0.0.1', 'localhost');
    const signedIn = await product.post('/account/authenticate', {
      email: 'admin@protea.test',
      password: demoPassword,
    });
    const { id, fullname, token, refreshToken } = JSON.parse(signedIn.body.toString()) as Record<string, string>;
    const chosen = await chooseEstates(product, token!);
    const held = {
      user: JSON.stringify({ id, fullname, token: chosen }),
      userToken: chosen,
      refreshToken: refreshToken!,
    };
    const page = await browser.newPage();
    await page.goto(`${address}/favicon.svg`);
    await page.evaluate((kept) => Object.assign(localStorage, kept), held);
    await page.goto(`${address}/matters/${matterID}/cashallocationandrecon`);
    const list = page.getByRole('listbox', { name: 'Bank lines' });
    await list.waitFor({ timeout: 60_000 });
    const rows = list.getByRole('option');
    await rows.first().waitFor({ timeout: 60_000 });
    const atFirst = await rows.count();
    await list.press('End');
    await page.locator('[role=option][aria-posinset="10000"]').waitFor({ timeout: 60_000 });
    return Math.max(atFirst, await rows.count());
  } finally {
    await browser.close();
  }
}

/** A statement from its file to the account and matched, at three sizes; and what others notice of a large one. */
export const money: Benchmark = {
  name: 'bank statements on the server database',
  async run(tell) {
    const postgres = await startPostgres();
    const stalls = watchStalls();
    try {
      const url = postgres.urlFor('postgres');
      const database = keepFigures(openServer({ url }));
      await migrate(database);
      const config = readConfig({ BOEDEL_DATA: tmpdir(), AUTH_KEY: 'a key for the bench that nobody guesses' });
      await loadDemo(await createServices(config, database));
      const product = await startProduct({ DATABASE_URL: url, ...stalls.environment });
      try {
        const token = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
        const desk = createOffice(product, token);
        await desk.teach(await desk.aMatter('Teaching'));
        await analyseTables(database);
        const warm = await desk.aMatter('Warming');
        await desk.take(warm, createStatement(1000));
        await desk.post('/api/recon/autoMatch', { ...warm, atLeast: 80 });

        const [imports, matches] = [new Map<number, number[]>(), new Map<number, number[]>()];
        let tenThousand = 0;
        for (const size of sizes) {
          const content = createStatement(size);
          imports.set(size, []);
          matches.set(size, []);
          for (let time = 0; time < chooseTimes(size); time += 1) {
            const matter = await desk.aMatter(`Size${size}`);
            if (size === 10_000) tenThousand = matter.matterID;
            const began = performance.now();
            await desk.take(matter, content);
            const taken = performance.now();
            const done = await desk.post<{ lines: number }>('/api/recon/autoMatch', { ...matter, atLeast: 80 });
            if (done.lines !== size) throw new Error(`${done.lines} of ${size} lines were matched`);
            imports.get(size)!.push((size * 1000) / (taken - began));
            matches.get(size)!.push((size * 1000) / (performance.now() - taken));
          }
        }
        reportRates(tell, 'import', imports);
        reportRates(tell, 'matching', matches);
        const drawn = await countRowsDrawn(product, tenThousand);
        tell({ name: 'rows the worktop draws of 10,000 lines', value: drawn, unit: 'rows', atMost: 199 });

        const list = async (until: () => boolean): Promise<number[]> => {
          const times: number[] = [];
          while (!until()) {
            const began = performance.now();
            await desk.get('/api/matter/getMatterList?skip=0&take=50');
            times.push(performance.now() - began);
            await wait(20);
          }
          return times;
        };
        const content = createStatement(100_000);
        const matter = await desk.aMatter('Beside');
        const began = Date.now();
        const quiet = await list(() => Date.now() - began > 5000);
        const quietStall = stalls.longest(began, Date.now());
        let isTaken = false;
        const from = Date.now();
        const taking = desk.take(matter, content).finally(() => (isTaken = true));
        const beside = await list(() => isTaken);
        await taking;
        const findHalf = (times: readonly number[]): number => findPercentile(times, 0.5);
        tell({ name: 'a list call by itself p50', value: findHalf(quiet), unit: 'ms' });
        tell({ name: 'beside an import of 100,000 lines p50', value: findHalf(beside), unit: 'ms' });
        tell({
          name: 'a list call beside an import against by itself',
          value: findHalf(beside) / findHalf(quiet),
          unit: 'ratio',
          atMost: 1.5,
        });
        const stall = stalls.longest(from, Date.now());
        tell({ name: 'the longest the event loop stood still before it', value: quietStall.stood, unit: 'ms' });
        tell({ name: 'the longest it was at work before it', value: quietStall.worked, unit: 'ms' });
        tell({ name: 'the longest the event loop stood still beside it', value: stall.stood, unit: 'ms', atMost: 50 });
        tell({ name: 'the longest it was at work beside it', value: stall.worked, unit: 'ms', atMost: 50 });
      } finally {
        await product.stop();
      }
      await database.close();
    } finally {
      stalls.discard();
      await postgres.discard();
    }
  },
};

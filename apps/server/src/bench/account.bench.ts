import { drawLiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { createFirstAndFinal } from '@boedel/domain/accounts/request';
import { besideHeader } from '@boedel/contract/read-beside';
import { isRefused } from '@boedel/domain/law/refusal';
import { type Paper, toRuns } from '@boedel/document/tree/paper';
import type { MatterFacts } from '../areas/estate/read-estate';
import { createPaperFile } from '../platform/paper/paper-file';
import { type BenchFigure, findMedian, measureTogether } from './figures';
import type { BenchProduct } from './product';

/** A plain table of so many rows, to hold an account's page against. */
const createTablePaper = (rows: number, title: string): Paper => ({
  title,
  language: 'en',
  pageWords: { page: 'Page', of: 'of' },
  parts: [
    {
      title: 'Assets',
      newPage: false,
      blocks: [
        { kind: 'paragraph', text: toRuns('A table and nothing else.') },
        {
          kind: 'table',
          about: 'Assets',
          ruled: false,
          columns: [
            { kind: 'number', title: 'No' },
            { kind: 'words', title: 'Asset' },
            { kind: 'voucher', title: 'Voucher' },
            { kind: 'amount', title: 'R' },
          ],
          rows: Array.from({ length: rows }, (_, n) => ({
            kind: 'line' as const,
            cells: [
              String(n + 1),
              `${title}, asset ${n}`,
              String(n),
              { cents: 100_000 + n, shown: `1,000.${n % 100}` },
            ],
          })),
        },
      ],
    },
  ],
});

const buildHeaderPath = (id: number): string => `/api/matter/getQuickGlance?matterID=${id}`;
const buildDraftPath = (id: number): string => `/api/estateaccount/draft?matterID=${id}&language=en&kind=firstAndFinal`;

interface BenchEstates {
  readonly product: BenchProduct;
  readonly token: string;
  readonly empty: number;
  readonly large: number;
  /** The large one read once, and how it is read. */
  readonly facts: MatterFacts;
  readonly read: () => Promise<unknown>;
  /** Changes a figure of the large one. */
  readonly change: () => Promise<unknown>;
}

async function expectAnswer<T>(asked: ReturnType<BenchProduct['get']>): Promise<T> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`answered ${status}: ${body.toString('utf8').slice(0, 300)}`);
  return JSON.parse(body.toString('utf8')) as T;
}

/** One asset captured as the browser does it: what header and account came to be is in the answer of the one request. */
async function capture({ product, token, large }: BenchEstates, tell: (figure: BenchFigure) => void): Promise<void> {
  type BesideEntries = { beside: Record<string, { grossAssets?: number; paper?: unknown }> };
  const before = await expectAnswer<{ grossAssets: number }>(product.get(buildHeaderPath(large), token));
  const asset = {
    matterID: large,
    kind: 'movable',
    class: 'movable',
    name: 'One more',
    treatment: 'inKind',
    valuationAmount: 12_345.67,
  };
  const { beside } = await expectAnswer<BesideEntries>(
    product.post('/api/asset/add', asset, token, {
      [besideHeader]: [buildHeaderPath(large), buildDraftPath(large)].join(' '),
    }),
  );
  const gross = beside[buildHeaderPath(large)]?.grossAssets;
  const isInHeader = Math.round(((gross ?? 0) - before.grossAssets) * 100) === 1_234_567;
  const isInAccount = JSON.stringify(beside[buildDraftPath(large)]?.paper ?? null).includes('12,345.67');
  const requests = isInHeader && isInAccount ? 1 : 3;
  tell({ name: 'an asset captured, header and account with it', value: requests, unit: 'requests', atMost: 1 });
}

const measureTime = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** In turn, each paper new every time: nothing is taken from what was set before. */
async function measurePdf(
  { product, token, large, change }: BenchEstates,
  tell: (figure: BenchFigure) => void,
): Promise<void> {
  const path = `/api/estateaccount/draftFile?matterID=${large}&format=pdf`;
  const makePdf = async (): Promise<void> => {
    const { status } = await product.get(path, token);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  const times: { readonly account: number; readonly table: number }[] = [];
  await Promise.all([makePdf(), createPaperFile(createTablePaper(10, 'Warm'), 'pdf', 'x')]);
  for (let round = 0; round < 5; round += 1) {
    await change();
    const account = await measureTime(makePdf);
    const table = await measureTime(() => createPaperFile(createTablePaper(1_000, `Table ${round}`), 'pdf', 'x'));
    times.push({ account, table });
  }
  const [account, table] = [findMedian(times.map((one) => one.account)), findMedian(times.map((one) => one.table))];
  tell({ name: 'the large account as a PDF', value: account, unit: 'ms' });
  tell({ name: 'a plain table of 1,000 rows as a PDF', value: table, unit: 'ms' });
  tell({ name: 'its PDF against a plain table of 1,000 rows', value: account / table, unit: 'ratio', atMost: 3 });
}

/** The account of a large estate on screen and as a PDF, against an empty one and a plain table of a thousand rows. */
export async function measureAccount(estates: BenchEstates, tell: (figure: BenchFigure) => void): Promise<void> {
  const { product, token, empty, large, facts, read } = estates;
  const { estate, today } = facts;
  if (isRefused(estate)) throw new Error('the large estate was refused');
  const draftAccount = async (id: number): Promise<void> => {
    const { paper } = await expectAnswer<{ paper: unknown }>(product.get(buildDraftPath(id), token));
    if (paper === null) throw new Error('the account was not drawn');
  };
  await draftAccount(large);
  const times = await measureTogether(
    {
      emptyAccount: () => draftAccount(empty),
      largeAccount: () => draftAccount(large),
      accountRead: read,
      accountLaw: async () => drawLiquidationAndDistribution(estate, createFirstAndFinal(today)),
    },
    { hands: 1 },
  );
  for (const [name, { p50 }] of Object.entries(times)) tell({ name: `${name} p50`, value: p50, unit: 'ms' });
  const { emptyAccount, largeAccount, accountRead, accountLaw } = times;
  tell({
    name: 'the large account on screen against an empty one and its figures',
    value: largeAccount.p50 / (emptyAccount.p50 + accountRead.p50 + accountLaw.p50),
    unit: 'ratio',
    atMost: 2,
  });
  await measurePdf(estates, tell);
  await capture(estates, tell);
}

import { createHash } from 'node:crypto';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { demoPassword } from '../demo/people';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, type BenchFigure, measureTogether } from './figures';
import { chooseEstates, type BenchProduct, signIn, startProduct } from './product';

const sizes = { small: 100, large: 10_000 };
const alike = 60;

const hashLetters = (text: string): string => createHash('md5').update(text).digest('hex').slice(0, 9);
/** Names that are spread over the alphabet; sixty entries of either list have a word in common. */
const createRows = (count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [
    `Afslaers ${hashLetters(`name ${at}`)} ${at}`,
    (at * 7919) % count < alike ? 'Groepgenoot' : `Mev. ${hashLetters(`contact ${at}`)}`,
    `afslaer${at}@example.test`,
    '+27 12 345 6789',
    'Pretoria',
  ]);

interface FillTimes {
  readonly read: number;
  readonly live: number;
}

/** Fills the list as a firm would: a CSV file, read and made live. */
export async function fillAuctioneers(product: BenchProduct, token: string, count: number): Promise<FillTimes> {
  const csv = writeCsv([['Name', 'Contact person', 'Email', 'Telephone', 'Town'], ...createRows(count)]);
  const bytes = Buffer.from(csv, 'utf8');
  const postImport = async (
    verb: string,
    body: object,
  ): Promise<{ importID: number; state: string; added: number }> => {
    const { status, body: answer } = await product.post(`/api/directory/${verb}`, body, token);
    if (status !== 200) throw new Error(`${verb} answered ${status}: ${answer.toString('utf8').slice(0, 200)}`);
    return JSON.parse(answer.toString('utf8')) as { importID: number; state: string; added: number };
  };
  const begun = performance.now();
  const { importID } = await postImport('importbegin', {
    directory: 'auctioneer',
    fileName: 'list.csv',
    size: bytes.length,
  });
  for (let number = 0, at = 0; at < bytes.length; number += 1, at += 384_000) {
    await postImport('importpart', { importID, number, content: bytes.subarray(at, at + 384_000).toString('base64') });
  }
  let state = 'reading';
  while (state === 'reading') ({ state } = await postImport('importread', { importID }));
  const ready = performance.now();
  const { added } = await postImport('importcommit', { importID });
  if (added !== count) throw new Error(`${added} of ${count} entries were added`);
  return { read: ready - begun, live: performance.now() - ready };
}

async function compare(product: BenchProduct, on: string, tell: (figure: BenchFigure) => void): Promise<void> {
  const small = await chooseEstates(product, await signIn(product, 'admin@welwitschia.test', demoPassword));
  const large = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
  await fillAuctioneers(product, small, sizes.small);
  const { read, live } = await fillAuctioneers(product, large, sizes.large);
  tell({ name: `${on}: a file of 10,000 rows is read and checked`, value: read, unit: 'ms' });
  tell({ name: `${on}: its rows are made live`, value: live, unit: 'ms' });
  // Both lists give the same number of rows to each, so that what is compared is the finding and not the sending.
  for (const [what, query] of [
    ['opens', ''],
    ['searches for one entry', '&searchString=afslaer77@'],
    ['searches for what sixty have', '&searchString=groepgenoot'],
    ['searches for what all have', '&searchString=afslaer'],
  ]) {
    const list = (token: string) => async () => {
      const { status } = await product.get(`/api/auctioneer/getlist?take=50${query}`, token);
      if (status !== 200) throw new Error(`the list answered ${status}`);
    };
    const times = await measureTogether({ small: list(small), large: list(large) }, { hands: 2 });
    tell({ name: `${on}, ${what}: 100 entries, p50`, value: times.small.p50, unit: 'ms' });
    tell({ name: `${on}, ${what}: 10,000 entries, p50`, value: times.large.p50, unit: 'ms' });
    tell({
      name: `${on}, ${what}: large against small`,
      value: times.large.p50 / times.small.p50,
      unit: 'ratio',
      atMost: 1.5,
    });
  }
}

/** The same list and the same search in two firms: one with a hundred entries, one with ten thousand. */
export const directories: Benchmark = {
  name: 'directories of 100 and of 10,000 entries',
  async run(tell) {
    const embedded = await startProduct({});
    try {
      await compare(embedded, 'embedded', tell);
    } finally {
      await embedded.stop();
    }
    const postgres = await startPostgres();
    const server = await startProduct({ DATABASE_URL: postgres.urlFor('postgres') });
    try {
      await compare(server, 'server', tell);
    } finally {
      await server.stop();
      await postgres.discard();
    }
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import { createDirectoryCalls } from '@boedel/contract/directories/directory-calls';
import { directories } from '@boedel/contract/directories/registry';
import { createKits } from '../areas/directories/directory-table';
import { presentEntry } from '../areas/directories/directory.present';
import { demoPassword } from '../demo/people';
import { createAnswerEncoder } from '../platform/http/encode-answer';
import { startPostgres } from '../testing/postgres-server';
import { createCountedConnection } from './counted-line';
import { fillAuctioneers } from './directories.bench';
import { type Benchmark, type BenchFigure, findMedian } from './figures';
import { chooseEstates, signIn, startProduct } from './product';

const entries = 3_000;
const times = 60;

/** What a row costs between the database's answer and the bytes that are sent. */
function measureEncoding(rows: number): number {
  const kit = createKits(directories).get('auctioneer')!;
  const encode = createAnswerEncoder(createDirectoryCalls('auctioneer', kit.directory).getlist.answer);
  const createRow = (at: number) => ({
    ...Object.fromEntries(Object.keys(kit.table.columns).map((column) => [column, null])),
    intermediary_id: 2,
    id: at + 1,
    version: 1,
    name: `Afslaers ${at}`,
    country: 'South Africa',
    email: `afslaer${at}@example.test`,
  });
  const held = Array.from({ length: rows }, (_, at) => createRow(at));
  const measureOnce = (): number => {
    const began = performance.now();
    JSON.stringify(encode({ rows: held.map((entry) => presentEntry(kit, entry)), total: rows }));
    return performance.now() - began;
  };
  return (findMedian(Array.from({ length: 200 }, measureOnce)) / rows) * 1_000;
}

/** What people do all day, one after the other as one person does it: a list, a search, an entry, a save. */
export const everydayCalls: Benchmark = {
  name: `list, search, open and save among ${entries.toLocaleString('en-ZA')} entries on the server database`,
  async run(tell) {
    const postgres = await startPostgres();
    const line = await createCountedConnection(postgres.urlFor('postgres'));
    const product = await startProduct({ DATABASE_URL: line.url });
    try {
      const token = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
      await fillAuctioneers(product, token, entries);
      await measure(product, token, () => line.trips(), tell);
    } finally {
      await product.stop();
      await line.close();
      await postgres.discard();
    }
    tell({ name: 'reading and encoding a row of a list', value: measureEncoding(500), unit: 'µs' });
  },
};

type RunningProduct = Awaited<ReturnType<typeof startProduct>>;

async function measure(
  product: RunningProduct,
  token: string,
  trips: () => number,
  tell: (figure: BenchFigure) => void,
) {
  const get = async (path: string): Promise<string> => {
    const { status, body } = await product.get(path, token);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return body.toString('utf8');
  };
  const list = (asked: string): Promise<string> => get(`/api/auctioneer/getlist?${asked}`);
  const { rows } = JSON.parse(await list('take=50')) as { rows: { id: number }[] };
  const address = `/api/auctioneer/getbyid?id=${rows[10]!.id}`;
  let entry = JSON.parse(await get(address)) as Record<string, unknown>;
  const save = async (): Promise<void> => {
    const { status, body } = await product.post(
      '/api/auctioneer/update',
      { ...entry, physicalCity: `Town ${Math.random()}` },
      token,
    );
    if (status !== 200) throw new Error(`the save answered ${status}: ${body.toString('utf8')}`);
    entry = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  };
  const matters = JSON.parse(await get('/api/matter/getMatterList?take=25')) as { rows: { id: number }[] };
  const postMatter = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const { status, body: answer } = await product.post(path, body, token);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${answer.toString('utf8')}`);
    return JSON.parse(answer.toString('utf8')) as Record<string, unknown>;
  };
  const openMatter = () => postMatter('/api/matter/getmatterbyid', { id: matters.rows[3]!.id });
  let matter = await openMatter();
  const saveMatter = async (): Promise<void> =>
    void (matter = await postMatter('/api/matter/update', { ...matter, court: `Court ${Math.random()}`, moves: [] }));
  const works = {
    'a list of 50': () => list('take=50'),
    'a list of 500': () => list('take=500'),
    'a search': () => list('take=50&searchString=afslaer77'),
    'an entry opened': () => get(address),
    'an entry saved': save,
    'the dashboard': () => get('/api/matter/dashboard'),
    'a list of 25 matters': () => get('/api/matter/getMatterList?take=25'),
    'a search for a matter': () => get('/api/matter/getMatterList?take=25&searchString=botha'),
    'a search for a matter misspelt': () => get('/api/matter/getMatterList?take=25&searchString=bohta'),
    'a matter opened': openMatter,
    'a matter saved': saveMatter,
  };
  const p50: Record<string, number> = {};
  for (const [name, work] of Object.entries(works)) {
    const took: number[] = [];
    const asked: number[] = [];
    for (let at = -15; at < times; at += 1) {
      trips();
      const began = performance.now();
      await work();
      const ended = performance.now() - began;
      if (at >= 0) took.push(ended);
      if (at >= 0) asked.push(trips());
      await pause(name.endsWith('saved') ? 20 : 2); // what follows a save, and the end of a read, are not the next one's
    }
    p50[name] = findMedian(took);
    tell({ name, value: p50[name], unit: 'ms' });
    tell({
      name: `${name}, to the database and back`,
      value: findMedian(asked),
      unit: 'round trips',
      ...mostTrips[name],
    });
  }
  tell({ name: 'a search against a list', value: p50['a search']! / p50['a list of 50']!, unit: 'ratio', atMost: 1.5 });
}

/**
 * Who calls goes with what was asked; of a save the entry or the matter is held, then its change, its line in the trail and its
 * end go together. That a matter was opened goes with the end too.
 */
const mostTrips: Readonly<Record<string, { readonly atMost: number }>> = {
  'a list of 50': { atMost: 1 },
  'a list of 500': { atMost: 1 },
  'a search': { atMost: 1 },
  'an entry opened': { atMost: 1 },
  'an entry saved': { atMost: 2 },
  'the dashboard': { atMost: 1 },
  'a list of 25 matters': { atMost: 1 },
  'a search for a matter': { atMost: 1 },
  'a matter opened': { atMost: 2 },
  'a matter saved': { atMost: 2 },
};

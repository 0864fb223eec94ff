import { tmpdir } from 'node:os';
import { computeMatterFigures } from '@boedel/domain/figures/matter-figures';
import { readMatterFacts } from '../areas/estate/read-estate';
import { demoFirms, demoPassword } from '../demo/people';
import { loadDemo } from '../demo/load-demo';
import { readConfig } from '../platform/config/config';
import { migrate } from '../platform/db/migrate';
import { keepFigures } from '../areas/figures/keep-figures';
import { openServer } from '../platform/db/server-database';
import { createServices } from '../platform/create-services';
import { openFirmScope } from '../platform/tenancy/scopes';
import { startPostgres } from '../testing/postgres-server';
import { measureAccount } from './account.bench';
import { type Benchmark, type BenchFigure, measureTogether } from './figures';
import { chooseEstates, type BenchProduct, signIn, startProduct } from './product';
import { analyseTables, createFirm } from './seed';

const assets = 500;

async function postForAnswer<T>(product: BenchProduct, path: string, body: object, token: string): Promise<T> {
  const answer = await product.post(path, body, token);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString('utf8')}`);
  return JSON.parse(answer.body.toString('utf8')) as T;
}

const createAsset = (n: number) => ({
  kind: 'movable',
  class: 'movable',
  name: `Asset ${n}`,
  treatment: 'inKind',
  valuationAmount: 1000 + n,
});

/** An estate with so many assets, an heir, and one debt to save over and over. */
async function createEstate(product: BenchProduct, token: string, count: number, surname: string) {
  const { matter } = await postForAnswer<{ matter: { id: number } }>(
    product,
    '/api/matter/add',
    {
      systemTypeID: 2,
      country: 'South Africa',
      main: { surname, firstNames: 'Bench', dateOfDeath: '2026-03-01' },
      duplicatesSeen: true,
    },
    token,
  );
  const heir = { surname, firstNames: 'Heir', dateOfBirth: '1990-02-03' };
  await postForAnswer(product, '/api/child/add', { matterID: matter.id, ...heir }, token);
  if (count > 0) {
    const rows = Array.from({ length: count }, (_, n) => createAsset(n));
    await postForAnswer(product, '/api/asset/addMany', { matterID: matter.id, rows }, token);
  }
  const body = { matterID: matter.id, creditor: 'Absa', amount: 100 };
  let debt = await postForAnswer<{ version: number; amount: number }>(product, '/api/liability/add', body, token);
  return {
    id: matter.id,
    // What the tab asks for when it opens; the rest of a long list follows by itself.
    open: () => product.get(`/api/asset/getLines?matterID=${matter.id}&take=40`, token),
    rest: () => product.get(`/api/asset/getLines?matterID=${matter.id}`, token),
    whole: () => product.get(`/api/asset/getbymatterid?matterID=${matter.id}`, token),
    save: async () => void (debt = await postForAnswer(product, '/api/liability/update', debt, token)),
    owesMore: async () =>
      void (debt = await postForAnswer(product, '/api/liability/update', { ...debt, amount: debt.amount + 1 }, token)),
  };
}

/** What a large estate costs beside an empty one: opening its assets, and saving a fact that moves its figures. */
export const largeEstate: Benchmark = {
  name: `an estate of ${assets} assets`,
  async run(tell: (figure: BenchFigure) => void) {
    const postgres = await startPostgres();
    try {
      const url = postgres.urlFor('postgres');
      const database = keepFigures(openServer({ url }));
      await migrate(database);
      const config = readConfig({ BOEDEL_DATA: tmpdir(), AUTH_KEY: 'a key for the bench that nobody guesses' });
      await loadDemo(await createServices(config, database));
      const firm = await createFirm(database, demoFirms.protea.name);
      const product = await startProduct({ DATABASE_URL: url });
      try {
        const token = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
        const empty = await createEstate(product, token, 0, 'Emptybench');
        const large = await createEstate(product, token, assets, 'Largebench');
        await analyseTables(database);
        const scope = openFirmScope(database, firm, { id: 1 });
        const facts = await scope.transaction((tx) => readMatterFacts(tx, large.id));
        const computeLaw = async () => computeMatterFigures({ ...facts, assets: facts.held.captured });
        const read = () => scope.transaction((tx) => readMatterFacts(tx, large.id));
        const times = await measureTogether(
          {
            emptyTab: empty.open,
            largeTab: large.open,
            allLines: large.rest,
            wholeAssets: large.whole,
            emptySave: empty.save,
            largeSave: large.save,
            read,
            law: computeLaw,
          },
          { hands: 1 },
        );
        for (const [name, { p50 }] of Object.entries(times)) tell({ name: `${name} p50`, value: p50, unit: 'ms' });
        tell({
          name: 'the answer of the large tab against the empty one',
          value: times.largeTab.p50 / times.emptyTab.p50,
          unit: 'ratio',
          atMost: 2,
        });
        tell({
          name: 'a save in the large estate against the sum of its parts',
          value: times.largeSave.p50 / (times.emptySave.p50 + times.read.p50 + times.law.p50),
          unit: 'ratio',
          atMost: 1.3,
        });
        const both = { product, token, empty: empty.id, large: large.id, change: large.owesMore };
        await measureAccount({ ...both, facts, read }, tell);
      } finally {
        await product.stop();
      }
      await database.close();
    } finally {
      await postgres.discard();
    }
  },
};

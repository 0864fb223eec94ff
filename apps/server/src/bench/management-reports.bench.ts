import { demoFirms, demoPassword } from '../demo/people';
import { openServer } from '../platform/db/server-database';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, load, findMedian } from './figures';
import { chooseEstates, signIn, startProduct } from './product';
import { addFirm, analyseTables, createFirm, seedMatters } from './seed';
import { watchStalls } from './stalls';

const [large, others, each] = [6_000, 80, 300];
const list = '/api/matter/getMatterList?skip=0&take=50&sortModelColId=reference&sortModelSort=desc';

/** The reports of the provider over every firm: somebody else who works meanwhile must not notice. */
export const managementReports: Benchmark = {
  name: `management reports over a firm of ${large} matters and ${others} of ${each}`,
  async run(tell) {
    const postgres = await startPostgres();
    const stalls = watchStalls();
    try {
      const url = postgres.urlFor('postgres');
      const product = await startProduct({ DATABASE_URL: url, ...stalls.environment });
      try {
        const database = openServer({ url });
        const firmId = await createFirm(database, demoFirms.protea.name);
        await seedMatters(database, firmId, large);
        for (let n = 0; n < others; n += 1) await seedMatters(database, await addFirm(database, `Firm ${n}`), each);
        await analyseTables(database);
        await database.close();
        const signInAs = async (email: string) => chooseEstates(product, await signIn(product, email, demoPassword));
        const [taking, reading] = [await signInAs('super@boedel.test'), await signInAs('admin@welwitschia.test')];
        const take = async (path: string): Promise<{ ms: number; kilobytes: number }> => {
          const began = performance.now();
          const { status, body } = await product.get(`/api/report/${path}`, taking);
          if (status !== 200) throw new Error(`${path} answered ${status}`);
          return { ms: performance.now() - began, kilobytes: body.byteLength / 1024 };
        };
        const takeOften = async (path: string): Promise<number> => {
          const times: number[] = [];
          for (let n = 0; n < 9; n += 1) times.push((await take(path)).ms);
          return findMedian(times);
        };
        tell({
          name: 'work in progress of the large firm',
          value: await takeOften(`getWIP?intermediaryID=${firmId}`),
          unit: 'ms',
          atMost: 240,
        });
        tell({
          name: 'the same as a workbook',
          value: await takeOften(`file?report=wip&format=xlsx&intermediaryID=${firmId}`),
          unit: 'ms',
          atMost: 800,
        });
        const whole = await take('getWIP');
        tell({ name: 'work in progress of every firm', value: whole.ms, unit: 'ms' });
        tell({ name: 'what is sent of it', value: whole.kilobytes, unit: 'KB' });

        const requestList = async (): Promise<void> => {
          const { status } = await product.get(list, reading);
          if (status !== 200) throw new Error(`the list answered ${status}`);
        };
        await load(requestList, { hands: 1, seconds: 1 });
        const alone = await load(requestList, { hands: 1, seconds: 4 });
        tell({ name: 'a list by itself, p99', value: alone.p99, unit: 'ms' });
        for (const path of [
          'getWIP',
          'getFileNotes',
          'getMilestoneReport',
          'getArchivedMatters',
          'file?report=wip&format=csv',
        ]) {
          const taken = { isOver: false };
          const begun = Date.now();
          const takingAway = (async () => {
            while (!taken.isOver) await take(path);
          })();
          const beside = await load(requestList, { hands: 1, seconds: 4 });
          taken.isOver = true;
          await takingAway;
          const { worked } = stalls.longest(begun, Date.now());
          tell({ name: `a list beside ${path}, p99`, value: beside.p99, unit: 'ms' });
          tell({ name: `the longest at work in one go beside ${path}`, value: worked, unit: 'ms', atMost: 50 });
        }
      } finally {
        await product.stop();
      }
    } finally {
      stalls.discard();
      await postgres.discard();
    }
  },
};

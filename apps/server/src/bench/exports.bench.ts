import { demoFirms, demoPassword } from '../demo/people';
import { openServer } from '../platform/db/server-database';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, load } from './figures';
import { chooseEstates, signIn, startProduct } from './product';
import { analyseTables, createFirm, seedMatters } from './seed';

const [rows, exports] = [20_000, 4];
const list = '/api/matter/getMatterList?skip=0&take=50&sortModelColId=reference&sortModelSort=desc';
const whole = '/api/matter/exportList?format=csv';

/** A firm takes its whole list away four times at once; another firm's list must hardly notice. */
export const besideExports: Benchmark = {
  name: `a firm's list beside ${exports} exports of ${rows} matters by another`,
  async run(tell) {
    const postgres = await startPostgres();
    try {
      const url = postgres.urlFor('postgres');
      const product = await startProduct({ DATABASE_URL: url });
      try {
        const database = openServer({ url });
        await seedMatters(database, await createFirm(database, demoFirms.protea.name), rows);
        await analyseTables(database);
        await database.close();
        const signInAs = async (email: string) => chooseEstates(product, await signIn(product, email, demoPassword));
        const [exporting, reading] = [await signInAs('admin@protea.test'), await signInAs('admin@welwitschia.test')];
        const requestList = async (): Promise<void> => {
          const { status } = await product.get(list, reading);
          if (status !== 200) throw new Error(`the list answered ${status}`);
        };
        await load(requestList, { hands: 1, seconds: 1 });
        const alone = await load(requestList, { hands: 1, seconds: 4 });
        const taken = { isOver: false, bytes: 0, files: 0 };
        const takingAway = Array.from({ length: exports }, async () => {
          while (!taken.isOver) {
            const { status, body } = await product.get(whole, exporting);
            if (status !== 200) throw new Error(`an export answered ${status}`);
            taken.bytes += body.byteLength;
            taken.files += 1;
          }
        });
        const beside = await load(requestList, { hands: 1, seconds: 8 });
        taken.isOver = true;
        await Promise.all(takingAway);
        tell({ name: 'an export', value: taken.bytes / taken.files / 1024, unit: 'KB' });
        tell({ name: 'exports in the meantime', value: taken.files / 8, unit: 'per second' });
        tell({ name: 'the list by itself p50', value: alone.p50, unit: 'ms' });
        tell({ name: 'the list beside them p50', value: beside.p50, unit: 'ms' });
        tell({ name: 'the list beside them p99', value: beside.p99, unit: 'ms' });
        tell({
          name: 'the list beside them against by itself',
          value: beside.p50 / alone.p50,
          unit: 'ratio',
          atMost: 2,
        });
      } finally {
        await product.stop();
      }
    } finally {
      await postgres.discard();
    }
  },
};

import { computeDayAt } from '@boedel/domain/dates/instant';
import { matterListQuery } from '@boedel/contract/matter/matter.schema';
import { listMatters } from '../areas/matter/matter-list.store';
import { matterStore } from '../areas/matter/matter.store';
import { sources } from '../areas/reports/sources';
import { migrate } from '../platform/db/migrate';
import { openServer, type ServerDatabase } from '../platform/db/server-database';
import { sql } from '../platform/db/sql';
import { openProviderScope, openFirmScope } from '../platform/tenancy/scopes';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, measureTogether } from './figures';
import { addFirm, analyseTables, seedMatters } from './seed';

const today = computeDayAt(new Date());
const reportKeys = Object.keys(sources) as (keyof typeof sources)[];

const [large, others, each] = [6_000, 999, 300];

/** The whole database, indexes and all, by the matters in it. */
const measureKilobytes = (database: ServerDatabase): Promise<number> =>
  database.asOwner(async (tx) => {
    const { each: bytes } = await tx.one<{ each: number }>(
      sql`select pg_database_size(current_database())::float8 / (select count(*) from matter) as each`,
    );
    return bytes / 1024;
  });

const parseQuery = (more: Record<string, string>) => matterListQuery.parse({ skip: '0', take: '50', ...more });

/** One firm of 6,000 matters, alone and among 999 others: list, sort, search and open must not notice. */
export const manyFirms: Benchmark = {
  name: `one firm of ${large} matters among ${others} firms of ${each}`,
  async run(tell) {
    const postgres = await startPostgres();
    try {
      const openDatabase = async (name: string): Promise<ServerDatabase> => {
        const owner = openServer({ url: postgres.urlFor('postgres'), poolSize: 1 });
        await owner.outsideTransaction(`create database ${name}`);
        await owner.close();
        const database = openServer({ url: postgres.urlFor(name) });
        await migrate(database);
        return database;
      };
      const [alone, among] = [await openDatabase('alone'), await openDatabase('among')];
      const firmAlone = await addFirm(alone, 'Only');
      await seedMatters(alone, firmAlone, large);
      for (let n = 0; n < others / 2; n += 1) await seedMatters(among, await addFirm(among, `Before ${n}`), each);
      const firmAmong = await addFirm(among, 'One of many');
      await seedMatters(among, firmAmong, large);
      for (let n = 0; n < others / 2; n += 1) await seedMatters(among, await addFirm(among, `After ${n}`), each);
      await analyseTables(alone);
      await analyseTables(among);
      tell({
        name: 'room a matter takes with its party, note and dates',
        value: await measureKilobytes(among),
        unit: 'KB',
      });

      const works: Record<string, (database: ServerDatabase, firmId: number) => Promise<unknown>> = {
        list: (database, firmId) =>
          openFirmScope(database, firmId, { id: 1 }).transaction((tx) => listMatters(tx, parseQuery({}), 2, today)),
        sort: (database, firmId) =>
          openFirmScope(database, firmId, { id: 1 }).transaction((tx) =>
            listMatters(tx, parseQuery({ sortModelColId: 'nextDeadline', sortModelSort: 'asc' }), 2, today),
          ),
        search: (database, firmId) =>
          openFirmScope(database, firmId, { id: 1 }).transaction((tx) =>
            listMatters(tx, parseQuery({ searchString: 'khumalo zanele' }), 2, today),
          ),
        open: (database, firmId) =>
          openFirmScope(database, firmId, { id: 1 }).transaction(async (tx) => {
            const { id } = await tx.one<{ id: number }>(sql`select min(id) + 3000 as id from matter`);
            return matterStore(tx).findShown(id);
          }),
        ...Object.fromEntries(
          reportKeys.map((key) => [
            `report ${key}`,
            (database: ServerDatabase, firmId: number) =>
              openProviderScope(database).transaction((tx) => sources[key](tx, { firmId, today })),
          ]),
        ),
      };
      for (const [name, work] of Object.entries(works)) {
        const times = await measureTogether(
          { alone: () => work(alone, firmAlone), among: () => work(among, firmAmong) },
          { hands: 2, seconds: name.startsWith('report') ? 0.4 : 0.8 },
        );
        tell({ name: `${name}: alone p50`, value: times.alone.p50, unit: 'ms' });
        tell({ name: `${name}: among p50`, value: times.among.p50, unit: 'ms' });
        tell({
          name: `${name}: among against alone`,
          value: times.among.p50 / times.alone.p50,
          unit: 'ratio',
          atMost: 1.5,
        });
      }
      await Promise.all([alone.close(), among.close()]);
    } finally {
      await postgres.discard();
    }
  },
};

import { listCentre } from '../areas/activities/centre.store';
import { migrate } from '../platform/db/migrate';
import type { Database } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import { openServer } from '../platform/db/server-database';
import { openProviderScope, openFirmScope } from '../platform/tenancy/scopes';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, measureTogether } from './figures';
import { analyseTables } from './seed';

const [few, many] = [
  { activities: 100, trusts: 30 },
  { activities: 10_000, trusts: 3_000 },
] as const;
const page = { skip: 0, take: 50 };

/** A firm with so many trusts, and as many activities shared out among them. */
const createFirm = (database: Database, { activities, trusts }: typeof few | typeof many): Promise<number> =>
  openProviderScope(database).transaction(async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`
      insert into intermediary (name, country, system_types) values (${`Trusts ${trusts}`}, 'South Africa', '{5}') returning id`);
    await tx.run(sql`
      insert into matter (intermediary_id, system_type, status, reference, name, country)
      select ${id}, 5, 2, 'TRU/' || n, 'Family ' || n || ' Trust', 'South Africa' from generate_series(1, ${trusts}::int) n`);
    await tx.run(sql`
      insert into activity (intermediary_id, matter_id, change_type, started_on, complete_percent)
      select ${id}, m.id, (array[1, 2, 4, 6, 7])[1 + n % 5], date '2026-01-01' + n % 300, n % 100
      from generate_series(1, ${activities}::int) n
        join (select id, row_number() over (order by id) as place from matter where intermediary_id = ${id}) m
          on m.place = 1 + n % ${trusts}::int`);
    return id;
  });

/** The Activity Centre of a firm with many trusts beside that of one with few. */
export const activityCentre: Benchmark = {
  name: `the Activity Centre with ${many.activities} activities of ${many.trusts} trusts`,
  async run(tell) {
    const postgres = await startPostgres();
    const database = openServer({ url: postgres.urlFor('postgres') });
    try {
      await migrate(database);
      const [small, large] = [await createFirm(database, few), await createFirm(database, many)];
      await analyseTables(database);
      const createLister = (firm: number, query: object) => () =>
        openFirmScope(database, firm, { id: 1 }).transaction((tx) =>
          listCentre(tx, { searchString: '', ...query }, page),
        );
      const times = await measureTogether({
        few: createLister(small, {}),
        many: createLister(large, {}),
        searched: createLister(large, { searchString: 'family 2999' }),
      });
      tell({
        name: 'first page of many over that of few',
        value: times.many.p50 / times.few.p50,
        unit: 'ratio',
        atMost: 2,
      });
      tell({ name: 'first page of many, half of them within', value: times.many.p50, unit: 'ms' });
      tell({ name: 'a search over all of many, half of them within', value: times.searched.p50, unit: 'ms' });
    } finally {
      await database.close();
      await postgres.stop();
    }
  },
};

import { calendarStore } from '../areas/diary/calendar.store';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { migrate } from '../platform/db/migrate';
import type { Database } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import { openServer } from '../platform/db/server-database';
import { openProviderScope, openFirmScope } from '../platform/tenancy/scopes';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, measureTogether } from './figures';
import { analyseTables } from './seed';

const [few, many] = [
  { entries: 200, matters: 100 },
  { entries: 20_000, matters: 3_000 },
] as const;

/** A firm whose matters have so many dates in one month. */
const createFirm = (database: Database, { entries, matters }: typeof few | typeof many): Promise<number> =>
  openProviderScope(database).transaction(async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`
      insert into intermediary (name, country, system_types) values (${`Dates ${entries}`}, 'South Africa', '{2}') returning id`);
    await tx.run(sql`
      insert into matter (intermediary_id, system_type, status, reference, name, country)
      select ${id}, 2, 2, 'EST/' || n, 'Late ' || n, 'South Africa' from generate_series(1, ${matters}::int) n`);
    await tx.run(sql`
      insert into diary_entry (intermediary_id, matter_id, title, due_on)
      select ${id}, m.id, 'Entry ' || n, date '2026-12-01' + n % 31
      from generate_series(1, ${entries}::int) n
        join (select id, row_number() over (order by id) as place from matter where intermediary_id = ${id}) m
          on m.place = 1 + n % ${matters}::int`);
    return id;
  });

const month = {
  start: toLocalDate('2026-11-30'),
  end: toLocalDate('2027-01-03'),
  perDay: 3,
  ownerId: null,
  systemType: null,
  isWatched: false,
  filter: sql`true`,
};

/** A month of the diary of a firm with very many dates beside that of one with few. */
export const calendarMonth: Benchmark = {
  name: `a month of the diary with ${many.entries} entries`,
  async run(tell) {
    const postgres = await startPostgres();
    const database = openServer({ url: postgres.urlFor('postgres') });
    try {
      await migrate(database);
      const [small, large] = [await createFirm(database, few), await createFirm(database, many)];
      await analyseTables(database);
      const createReader = (firm: number) => () =>
        openFirmScope(database, firm, { id: 1, types: [2] }).transaction(async (tx) => {
          await calendarStore(tx).days(month);
          await calendarStore(tx).homeCountry();
        });
      const times = await measureTogether({ few: createReader(small), many: createReader(large) });
      tell({
        name: 'a month of many over one of few',
        value: times.many.p50 / times.few.p50,
        unit: 'ratio',
        atMost: 2,
      });
      tell({ name: 'a month of many, half of them within', value: times.many.p50, unit: 'ms' });
    } finally {
      await database.close();
      await postgres.stop();
    }
  },
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { sendReminders } from '../areas/reminders/send-reminders';
import { taskStore } from '../areas/tasks/task.store';
import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { openServer } from '../platform/db/server-database';
import { sql } from '../platform/db/sql';
import { createServices } from '../platform/create-services';
import { openProviderScope, openFirmScope } from '../platform/tenancy/scopes';
import { createTestConfig } from '../testing/config';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, findMedian } from './figures';
import { analyseTables } from './seed';
import { watchStalls } from './stalls';

const people = 1000;
/** A Monday: everybody's weekly digest is due. */
const monday = toLocalDate('2026-11-23');

/** A firm of so many people, each with matters, dates and tasks of their own. */
const createFirm = (database: Database): Promise<{ firm: number; first: number }> =>
  openProviderScope(database).transaction(async (tx) => {
    const { id: firm } = await tx.one<{ id: number }>(sql`
      insert into intermediary (name, country, system_types) values ('Many people', 'South Africa', '{2}') returning id`);
    await tx.run(sql`insert into person (email, full_name, terms_accepted_at)
      select 'bench' || n || '@many.test', 'Person ' || n, now() from generate_series(1, ${people}::int) n`);
    await tx.run(sql`insert into membership (intermediary_id, person_id, roles, system_types, system_type)
      select ${firm}, id, '{Capture Matter}', '{2}', 2 from person where email like 'bench%@many.test'`);
    await tx.run(sql`
      insert into matter (intermediary_id, system_type, status, reference, name, country, responsible_person_id)
      select ${firm}, 2, 2, 'EST/' || n, 'Late ' || n, 'South Africa', p.id from generate_series(1, 3000) n
        join (select id, row_number() over (order by id) as place from person where email like 'bench%@many.test') p
          on p.place = 1 + n % ${people}::int`);
    await tx.run(sql`
      insert into diary_entry (intermediary_id, matter_id, title, due_on)
      select ${firm}, m.id, 'Entry ' || n, ${monday}::date + n from matter m cross join generate_series(-2, 4) n
      where m.intermediary_id = ${firm}`);
    await tx.run(sql`
      insert into task (intermediary_id, title, owner_person_id, due_on, priority)
      select ${firm}, 'Task ' || n, p.id, ${monday}::date + n, 'normal' from person p cross join generate_series(-2, 4) n
      where p.email like 'bench%@many.test'`);
    const { first } = await tx.one<{ first: number }>(
      sql`select min(id) as first from person where email like 'bench%@many.test'`,
    );
    return { firm, first };
  });

/** Reminders for a thousand people in one pass, and what somebody at a keyboard feels of it. */
export const reminders: Benchmark = {
  name: `reminders for ${people} people`,
  async run(tell) {
    const postgres = await startPostgres();
    const database = openServer({ url: postgres.urlFor('postgres') });
    const folder = mkdtempSync(join(tmpdir(), 'boedel-bench-'));
    const stalls = watchStalls();
    try {
      await migrate(database);
      const { firm, first } = await createFirm(database);
      await analyseTables(database);
      const services = await createServices(createTestConfig(folder), database, () => new Date(`${monday}T01:00:00Z`));
      const scope = openFirmScope(database, firm);
      const list = () =>
        openFirmScope(database, firm, { id: first, types: [2] }).transaction((tx) =>
          taskStore(tx).page({ ownerId: null, matterId: null, group: null, search: '', skip: 0, take: 200 }, monday),
        );
      const measureTimes = async (while_: () => boolean): Promise<number[]> => {
        const times: number[] = [];
        do {
          const began = performance.now();
          await list();
          times.push(performance.now() - began);
        } while (while_());
        return times;
      };
      for (let n = 0; n < 5; n += 1) await list();
      let left = 40;
      const alone = await measureTimes(() => (left -= 1) > 0);
      await stalls.here();
      const from = Date.now();
      let isPassing = true;
      const began = performance.now();
      const passing = sendReminders({ scope, services }).finally(() => (isPassing = false));
      const beside = await measureTimes(() => isPassing);
      const count = await passing;
      const took = performance.now() - began;
      await pause(200);
      const { worked } = stalls.longest(from, Date.now());
      const again = await sendReminders({ scope, services });
      tell({ name: 'people written to in one pass', value: count, unit: 'rows', atLeast: people });
      tell({ name: 'people written to when the pass is made again', value: again, unit: 'rows', atMost: 0 });
      tell({ name: 'the whole pass', value: took, unit: 'ms' });
      tell({
        name: 'a list beside the pass over the list alone',
        value: findMedian(beside) / findMedian(alone),
        unit: 'ratio',
        atMost: 1.5,
      });
      tell({ name: 'the longest it was at work in one go', value: worked, unit: 'ms', atMost: 50 });
    } finally {
      stalls.discard();
      await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

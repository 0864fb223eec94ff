import { afterAll, beforeAll, expect, test as it } from 'vitest';
import { migrate, migrations } from '../../platform/db/migrate';
import { sql } from '../../platform/db/sql';
import { copyOf, type TestDatabase } from '../../testing/database';

/** Wills that kept their own day beside the matter's events. Plain SQL is the same on both databases, so one is enough. */
let test: TestDatabase;
beforeAll(async () => {
  test = await copyOf('template0');
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261116T0020'),
  );
  await test.database.asOwner((tx) =>
    tx.script(`
      insert into intermediary (name, country) values ('Protea', 'South Africa');
      select set_config('app.firm', (select max(id)::text from intermediary), true);
      insert into matter (system_type, reference, name, country) values
        (2, 'A', 'A', 'South Africa'), (2, 'B', 'B', 'South Africa'), (4, 'C', 'C', 'South Africa'), (2, 'D', 'D', 'South Africa');
      insert into will (matter_id, dated_on, codicils)
        select id, case reference when 'D' then null else date '2020-01-01' end,
          case reference when 'A' then '[{"datedOn": "2021-01-01", "note": "x"}, {"datedOn": "2022-02-02", "note": "y"}]'::jsonb else '[]' end
        from matter;
      insert into diary_entry (matter_id, type, event, title, due_on)
        select id, 10, 'will', 'Will Dated', '2019-09-09' from matter where reference in ('B', 'D');
    `),
  );
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261116T0021'),
  );
}, 120_000);
afterAll(() => test.close());

const readRows = <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  test.database.asOwner(async (tx) => {
    await tx.script('set local role boedel_provider');
    return tx.rows<T>(query);
  });

it('the day of a will goes to its event; where the two disagreed the will counts', async () => {
  const entries = await readRows<{ line: string }>(sql`
    select concat_ws(' ', m.reference, d.event, d.type, d.due_on::text) as line from diary_entry d
      join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id order by 1`);
  expect(entries.map(({ line }) => line)).toEqual([
    'A codicil 13 2022-02-02',
    'A will 10 2020-01-01',
    'B will 10 2020-01-01',
    'C will 1 2020-01-01',
    'D will 10 2019-09-09',
  ]);
});

it('the last codicil keeps its words alone, the earlier ones their day', async () => {
  const [will] = await readRows<{ codicils: unknown }>(sql`select codicils from will order by id limit 1`);
  expect(will!.codicils).toEqual([
    { datedOn: '2021-01-01', note: 'x' },
    { datedOn: null, note: 'y' },
  ]);
});

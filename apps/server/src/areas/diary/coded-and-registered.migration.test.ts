import { afterAll, beforeAll, expect, test as it } from 'vitest';
import { migrate, migrations } from '../../platform/db/migrate';
import { sql } from '../../platform/db/sql';
import { copyOf, type TestDatabase } from '../../testing/database';

/** Parties that kept a day their matter's diary keeps. Plain SQL is the same on both databases, so one is enough. */
let test: TestDatabase;
beforeAll(async () => {
  test = await copyOf('template0');
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261115T2130'),
  );
  await test.database.asOwner((tx) =>
    tx.script(`
      insert into intermediary (name, country) values ('Protea', 'South Africa');
      select set_config('app.firm', (select max(id)::text from intermediary), true);
      insert into matter (system_type, reference, name, country) values
        (2, 'A', 'A', 'South Africa'), (2, 'B', 'B', 'South Africa'), (5, 'C', 'C', 'South Africa'), (3, 'D', 'D', 'South Africa');
      insert into matter_party (matter_id, role, surname, details) select id, 'main', name,
        '{"sars": {"codedDate": "2026-03-04", "office": "Bellville"}, "trust": {"registeredDate": "2019-07-01"}}' from matter;
      insert into diary_entry (matter_id, type, event, title, due_on)
        select id, 4, 'taxpayerCoded', 'SARS: Change Taxpayer Status to Deceased', '2026-03-09' from matter where reference = 'B';
    `),
  );
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261115T2131'),
  );
}, 120_000);
afterAll(() => test.close());

const readRows = <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  test.database.asOwner(async (tx) => {
    await tx.script('set local role boedel_provider');
    return tx.rows<T>(query);
  });

it('the day goes to its event, and one that disagrees stays as an ordinary entry', async () => {
  const entries = await readRows<{ line: string }>(sql`
    select concat_ws(' ', m.reference, coalesce(d.event, '-'), d.type, d.due_on::text) as line from diary_entry d
      join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id order by 1`);
  expect(entries.map(({ line }) => line)).toEqual([
    'A taxpayerCoded 4 2026-03-04',
    'B - 1 2026-03-04',
    'B taxpayerCoded 4 2026-03-09',
    'C lettersOfAuthority 23 2019-07-01',
  ]);
});

it('the party keeps the rest', async () => {
  const kept = await readRows<{ details: object }>(sql`select details from matter_party order by id`);
  expect(new Set(kept.map(({ details }) => JSON.stringify(details)))).toEqual(
    new Set([JSON.stringify({ sars: { office: 'Bellville' }, trust: {} })]),
  );
});

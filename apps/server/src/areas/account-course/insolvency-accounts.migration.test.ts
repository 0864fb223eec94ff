import { afterAll, beforeAll, expect, test as it } from 'vitest';
import { migrate, migrations } from '../../platform/db/migrate';
import { sql } from '../../platform/db/sql';
import { copyOf, type TestDatabase } from '../../testing/database';

/** Insolvent estates as they stood: A with a second account, B with an amended one, C with one alone. */
let test: TestDatabase;
beforeAll(async () => {
  test = await copyOf('template0');
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261120T1000'),
  );
  await test.database.asOwner((tx) =>
    tx.script(`
      insert into intermediary (name, country) values ('Protea', 'South Africa');
      select set_config('app.firm', (select max(id)::text from intermediary), true);
      insert into matter (system_type, reference, name, country)
        select 1, name, name, 'South Africa' from unnest(array['A', 'B', 'C']) as name;
      insert into stored_file (key, name, content_type, size, sha256) values (app_firm() || '/x', 'x', 'x', 1, repeat('0', 64));
      insert into lodged_account (matter_id, number, kind, title, sequence, up_to, language, facts_file_id, paper_file_id, sha256, carries, person_name, created_at)
        select m.id, n.number, n.kind, n.kind, n.sequence, n.day, 'en', f.id, f.id, 'x', '{}', 'Somebody', n.day
        from matter m, stored_file f, (values ('A', 1, 'insolvency.first', 1, date '2026-01-10'),
          ('A', 2, 'insolvency.secondAndFinal', 2, date '2026-08-01'), ('B', 1, 'insolvency.firstAndFinal', 1, date '2026-01-10'),
          ('B', 2, 'insolvency.amendedFirstAndFinal', 1, date '2026-04-01'), ('C', 1, 'insolvency.firstAndFinal', 1, date '2026-01-10'))
          as n(reference, number, kind, sequence, day) where n.reference = m.reference;
      insert into diary_entry (matter_id, event, title, due_on, done_at) select m.id, n.event, n.event, n.day, n.day from matter m
        join (values ('A', 'confirmation', date '2026-03-27'), ('A', 'dividendPaid', date '2026-04-10'), ('A', 'accountLodged', date '2026-08-01'),
          ('B', 'confirmation', date '2026-05-20'), ('C', 'confirmation', date '2026-03-01')) as n(reference, event, day)
          on n.reference = m.reference;
    `),
  );
  await migrate(test.database);
}, 180_000);
afterAll(() => test.close());

it('what was confirmed and paid before another account was generated is the earlier one’s', async () => {
  const read = (query: ReturnType<typeof sql>): Promise<string[]> =>
    test.database.asOwner(async (tx) => {
      await tx.script('set local role boedel_provider');
      return (await tx.rows<{ line: string }>(query)).map(({ line }) => line);
    });
  expect(
    await read(sql`select concat_ws(' ', m.reference, s.account_no, s.step, s.done_on::text) as line
      from estate_step s join matter m on m.intermediary_id = s.intermediary_id and m.id = s.matter_id order by 1`),
  ).toEqual(['A 1 confirmed 2026-03-27', 'A 1 dividends 2026-04-10', 'A 1 lodged 2026-01-10', 'B 1 lodged 2026-01-10']);
  expect(
    await read(sql`select concat_ws(' ', m.reference, coalesce(d.event, 'kept'), d.due_on::text) as line from diary_entry d
      join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id order by 1`),
  ).toEqual([
    'A accountLodged 2026-08-01',
    'A kept 2026-03-27',
    'A kept 2026-04-10',
    'B confirmation 2026-05-20',
    'C confirmation 2026-03-01',
  ]);
});

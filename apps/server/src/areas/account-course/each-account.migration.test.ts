import { afterAll, beforeAll, expect, test as it } from 'vitest';
import { migrate, migrations } from '../../platform/db/migrate';
import { sql } from '../../platform/db/sql';
import { copyOf, type TestDatabase } from '../../testing/database';

/** Estates as they stood when all accounts of one had their steps in common: A with a second account, B with an amended one. */
let test: TestDatabase;
beforeAll(async () => {
  test = await copyOf('template0');
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261118T0410'),
  );
  await test.database.asOwner((tx) =>
    tx.script(`
      insert into intermediary (name, country) values ('Protea', 'South Africa');
      select set_config('app.firm', (select max(id)::text from intermediary), true);
      insert into matter (system_type, reference, name, country) values (2, 'A', 'A', 'South Africa'), (2, 'B', 'B', 'South Africa');
      insert into stored_file (key, name, content_type, size, sha256) values (app_firm() || '/x', 'x', 'x', 1, repeat('0', 64));
      insert into lodged_account (matter_id, number, kind, title, sequence, up_to, language, facts_file_id, paper_file_id, sha256, carries, person_name, created_at)
        select m.id, n.number, n.kind, n.kind, n.sequence, n.day, 'en', f.id, f.id, 'x', '{}', 'Somebody', n.day
        from matter m, stored_file f, (values ('A', 1, 'first', 1, date '2026-01-10'), ('A', 2, 'secondAndFinal', 2, date '2026-08-01'),
          ('B', 1, 'firstAndFinal', 1, date '2026-01-10'), ('B', 2, 'amendedFirstAndFinal', 1, date '2026-04-01')) as n(reference, number, kind, sequence, day)
        where n.reference = m.reference;
      insert into diary_entry (matter_id, event, title, due_on, done_at) select m.id, n.event, n.event, n.day, n.day from matter m,
        (values ('accountLodged', date '2026-01-12'), ('accountApproved', date '2026-02-20'), ('accountNotice', date '2026-03-06'),
          ('accountInspected', date '2026-03-27')) as n(event, day);
      insert into diary_entry (matter_id, rule, title, due_on) select id, 'inspection-ends', 'Inspection ends', '2026-03-27' from matter;
      insert into estate_step (matter_id, step, note) select id, 'approved', 'By letter' from matter;
      insert into estate_step (matter_id, step, is_not_needed) select m.id, step, true from matter m, unnest(array['objections', 'bond']) as step;
      insert into meeting_advert (matter_id, type, gazette_on) select id, 10, '2026-03-06' from matter;
    `),
  );
  await migrate(test.database);
}, 180_000);
afterAll(() => test.close());

const readLines = async (query: ReturnType<typeof sql>): Promise<string[]> =>
  test.database.asOwner(async (tx) => {
    await tx.script('set local role boedel_provider');
    return (await tx.rows<{ line: string }>(query)).map(({ line }) => line);
  });

it('what was done before a second account was generated is the first one’s, with its words', async () => {
  const steps = await readLines(sql`
    select concat_ws(' ', m.reference, s.account_no, s.step, s.done_on::text, s.ends_on::text, s.note, case when s.is_not_needed then 'not needed' end) as line
    from estate_step s join matter m on m.intermediary_id = s.intermediary_id and m.id = s.matter_id order by 1`);
  expect(steps).toEqual([
    'A 0 bond not needed',
    'A 1 advertised 2026-03-06 2026-03-27',
    'A 1 approved 2026-02-20 By letter',
    'A 1 inspected 2026-03-27',
    'A 1 lodged 2026-01-12',
    'A 2 objections not needed',
    'B 0 bond not needed',
    'B 2 approved By letter',
    'B 2 objections not needed',
  ]);
});

it('the days of the account lodged last are those of the matter', async () => {
  const days = await readLines(sql`
    select concat_ws(' ', m.reference, coalesce(d.event, d.rule, 'kept'), d.due_on::text) as line from diary_entry d
      join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id order by 1`);
  expect(days.filter((line) => line.startsWith('A'))).toEqual([
    'A kept 2026-01-12',
    'A kept 2026-02-20',
    'A kept 2026-03-06',
    'A kept 2026-03-27',
    'A kept 2026-03-27',
  ]);
  expect(days.filter((line) => line.startsWith('B'))).toEqual([
    'B accountApproved 2026-02-20',
    'B accountInspected 2026-03-27',
    'B accountLodged 2026-01-12',
    'B accountNotice 2026-03-06',
    'B inspection-ends 2026-03-27',
  ]);
});

it('a notice is that of the account it was published for', async () => {
  const notices = await readLines(sql`
    select concat_ws(' ', m.reference, a.account_no) as line from meeting_advert a
      join matter m on m.intermediary_id = a.intermediary_id and m.id = a.matter_id order by 1`);
  expect(notices).toEqual(['A 1', 'B 2']);
});

import { afterAll, beforeAll, expect, test as it } from 'vitest';
import { migrate, migrations } from '../../platform/db/migrate';
import { sql } from '../../platform/db/sql';
import { copyOf, type TestDatabase } from '../../testing/database';

/** What a firm kept in four places before an event had one day. Plain SQL is the same on both databases, so one is enough. */
const before = migrations.filter(({ name }) => name < '20261115T1720');
let test: TestDatabase;
beforeAll(async () => {
  test = await copyOf('template0');
  await migrate(test.database, before);
  await test.database.asOwner((tx) =>
    tx.script(`
      insert into intermediary (name, country) values ('Protea', 'South Africa');
      select set_config('app.firm', (select max(id)::text from intermediary), true);
      insert into matter (system_type, reference, name, country, instruction_on, letters_on, appointed_on, details) values
        (2, 'A', 'A', 'South Africa', '2026-01-10', '2026-03-02', '2026-03-01', '{"willDate": "2001-05-01", "willKind": "sole will"}'),
        (5, 'B', 'B', 'South Africa', null, '2020-01-01', null, '{}');
      insert into matter_party (matter_id, role, surname) select id, 'main', name from matter;
      insert into diary_entry (matter_id, type, title, due_on) select id, 12, 'Date Instruction Received', day::date from matter,
        unnest(array['2026-01-09', '2026-01-11']) as day where reference = 'A';
      insert into diary_entry (matter_id, event, title, due_on) select id, 'death', 'Date of death', '2025-12-24' from matter where reference = 'A';
      insert into diary_entry (matter_id, event, title, due_on) select id, 'lettersOfAuthority', 'Letters of authority', '2020-02-02' from matter where reference = 'B';
      insert into matter_milestone (matter_id, milestone, reached_on) select id, m, '2026-01-12' from matter, unnest(array[1, 2]) as m where reference = 'A';
    `),
  );
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261115T1721'),
  );
}, 120_000);
afterAll(() => test.close());

const readRows = <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  test.database.asOwner(async (tx) => {
    await tx.script('set local role boedel_provider');
    return tx.rows<T>(query);
  });

it('the day the law ran from stays; what had no other home moves to its event', async () => {
  const events = await readRows<{ line: string }>(sql`
    select concat_ws(' ', m.reference, d.event, d.type, d.due_on::text) as line from diary_entry d
      join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id where d.event is not null order by 1`);
  expect(events.map(({ line }) => line)).toEqual([
    'A instruction 12 2026-01-11',
    'A letters 2 2026-03-02',
    'A reported 6 2026-01-12',
    'A will 10 2001-05-01',
    'B lettersOfAuthority 23 2020-02-02',
  ]);
});

it('what disagreed leaves a word: an ordinary entry, a note on the milestone', async () => {
  const [entry] = await readRows<{ type: number; day: string }>(
    sql`select type, due_on::text as day from diary_entry where event is null`,
  );
  expect(entry).toEqual({ type: 1, day: '2026-01-09' });
  const notes = await readRows<{ note: string | null }>(sql`select note from matter_milestone order by milestone`);
  expect(notes.map(({ note }) => note)).toEqual(['Was marked as reached on 2026-01-12.', null]);
});

it('a death goes to whom the matter is about, and the details keep the rest', async () => {
  const [kept] = await readRows(sql`
    select p.died_on::text as died, m.details from matter m
      join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id where m.reference = 'A'`);
  expect(kept).toEqual({ died: '2025-12-24', details: { willKind: 'sole will' } });
});

import { afterAll, beforeAll, expect, test as it } from 'vitest';
import { migrate, migrations } from '../../platform/db/migrate';
import { sql } from '../../platform/db/sql';
import { copyOf, type TestDatabase } from '../../testing/database';

/** What the two spouses kept of one marriage before it was a record. Plain SQL is the same on both databases. */
let test: TestDatabase;
beforeAll(async () => {
  test = await copyOf('template0');
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261115T1724'),
  );
  await test.database.asOwner((tx) =>
    tx.script(`
      insert into intermediary (name, country) values ('Protea', 'South Africa');
      select set_config('app.firm', (select max(id)::text from intermediary), true);
      insert into matter (system_type, reference, name, country) select 2, r, r, 'South Africa' from unnest(array['A', 'B', 'C']) as r;
      insert into matter_party (matter_id, role, surname, marital_regime, married_on)
        select id, 'main', name, case name when 'B' then 'customary marriage' when 'A' then 'in community of property' end,
          case name when 'A' then '1990-06-02'::date end from matter;
      insert into matter_party (matter_id, role, surname, details) select id, 'spouse', 'Susan',
        '{"placeOfMarriage": "Rustenburg", "isSurviving": true, "notes": "N", "spousalRebate": {"applies": true, "unusedAmount": 125000050}}' from matter where name = 'A';
      insert into matter_party (matter_id, role, surname, marital_regime, details) select id, 'spouse', 'First', 'out of community with accrual',
        '{"marriageEnded": "by divorce", "marriageEndedDate": "1999-01-01", "accrual": {"ownCommencement": 1000}}' from matter where name = 'C';
      insert into matter_party (matter_id, role, surname, details) select id, 'spouse', 'Second',
        '{"marriageEnded": "by death", "marriageEndedDate": "2010-02-03"}' from matter where name = 'C';
    `),
  );
  await migrate(
    test.database,
    migrations.filter(({ name }) => name < '20261115T1725'),
  );
}, 120_000);
afterAll(() => test.close());

const readRows = <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  test.database.asOwner(async (tx) => {
    await tx.script('set local role boedel_provider');
    return tx.rows<T>(query);
  });

it('each marriage is one row with what either spouse said of it', async () => {
  const kept = await readRows<{ line: string }>(sql`
    select concat_ws(' | ', m.name, s.surname, w.kind, w.contract, w.married_on::text, w.place, w.ended_by, w.ended_on::text,
      w.own_commencement_cents::text, w.earlier_estate ->> 'unusedAmount') as line
    from marriage w join matter m on m.intermediary_id = w.intermediary_id and m.id = w.matter_id
      left join matter_party s on s.intermediary_id = w.intermediary_id and s.id = w.spouse_id order by 1`);
  expect(kept.map(({ line }) => line)).toEqual([
    'A | Susan | civil marriage | none | 1990-06-02 | Rustenburg | 125000050',
    'B | customary marriage | none',
    'C | First | civil marriage | with accrual | by divorce | 1999-01-01 | 1000',
    'C | Second | civil marriage',
  ]);
});

it('a spouse who had died has died as a person, and keeps what is not of the marriage', async () => {
  const kept = await readRows<{ died: string | null; details: object }>(
    sql`select died_on::text as died, details from matter_party where surname in ('Susan', 'Second') order by surname`,
  );
  expect(kept).toEqual([
    { died: '2010-02-03', details: {} },
    { died: null, details: { notes: 'N' } },
  ]);
});

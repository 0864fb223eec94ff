import { men, surnames, women } from '../demo/names';
import type { Database } from '../platform/db/database';
import { sql } from '../platform/db/sql';

const allSurnames = [...surnames, 'Müller', 'Shikongo'];
const firstNames = [...women, ...men, 'Selma'];

/** Estates with a party, a note and two dates each, made by the database itself; further ones are counted on from `before`. */
export async function seedMatters(database: Database, firmId: number, count: number, before = 0): Promise<void> {
  const those = sql`intermediary_id = ${firmId} and reference like 'BEN/%' and reference > ${`BEN/2026/${String(before).padStart(5, '0')}`}`;
  await database.asOwner(async (tx) => {
    await tx.script('alter table matter_party disable trigger user; alter table matter disable trigger user');
    await tx.run(sql`
      insert into matter (intermediary_id, system_type, status, reference, name, country, master_reference, search_text, search_numbers, opened_at)
      select ${firmId}, 2, case when n % 10 < 8 then 2 else 1 end, 'BEN/2026/' || lpad(n::text, 5, '0'), s || ', ' || f, 'South Africa', lpad((n * 37 % 99999)::text, 6, '0') || '/2026',
        plain_text('BEN/2026/' || lpad(n::text, 5, '0') || ' ' || s || ' ' || f || ' ' || lpad((n * 37 % 99999)::text, 6, '0') || '/2026'),
        array[(4801015009080 + n)::text],
        timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(${before}::int + 1, ${before}::int + ${count}::int) n, lateral (select (${allSurnames}::text[])[1 + n % ${allSurnames.length}] as s, (${firstNames}::text[])[1 + n % ${firstNames.length}] as f) names`);
    await tx.run(sql`
      insert into matter_party (intermediary_id, matter_id, role, surname, first_names, id_number)
      select intermediary_id, id, 'main', split_part(name, ', ', 1), split_part(name, ', ', 2), (4801015009080 + id)::text from matter where ${those}`);
    await tx.run(sql`
      insert into matter_figures (intermediary_id, matter_id, gross_assets_cents, liabilities_cents, net_cents, cash_position_cents, executor_fee_cents, masters_fee_cents, estate_duty_cents)
      select intermediary_id, id, n * 739331, n * 91733, n * 647598, n * 9173 - 12000000, n * 25876, 700000, n * 8000
      from (select intermediary_id, id, row_number() over (order by id) as n from matter where ${those}) m`);
    await tx.run(sql`
      insert into matter_note (intermediary_id, matter_id, person_name, html, plain)
      select intermediary_id, id, 'T. Maseko', '<p>Bank balances received</p>', 'Bank balances received from the bank on file ' || reference from matter where ${those}`);
    await tx.run(sql`
      insert into diary_entry (intermediary_id, matter_id, title, due_on)
      select intermediary_id, id, case when k = 0 then 'Creditors close' else 'Account due' end, date '2026-10-01' + (id % 200)::int + k * 30
      from matter, generate_series(0, 1) k where ${those}`);
    await tx.script('alter table matter_party enable trigger user; alter table matter enable trigger user');
  });
}

/** A firm besides those of the demo. */
export async function addFirm(database: Database, name: string): Promise<number> {
  return database.asOwner(async (tx) => {
    await tx.script('set local role boedel_provider');
    const { id } = await tx.one<{ id: number }>(sql`
      insert into intermediary (name, country, system_types) values (${name}, 'South Africa', '{2}') returning id`);
    await tx.run(sql`insert into company (intermediary_id, name, country) values (${id}, ${name}, 'South Africa')`);
    return id;
  });
}

export async function createFirm(database: Database, name: string): Promise<number> {
  const row = await database.asOwner((tx) =>
    tx.one<{ id: number }>(sql`select id from intermediary where name = ${name}`),
  );
  return row.id;
}

export const analyseTables = (database: Database): Promise<void> => database.asOwner((tx) => tx.script('analyze'));

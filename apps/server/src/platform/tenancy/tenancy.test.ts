import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKind } from '../../testing/database';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sqlName, sql } from '../db/sql';
import { openProviderScope, openFirmScope } from './scopes';

const testApp = createTestApp();
let ours: TestFirm;
let theirs: TestFirm;

beforeAll(async () => {
  ours = await testApp.createFirm({ name: 'Ours' });
  theirs = await testApp.createFirm({ name: 'Theirs' });
});

const openOurs = () => openFirmScope(testApp.test.database, ours.id);

async function listFirmTables(): Promise<string[]> {
  const rows = await testApp.test.database.asOwner((tx) =>
    tx.rows<{ table_name: string }>(sql`select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'intermediary_id' order by 1`),
  );
  return rows.map((row) => row.table_name);
}

class RolledBackError extends Error {}

/** Something that fits a column that must hold something. */
const fillings: Readonly<Record<string, string>> = {
  text: `'a'`,
  jsonb: `'{}'`,
  boolean: 'false',
  date: 'current_date',
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
  bytea: `'a'`,
  ARRAY: `'{}'`,
};

/**
 * Puts a row of theirs into a table, whatever it hangs on (keys, checks and triggers are taken off it), counts who sees it
 * through the application's role, and takes all of it back.
 */
async function countWithRow(table: string): Promise<{ byUs: number; byThem: number }> {
  const seen = { byUs: 0, byThem: 0 };
  const tried = testApp.test.database.asOwner(async (tx) => {
    const constraints = await tx.rows<{ conname: string }>(
      sql`select conname from pg_constraint where conrelid = ${table}::regclass and contype in ('f', 'c')`,
    );
    const columns = await tx.rows<{ column_name: string; data_type: string }>(sql`
      select column_name, data_type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> 'intermediary_id'`);
    const values = columns.map(({ data_type }) => fillings[data_type] ?? '1');
    await tx.script(`select set_config('app.user', '1', true);
      alter table ${table} disable trigger user, no force row level security, disable row level security;
      ${constraints.map(({ conname }) => `alter table ${table} drop constraint "${conname}" cascade;`).join('\n')}
      insert into ${table} (${['intermediary_id', ...columns.map(({ column_name }) => column_name)].join(', ')})
        values (${[String(theirs.id), ...values].join(', ')}) on conflict do nothing;
      alter table ${table} enable row level security, force row level security;
      set local role boedel_app`);
    const countRowsOf = async (firm: number): Promise<number> => {
      // Whoever the row is of, where only that person reads it: columns without a filling of their own hold 1.
      await tx.script(`select set_config('app.firm', '${firm}', true), set_config('app.user', '1', true)`);
      const where = sql`where intermediary_id = ${theirs.id}`;
      return (await tx.one<{ n: number }>(sql`select count(*)::int as n from ${sqlName(table)} ${where}`)).n;
    };
    seen.byUs = await countRowsOf(ours.id);
    seen.byThem = await countRowsOf(theirs.id);
    throw new RolledBackError();
  });
  await expect(tried, table).rejects.toThrow(RolledBackError);
  return seen;
}

describe('a firm sees itself and nobody else', () => {
  test('every table that carries the firm forces row security and has the firm in its key', async () => {
    const rows = await testApp.test.database.asOwner((tx) =>
      tx.rows<{ relname: string; forced: boolean; leads: string | null; policies: number }>(sql`
        select c.relname, c.relrowsecurity and c.relforcerowsecurity as forced,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
            where i.indrelid = c.oid and i.indisprimary) as leads,
          (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
        from pg_class c join pg_attribute f on f.attrelid = c.oid and f.attname = 'intermediary_id' and not f.attisdropped
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter((row) => !row.forced || row.leads !== 'intermediary_id' || row.policies === 0)).toEqual([]);
  });

  test('foreign keys between firm-owned tables include the firm', async () => {
    const loose = await testApp.test.database.asOwner((tx) =>
      tx.rows<{ conname: string }>(sql`
        select k.conname from pg_constraint k
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace
          and exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'intermediary_id')
          and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'intermediary_id')
          and not exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attnum = any(k.confkey) and a.attname = 'intermediary_id')`),
    );
    expect(loose).toEqual([]);
  });

  test('our handle reads no row of theirs in any table, and theirs reads each', async () => {
    const leaks: string[] = [];
    const unseen: string[] = [];
    for (const table of await listFirmTables()) {
      const seen = await countWithRow(table);
      if (seen.byUs > 0) leaks.push(table);
      if (seen.byThem === 0) unseen.push(table);
    }
    expect(leaks).toEqual([]);
    // Where they do not see their own row either, that we see none proves nothing.
    expect(unseen).toEqual([]);
  }, 120_000);

  test('our handle cannot write a row into their firm, nor move one of ours to them', async () => {
    const insert = openOurs().transaction((tx) =>
      tx.run(
        sql`insert into company (intermediary_id, name, country) values (${theirs.id}, 'Intruder', 'South Africa')`,
      ),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
    const move = openOurs().transaction((tx) => tx.run(sql`update company set intermediary_id = ${theirs.id}`));
    await expect(move).rejects.toThrow(/row-level security/);
    const changed = await openOurs().transaction((tx) =>
      tx.run(sql`update company set name = 'Taken' where intermediary_id = ${theirs.id}`),
    );
    expect(changed).toBe(0);
  });

  test('the trail cannot be rewritten through either door', async () => {
    await openOurs().transaction((tx) =>
      tx.run(sql`insert into audit_entry (person_name, action, entity_type) values ('somebody', 'tried', 'company')`),
    );
    for (const door of [openOurs(), openProviderScope(testApp.test.database)]) {
      await expect(door.transaction((tx) => tx.run(sql`update audit_entry set action = 'nothing'`))).rejects.toThrow();
      await expect(door.transaction((tx) => tx.run(sql`delete from audit_entry`))).rejects.toThrow();
    }
  });

  test('a transaction that failed leaves nothing of the firm behind for the next', async () => {
    await expect(openOurs().transaction(() => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose');
    const seen = await testApp.test.database.asOwner((tx) =>
      tx.one<{ firm: string | null }>(sql`select nullif(current_setting('app.firm', true), '') as firm`),
    );
    expect(seen.firm).toBeNull();
  });
});

describe.runIf(databaseKind === 'server')("raw SQL under the application's role", () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: testApp.test.url });
    await client.connect();
    await client.query('set role boedel_app');
  });
  afterAll(() => client.end());

  test('without a firm sees nothing of any firm', async () => {
    // What comes with the product belongs to owner 0, which is no firm.
    for (const table of await listFirmTables()) {
      const { rowCount } = await client.query(`select 1 from ${table} where intermediary_id <> 0`);
      expect(rowCount, table).toBe(0);
    }
    expect((await client.query('select 1 from intermediary')).rowCount).toBe(0);
  });

  test('with our firm set sees ours alone, and cannot become the provider or change the schema', async () => {
    await client.query(`select set_config('app.firm', $1, false)`, [String(ours.id)]);
    const { rows } = await client.query('select intermediary_id from company');
    expect(rows).toEqual([{ intermediary_id: String(ours.id) }]);
    await expect(client.query('alter table company disable row level security')).rejects.toThrow(/owner/);
    await expect(client.query(`create policy all_of_it on company using (true)`)).rejects.toThrow(/owner/);
    await expect(client.query('select password_hash from person')).rejects.toThrow(/permission denied/);
    await expect(client.query('truncate company cascade')).rejects.toThrow(/permission denied/);
    const role = await client.query(
      `select rolsuper, rolbypassrls from pg_roles where rolname in ('boedel_app', 'boedel_provider')`,
    );
    expect(role.rows).toEqual([
      { rolsuper: false, rolbypassrls: false },
      { rolsuper: false, rolbypassrls: false },
    ]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  migrateBeforeOwnerFunctions,
  migrationsBeforeOwnerFunctions,
  ownerFunctions,
} from '../../testing/before-owner-functions';
import { copyOf, databaseKind } from '../../testing/database';
import { inspectSchema } from '../startup/check-schema';
import type { Database } from './database';
import { openEmbedded } from './embedded-database';
import { migrate, migrations } from './migrate';
import { sql } from './sql';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = databaseKind === 'server' ? await copyOf('template0') : undefined;
  database = made?.database ?? (await openEmbedded());
  close = () => (made ?? database).close();
}, 120_000);
afterAll(() => close());

const addRows = (reference: string) =>
  database.asOwner(async (tx) => {
    const firm = await tx.one<{ id: number }>(
      sql`insert into intermediary (name, country) values (${reference}, 'South Africa') returning id`,
    );
    const own = await tx.one<{ id: number }>(
      sql`insert into masteroffice (intermediary_id, name) values (${firm.id}, 'Own office') returning id`,
    );
    const shared = await tx.one<{ id: number }>(sql`select min(id) as id from masteroffice where intermediary_id = 0`);
    const matter = await tx.one<{ id: number }>(sql`
      insert into matter (intermediary_id, system_type, reference, name, country, master_office_id)
      values (${firm.id}, 2, ${reference}, 'Louw', 'South Africa', ${shared.id}) returning id`);
    await tx.run(sql`insert into lodging_met (intermediary_id, matter_id, requirement_id, met_on)
      values (${firm.id}, ${matter.id}, 1000000001, '2026-11-01')`);
    return { firm: firm.id, own: own.id, shared: shared.id, matter: matter.id };
  });
type Rows = Awaited<ReturnType<typeof addRows>>;

const readOwners = ({ firm, matter }: Rows) =>
  database.asOwner((tx) =>
    tx.one(sql`select m.master_office_id as "officeId", m.master_office_owner as "officeOwner",
        l.requirement_id as "requirementId", l.requirement_owner as "requirementOwner"
      from matter m join lodging_met l on l.intermediary_id = m.intermediary_id and l.matter_id = m.id
      where m.intermediary_id = ${firm} and m.id = ${matter}`),
  );
const chooseOffice = ({ firm, matter }: Rows, office: number | null) =>
  database.asOwner((tx) =>
    tx.run(sql`update matter set master_office_id = ${office} where intermediary_id = ${firm} and id = ${matter}`),
  );

test('rows that refer to shared directories come along from the version before, and go on filling their owner', async () => {
  await migrateBeforeOwnerFunctions(database);
  const before = await addRows('B1');
  const requirement = { requirementId: 1_000_000_001, requirementOwner: 0 };
  expect(await readOwners(before)).toEqual({ officeId: before.shared, officeOwner: 0, ...requirement });

  const missing = migrations.length - migrationsBeforeOwnerFunctions.length;
  expect(await inspectSchema(database, 'DATABASE_URL', Date.now())).toEqual({ missing });

  // Sessions that used the trigger of that time stay open meanwhile, and use what comes after it.
  const done = await migrate(database);
  expect(done).toContain(ownerFunctions);
  expect(done).toHaveLength(missing);
  expect(await inspectSchema(database, 'DATABASE_URL', Date.now())).toEqual({ missing: 0 });

  const after = await addRows('B2');
  for (const rows of [before, after]) {
    expect(await readOwners(rows)).toEqual({ officeId: rows.shared, officeOwner: 0, ...requirement });
    await chooseOffice(rows, rows.own);
    expect(await readOwners(rows)).toEqual({ officeId: rows.own, officeOwner: rows.firm, ...requirement });
    await chooseOffice(rows, null);
    expect(await readOwners(rows)).toEqual({ officeId: null, officeOwner: null, ...requirement });
  }
  await expect(chooseOffice(before, after.own)).rejects.toThrow('There is no such entry in masteroffice.');
}, 120_000);

test('the tables may change in the transaction that uses those triggers, before and after', async () => {
  const rows = await addRows('B3');
  await database.asOwner(async (tx) => {
    await chooseWithin(1);
    await tx.script('alter table matter add column passing text default $$x$$');
    await chooseWithin(2);
    await tx.script('alter table matter drop column passing');
    await chooseWithin(3);
    async function chooseWithin(version: number): Promise<void> {
      await tx.run(sql`update matter set master_office_id = ${version % 2 ? rows.own : rows.shared}, version = ${version}
        where intermediary_id = ${rows.firm} and id = ${rows.matter}`);
    }
  });
  expect(await readOwners(rows)).toMatchObject({ officeId: rows.own, officeOwner: rows.firm });
});

test('no trigger keeps the shape of a row: none fills a row from one of its table', async () => {
  const keeping = await database.asOwner((tx) =>
    tx.rows<{ name: string }>(sql`
      select distinct p.proname as name from pg_proc p join pg_trigger t on t.tgfoid = p.oid
      where not t.tgisinternal and p.prosrc ~ 'json(b)?_populate_record|json(b)?_to_record'`),
  );
  expect(keeping).toEqual([]);
  const old = await database.asOwner((tx) =>
    tx.rows<{ name: string }>(sql`select proname as name from pg_proc where proname = 'fill_shared_owner'`),
  );
  expect(old).toEqual([]);
});

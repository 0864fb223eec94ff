import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { addLiability } from '../liabilities/liabilities.testing';
import { mayChangeFact } from '../kept-figures/figure-tables';
import { checkFigures } from './check-figures';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const openScope = () => openFirmScope(testApp.test.database, firm.id);
/** Each time figures are stored they get a new version. */
const readFigures = (matterId: number) =>
  openScope().read((tx) =>
    tx.one<{ version: number; gross_assets_cents: number; cash_position_cents: number | null }>(
      sql`select version, gross_assets_cents, cash_position_cents from matter_figures where matter_id = ${matterId}`,
    ),
  );

describe('a transaction knows what changed', () => {
  test('figures follow a fact that nobody said they follow, once for the transaction and in each matter', async () => {
    const [one, other] = [await createMatter(testApp, firm), await createMatter(testApp, firm)];
    for (const { id } of [one, other]) await createAsset(firm.admin, id, { valuationAmount: 1_000_000 });
    const before = [await readFigures(one.id), await readFigures(other.id)];
    await openScope().transaction(async (tx) => {
      for (const { id } of [one, other, one]) {
        await tx.run(sql`update asset_amount set amount_cents = amount_cents + 100 where matter_id = ${id}`);
      }
    });
    const after = [await readFigures(one.id), await readFigures(other.id)];
    expect(after.map(({ gross_assets_cents }) => gross_assets_cents)).toEqual([100_000_200, 100_000_100]);
    expect(after.map(({ version }, at) => version - before[at]!.version)).toEqual([1, 1]);
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);
  });

  test('a change that touches no fact of the account recomputes nothing', async () => {
    const { id } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await createAsset(firm.admin, id);
    const before = await readFigures(id);
    const { body: shown } = await firm.admin.call(matterCalls.GetMatterDetails, { query: { matterID: id } });
    const saved = await firm.admin.call(matterCalls.update, {
      body: { ...shown, court: 'Western Cape', masterReference: '1/2026', moves: [] },
    });
    expect([saved.status, saved.body.court]).toEqual([200, 'Western Cape']);
    expect(await readFigures(id)).toEqual(before);
    const moved = await firm.admin.call(matterCalls.update, {
      body: { ...saved.body, country: 'Namibia', moves: [] } as never,
    });
    expect(moved.status).toBe(200);
    expect((await readFigures(id)).version).toBe(before.version + 1);
  });

  test('what was tried and taken back touches nothing', async () => {
    const { id } = await createMatter(testApp, firm);
    const before = await readFigures(id);
    await openScope().transaction(async (tx) => {
      await tx.run(sql`savepoint tried`);
      await tx.run(sql`update matter set country = 'Namibia' where id = ${id}`);
      await tx.run(sql`rollback to savepoint tried`);
    });
    expect(await readFigures(id)).toEqual(before);
  });

  test('a database opened without its figures refuses to change what they are made of', async () => {
    const { id } = await createMatter(testApp, firm);
    const { beforeCommit: _, ...without } = testApp.test.database;
    const tried = openFirmScope(without as Database, firm.id).transaction((tx) =>
      tx.run(sql`update matter set country = 'Namibia' where id = ${id}`),
    );
    await expect(tried).rejects.toThrow('keepFigures');
  });

  test('a debt taken out by somebody who works in one type of matter only moves the figures too', async () => {
    const person = await firm.person(['Admin', 'Capture Matter'], { systemTypes: [2] });
    const { id } = await createMatter(testApp, firm);
    const asset = await createAsset(person, id, { valuationAmount: 900_000 });
    const debt = await addLiability(person, id, { amount: 1_000 });
    expect((await person.call(liabilityCalls._delete, { body: { id: debt.id } })).status).toBe(200);
    expect((await person.call(assetCalls._delete, { body: { id: asset.id } })).status).toBe(200);
    expect((await readFigures(id)).gross_assets_cents).toBeNull();
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);
  });
});

test('a statement that may change a fact is known by its text', () => {
  const changes = [
    'insert into "asset" ("name") values ($1) returning "id"',
    'with gone as (delete from asset_person where id = $1 returning id) select 1',
    'update matter m set kind = $1 where id = $2',
    'update "diary_entry" set "due_on" = $1, version = version + 1 where id = $2',
    'insert into matter (name) values ($1)',
  ];
  const none = [
    'select id from asset where id = $1 for update',
    'update matter set version = version + 1 where id = $1 and system_type = any($2)',
    'update diary_entry set done_at = now() where event = $1',
    'insert into audit_entry (action) values ($1)',
    'insert into matter_opened (matter_id) values ($1) on conflict (matter_id) do update set opened_at = now()',
  ];
  expect(changes.filter((text) => !mayChangeFact(text))).toEqual([]);
  expect(none.filter(mayChangeFact)).toEqual([]);
});

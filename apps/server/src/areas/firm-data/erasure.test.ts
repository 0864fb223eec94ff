import { buffer } from 'node:stream/consumers';
import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../demo/load-demo';
import { demoPassword } from '../../demo/people';
import { copyKeys } from '../../platform/audit/checkpoint-copies';
import { makeCheckpoint } from '../../platform/audit/make-checkpoint';
import { linkFirm } from '../../platform/audit/link-entries';
import type { Tx } from '../../platform/db/database';
import { orderForErasing, listFirmTables, listTableReferences } from '../../platform/db/firm-tables';
import { sqlName, sql } from '../../platform/db/sql';
import { storeUpload, saveFile } from '../../platform/files/stored-file';
import { queueDueJobs } from '../../platform/jobs/schedule';
import { drainJobs } from '../../platform/jobs/workers';
import { openEraserScope, openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { signIn } from '../../testing/sign-in';
import { eraseRows } from './erase-firm';
import { eraseDueDaily, eraseDueFirms, eraseFirm } from './erasure-job';
import { mailNotice } from './tell-of-notice';

const testApp = createTestApp();
const openProvider = () => openProviderScope(testApp.test.database);
/** Everything happens at this moment unless told. */
const start = new Date('2026-11-15T08:00:00Z');
const never = new AbortController().signal;

/** How many rows each table has of a firm. */
const countRows = (firmId: number): Promise<Record<string, number>> =>
  openProvider().transaction(async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of await listFirmTables(tx)) {
      const { count } = await tx.one<{ count: number }>(
        sql`select count(*) as count from ${sqlName(table)} where intermediary_id = ${firmId}`,
      );
      if (count > 0) counts[table] = count;
    }
    return counts;
  });
const findOne = <T extends object>(query: ReturnType<typeof sql>) =>
  openProvider().transaction((tx) => tx.maybe<T>(query));
const findFirm = async (firm: string): Promise<number> =>
  (await findOne<{ id: number }>(sql`select id from intermediary where name = ${firm}`))!.id;

/** Lets the daily look happen at a moment, with all that follows from it. */
async function runDay(at: string): Promise<void> {
  const now = new Date(at);
  testApp.setClock(now);
  await queueDueJobs(testApp.test.database, [eraseDueDaily], now, new Map());
  await drainJobs(testApp.services, [eraseDueFirms]);
  await drainJobs(testApp.services, [eraseFirm]);
  testApp.setClock(start);
}

describe('the order in which rows go', () => {
  const createReference = (from: string, to: string) => ({ from, to, columns: ['x'] });
  test('takes what refers before what is referred to, and rings together', () => {
    const order = orderForErasing(
      ['a', 'b', 'c', 'd', 'e'],
      [
        createReference('b', 'a'),
        createReference('c', 'b'),
        createReference('b', 'c'),
        createReference('d', 'c'),
        createReference('e', 'e'),
        createReference('a', 'firm'),
      ],
    );
    const findPlace = (table: string) => order.findIndex((group) => group.includes(table));
    expect(order).toContainEqual(['b', 'c']);
    expect(findPlace('d')).toBeLessThan(findPlace('b'));
    expect(findPlace('b')).toBeLessThan(findPlace('a'));
  });

  test('has every table of the schema that carries a firm, and each may be deleted from', async () => {
    const { tables, order, kept } = await openEraserScope(testApp.test.database).transaction(async (tx) => ({
      tables: await listFirmTables(tx),
      order: orderForErasing(await listFirmTables(tx), await listTableReferences(tx)),
      kept: await tx.rows(sql`select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'intermediary_id'
          and not has_table_privilege('boedel_eraser', c.oid, 'delete')`),
    }));
    expect(order.flat().toSorted()).toEqual(tables.toSorted());
    expect(tables).toEqual(
      expect.arrayContaining(['audit_entry', 'audit_leaf', 'matter', 'membership', 'stored_file']),
    );
    expect(kept).toEqual([]);
  });
});

/** Tables that keep what proves something, or who allowed what. */
const writtenHere = [
  'audit_checkpoint', 'audit_checkpoint_reader', 'audit_entry', 'audit_leaf', 'own_account_change', 'payee_account',
  'support_read', 'support_visit', 'support_write',
]; // prettier-ignore
async function writeRowsDemoLacks(tx: Tx, firmId: number): Promise<void> {
  await tx.run(sql`insert into own_account_change (holder, holder_id, name, account_number, requested_name)
    values ('company', 1, 'Estate account', '62000000001', 'Thandi')`);
  await tx.run(sql`insert into payee_account (holder, holder_id, payee, account_number, entered_name)
    values ('creditor', 1000000, 'Card Co', '62000000002', 'Thandi')`);
  await tx.run(sql`insert into audit_checkpoint_reader (person_id)
    select person_id from membership where intermediary_id = ${firmId} order by person_id limit 1`);
  const personId = sql`(select min(person_id) from membership where intermediary_id = ${firmId})`;
  const hours = sql`now() - interval '2 hours', now() - interval '1 hour'`;
  await tx.run(
    sql`insert into support_visit (person_id, reason, began_at, ends_at) values (${personId}, 'A fault', ${hours})`,
  );
  await tx.run(sql`insert into support_write (allowed_by, began_at, ends_at) values ('Thandi', ${hours})`);
  await tx.run(
    sql`insert into support_read (person_id, path, hour) values (${personId}, '/api/matter/getlist', now())`,
  );
}

describe('a firm that gave notice', () => {
  let firmId: number;
  let admin: string;
  const callDeclared = <C extends Parameters<typeof testApp.callAs>[1]>(declared: C, body?: object) =>
    testApp.callAs(admin, declared, body && { body });

  beforeAll(async () => {
    testApp.setClock(start);
    await loadDemo(testApp.services);
    firmId = await findFirm('Protea Fiduciary');
    admin = (await signIn(testApp, 'admin@protea.test', { password: demoPassword })).body.token!;
  }, 120_000);

  test('does so by typing its name; every administrator gets it in writing, and it can be taken back', async () => {
    const wrong = await callDeclared(firmDataCalls.giveNotice, { name: 'protea', reason: 'We stop' });
    expect([wrong.status, Object.keys(wrong.problem)]).toEqual([422, ['name']]);
    const notice = { name: 'Protea Fiduciary', reason: 'We stop' };
    expect((await callDeclared(firmDataCalls.giveNotice, notice)).status).toBe(200);
    expect((await callDeclared(firmDataCalls.giveNotice, notice)).status).toBe(422);
    expect((await callDeclared(firmDataCalls.getretention)).body).toMatchObject({
      terminatesOn: '2026-12-15',
      deletableFrom: '2026-12-21',
      noticeFrom: 'firm',
    });
    await drainJobs(testApp.services, [mailNotice]);
    const mail = await findOne<{ subject: string; body_text: string; to_addresses: string[] }>(
      sql`select subject, body_text, to_addresses from mail where intermediary_id = ${firmId} order by id desc limit 1`,
    );
    expect(mail).toMatchObject({ to_addresses: ['admin@protea.test'], subject: expect.stringContaining('notice') });
    expect(mail!.body_text).toContain('2026-12-21');
    expect((await callDeclared(firmDataCalls.withdrawNotice, { reason: 'We go on' })).status).toBe(200);
    expect((await callDeclared(firmDataCalls.withdrawNotice, { reason: 'We go on' })).status).toBe(422);
    expect((await callDeclared(firmDataCalls.getretention)).body.terminatesOn).toBeNull();
    const trail = await testApp.callAs(admin, auditTrailCalls.getlist, { query: { searchString: 'notice' } });
    // Notices to creditors stand in it as well.
    const ofFirm = trail.body.rows.map(({ action }) => action).filter((action) => action.startsWith('firm.'));
    expect(ofFirm).toEqual(['firm.notice.withdrawn', 'firm.notice.given']);
    await runDay('2027-11-15T08:00:00Z');
    expect((await countRows(firmId))['matter']).toBeGreaterThan(0);
  }, 60_000);

  test('cannot take back what the provider gave', async () => {
    const other = await testApp.createFirm();
    await openProvider().transaction((tx) =>
      tx.run(sql`update intermediary set terminates_on = '2030-01-01', notice_from = 'provider', notice_by = 'x',
        notice_at = now() where id = ${other.id}`),
    );
    expect((await other.admin.call(firmDataCalls.withdrawNotice, { body: { reason: 'x' } })).status).toBe(422);
  });

  test('is erased whole on the day its access ends, and nothing else is', async () => {
    // A table nobody thought of when the erasing was written.
    await testApp.test.database.asOwner((tx) =>
      tx.script(`create table made_later (intermediary_id bigint not null default app_firm() references intermediary (id),
        id bigint generated always as identity, matter_id bigint, twin_id bigint, version int not null default 1,
        primary key (intermediary_id, id), foreign key (intermediary_id, matter_id) references matter (intermediary_id, id),
        foreign key (intermediary_id, twin_id) references made_later (intermediary_id, id));
        select own_by_matter('made_later');`),
    );
    await openFirmScope(testApp.test.database, firmId).transaction(async (tx) => {
      await tx.run(sql`insert into made_later (matter_id) select id from matter limit 3`);
      await tx.run(sql`update made_later set twin_id = (select max(id) from made_later)`);
    });
    const kept = await storeUpload(testApp.services.files, firmId, {
      name: 'testament.txt',
      content: Buffer.from('my will'),
    });
    await openFirmScope(testApp.test.database, firmId).transaction((tx) => saveFile(tx, kept));
    await openFirmScope(testApp.test.database, firmId).transaction((tx) => writeRowsDemoLacks(tx, firmId));
    await makeCheckpoint(testApp.services, firmId);
    expect(Object.keys(await countRows(firmId))).toEqual(expect.arrayContaining(writtenHere));
    expect(await copyKeys(testApp.services.files, firmId)).toHaveLength(1);
    const files = await findOne<{ count: number }>(
      sql`select count(*) as count from stored_file where intermediary_id = ${firmId}`,
    );
    const other = await findFirm('Welwitschia Trust');
    const theirs = await countRows(other);
    const both = await findOne<{ id: number }>(sql`select id from person where email = 'both@protea.test'`);

    await callDeclared(firmDataCalls.giveNotice, { name: 'Protea Fiduciary', reason: 'We stop' });
    expect(Object.keys(await countRows(firmId)).length).toBeGreaterThan(20);
    await runDay('2026-12-20T20:00:00Z');
    expect((await testApp.callAs(admin, userCalls.checkAccess)).status).toBe(200);
    await linkFirm(testApp.test.database, firmId);
    const head = await findOne<{ size: number; root: string }>(
      sql`select seq + 1 as size, root from audit_leaf where intermediary_id = ${firmId} order by seq desc limit 1`,
    );
    await runDay('2026-12-21T00:30:00Z');

    expect(await countRows(firmId)).toEqual({});
    expect(await findOne(sql`select id from intermediary where id = ${firmId}`)).toBeUndefined();
    expect(await testApp.services.files.exists(kept.key)).toBe(false);
    expect(await copyKeys(testApp.services.files, firmId)).toEqual([]);
    expect(await findOne(sql`select id from person where email = 'admin@protea.test'`)).toBeUndefined();
    expect(
      await findOne(sql`select id, last_intermediary_id from person where email = 'both@protea.test'`),
    ).toMatchObject(both!);
    expect(await countRows(other)).toEqual({ ...theirs, membership: theirs['membership'] });
    expect((await testApp.callAs(admin, userCalls.checkAccess)).status).toBe(401);
    expect((await signIn(testApp, 'admin@protea.test', { password: demoPassword })).status).toBe(401);
    const staff = await signIn(testApp, 'super@boedel.test', { password: demoPassword });
    const left = await testApp.callAs(staff.body.token!, intermediaryCalls.geterased);
    expect(files!.count).toBeGreaterThan(0);
    expect(left.body).toMatchObject([
      { id: firmId, name: 'Protea Fiduciary', auditHead: head!.root, filesErased: files!.count },
    ]);
    expect(await findOne(sql`select * from erased_firm where firm_id = ${firmId}`)).toMatchObject({
      name: 'Protea Fiduciary',
      notice_from: 'firm',
      notice_by: expect.any(String),
      reason: 'We stop',
      terminated_on: '2026-12-15',
      erased_at: expect.any(String),
      files_erased: files!.count,
      audit_links: head!.size,
      audit_head: head!.root,
    });
  }, 120_000);

  test('is erased to the end by the next process when one stops half-way', async () => {
    const firm = await testApp.createFirm({ name: 'Halfpad' });
    await createMatter(testApp, firm);
    const keys: string[] = [];
    for (const words of ['een', 'twee']) {
      const kept = await storeUpload(testApp.services.files, firm.id, { name: 'n.txt', content: Buffer.from(words) });
      await openFirmScope(testApp.test.database, firm.id).transaction((tx) => saveFile(tx, kept));
      keys.push(kept.key);
    }
    await openProvider().transaction((tx) =>
      tx.run(sql`update intermediary set terminates_on = '2026-01-01', notice_from = 'provider', notice_by = 'x',
        notice_at = now() where id = ${firm.id}`),
    );
    const away = { ...testApp.services.files, remove: () => Promise.reject(new Error('the store is away')) };
    const broken = eraseRows(testApp.test.database, { firmId: firm.id, files: away, signal: never });
    await expect(broken).rejects.toThrow('the store is away');
    expect(await findOne(sql`select id from intermediary where id = ${firm.id}`)).toBeDefined();
    await runDay('2026-12-31T10:00:00Z');
    expect(await countRows(firm.id)).toEqual({});
    // The bytes that lost their row wait for the sweep, which takes what has none.
    expect((await buffer(await testApp.services.files.get(keys[0]!))).toString()).toBe('een');
  }, 60_000);

  test('is not signed any more once erasing has begun, so that no copy is left in the store', async () => {
    const firm = await testApp.createFirm({ name: 'Afgesluit' });
    await createMatter(testApp, firm);
    await openProvider().transaction((tx) =>
      tx.run(sql`update intermediary set erasing_since = now() where id = ${firm.id}`),
    );
    expect(await makeCheckpoint(testApp.services, firm.id)).toBeUndefined();
    expect(await copyKeys(testApp.services.files, firm.id)).toEqual([]);
  });
});

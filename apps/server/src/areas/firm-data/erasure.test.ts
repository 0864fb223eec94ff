import { buffer } from 'node:stream/consumers';
import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../demo/load-demo';
import { demoPassword } from '../../demo/people';
import { linkFirm } from '../../platform/audit/link-entries';
import { erasingOrder, firmTables, references } from '../../platform/db/firm-tables';
import { name, sql } from '../../platform/db/sql';
import { keepFile, saveFile } from '../../platform/files/stored-file';
import { queueDue } from '../../platform/jobs/schedule';
import { drainJobs } from '../../platform/jobs/workers';
import { eraserDoor, providerDoor, tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import { testHouse } from '../../testing/house';
import { signIn } from '../../testing/sign-in';
import { eraseRows } from './erase-firm';
import { eraseDueDaily, eraseDueFirms, eraseFirm } from './erasure-job';
import { mailNotice } from './tell-of-notice';

const house = testHouse();
const provider = () => providerDoor(house.test.database);
/** Everything happens at this moment unless told. */
const start = new Date('2026-11-15T08:00:00Z');
const never = new AbortController().signal;

/** How many rows each table has of a firm. */
const rowsOf = (firmId: number): Promise<Record<string, number>> =>
  provider().transaction(async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of await firmTables(tx)) {
      const { count } = await tx.one<{ count: number }>(
        sql`select count(*) as count from ${name(table)} where intermediary_id = ${firmId}`,
      );
      if (count > 0) counts[table] = count;
    }
    return counts;
  });
const one = <T extends object>(query: ReturnType<typeof sql>) => provider().transaction((tx) => tx.maybe<T>(query));
const firmNamed = async (firm: string): Promise<number> =>
  (await one<{ id: number }>(sql`select id from intermediary where name = ${firm}`))!.id;

/** Lets the daily look happen at a moment, with all that follows from it. */
async function dayPasses(at: string): Promise<void> {
  const now = new Date(at);
  house.setClock(now);
  await queueDue(house.test.database, [eraseDueDaily], now, new Map());
  await drainJobs(house.parts, [eraseDueFirms]);
  await drainJobs(house.parts, [eraseFirm]);
  house.setClock(start);
}

describe('the order in which rows go', () => {
  const refers = (from: string, to: string) => ({ from, to, columns: ['x'] });
  test('takes what refers before what is referred to, and rings together', () => {
    const order = erasingOrder(
      ['a', 'b', 'c', 'd', 'e'],
      [refers('b', 'a'), refers('c', 'b'), refers('b', 'c'), refers('d', 'c'), refers('e', 'e'), refers('a', 'firm')],
    );
    const place = (table: string) => order.findIndex((group) => group.includes(table));
    expect(order).toContainEqual(['b', 'c']);
    expect(place('d')).toBeLessThan(place('b'));
    expect(place('b')).toBeLessThan(place('a'));
  });

  test('has every table of the schema that carries a firm, and each may be deleted from', async () => {
    const { tables, order, kept } = await eraserDoor(house.test.database).transaction(async (tx) => ({
      tables: await firmTables(tx),
      order: erasingOrder(await firmTables(tx), await references(tx)),
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

describe('a firm that gave notice', () => {
  let firmId: number;
  let admin: string;
  const call = <C extends Parameters<typeof house.callAs>[1]>(declared: C, body?: object) =>
    house.callAs(admin, declared, body && { body });

  beforeAll(async () => {
    house.setClock(start);
    await loadDemo(house.parts);
    firmId = await firmNamed('Protea Fiduciary');
    admin = (await signIn(house, 'admin@protea.test', { password: demoPassword })).body.token!;
  }, 120_000);

  test('does so by typing its name; every administrator gets it in writing, and it can be taken back', async () => {
    const wrong = await call(firmDataCalls.giveNotice, { name: 'protea', reason: 'We stop' });
    expect([wrong.status, Object.keys(wrong.problem)]).toEqual([422, ['name']]);
    const notice = { name: 'Protea Fiduciary', reason: 'We stop' };
    expect((await call(firmDataCalls.giveNotice, notice)).status).toBe(200);
    expect((await call(firmDataCalls.giveNotice, notice)).status).toBe(422);
    expect((await call(firmDataCalls.getretention)).body).toMatchObject({
      terminatesOn: '2026-12-15',
      deletableFrom: '2026-12-21',
      noticeFrom: 'firm',
    });
    await drainJobs(house.parts, [mailNotice]);
    const mail = await one<{ subject: string; body_text: string; to_addresses: string[] }>(
      sql`select subject, body_text, to_addresses from mail where intermediary_id = ${firmId} order by id desc limit 1`,
    );
    expect(mail).toMatchObject({ to_addresses: ['admin@protea.test'], subject: expect.stringContaining('notice') });
    expect(mail!.body_text).toContain('2026-12-21');
    expect((await call(firmDataCalls.withdrawNotice, { reason: 'We go on' })).status).toBe(200);
    expect((await call(firmDataCalls.withdrawNotice, { reason: 'We go on' })).status).toBe(422);
    expect((await call(firmDataCalls.getretention)).body.terminatesOn).toBeNull();
    const trail = await house.callAs(admin, auditTrailCalls.getlist, { query: { searchString: 'notice' } });
    // Notices to creditors stand in it as well.
    const ofFirm = trail.body.rows.map(({ action }) => action).filter((action) => action.startsWith('firm.'));
    expect(ofFirm).toEqual(['firm.notice.withdrawn', 'firm.notice.given']);
    await dayPasses('2027-11-15T08:00:00Z');
    expect((await rowsOf(firmId))['matter']).toBeGreaterThan(0);
  }, 60_000);

  test('cannot take back what the provider gave', async () => {
    const other = await house.aFirm();
    await provider().transaction((tx) =>
      tx.run(sql`update intermediary set terminates_on = '2030-01-01', notice_from = 'provider', notice_by = 'x',
        notice_at = now() where id = ${other.id}`),
    );
    expect((await other.admin.call(firmDataCalls.withdrawNotice, { body: { reason: 'x' } })).status).toBe(422);
  });

  test('is erased whole on the day its access ends, and nothing else is', async () => {
    // A table nobody thought of when the erasing was written.
    await house.test.database.asOwner((tx) =>
      tx.script(`create table made_later (intermediary_id bigint not null default app_firm() references intermediary (id),
        id bigint generated always as identity, matter_id bigint, twin_id bigint, version int not null default 1,
        primary key (intermediary_id, id), foreign key (intermediary_id, matter_id) references matter (intermediary_id, id),
        foreign key (intermediary_id, twin_id) references made_later (intermediary_id, id));
        select own_by_matter('made_later');`),
    );
    await tenantDoor(house.test.database, firmId).transaction(async (tx) => {
      await tx.run(sql`insert into made_later (matter_id) select id from matter limit 3`);
      await tx.run(sql`update made_later set twin_id = (select max(id) from made_later)`);
    });
    const kept = await keepFile(house.parts.files, firmId, { name: 'testament.txt', content: Buffer.from('my will') });
    await tenantDoor(house.test.database, firmId).transaction((tx) => saveFile(tx, kept));
    const files = await one<{ count: number }>(
      sql`select count(*) as count from stored_file where intermediary_id = ${firmId}`,
    );
    const other = await firmNamed('Welwitschia Trust');
    const theirs = await rowsOf(other);
    const both = await one<{ id: number }>(sql`select id from person where email = 'both@protea.test'`);

    await call(firmDataCalls.giveNotice, { name: 'Protea Fiduciary', reason: 'We stop' });
    expect(Object.keys(await rowsOf(firmId)).length).toBeGreaterThan(20);
    await dayPasses('2026-12-20T20:00:00Z');
    expect((await house.callAs(admin, userCalls.checkAccess)).status).toBe(200);
    await linkFirm(house.test.database, firmId);
    const head = await one<{ size: number; root: string }>(
      sql`select seq + 1 as size, root from audit_leaf where intermediary_id = ${firmId} order by seq desc limit 1`,
    );
    await dayPasses('2026-12-21T00:30:00Z');

    expect(await rowsOf(firmId)).toEqual({});
    expect(await one(sql`select id from intermediary where id = ${firmId}`)).toBeUndefined();
    expect(await house.parts.files.exists(kept.key)).toBe(false);
    expect(await one(sql`select id from person where email = 'admin@protea.test'`)).toBeUndefined();
    expect(await one(sql`select id, last_intermediary_id from person where email = 'both@protea.test'`)).toMatchObject(
      both!,
    );
    expect(await rowsOf(other)).toEqual({ ...theirs, membership: theirs['membership'] });
    expect((await house.callAs(admin, userCalls.checkAccess)).status).toBe(401);
    expect((await signIn(house, 'admin@protea.test', { password: demoPassword })).status).toBe(401);
    const staff = await signIn(house, 'super@boedel.test', { password: demoPassword });
    const left = await house.callAs(staff.body.token!, intermediaryCalls.geterased);
    expect(files!.count).toBeGreaterThan(0);
    expect(left.body).toMatchObject([
      { id: firmId, name: 'Protea Fiduciary', auditHead: head!.root, filesErased: files!.count },
    ]);
    expect(await one(sql`select * from erased_firm where firm_id = ${firmId}`)).toMatchObject({
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
    const firm = await house.aFirm({ name: 'Halfpad' });
    await aMatter(house, firm);
    const keys: string[] = [];
    for (const words of ['een', 'twee']) {
      const kept = await keepFile(house.parts.files, firm.id, { name: 'n.txt', content: Buffer.from(words) });
      await tenantDoor(house.test.database, firm.id).transaction((tx) => saveFile(tx, kept));
      keys.push(kept.key);
    }
    await provider().transaction((tx) =>
      tx.run(sql`update intermediary set terminates_on = '2026-01-01', notice_from = 'provider', notice_by = 'x',
        notice_at = now() where id = ${firm.id}`),
    );
    const away = { ...house.parts.files, remove: () => Promise.reject(new Error('the store is away')) };
    const broken = eraseRows(house.test.database, { firmId: firm.id, files: away, signal: never });
    await expect(broken).rejects.toThrow('the store is away');
    expect(await one(sql`select id from intermediary where id = ${firm.id}`)).toBeDefined();
    await dayPasses('2026-12-31T10:00:00Z');
    expect(await rowsOf(firm.id)).toEqual({});
    // The bytes that lost their row wait for the sweep, which takes what has none.
    expect((await buffer(await house.parts.files.get(keys[0]!))).toString()).toBe('een');
  }, 60_000);
});

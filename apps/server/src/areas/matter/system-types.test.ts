import { areas } from '@boedel/contract/all-calls';
import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { CallSpec } from '@boedel/contract/call';
import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { watchListCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sqlName, sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { hasIdField, createSampleFor } from '../../testing/sample';

const testApp = createTestApp();
const declared: CallSpec[] = Object.values(areas).flatMap((area) => Object.values(area as Record<string, CallSpec>));
const ofFirm = declared.filter(
  (call) =>
    (call.who.kind === 'matter' || call.who.kind === 'firm') &&
    !call.upload &&
    (hasIdField(call.query) || hasIdField(call.body)),
);
const formatCall = (call: CallSpec): string => `${call.method} ${call.path}`;
const roles = ['Admin', 'Capture Matter', 'Request Account'] as const;

let firm: TestFirm;
let insolvency: number;
let estate: number;
/** Works in deceased estates alone, whatever else they may. */
let estates: TestPerson;
let without: TestPerson;
let tables: string[];

async function fillMatter(matterId: number): Promise<void> {
  await openFirmScope(testApp.test.database, firm.id, { id: firm.admin.personId }).transaction(async (tx) => {
    const kinds = ['spouse', 'insolvent', 'auditor', 'executor', 'recipient', 'child', 'powerofattorney'];
    for (const role of [...kinds, 'personofinterest', 'taxpractitioner']) {
      await tx.run(sql`insert into matter_party (matter_id, role, surname, email, id_number)
        values (${matterId}, ${role}, 'Vuyo', 'x@y.test', '8504175123087')`);
    }
    await tx.run(sql`insert into contact_person (party, party_id, name)
      select 'PersonOfInterest', id, 'C' from matter_party where matter_id = ${matterId} and role = 'personofinterest'`);
    await tx.run(sql`insert into matter_note (matter_id, person_id, person_name, html, plain)
      values (${matterId}, ${firm.admin.personId}, 'A', 'a', 'a')`);
    await tx.run(sql`insert into activity (matter_id, change_type, started_on) values (${matterId}, 6, '2026-11-01')`);
    await tx.run(sql`insert into diary_entry (matter_id, title, due_on, activity_id)
      values (${matterId}, 'A', '2026-12-01', (select max(id) from activity where matter_id = ${matterId}))`);
    await tx.run(sql`insert into matter_milestone (matter_id, milestone) values (${matterId}, 1)`);
    await tx.run(sql`insert into matter_option (matter_id, options) values (${matterId}, '{"1":true}')`);
    await tx.run(sql`insert into matter_deadline_term (matter_id, rule) values (${matterId}, 'death-notice')`);
    for (const table of ['matter_watch', 'matter_opened']) {
      await tx.run(sql`insert into ${sqlName(table)} (matter_id, person_id) values (${matterId}, ${estates.personId})`);
    }
    await tx.run(sql`insert into audit_entry (person_id, person_name, action, entity_type, entity_id, matter_id)
      values (${firm.admin.personId}, 'A', 'matter.seen', 'matter', ${matterId}, ${matterId})`);
  });
}

/** Tables whose rows hang on a matter, from the catalogue: a new area is held to this without saying so. */
const listMatterTables = (): Promise<string[]> =>
  openProviderScope(testApp.test.database).transaction(async (tx) =>
    (
      await tx.rows<{ table_name: string }>(sql`
        select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'matter_id' and t.table_type = 'BASE TABLE'
          and c.table_name not in ('audit_entry', 'job', 'mail', 'matter_watch', 'matter_opened') order by 1`)
    ).map((row) => row.table_name),
  );

async function readPrint(matterId: number): Promise<{ ids: number[]; print: string }> {
  return openProviderScope(testApp.test.database).transaction(async (tx) => {
    const ids = new Set([matterId]);
    const prints: string[] = [];
    const read = async (table: string, where: ReturnType<typeof sql>) => {
      const rows = await tx.rows<{ id: number; row: string }>(
        sql`select id, r::text as row from ${sqlName(table)} r where ${where} order by id`,
      );
      for (const row of rows) ids.add(row.id);
      prints.push(`${table}:${rows.map(({ row }) => row).join('|')}`);
    };
    await read('matter', sql`id = ${matterId}`);
    for (const table of tables) await read(table, sql`matter_id = ${matterId}`);
    await read('contact_person', sql`party_id in (select id from matter_party where matter_id = ${matterId})`);
    return { ids: [...ids], print: prints.join('\n') };
  });
}

async function requestRecord(person: TestPerson, call: CallSpec, id: number): Promise<string> {
  const { status, raw } = await testApp.callAs(person.token, call, {
    query: createSampleFor(call.query, id),
    body: createSampleFor(call.body, id),
  });
  return `${status} ${raw.toString('utf8').replaceAll(String(id), 'ID')}`;
}

beforeAll(async () => {
  firm = await testApp.createFirm();
  estates = await firm.person(roles, { systemTypes: [2] });
  without = await firm.person(roles, { systemTypes: [] });
  tables = await listMatterTables();
  // Ids that no row of anything else has, so that what is found is found of this matter.
  const startAt = (first: number) =>
    testApp.test.database.asOwner(async (tx) => {
      for (const table of ['matter', 'contact_person', ...tables])
        await tx.script(`alter table ${table} alter column id restart with ${first}`);
    });
  await startAt(20_000);
  estate = (await createMatter(testApp, firm)).id;
  await fillMatter(estate);
  await startAt(700_000);
  insolvency = (await createMatter(testApp, firm, { systemType: 1 })).id;
  await fillMatter(insolvency);
  await grantAccess(testApp, firm, insolvency, await firm.person(['UserMatterAccess']));
}, 120_000);

describe('somebody of the firm', () => {
  test('finds nothing of a matter of a type they do not hold: every call answers as for an unknown id', async () => {
    const before = await readPrint(insolvency);
    expect(before.ids.length).toBeGreaterThan(9);
    const differing: string[] = [];
    for (const call of ofFirm) {
      const unknown = await requestRecord(estates, call, 987_654_321);
      for (const id of before.ids) {
        const answer = await requestRecord(estates, call, id);
        if (answer !== unknown)
          differing.push(`${formatCall(call)} with ${id}: ${answer.slice(0, 200)} instead of ${unknown.slice(0, 200)}`);
      }
    }
    expect(differing).toEqual([]);
    expect((await readPrint(insolvency)).print).toBe(before.print);
  }, 300_000);

  test.each([
    ['deceased estates alone', () => estates, () => [estate]],
    ['no type', () => without, () => []],
    ['every type', () => firm.admin, () => [estate, insolvency]],
  ] as const)('who holds %s opens those matters and no other', async (_, who, seen) => {
    const opened: number[] = [];
    for (const id of [estate, insolvency]) {
      const { status } = await who().call(matterCalls.getmatterbyid, { body: { id } });
      if (status === 200) opened.push(id);
      else expect(status).toBe(404);
    }
    expect(opened).toEqual(seen());
  });

  test('sees in search, diary, watch list, recent matters and the trail what they may open', async () => {
    const { body: found } = await estates.call(matterCalls.search, { query: { searchString: 'Botha' } });
    expect(found.map(({ id }) => id)).toEqual([estate]);
    const { body: byParty } = await estates.call(matterCalls.search, { query: { searchString: 'Vuyo' } });
    expect(byParty.map(({ id }) => id)).toEqual([estate]);
    const { body: diary } = await estates.call(diaryCalls.getlist, { query: {}, body: {} });
    expect(diary.map(({ matterID }) => matterID)).toEqual([estate]);
    const { body: watched } = await estates.call(watchListCalls.getlist);
    expect(watched.map(({ matterID }) => matterID)).toEqual([estate]);
    const { body: recent } = await estates.call(matterCalls.getRecent);
    expect(recent.map(({ id }) => id)).toEqual([estate]);
    const listTrail = async (who: TestPerson) =>
      (await who.call(auditTrailCalls.getlist, { query: { searchString: 'matter.seen' } })).body;
    expect((await listTrail(estates)).rows.map(({ matterID }) => matterID)).toEqual([estate]);
    expect((await listTrail(estates)).total).toBe(1);
    expect((await listTrail(firm.admin)).total).toBe(2);
    expect((await without.call(matterCalls.search, { query: { searchString: 'Botha' } })).body).toEqual([]);
    expect((await without.call(diaryCalls.getlist, { query: {}, body: {} })).body).toEqual([]);
  });

  test('is shown no number of a party in a matter they may not open', async () => {
    const reveal = async (matterId: number, who: TestPerson) => {
      const { id } = await openProviderScope(testApp.test.database).transaction((tx) =>
        tx.one<{ id: number }>(sql`select id from matter_party where matter_id = ${matterId} and role = 'child'`),
      );
      return who.call(auditTrailCalls.reveal, { body: { entityType: 'matter_party', id, field: 'idNumber' } });
    };
    expect((await reveal(insolvency, estates)).status).toBe(404);
    expect((await reveal(estate, estates)).body).toEqual({ value: '8504175123087' });
    expect((await reveal(insolvency, firm.admin)).status).toBe(200);
  });

  test('changes many at once only where they may open each', async () => {
    const change = { action: 'responsible' as const, userID: estates.personId };
    await estates.call(matterListCalls.bulk, { body: { matterIDs: [estate, insolvency], change, preview: false } });
    const rows = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.rows<{ id: number }>(sql`select id from matter where responsible_person_id = ${estates.personId}`),
    );
    expect(rows.map(({ id }) => id).filter((id) => id === insolvency)).toEqual([]);
  });

  test('begins a matter of a type they hold, and is told of one they do not', async () => {
    const addMatter = (systemTypeID: number) =>
      estates.call(matterCalls.add, {
        body: {
          systemTypeID,
          country: 'South Africa',
          main: { surname: 'Ndlovu', firstNames: 'Themba' },
          duplicatesSeen: true,
        } as never,
      });
    expect((await addMatter(2)).status).toBe(200);
    const refused = await addMatter(1);
    expect([refused.status, Object.keys(refused.problem)]).toEqual([422, ['systemTypeID']]);
  });

  test('is shown a likeness in every matter of the firm: a conflict is one whatever the type', async () => {
    const { body } = await estates.call(matterCalls.getLikenesses, {
      body: { surname: 'Vuyo', idNumber: '8504175123087' },
    });
    expect(new Set(body.map(({ matterID }) => matterID))).toEqual(new Set([estate, insolvency]));
  });

  test('loses a type with the firm', async () => {
    const other = await testApp.createFirm();
    const { id } = await createMatter(testApp, other, { systemType: 1 });
    const readOpenStatus = async () => (await other.admin.call(matterCalls.getmatterbyid, { body: { id } })).status;
    expect(await readOpenStatus()).toBe(200);
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`update intermediary set system_types = '{2}' where id = ${other.id}`),
    );
    expect(await readOpenStatus()).toBe(404);
  });
});

test('what is searched for is taken as written: no sign in it stands for another', async () => {
  const { body } = await firm.admin.call(matterCalls.search, { query: { searchString: 'b_th' } });
  expect(body.filter(({ found }) => found !== null)).toEqual([]);
  const { body: all } = await firm.admin.call(matterCalls.search, { query: { searchString: '%' } });
  expect(all).toEqual([]);
});

import { areas } from '@boedel/contract/all-calls';
import type { CallSpec } from '@boedel/contract/call';
import { diaryCalls } from '@boedel/contract/diary/diary.calls';
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
const onMatter = declared.filter(({ who, upload }) => who.kind === 'matter' && !upload);
const withIds = onMatter.filter((call) => hasIdField(call.query) || hasIdField(call.body));
const writing = onMatter.filter(({ who }) => who.kind === 'matter' && who.anyOf.length > 0);
const formatCall = (call: CallSpec): string => `${call.method} ${call.path}`;

let firm: TestFirm;
let given: number;
let readOnly: number;
let savedCount: number;
/** Sees `given` and may capture there, sees `readOnly`, does not see `kept`. */
let restricted: TestPerson[];
let tables: string[];

/** Rows of every kind that hang on a matter, with ids that no row of another matter has in any table. */
async function fillMatter(matterId: number): Promise<void> {
  await openFirmScope(testApp.test.database, firm.id, { id: firm.admin.personId }).transaction(async (tx) => {
    for (const role of ['spouse', 'insolvent', 'auditor', 'executor', 'recipient', 'child', 'powerofattorney']) {
      await tx.run(
        sql`insert into matter_party (matter_id, role, surname, email) values (${matterId}, ${role}, 'X', 'x@y.test')`,
      );
    }
    await tx.run(
      sql`insert into matter_note (matter_id, person_id, person_name, html, plain) values (${matterId}, ${firm.admin.personId}, 'A', 'a', 'a')`,
    );
    await tx.run(sql`insert into activity (matter_id, change_type, started_on) values (${matterId}, 6, '2026-11-01')`);
    await tx.run(sql`insert into diary_entry (matter_id, title, due_on, activity_id)
      values (${matterId}, 'A', '2026-12-01', (select max(id) from activity where matter_id = ${matterId}))`);
    await tx.run(sql`insert into matter_milestone (matter_id, milestone) values (${matterId}, 1)`);
    await tx.run(sql`insert into matter_option (matter_id, options) values (${matterId}, '{"1":true}')`);
    await tx.run(sql`insert into matter_deadline_term (matter_id, rule) values (${matterId}, 'death-notice')`);
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

const restartIds = (first: number): Promise<void> =>
  testApp.test.database.asOwner(async (tx) => {
    for (const table of ['matter', ...tables])
      await tx.script(`alter table ${table} alter column id restart with ${first}`);
  });

async function readPrint(matterId: number): Promise<{ ids: number[]; print: string }> {
  return openProviderScope(testApp.test.database).transaction(async (tx) => {
    const ids = new Set([matterId]);
    const prints: string[] = [];
    for (const table of tables) {
      const rows = await tx.rows<{ id: number; row: string }>(
        sql`select id, r::text as row from ${sqlName(table)} r where matter_id = ${matterId} order by id`,
      );
      for (const row of rows) ids.add(row.id);
      prints.push(`${table}:${rows.map(({ row }) => row).join('|')}`);
    }
    const matter = await tx.one<{ row: string }>(sql`select m::text as row from matter m where id = ${matterId}`);
    return { ids: [...ids], print: [matter.row, ...prints].join('\n') };
  });
}

async function requestRecord(
  person: TestPerson,
  call: CallSpec,
  id: number,
): Promise<{ status: number; told: string }> {
  const { status, raw } = await testApp.callAs(person.token, call, {
    query: createSampleFor(call.query, id),
    body: createSampleFor(call.body, id),
  });
  return { status, told: `${status} ${raw.toString('utf8').replaceAll(String(id), 'ID')}` };
}

beforeAll(async () => {
  firm = await testApp.createFirm();
  tables = await listMatterTables();
  const made: number[] = [];
  for (const first of [1000, 20_000, 300_000]) {
    await restartIds(first);
    const { id } = await createMatter(testApp, firm, { systemType: 1 });
    await fillMatter(id);
    made.push(id);
  }
  [given, readOnly, savedCount] = made as [number, number, number];
  const all = ['diary', 'notes', 'estate', 'money', 'documents', 'reports'];
  restricted = [];
  for (const role of ['JointAppointee', 'UserMatterAccess'] as const) {
    const person = await firm.person([role], { systemTypes: [1] });
    await grantAccess(testApp, firm, given, person, { mayCapture: true, rights: all });
    await grantAccess(testApp, firm, readOnly, person, { rights: all });
    restricted.push(person);
  }
}, 120_000);

describe('somebody who was given single matters', () => {
  test('finds nothing of another matter: every call answers as for an id that does not exist', async () => {
    const before = await readPrint(savedCount);
    const differing: string[] = [];
    // Both roles go the same way; one walks every call here, the other below.
    const person = restricted[0]!;
    for (const call of withIds) {
      const unknown = await requestRecord(person, call, 987_654_321);
      for (const id of before.ids) {
        const answer = await requestRecord(person, call, id);
        if (answer.told !== unknown.told)
          differing.push(
            `${formatCall(call)} with ${id}: ${answer.told.slice(0, 160)} instead of ${unknown.told.slice(0, 160)}`,
          );
      }
    }
    expect(differing).toEqual([]);
    expect((await readPrint(savedCount)).print).toBe(before.print);
  }, 300_000);

  test('changes nothing in a matter they only see, whatever they call', async () => {
    const before = await readPrint(readOnly);
    const passed: string[] = [];
    const person = restricted[1]!;
    for (const call of writing.filter((each) => withIds.includes(each))) {
      for (const id of before.ids) {
        const { status } = await requestRecord(person, call, id);
        if (status < 400) passed.push(`${formatCall(call)} with ${id}: ${status}`);
      }
    }
    expect(passed).toEqual([]);
    expect((await readPrint(readOnly)).print).toBe(before.print);
  }, 300_000);

  test('sees their matters, and those alone, in lists', async () => {
    for (const person of restricted) {
      const { body: list } = await person.call(matterCalls.getMatterList, { query: {} });
      expect(list.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([given, readOnly]);
      const { body: diary } = await person.call(diaryCalls.getlist, { query: {}, body: {} });
      expect(new Set(diary.map(({ matterID }) => matterID))).toEqual(new Set([given, readOnly]));
      const { body: found } = await person.call(matterCalls.search, { query: { searchString: 'Botha' } });
      expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([given, readOnly]);
      expect((await person.call(watchListCalls.add, { body: { matterID: savedCount } })).status).toBe(404);
    }
  });

  test('captures where they may', async () => {
    for (const person of restricted) {
      const write = (matterID: number) =>
        person.call(diaryCalls.add, { body: { matterID, title: 'Mine', date: '2026-12-01' } });
      expect([(await write(given)).status, (await write(readOnly)).status, (await write(savedCount)).status]).toEqual([
        200, 403, 404,
      ]);
    }
  });

  test('is closed out of everything that is the firm’s as a whole', async () => {
    const wrong: string[] = [];
    for (const call of declared.filter(({ who }) => who.kind === 'firm' || who.kind === 'provider')) {
      const { status } = await requestRecord(restricted[0]!, call, given);
      if (status !== 403) wrong.push(`${formatCall(call)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

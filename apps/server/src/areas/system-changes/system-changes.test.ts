import { systemChangeCalls } from '@boedel/contract/system-changes/system-changes.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { createFreshDatabase } from '../../testing/database';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';

const testApp = createTestApp({}, createFreshDatabase);
const noon = new Date('2026-11-15T10:00:00Z');
let firm: TestFirm;
let staff: TestPerson;
beforeAll(async () => {
  testApp.setClock(noon);
  const provider = await testApp.createFirm({ isProvider: true });
  staff = await provider.person(['SuperAdmin']);
  firm = await testApp.createFirm();
});
const add = async (comment: string, createdDate?: string) =>
  (await staff.call(systemChangeCalls.addChange, { body: { comment, createdDate } })).body;
const list = async (person: TestPerson, query: object = {}) =>
  (await person.call(systemChangeCalls.getChangeslist, { query })).body;
const readSeen = async (person: TestPerson) => (await person.call(systemChangeCalls.getNewChangesFlag)).body.seen;

describe('system changes', () => {
  test('are told to every firm from their day on, newest first, twenty at a time', async () => {
    await add('An older one', '2026-11-01');
    const today = await add('Published today');
    expect(today).toMatchObject({ createdDate: '2026-11-15', isPublished: true, version: 1 });
    await add('Still to come', '2026-11-20');
    const shown = await list(firm.admin);
    expect(shown.rows.map(({ comment }) => comment)).toEqual(['Published today', 'An older one']);
    expect(shown.total).toBe(2);
    expect((await list(staff)).rows[0]).toMatchObject({ comment: 'Still to come', isPublished: false });
    for (let count = 0; count < 21; count += 1) await add(`Change 100%_${count}`, '2026-10-01');
    expect((await list(firm.admin)).rows).toHaveLength(20);
    expect((await list(firm.admin, { skip: 20 })).rows).toHaveLength(3);
    expect((await list(firm.admin, { searchString: '100%_2' })).total).toBe(2);
    expect((await list(firm.admin, { searchString: '100__2' })).total).toBe(0);
  });

  test('are written by the provider alone', async () => {
    const row = await add('Ours');
    const tries = await Promise.all([
      firm.admin.call(systemChangeCalls.addChange, { body: { comment: 'Theirs' } }),
      firm.admin.call(systemChangeCalls.updateChange, { body: { id: row.id, comment: 'Theirs', version: 1 } }),
      firm.admin.call(systemChangeCalls.deleteChange, { body: { id: row.id } }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('are rewritten, moved and removed, with a line in the provider’s trail and a conflict for the slower', async () => {
    const row = await add('Frist');
    const changeComment = (version: number, more: object = {}) =>
      staff.call(systemChangeCalls.updateChange, { body: { id: row.id, comment: 'First', version, ...more } });
    expect((await changeComment(1)).body).toMatchObject({ comment: 'First', createdDate: '2026-11-15', version: 2 });
    expect((await changeComment(1)).problem).toMatchObject({ conflict: { theirs: { comment: 'First', version: 2 } } });
    expect((await changeComment(2, { createdDate: '2026-12-24' })).body).toMatchObject({ isPublished: false });
    expect((await staff.call(systemChangeCalls.deleteChange, { body: { id: row.id } })).body).toEqual({ done: true });
    expect((await staff.call(systemChangeCalls.deleteChange, { body: { id: row.id } })).status).toBe(404);
    const trail = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.rows<{ action: string }>(
        sql`select action from audit_entry where entity_type = 'system_change' and entity_id = ${row.id} order by id`,
      ),
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'systemchange.added',
      'systemchange.changed',
      'systemchange.changed',
      'systemchange.removed',
    ]);
  });

  test('are new to a person until they looked, and again when another comes', async () => {
    const [reader, colleague] = [await firm.person([]), await firm.person([])];
    await add('Something new');
    expect(await readSeen(reader)).toBe(false);
    await reader.call(systemChangeCalls.markChangesSeen);
    expect(await readSeen(reader)).toBe(true);
    expect(await readSeen(colleague)).toBe(false);
    testApp.setClock(new Date(noon.getTime() + 1000));
    await add('One more');
    expect(await readSeen(reader)).toBe(false);
  });

  test('fall due at midnight in Johannesburg', async () => {
    await add('For Monday', '2026-11-16');
    testApp.setClock(new Date('2026-11-15T21:59:00Z'));
    const late = await firm.person([]);
    await late.call(systemChangeCalls.markChangesSeen);
    expect(await readSeen(late)).toBe(true);
    testApp.setClock(new Date('2026-11-15T22:01:00Z'));
    expect(await readSeen(late)).toBe(false);
    await late.call(systemChangeCalls.markChangesSeen);
    expect(await readSeen(late)).toBe(true);
    testApp.setClock(noon);
  });
});

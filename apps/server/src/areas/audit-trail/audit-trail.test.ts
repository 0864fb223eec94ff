import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import type { Role } from '@boedel/domain/access/role';
import { describe, expect, test } from 'vitest';
import { audit, createSystemActor } from '../../platform/audit/audit';
import { linkFirm } from '../../platform/audit/link-entries';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';

const testApp = createTestApp();
const list = async (person: TestPerson, query: object = {}) =>
  (await person.call(auditTrailCalls.getlist, { query })).body;
const openScope = (firm: TestFirm) => openFirmScope(testApp.test.database, firm.id);
const write = (firm: TestFirm, action: string, more: Partial<Parameters<typeof audit>[3]> = {}) =>
  openScope(firm).transaction((tx) => audit(tx, createSystemActor(), action, { entity: ['thing', 1], ...more }));
const insertEntry = (firm: TestFirm, action: string, moment: string) =>
  openScope(firm).transaction((tx) =>
    tx.run(
      sql`insert into audit_entry (at, person_name, action, entity_type) values (${moment}, 'Boedel', ${action}, 'day')`,
    ),
  );

describe('the trail', () => {
  test('is told newest first, five at a time unless asked otherwise, to its own firm alone', async () => {
    const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
    for (let count = 1; count <= 7; count += 1) await write(firm, `thing.${count}`);
    await write(other, 'thing.theirs');
    const first = await list(firm.admin);
    expect(first.rows.map(({ action }) => action)).toEqual(['thing.7', 'thing.6', 'thing.5', 'thing.4', 'thing.3']);
    expect(first.total).toBe(7);
    expect((await list(firm.admin, { skip: 5, take: 50 })).rows).toHaveLength(2);
    // One by its number, for whom its address was sent to.
    const { id } = first.rows[3]!;
    expect((await list(firm.admin, { id })).rows.map(({ action }) => action)).toEqual(['thing.4']);
    expect((await list(other.admin, { id })).rows).toEqual([]);
  });

  test('is narrowed to matters, people, signing in, or the firm itself', async () => {
    const firm = await testApp.createFirm();
    const { id: matterId } = await createMatter(testApp, firm);
    await write(firm, 'person.seen', { entity: ['person', 1] });
    await write(firm, 'session.seen', { entity: ['session', 1] });
    await write(firm, 'firm.seen', { entity: ['intermediary', 1] });
    await write(firm, 'matter.seen', { entity: ['asset', 1], matterId });
    const listAbout = async (subject: string): Promise<string[]> =>
      (await list(firm.admin, { about: subject, take: 50 })).rows
        .map(({ action }) => action)
        .filter((action) => action.endsWith('.seen'));
    expect(await listAbout('people')).toEqual(['person.seen']);
    expect(await listAbout('sign-ins')).toEqual(['session.seen']);
    expect(await listAbout('firm')).toEqual(['firm.seen']);
    expect(await listAbout('matters')).toEqual(['matter.seen']);
  });

  test('is a record’s history, with who, old, new and why; numbers are masked in it', async () => {
    const firm = await testApp.createFirm();
    await write(firm, 'party.changed', {
      entity: ['matter_party', 7],
      before: { id_number: '8001015009087', surname: 'Botha' },
      after: { id_number: '8001015009095', surname: 'Botha' },
      why: 'A typing mistake.',
    });
    await write(firm, 'party.changed', { entity: ['matter_party', 8] });
    const { rows } = await list(firm.admin, { entityType: 'matter_party', entityID: 7 });
    expect(rows).toMatchObject([
      {
        person: 'Boedel',
        before: { id_number: '•••••••••9087' },
        after: { id_number: '•••••••••9095' },
        why: 'A typing mistake.',
      },
    ]);
  });

  test('is narrowed by matter, person, words and days of the firm’s own calendar', async () => {
    const firm = await testApp.createFirm();
    const matter = await createMatter(testApp, firm);
    await write(firm, 'matter.noted', { entity: ['matter', matter.id], matterId: matter.id, why: 'Called the Master' });
    await insertEntry(firm, 'day.before', '2026-03-01T21:59:59Z');
    await insertEntry(firm, 'day.begins', '2026-03-01T22:00:00Z');
    await insertEntry(firm, 'day.ends', '2026-03-02T21:59:59Z');
    await insertEntry(firm, 'day.after', '2026-03-02T22:00:00Z');
    const listActions = async (query: object) => (await list(firm.admin, query)).rows.map(({ action }) => action);
    expect(await listActions({ matterID: matter.id })).toEqual(['matter.noted']);
    expect(await listActions({ searchString: 'master CALLED' })).toEqual(['matter.noted']);
    expect(await listActions({ searchString: 'Written down master' })).toEqual([]);
    expect(await listActions({ searchString: 'Written down master', writtenAs: 'written:noted;down:noted' })).toEqual([
      'matter.noted',
    ]);
    expect(await listActions({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['day.ends', 'day.begins']);
    await firm.admin.call(userCalls.setEmailNotifications, { body: { notifications: [] } });
    expect(await listActions({ personID: firm.admin.personId })).toEqual(['person.notifications.changed']);
    expect((await firm.admin.call(auditTrailCalls.getpeople)).body).toEqual([
      { personID: firm.admin.personId, person: expect.any(String) },
    ]);
  });

  test('leaves as CSV that no spreadsheet runs, and that it left is in the trail', async () => {
    const firm = await testApp.createFirm();
    await write(firm, 'thing.done', { why: '=HYPERLINK("http://evil")', after: { account_number: '62001234567' } });
    const { headers, raw } = await firm.admin.call(auditTrailCalls.export, { query: {} });
    expect(headers['x-suggested-filename']).toBe('audit-trail.csv');
    const text = raw.toString('utf8');
    expect(text).toContain('When;Who;What;Record;Matter;Before;After;Why');
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain('•••••••4567');
    expect(text).not.toContain('62001234567');
    expect((await list(firm.admin)).rows[0]).toMatchObject({ action: 'audittrail.exported', after: { rows: 1 } });
  });
});

describe('the chain', () => {
  test('is verified from the screen, and a changed entry is named', async () => {
    const firm = await testApp.createFirm();
    for (const action of ['one', 'two', 'three']) await write(firm, action);
    await linkFirm(testApp.test.database, firm.id);
    const whole = (await firm.admin.call(auditTrailCalls.verify)).body;
    expect(whole).toMatchObject({ entries: 3, faults: [] });
    const { rows } = await list(firm.admin, { searchString: 'two' });
    await testApp.test.database.asOwner((tx) =>
      tx.script(`alter table audit_entry disable trigger append_only;
        alter table audit_entry no force row level security;
        update audit_entry set why = 'never said' where intermediary_id = ${firm.id} and id = ${rows[0]!.id};
        alter table audit_entry force row level security;
        alter table audit_entry enable trigger append_only;`),
    );
    expect((await firm.admin.call(auditTrailCalls.verify)).body).toMatchObject({
      faults: [{ entryID: rows[0]!.id, why: 'the entry or its leaf was changed' }],
    });
  });
});

describe('a number', () => {
  const revealNumber = (person: TestPerson, id: number, entityType = 'matter_party') =>
    person.call(auditTrailCalls.reveal, { body: { entityType, id, field: 'idNumber' } });
  const createWithIdNumber = async (firm: TestFirm) => {
    const matter = await createMatter(testApp, firm);
    await openScope(firm).transaction((tx) =>
      tx.run(sql`update matter_party set id_number = '8001015009087' where id = ${matter.mainId}`),
    );
    return matter;
  };

  test('is shown in full to who asks, and the trail says who looked, without the number', async () => {
    const firm = await testApp.createFirm();
    const { id, mainId } = await createWithIdNumber(firm);
    expect((await revealNumber(firm.admin, mainId)).body).toEqual({ value: '8001015009087' });
    const { rows } = await list(firm.admin, { matterID: id });
    expect(rows[0]).toMatchObject({
      action: 'number.revealed',
      personID: firm.admin.personId,
      after: { field: 'idNumber' },
    });
    expect(JSON.stringify(rows)).not.toContain('8001015009087');
  });

  test('of another firm, of a matter not given, or of a table that has none is not there', async () => {
    const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const { id, mainId } = await createWithIdNumber(firm);
    const unknown = await revealNumber(other.admin, 987_654_321);
    const foreign = await revealNumber(other.admin, mainId);
    expect(foreign.status).toBe(404);
    expect(foreign.raw.equals(unknown.raw)).toBe(true);
    const client = await firm.person(['UserMatterAccess']);
    expect((await revealNumber(client, mainId)).status).toBe(404);
    await grantAccess(testApp, firm, id, client);
    const again = await testApp.callAs(client.token, auditTrailCalls.reveal, {
      body: { entityType: 'matter_party', id: mainId, field: 'idNumber' },
    });
    expect(again.status).toBe(200);
    for (const table of ['person', 'session', 'stored_file', 'constructor', 'matter_party; drop table person']) {
      expect((await revealNumber(firm.admin, 1, table)).status).toBe(404);
    }
  });
});

describe('who may', () => {
  test.each<[Role, number, number]>([
    ['SuperAdmin', 200, 403],
    ['Admin', 200, 200],
    ['Capture Matter', 200, 403],
    ['Request Account', 200, 403],
    ['JointAppointee', 403, 403],
    ['UserMatterAccess', 403, 403],
  ])('%s reads: %i, verifies: %i', async (role, reads, verifies) => {
    const person = await (await testApp.createFirm()).person([role]);
    expect((await person.call(auditTrailCalls.getlist, { query: {} })).status).toBe(reads);
    expect((await person.call(auditTrailCalls.export, { query: {} })).status).toBe(reads);
    expect((await person.call(auditTrailCalls.getpeople)).status).toBe(reads);
    expect((await person.call(auditTrailCalls.verify)).status).toBe(verifies);
  });
});

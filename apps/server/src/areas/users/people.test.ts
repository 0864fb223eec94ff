import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import type { Role } from '@boedel/domain/access/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { createTestApp, type TestFirm } from '../../testing/test-app';
import { updateTestUser, invite, createEmail, readUser, remove, setResponsible } from './users.testing';

const testApp = createTestApp({ PUBLIC_URL: 'https://app.boedel.test' });
let provider: TestFirm;
beforeAll(async () => {
  provider = await testApp.createFirm({ isProvider: true });
});

describe('privileges', () => {
  test('are not raised by editing one’s own record, nor is the provider’s role given by a firm', async () => {
    const firm = await testApp.createFirm();
    const plain = await firm.person(['Admin']);
    expect(
      (await updateTestUser(plain, plain.personId, { roles: ['Admin', 'Request Account'] })).problem,
    ).toHaveProperty('roles');
    expect((await updateTestUser(plain, plain.personId, { roles: ['Admin', 'SuperAdmin'] })).status).toBe(422);
    expect((await updateTestUser(firm.admin, plain.personId, { roles: ['SuperAdmin'] })).status).toBe(422);
    expect((await invite(firm.admin, createEmail(), { roles: ['SuperAdmin'] })).status).toBe(422);
    const staff = await provider.person(['SuperAdmin', 'Admin']);
    expect((await invite(staff, createEmail(), { roles: ['SuperAdmin'] })).status).toBe(200);
    // At another firm the role is there in a visit for support alone, which only reads.
    const visitor = await firm.person(['SuperAdmin', 'Admin']);
    expect((await invite(visitor, createEmail(), { roles: ['SuperAdmin'] })).status).toBe(403);
  });

  test('count from the next request, and a slower administrator is shown what is there', async () => {
    const firm = await testApp.createFirm();
    const person = await firm.person(['Admin']);
    expect((await person.call(userCalls.getlist, { query: {} })).status).toBe(200);
    const { version } = await readUser(firm.admin, person.personId);
    expect((await updateTestUser(firm.admin, person.personId, { roles: ['Capture Matter'] })).body.roles).toEqual([
      'Capture Matter',
    ]);
    expect((await person.call(userCalls.getlist, { query: {} })).status).toBe(403);
    const late = await updateTestUser(firm.admin, person.personId, { version });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({ conflict: { theirs: { roles: ['Capture Matter'] } } });
  });

  test('of the last administrator can neither be laid down nor removed, also by two at the same moment', async () => {
    const firm = await testApp.createFirm();
    expect((await updateTestUser(firm.admin, firm.admin.personId, { roles: [] })).problem).toHaveProperty('roles');
    expect((await remove(firm.admin, firm.admin.personId)).problem).toHaveProperty('roles');
    await invite(firm.admin, createEmail(), { roles: ['Admin'] });
    // Somebody who was only invited may never come.
    expect((await remove(firm.admin, firm.admin.personId)).status).toBe(422);
    const second = await firm.person(['Admin']);
    const both = await Promise.all([remove(firm.admin, second.personId), remove(second, firm.admin.personId)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows(sql`select m.id from membership m join person p on p.id = m.person_id
        where 'Admin' = any(m.roles) and p.terms_accepted_at is not null`),
    );
    expect(left).toHaveLength(1);
  });
});

describe('leaving the firm', () => {
  test('takes a successor for the matters, tells each matter’s trail, and tokens stop at once', async () => {
    const firm = await testApp.createFirm();
    const [leaver, successor, reader] = [
      await firm.person(['Capture Matter']),
      await firm.person(['Capture Matter']),
      await firm.person([]),
    ];
    const matters = [await createMatter(testApp, firm), await createMatter(testApp, firm)];
    for (const { id } of matters) await setResponsible(testApp, firm, id, leaver.personId);
    expect((await readUser(firm.admin, leaver.personId)).responsibleMatters).toBe(2);
    expect((await remove(firm.admin, leaver.personId)).problem).toEqual({
      handOverToID: ['This person is responsible for 2 matters. Choose who takes over first.'],
    });
    const gone = await firm.admin.call(userCalls.delete, { body: { id: leaver.personId } });
    expect(gone.status).toBe(422);
    expect((await remove(firm.admin, leaver.personId, reader.personId)).status).toBe(422);
    expect((await leaver.call(userCalls.checkAccess)).status).toBe(200);
    const removed = await remove(firm.admin, leaver.personId, successor.personId);
    expect(removed.body).toEqual({ done: true, handedOver: 2 });
    expect((await leaver.call(userCalls.checkAccess)).status).toBe(401);
    expect(await listTrail(testApp, firm, matters[0]!.id)).toEqual(['matter.responsible.changed']);
    const now = await firm.admin.call(userCalls.getuseridbymatterid, { query: { matterID: matters[1]!.id } });
    expect(now.body).toEqual({ userID: successor.personId });
    expect((await firm.admin.call(userCalls.getbyid, { query: { id: leaver.personId } })).status).toBe(404);
  });

  test('of one firm leaves the other as it is', async () => {
    const [one, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const person = await one.person(['Capture Matter']);
    await invite(other.admin, person.email);
    expect((await remove(other.admin, person.personId)).status).toBe(200);
    expect((await person.call(userCalls.checkAccess)).status).toBe(200);
  });
});

describe('the list', () => {
  test('is searched by every word, without accents, a page at a time, and shows matters given', async () => {
    const firm = await testApp.createFirm();
    const client = await firm.person(['UserMatterAccess'], { systemTypes: [] });
    const matter = await createMatter(testApp, firm);
    await grantAccess(testApp, firm, matter.id, client, { mayCapture: true });
    await invite(firm.admin, createEmail(), { fullname: 'Zoë van der Merwe' });
    const list = async (query: object) => (await firm.admin.call(userCalls.getlist, { query })).body;
    expect((await list({})).total).toBe(3);
    expect((await list({ take: 1, skip: 1 })).rows).toHaveLength(1);
    expect((await list({ searchString: 'merwe zoe' })).rows.map(({ fullname }) => fullname)).toEqual([
      'Zoë van der Merwe',
    ]);
    expect((await list({ searchString: '%' })).total).toBe(0);
    expect((await list({ searchString: client.email })).rows[0]).toMatchObject({ givenMatters: 1 });
    expect((await readUser(firm.admin, client.personId)).matterAccess).toMatchObject([
      { matterID: matter.id, mayCapture: true, rights: ['diary', 'estate', 'money', 'documents', 'reports'] },
    ]);
    const other = await testApp.createFirm();
    const foreign = await firm.admin.call(userCalls.getlist, { query: { intermediaryID: other.id } });
    expect(foreign.status).toBe(404);
  });

  test('of any firm is shown to the provider’s people, and the firm’s trail says so', async () => {
    const staff = await provider.person(['SuperAdmin']);
    const firm = await testApp.createFirm();
    const { body } = await staff.call(userCalls.getlist, { query: { intermediaryID: firm.id } });
    expect(body.rows.map(({ id }) => id)).toEqual([firm.admin.personId]);
    expect((await staff.call(userCalls.getlist, { query: {} })).body.rows.map(({ id }) => id)).toContain(
      staff.personId,
    );
    expect((await staff.call(userCalls.getlist, { query: { intermediaryID: 987_654 } })).status).toBe(404);
    const { rows } = (await firm.admin.call(auditTrailCalls.getlist, { query: { searchString: 'support.viewed' } }))
      .body;
    expect(rows.map(({ personID }) => personID)).toEqual([staff.personId]);
  });

  test('holds what an administrator chose for somebody to be written to about', async () => {
    const firm = await testApp.createFirm();
    const person = await firm.person([]);
    const { body } = await updateTestUser(firm.admin, person.personId, {
      notifications: [{ notification: 2, frequency: 3 }],
    });
    expect(body.notifications.find(({ notification }) => notification === 2)!.frequency).toBe(3);
    expect((await person.call(userCalls.getemailnotifications)).body).toEqual(body.notifications);
  });
});

describe('who may', () => {
  // The provider's people see the list of any firm, and nothing beside it.
  const everybody: [string, Role[], number, number][] = [
    ['SuperAdmin', ['SuperAdmin'], 403, 200],
    ['Admin', ['Admin'], 200, 200],
    ['Capture Matter', ['Capture Matter'], 403, 403],
    ['Request Account', ['Request Account'], 403, 403],
    ['JointAppointee', ['JointAppointee'], 403, 403],
    ['UserMatterAccess', ['UserMatterAccess'], 403, 403],
  ];
  test.each(everybody)('%s', async (_, roles, expected, listed) => {
    const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const person = await firm.person(roles);
    const target = await firm.person([]);
    const { version } = await readUser(firm.admin, target.personId);
    const callEach = (id: number) => [
      person.call(userCalls.getbyid, { query: { id } }),
      person.call(userCalls.update, {
        body: { id, fullname: 'X', roles: ['Capture Matter'], systemRoles: [], version },
      }),
      person.call(userCalls.delete, { body: { id } }),
    ];
    const run = async (id: number) => {
      const statuses = [];
      for (const call of callEach(id)) statuses.push((await call).status);
      return statuses;
    };
    const foreign = expected === 200 ? 404 : 403;
    expect(await run(other.admin.personId)).toEqual([foreign, foreign, foreign]);
    expect((await invite(person, createEmail())).status).toBe(expected);
    expect((await person.call(userCalls.getlist, { query: {} })).status).toBe(listed);
    expect((await person.call(userCalls.getbyid, { query: { id: target.personId } })).status).toBe(expected);
    expect((await remove(person, target.personId)).status).toBe(expected);
  });
});

import { termsVersion } from '@boedel/contract/session/terms';
import { userCalls } from '@boedel/contract/users/users.calls';
import { readTokenBody } from '@boedel/domain/access/claims';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const listAcceptances = (personId: number) =>
  openProviderScope(testApp.test.database).transaction((tx) =>
    tx.rows<{ terms_version: string }>(sql`select terms_version from terms_acceptance where person_id = ${personId}`),
  );

describe('the terms', () => {
  test('come first: until they are accepted nothing of the firm opens, then a new token does', async () => {
    const firm = await testApp.createFirm();
    const person = await firm.person(['Admin'], { termsAccepted: false });
    expect((await person.call(userCalls.getroles)).status).toBe(403);
    expect((await person.call(userCalls.checkAccess)).body.hasAccess).toBe(false);
    const { status, body, headers } = await person.call(userCalls.updateTermsAndConditions, {
      body: { id: person.personId },
    });
    expect(status).toBe(200);
    expect(headers['user-token']).toBe(body.token);
    expect(readTokenBody(body.token)).toMatchObject({ 'app:UserAcceptedTCs': true });
    expect((await testApp.callAs(body.token, userCalls.getroles)).status).toBe(200);
    await person.call(userCalls.updateTermsAndConditions, { body: { id: person.personId } });
    expect(await listAcceptances(person.personId)).toEqual([{ terms_version: termsVersion }]);
  });

  test('are accepted by nobody for somebody else', async () => {
    const firm = await testApp.createFirm();
    const newcomer = await firm.person([], { termsAccepted: false });
    const { status } = await firm.admin.call(userCalls.updateTermsAndConditions, { body: { id: newcomer.personId } });
    expect(status).toBe(403);
    expect(await listAcceptances(newcomer.personId)).toEqual([]);
  });

  test('of an older version do not count', async () => {
    const firm = await testApp.createFirm();
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`update person set terms_version = '2019-01-01' where id = ${firm.admin.personId}`),
    );
    const { status, headers } = await firm.admin.call(userCalls.getroles);
    expect(status).toBe(403);
    expect(readTokenBody(headers['user-token'])).toMatchObject({ 'app:UserAcceptedTCs': false });
  });
});

describe('the system type', () => {
  test('is chosen among those the person and the firm share', async () => {
    const firm = await testApp.createFirm();
    const person = await firm.person(['Capture Matter'], { systemTypes: [2, 5], systemType: 0 });
    const choose = (systemTypeID: number, userID = person.personId) =>
      person.call(userCalls.updateSystemType, { body: { systemTypeID, userID } });
    expect((await person.call(userCalls.checkAccess)).body).toMatchObject({ hasAccess: false, systemType: 0 });
    expect((await choose(0)).problem).toEqual({ systemTypeID: ['Please Select Profile'] });
    expect((await choose(1)).problem).toEqual({
      systemTypeID: [expect.stringMatching(/^You do not have this system type/)],
    });
    expect((await choose(5, firm.admin.personId)).status).toBe(403);
    const chosen = await choose(5);
    expect(readTokenBody(chosen.body.token)).toMatchObject({ systemType: 5 });
    expect(chosen.headers['user-token']).toBe(chosen.body.token);
    expect((await person.call(userCalls.checkAccess)).body).toMatchObject({ hasAccess: true, systemType: 5 });
  });

  test('the firm gives up is no longer in use', async () => {
    const firm = await testApp.createFirm();
    const person = await firm.person([], { systemTypes: [5], systemType: 5 });
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`update intermediary set system_types = '{1,2}' where id = ${firm.id}`),
    );
    expect((await person.call(userCalls.checkAccess)).body).toMatchObject({ hasAccess: false, systemType: 0 });
    const { status } = await person.call(userCalls.updateSystemType, {
      body: { systemTypeID: 5, userID: person.personId },
    });
    expect(status).toBe(422);
  });

  test('is not needed by somebody with access to single matters', async () => {
    const firm = await testApp.createFirm();
    const client = await firm.person(['UserMatterAccess'], { systemTypes: [] });
    expect((await client.call(userCalls.checkAccess)).body).toEqual({
      hasAccess: true,
      roles: ['UserMatterAccess'],
      systemType: 0,
      captureMatters: [],
    });
  });
});

describe('the people of a firm', () => {
  test('are known by name, and their roles are told to them and to administrators', async () => {
    const firm = await testApp.createFirm();
    const person = await firm.person(['Capture Matter'], { systemTypes: [4, 2] });
    expect((await person.call(userCalls.getusername)).body).toMatchObject({
      id: person.personId,
      username: person.email,
    });
    const roles = { id: person.personId, roles: ['Capture Matter'], systemRoles: ['Deceased Estate', 'Consult'] };
    expect((await person.call(userCalls.getuserroles, { body: { id: person.personId } })).body).toEqual(roles);
    expect((await firm.admin.call(userCalls.getuserroles, { body: { id: person.personId } })).body).toEqual(roles);
    expect((await person.call(userCalls.getuserroles, { body: { id: firm.admin.personId } })).status).toBe(403);
    const { email, personId: id } = person;
    expect((await firm.admin.call(userCalls.getbyid, { query: { id } })).body).toMatchObject({ ...roles, email });
    expect((await firm.admin.call(userCalls.getbyemail, { query: { email } })).body).toMatchObject({ id, email });
    const offered = (await person.call(userCalls.getroles)).body.map(({ name }) => name);
    expect(offered).toEqual(expect.arrayContaining(['Admin', 'Capture Matter', 'Request Account']));
  });

  test('of another firm are nobody here, by id and by address', async () => {
    const [ours, theirs] = [await testApp.createFirm(), await testApp.createFirm()];
    const foreign = await ours.admin.call(userCalls.getuserroles, { body: { id: theirs.admin.personId } });
    const unknown = await ours.admin.call(userCalls.getuserroles, { body: { id: 987_654_321 } });
    expect(foreign.status).toBe(404);
    expect(foreign.raw.equals(unknown.raw)).toBe(true);
    expect((await ours.admin.call(userCalls.getbyemail, { query: { email: theirs.admin.email } })).body).toBeNull();
    expect(
      (await ours.admin.call(userCalls.getbyemail, { query: { email: ours.admin.email.toUpperCase() } })).body,
    ).toMatchObject({
      id: ours.admin.personId,
    });
  });

  test('are given roles from a list that keeps the provider’s own to the provider', async () => {
    const firm = await testApp.createFirm();
    const staff = await firm.person(['SuperAdmin']);
    const listNames = async (person: typeof staff) =>
      (await person.call(userCalls.getroles)).body.map(({ name }) => name);
    expect(await listNames(firm.admin)).toEqual([
      'Admin',
      'Capture Matter',
      'Request Account',
      'JointAppointee',
      'UserMatterAccess',
      'Consult',
      'Curatorship',
      'Deceased Estate',
      'Insolvencies',
      'Trust',
    ]);
    expect(await listNames(staff)).toContain('SuperAdmin');
  });

  test('choose how often they are written to, each for themselves', async () => {
    const firm = await testApp.createFirm();
    const person = await firm.person([]);
    const before = (await person.call(userCalls.getemailnotifications)).body;
    expect(before[0]).toEqual({
      notification: 1,
      name: 'Diary and key dates',
      frequency: 1,
      weekday: 1,
      monthDay: null,
      sentDate: null,
      nextDate: null,
    });
    const setNotification = (notification: number, frequency: number) =>
      person.call(userCalls.setEmailNotifications, { body: { notifications: [{ notification, frequency }] } });
    expect((await setNotification(1, 3)).body[0]!.frequency).toBe(3);
    expect((await setNotification(1, 2)).body[0]!.frequency).toBe(2);
    expect((await setNotification(99, 1)).status).toBe(400);
    const chooseSchedule = (chosen: { frequency: number; weekday?: number; monthDay?: number }) =>
      person.call(userCalls.setEmailNotifications, { body: { notifications: [{ notification: 2, ...chosen }] } });
    expect((await chooseSchedule({ frequency: 1, weekday: 4 })).body[1]).toMatchObject({ weekday: 4, monthDay: null });
    expect((await chooseSchedule({ frequency: 2, monthDay: 20 })).body[1]).toMatchObject({
      weekday: null,
      monthDay: 20,
    });
    // Going back to weekly finds the weekday that was chosen.
    expect((await chooseSchedule({ frequency: 1 })).body[1]).toMatchObject({ weekday: 4 });
    expect((await chooseSchedule({ frequency: 1, weekday: 8 })).status).toBe(400);
    expect((await chooseSchedule({ frequency: 2, monthDay: 31 })).status).toBe(400);
    expect((await setNotification(1, 7)).status).toBe(400);
    expect((await firm.admin.call(userCalls.getemailnotifications)).body).toEqual(before);
  });
});

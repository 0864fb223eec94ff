import { userCalls } from '@boedel/contract/users/users.calls';
import { accountCalls } from '@boedel/contract/users/account.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { seal } from '../../platform/session/sealed';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { createTotpSecret, createTotp } from '../session/authenticator';
import { authenticatorStore } from '../session/authenticator.store';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

/** Somebody's app is set up and in use. */
const addApp = (person: TestPerson) =>
  openProviderScope(testApp.test.database).transaction(async (tx) => {
    const [secret, now] = [createTotpSecret(), new Date()];
    const store = authenticatorStore(tx, testApp.services.keys, now);
    await store.begin(person.personId, seal(testApp.services.keys, secret));
    const code = createTotp(secret, '', '').generate({ timestamp: now.getTime() });
    expect(await store.takeCode(person.personId, code, true)).toBe(true);
  });
const isOn = (person: TestPerson) =>
  openProviderScope(testApp.test.database).transaction((tx) =>
    authenticatorStore(tx, testApp.services.keys, new Date()).isOn(person.personId),
  );
const listMails = (email: string) =>
  openProviderScope(testApp.test.database).transaction((tx) =>
    tx.rows<{ subject: string }>(sql`select subject from mail where ${email} = any(to_addresses)`),
  );

test('an administrator resets a lost second factor: it is gone, they are out, and they are told', async () => {
  const person = await firm.person(['Capture Matter']);
  await addApp(person);
  const reset = await firm.admin.call(userCalls.resetSecondFactor, { body: { id: person.personId } });
  expect(reset.body).toEqual({ done: true, had: true });
  expect(await isOn(person)).toBe(false);
  expect((await person.call(accountCalls.details)).status).toBe(401);
  expect(await listMails(person.email)).toEqual([{ subject: expect.stringContaining('second factor') }]);
});

test('nobody resets their own this way, nor that of a stranger', async () => {
  const own = await firm.admin.call(userCalls.resetSecondFactor, { body: { id: firm.admin.personId } });
  expect(own.status).toBe(422);
  const stranger = (await testApp.createFirm()).admin;
  await addApp(stranger);
  expect((await firm.admin.call(userCalls.resetSecondFactor, { body: { id: stranger.personId } })).status).toBe(404);
  expect((await firm.admin.call(userCalls.endSessions, { body: { id: stranger.personId } })).status).toBe(404);
  expect(await isOn(stranger)).toBe(true);
});

test('of somebody who works in two firms neither may take it away alone', async () => {
  const person = await firm.person(['Capture Matter']);
  const other = await testApp.createFirm();
  await openProviderScope(testApp.test.database).transaction((tx) =>
    tx.run(sql`insert into membership (intermediary_id, person_id, roles, system_types, accepted_at)
      values (${other.id}, ${person.personId}, '{}', '{2}', now())`),
  );
  await addApp(person);
  const refused = await other.admin.call(userCalls.resetSecondFactor, { body: { id: person.personId } });
  expect([refused.status, refused.problem]).toMatchObject([422, { id: [expect.stringContaining('other firms')] }]);
  expect(await isOn(person)).toBe(true);
});

test('somebody is signed out everywhere; an administrator who ends their own sessions keeps the one at hand', async () => {
  const person = await firm.person(['Capture Matter']);
  expect((await firm.admin.call(userCalls.endSessions, { body: { id: person.personId } })).body.ended).toBe(1);
  expect((await person.call(accountCalls.details)).status).toBe(401);
  expect((await firm.admin.call(userCalls.endSessions, { body: { id: firm.admin.personId } })).status).toBe(200);
  expect((await firm.admin.call(accountCalls.details)).status).toBe(200);
});

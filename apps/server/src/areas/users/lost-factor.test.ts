import { userCalls } from '@boedel/contract/users/users.calls';
import { accountCalls } from '@boedel/contract/users/account.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { seal } from '../../platform/session/sealed';
import { providerDoor } from '../../platform/tenancy/doors';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';
import { newTotpSecret, totpOf } from '../session/authenticator';
import { authenticators } from '../session/authenticator.store';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

/** Somebody's app is set up and in use. */
const withApp = (person: Somebody) =>
  providerDoor(house.test.database).transaction(async (tx) => {
    const [secret, now] = [newTotpSecret(), new Date()];
    const store = authenticators(tx, house.parts.keys, now);
    await store.begin(person.personId, seal(house.parts.keys, secret));
    const code = totpOf(secret, '', '').generate({ timestamp: now.getTime() });
    expect(await store.takeCode(person.personId, code, true)).toBe(true);
  });
const isOn = (person: Somebody) =>
  providerDoor(house.test.database).transaction((tx) =>
    authenticators(tx, house.parts.keys, new Date()).isOn(person.personId),
  );
const mailsTo = (email: string) =>
  providerDoor(house.test.database).transaction((tx) =>
    tx.rows<{ subject: string }>(sql`select subject from mail where ${email} = any(to_addresses)`),
  );

test('an administrator resets a lost second factor: it is gone, they are out, and they are told', async () => {
  const person = await firm.person(['Capture Matter']);
  await withApp(person);
  const reset = await firm.admin.call(userCalls.resetSecondFactor, { body: { id: person.personId } });
  expect(reset.body).toEqual({ done: true, had: true });
  expect(await isOn(person)).toBe(false);
  expect((await person.call(accountCalls.details)).status).toBe(401);
  expect(await mailsTo(person.email)).toEqual([{ subject: expect.stringContaining('second factor') }]);
});

test('nobody resets their own this way, nor that of a stranger', async () => {
  const own = await firm.admin.call(userCalls.resetSecondFactor, { body: { id: firm.admin.personId } });
  expect(own.status).toBe(422);
  const stranger = (await house.aFirm()).admin;
  await withApp(stranger);
  expect((await firm.admin.call(userCalls.resetSecondFactor, { body: { id: stranger.personId } })).status).toBe(404);
  expect((await firm.admin.call(userCalls.endSessions, { body: { id: stranger.personId } })).status).toBe(404);
  expect(await isOn(stranger)).toBe(true);
});

test('of somebody who works in two firms neither may take it away alone', async () => {
  const person = await firm.person(['Capture Matter']);
  const other = await house.aFirm();
  await providerDoor(house.test.database).transaction((tx) =>
    tx.run(sql`insert into membership (intermediary_id, person_id, roles, system_types, accepted_at)
      values (${other.id}, ${person.personId}, '{}', '{2}', now())`),
  );
  await withApp(person);
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

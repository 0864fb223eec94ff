import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';
import { goodPassword, findLastMail, signIn, addPassword } from '../../testing/sign-in';
import { mailResetLink } from './reset-password';

const testApp = createTestApp({ PUBLIC_URL: 'https://app.boedel.test/' });
let firm: TestFirm;
beforeAll(async () => {
  await testApp.createFirm({ isProvider: true });
  firm = await testApp.createFirm({ name: 'Kameeldoring Eksekuteurs' });
});

const newPassword = 'vlermuis eet papaja snags';
const createPerson = async (): Promise<TestPerson> => addPassword(testApp, await firm.person(['Capture Matter']));
const forgetPassword = (email: string) => testApp.callAs(undefined, userCalls.forgotpassword, { body: { email } });

async function requestLink(email: string): Promise<{ code: string; userId: number }> {
  await forgetPassword(email);
  await drainJobs(testApp.services, [mailResetLink]);
  const mail = await findLastMail(testApp, email);
  const link = new URL(/https:\S+/.exec(mail!.body_text)![0]);
  expect(link.origin + link.pathname).toBe('https://app.boedel.test/passwordreset');
  return { code: link.searchParams.get('code')!, userId: Number(link.searchParams.get('userId')) };
}
const reset = (token: string, userid: number, password = newPassword) =>
  testApp.callAs(undefined, sessionCalls.resetpassword, { body: { token, userid, newPassword: password } });

describe('a forgotten password', () => {
  test('is set anew with the mailed link; every session ends and the old password is gone', async () => {
    const person = await createPerson();
    const { token } = (await signIn(testApp, person.email)).body;
    const { code, userId } = await requestLink(person.email);
    expect(userId).toBe(person.personId);
    expect((await reset(code, userId)).body).toEqual({ done: true });
    expect((await testApp.callAs(token!, userCalls.getroles)).status).toBe(401);
    expect((await signIn(testApp, person.email)).status).toBe(401);
    expect((await signIn(testApp, person.email, { password: newPassword })).status).toBe(200);
    expect((await findLastMail(testApp, person.email))!.subject).toMatch(/was changed/);
  });

  test('is not the one that was forgotten, and the link stays good for another', async () => {
    const person = await createPerson();
    const { code, userId } = await requestLink(person.email);
    expect((await reset(code, userId, goodPassword)).problem).toEqual({
      newPassword: ['This is the password you have. Choose another.'],
    });
    expect((await reset(code, userId)).status).toBe(200);
  });

  test('is answered in the same bytes for an address nobody has, and only the known one is written to', async () => {
    const person = await createPerson();
    const [known, unknown] = [await forgetPassword(person.email), await forgetPassword('nobody@nowhere.test')];
    expect(known.status).toBe(200);
    expect(known.raw.equals(unknown.raw)).toBe(true);
    await drainJobs(testApp.services, [mailResetLink]);
    expect((await findLastMail(testApp, person.email))!.subject).toMatch(/new Boedel password/);
    expect(await findLastMail(testApp, 'nobody@nowhere.test')).toBeUndefined();
  });

  test('link works once, even when used twice at the same moment', async () => {
    const person = await createPerson();
    const { code, userId } = await requestLink(person.email);
    const both = await Promise.all([reset(code, userId), reset(code, userId, 'nog een goeie lang frase')]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    const third = await reset(code, userId);
    expect(third.status).toBe(422);
    expect(third.problem).toEqual({ token: [expect.stringMatching(/used before or has expired/)] });
  });

  test('link says whether it still works, before somebody thinks of a password', async () => {
    const person = await createPerson();
    const { code, userId } = await requestLink(person.email);
    const readLinkState = async (token: string, userid: number) =>
      (await testApp.callAs(undefined, sessionCalls.checkResetLink, { body: { token, userid } })).body.state;
    expect(await readLinkState(code, userId)).toBe('good');
    expect(await readLinkState(code, (await createPerson()).personId)).toBe('expired');
    testApp.setClock(new Date(Date.now() + 3_601_000));
    expect(await readLinkState(code, userId)).toBe('expired');
    testApp.setClock(undefined);
    await reset(code, userId);
    expect(await readLinkState(code, userId)).toBe('used');
  });

  test("link does not open somebody else's account", async () => {
    const [thief, victim] = [await createPerson(), await createPerson()];
    const { code } = await requestLink(thief.email);
    expect((await reset(code, victim.personId)).status).toBe(422);
    expect((await signIn(testApp, victim.email)).status).toBe(200);
    expect((await reset(code, thief.personId)).status).toBe(200); // the try did not use it up
  });

  test('link expires after an hour, and using one closes the others', async () => {
    const person = await createPerson();
    const [first, second] = [await requestLink(person.email), await requestLink(person.email)];
    testApp.setClock(new Date(Date.now() + 3_601_000));
    const late = await reset(first.code, first.userId);
    testApp.setClock(undefined);
    expect(late.status).toBe(422);
    expect((await reset(second.code, second.userId)).status).toBe(200);
    expect((await reset(first.code, first.userId)).status).toBe(422);
  });

  test('link survives a password that is refused', async () => {
    const person = await createPerson();
    const { code, userId } = await requestLink(person.email);
    const refused = await reset(code, userId, 'kort');
    expect(refused.problem).toEqual({ newPassword: [expect.stringMatching(/at least 15/)] });
    expect((await reset(code, userId, 'Kameeldoring Eksekuteurs 1')).problem).toEqual({
      newPassword: [expect.stringMatching(/name of your firm/)],
    });
    expect((await reset(code, userId)).status).toBe(200);
  });

  test('opens an account that guessing had shut', async () => {
    const person = await createPerson();
    for (let time = 0; time < 5; time += 1) await signIn(testApp, person.email, { password: 'not the right password' });
    expect((await signIn(testApp, person.email)).status).toBe(429);
    const { code, userId } = await requestLink(person.email);
    await reset(code, userId);
    expect((await signIn(testApp, person.email, { password: newPassword })).status).toBe(200);
  });

  test('can be asked for only so often: the fourth time no mail leaves, and the answer is the same', async () => {
    const person = await createPerson();
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await forgetPassword(person.email));
    await drainJobs(testApp.services, [mailResetLink]);
    const { count } = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.one<{ count: number }>(sql`select count(*) as count from mail where ${person.email} = any(to_addresses)`),
    );
    expect(count).toBe(3);
    expect(new Set(answers.map(({ raw }) => raw.toString()))).toHaveLength(1);
  });

  test('leaves no usable link in the database', async () => {
    const person = await createPerson();
    const { code } = await requestLink(person.email);
    const rows = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.rows(sql`select * from password_reset`),
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('changing one’s password', () => {
  const changePassword = (person: TestPerson, currentPassword: string, password: string) =>
    person.call(sessionCalls.changepassword, { body: { currentPassword, newPassword: password } });

  test('needs the present one, keeps this session and ends the others', async () => {
    const person = await createPerson();
    const other = (await signIn(testApp, person.email)).body.token!;
    expect((await changePassword(person, 'not the right password', newPassword)).problem).toEqual({
      currentPassword: ['This is not your present password.'],
    });
    expect((await changePassword(person, goodPassword, newPassword)).status).toBe(200);
    expect((await person.call(userCalls.getroles)).status).toBe(200);
    expect((await testApp.callAs(other, userCalls.getroles)).status).toBe(401);
    expect((await signIn(testApp, person.email, { password: newPassword })).status).toBe(200);
  });

  test('refuses the same one, a short one and a common one', async () => {
    const person = await createPerson();
    expect((await changePassword(person, goodPassword, goodPassword)).problem).toHaveProperty('newPassword');
    expect((await changePassword(person, goodPassword, 'te kort')).problem).toHaveProperty('newPassword');
    expect((await changePassword(person, goodPassword, 'passwordpassword')).problem).toHaveProperty('newPassword');
    expect((await signIn(testApp, person.email)).status).toBe(200);
  });

  test('is no place to guess from: five wrong tries shut it', async () => {
    const person = await createPerson();
    for (let time = 0; time < 5; time += 1) await changePassword(person, 'not the right password', newPassword);
    expect((await changePassword(person, goodPassword, newPassword)).status).toBe(429);
  });
});

import { sessionCalls } from '@boedel/contract/session/session.calls';
import { accountCalls } from '@boedel/contract/users/account.calls';
import type { Role } from '@boedel/domain/access/role';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';
import { goodPassword, signIn, addPassword } from '../../testing/sign-in';
import { createTotp } from '../session/authenticator';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  await testApp.createFirm({ isProvider: true });
  firm = await testApp.createFirm();
});
// The clock stands still: a code of one half minute must not be asked for in the next.
let now: Date;
beforeEach(() => testApp.setClock((now = new Date())));
afterEach(() => testApp.setClock(undefined));

const createPerson = async (): Promise<TestPerson> => addPassword(testApp, await firm.person([]));
const addSeconds = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const createCode = (secret: string, at: Date = now): string =>
  createTotp(secret, '', '').generate({ timestamp: at.getTime() });
const start = (person: TestPerson, currentPassword = goodPassword) =>
  person.call(accountCalls.startAuthenticator, { body: { currentPassword } });
const signInSecond = (challenge: string | null, code: string, provider?: string) =>
  testApp.callAs(undefined, sessionCalls.authenticate2FA, { body: { challenge, code, provider } });

async function createPersonWithApp(): Promise<{ person: TestPerson; secret: string; recoveryCodes: string[] }> {
  const person = await createPerson();
  const { secret } = (await start(person)).body;
  const confirmed = await person.call(accountCalls.confirmAuthenticator, { body: { code: createCode(secret) } });
  return { person, secret, recoveryCodes: confirmed.body.recoveryCodes };
}

describe('an authenticator app', () => {
  test('is set up with the password, a picture to scan and the first code', async () => {
    const person = await createPerson();
    expect((await start(person, 'not my password at all')).status).toBe(422);
    const { body } = await start(person);
    expect(body.address).toMatch(/^otpauth:\/\/totp\/Boedel:person.*secret=/);
    expect(body.picture).toMatch(/^data:image\/png;base64,/);
    expect((await signIn(testApp, person.email)).body.twoFactorRequired).toBe(false);
    const wrong = await person.call(accountCalls.confirmAuthenticator, { body: { code: '000000' } });
    expect(wrong.status).toBe(422);
    const right = await person.call(accountCalls.confirmAuthenticator, { body: { code: createCode(body.secret) } });
    expect(new Set(right.body.recoveryCodes).size).toBe(10);
    expect((await person.call(accountCalls.details)).body).toMatchObject({
      isAuthenticatorOn: true,
      recoveryCodesLeft: 10,
    });
    expect((await start(person)).status).toBe(422);
  });

  test('is asked for at each sign-in, and a code works once', async () => {
    const { person, secret } = await createPersonWithApp();
    const first = (await signIn(testApp, person.email)).body;
    expect(first).toMatchObject({ token: null, twoFactorRequired: true, providers: ['Authenticator', 'Recovery'] });
    // The code that confirmed the app was used up by that.
    expect((await signInSecond(first.challenge, createCode(secret), 'Authenticator')).status).toBe(401);
    testApp.setClock(addSeconds(31));
    const code = createCode(secret, addSeconds(31));
    expect((await signInSecond(first.challenge, code, 'Email')).status).toBe(401);
    const signedIn = await signInSecond(first.challenge, `${code.slice(0, 3)} ${code.slice(3)}`, 'Authenticator');
    expect(signedIn.body).toMatchObject({ id: person.personId, token: expect.any(String) });
    const again = (await signIn(testApp, person.email)).body;
    expect((await signInSecond(again.challenge, code, 'Authenticator')).status).toBe(401);
  });

  test('can be guessed five times', async () => {
    const { person, secret } = await createPersonWithApp();
    const { challenge } = (await signIn(testApp, person.email)).body;
    for (let time = 0; time < 5; time += 1) expect((await signInSecond(challenge, '12345')).status).toBe(401);
    testApp.setClock(addSeconds(31));
    expect((await signInSecond(challenge, createCode(secret, addSeconds(31)))).status).toBe(429);
  });

  test('is replaced by a recovery code when the telephone is lost, each once, until new ones are made', async () => {
    const { person, recoveryCodes } = await createPersonWithApp();
    const use = async (code: string) =>
      signInSecond((await signIn(testApp, person.email)).body.challenge, code, 'Recovery');
    expect((await use(recoveryCodes[0]!.toUpperCase())).status).toBe(200);
    expect((await use(recoveryCodes[0]!)).status).toBe(401);
    const renewed = await person.call(accountCalls.newRecoveryCodes, { body: { currentPassword: goodPassword } });
    expect((await use(recoveryCodes[1]!)).status).toBe(401);
    expect((await use(renewed.body.recoveryCodes[1]!)).status).toBe(200);
    expect((await person.call(accountCalls.details)).body.recoveryCodesLeft).toBe(9);
  });

  test('goes away with the password', async () => {
    const { person } = await createPersonWithApp();
    const removeAuthenticator = (currentPassword: string) =>
      person.call(accountCalls.removeAuthenticator, { body: { currentPassword } });
    expect((await removeAuthenticator('not my password at all')).status).toBe(422);
    expect((await removeAuthenticator(goodPassword)).status).toBe(200);
    expect((await signIn(testApp, person.email)).body.token).toEqual(expect.any(String));
  });

  test('leaves neither secret nor recovery code readable in the database', async () => {
    const { secret, recoveryCodes } = await createPersonWithApp();
    const rows = await openProviderScope(testApp.test.database).transaction(async (tx) => [
      ...(await tx.rows(sql`select * from authenticator`)),
      ...(await tx.rows(sql`select * from recovery_code`)),
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
  });
});

describe('one’s own account', () => {
  test('shows where one signed in and signs out everywhere else', async () => {
    const person = await createPerson();
    const elsewhere = (await signIn(testApp, person.email)).body.token!;
    const history = (await person.call(accountCalls.signInHistory)).body;
    expect(history).toHaveLength(2);
    expect(history.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await person.call(accountCalls.endOtherSessions)).body).toEqual({ done: true, ended: 1 });
    expect((await testApp.callAs(elsewhere, accountCalls.details)).status).toBe(401);
    expect((await person.call(accountCalls.signInHistory)).body.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      endedWhy: 'ended by the person',
    });
  });

  test.each<[Role[]]>([
    [['SuperAdmin']],
    [['Admin']],
    [['Capture Matter']],
    [['Request Account']],
    [['JointAppointee']],
    [['UserMatterAccess']],
  ])('of %s is their own to name', async (roles) => {
    const person = await firm.person(roles);
    const { body } = await person.call(accountCalls.updateDetails, { body: { fullname: 'Zanele Khumalo' } });
    expect(body).toMatchObject({ id: person.personId, email: person.email, fullname: 'Zanele Khumalo' });
  });
});

describe('letting support look', () => {
  test.each<Role>(['SuperAdmin', 'Admin', 'Capture Matter', 'Request Account', 'JointAppointee', 'UserMatterAccess'])(
    'is written down for %s, when it begins and when it ends, in the firm one is in',
    async (role) => {
      const own = await testApp.createFirm();
      const person = await own.person([role]);
      for (const isOn of [true, false]) {
        expect((await person.call(accountCalls.assist, { body: { isOn } })).status).toBe(200);
      }
      const trail = await openFirmScope(testApp.test.database, own.id).transaction((tx) =>
        tx.rows<{ action: string; person_id: number }>(sql`select action, person_id from audit_entry order by id`),
      );
      expect(trail).toEqual([
        { action: 'assist.allowed', person_id: person.personId },
        { action: 'assist.stopped', person_id: person.personId },
      ]);
    },
  );

  test('is for people who are signed in, and there is nothing to connect to unless a tool is configured', async () => {
    expect((await testApp.callAs(undefined, accountCalls.assist, { body: { isOn: true } })).status).toBe(401);
    const { status, body } = await (await createPerson()).call(sessionCalls.assistConnection);
    expect([status, body]).toEqual([200, null]);
  });
});

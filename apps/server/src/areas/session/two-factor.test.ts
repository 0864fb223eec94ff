import { sessionCalls } from '@boedel/contract/session/session.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';
import { goodPassword, findLastMail, signIn, addPassword } from '../../testing/sign-in';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  await testApp.createFirm({ isProvider: true });
  firm = await testApp.createFirm();
});

const createPerson = async (): Promise<TestPerson> => addPassword(testApp, await firm.person(['Capture Matter']), true);

async function signInFirst(email: string): Promise<{ challenge: string; code: string }> {
  const { body } = await signIn(testApp, email);
  const mail = await findLastMail(testApp, email);
  return { challenge: body.challenge!, code: /\b\d{6}\b/.exec(mail!.body_text)![0] };
}
const signInSecond = (challenge: string, code: string, more: object = {}) =>
  testApp.callAs(undefined, sessionCalls.authenticate2FA, { body: { code, challenge, provider: 'Email', ...more } });
const createWrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing in with a code by email', () => {
  test('gives no token at the first step and one at the second', async () => {
    const { email, personId } = await createPerson();
    const first = await signIn(testApp, email);
    expect(first.body).toEqual({
      token: null,
      accountInArrears: false,
      twoFactorRequired: true,
      challenge: expect.any(String),
    });
    const { challenge, code } = await signInFirst(email);
    const { status, body } = await signInSecond(challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: personId, token: expect.any(String), returnURL: '/Dashboard' });
    expect((await testApp.callAs(body.token!, sessionCalls.token)).status).toBe(200);
  });

  test('takes the challenge as bearer too, and a challenge opens nothing else', async () => {
    const { challenge, code } = await signInFirst((await createPerson()).email);
    expect((await testApp.callAs(challenge, sessionCalls.token)).status).toBe(401);
    const { status } = await testApp.callAs(challenge, sessionCalls.authenticate2FA, {
      body: { code, provider: 'Email', ReturnURL: '/' },
    });
    expect(status).toBe(200);
  });

  test('works once: the same code again is refused', async () => {
    const { challenge, code } = await signInFirst((await createPerson()).email);
    const both = await Promise.all([signInSecond(challenge, code), signInSecond(challenge, code)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
  });

  test("refuses the code of another challenge, an old one, and somebody else's", async () => {
    const [one, other] = [
      await signInFirst((await createPerson()).email),
      await signInFirst((await createPerson()).email),
    ];
    expect(
      (await signInSecond(one.challenge, other.code === one.code ? createWrongCode(one.code) : other.code)).status,
    ).toBe(401);
    testApp.setClock(new Date(Date.now() + 601_000));
    try {
      expect((await signInSecond(one.challenge, one.code)).status).toBe(401);
    } finally {
      testApp.setClock(undefined);
    }
  });

  test('guessing is shut after five tries, and a new challenge does not give five more', async () => {
    const { email } = await createPerson();
    const { challenge, code } = await signInFirst(email);
    const statuses = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await signInSecond(challenge, createWrongCode(code))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect((await signInSecond(challenge, code)).status).toBe(429);
    const again = await signInFirst(email);
    expect((await signInSecond(again.challenge, again.code)).status).toBe(429);
  });

  test('guessing all at once gets five tries too', async () => {
    const { challenge, code } = await signInFirst((await createPerson()).email);
    const guesses = await Promise.all(Array.from({ length: 15 }, () => signInSecond(challenge, createWrongCode(code))));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('sends only so many codes, so that nobody’s mailbox is filled', async () => {
    const { email } = await createPerson();
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await signIn(testApp, email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'leads to the dashboard where it is asked to return to %s',
    async (ReturnURL) => {
      const { challenge, code } = await signInFirst((await createPerson()).email);
      const { body } = await signInSecond(challenge, code, { ReturnURL });
      expect(body.returnURL).toBe('/Dashboard');
    },
  );

  test('returns to the page that was wanted', async () => {
    const { challenge, code } = await signInFirst((await createPerson()).email);
    expect((await signInSecond(challenge, code, { ReturnURL: '/matters/7/assets' })).body.returnURL).toBe(
      '/matters/7/assets',
    );
  });

  test('leaves neither code nor challenge in the database', async () => {
    const { challenge, code } = await signInFirst((await createPerson()).email);
    const rows = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.rows(sql`select * from sign_in_challenge`),
    );
    expect(JSON.stringify(rows)).not.toContain(challenge);
    expect(rows.map((row) => (row as { code_hash: string }).code_hash)).not.toContain(code);
  });

  test('can be read by nobody of the firm: the mail hangs on the provider', async () => {
    const { email } = await createPerson();
    await signInFirst(email);
    const rows = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.rows<{
        is_provider: boolean;
        is_secret: boolean;
        subject: string;
      }>(sql`select i.is_provider, m.is_secret, m.subject
        from mail m join intermediary i on i.id = m.intermediary_id where ${email} = any(to_addresses)`),
    );
    expect(rows).toMatchObject([{ is_provider: true, is_secret: true }]);
    expect(rows[0]!.subject).not.toMatch(/\d{6}/);
  });

  test('is switched on and off by the person, with the password', async () => {
    const person = await addPassword(testApp, await firm.person([]));
    const setTwoFactor = (isOn: boolean, currentPassword: string) =>
      person.call(sessionCalls.setTwoFactor, { body: { isOn, currentPassword } });
    expect((await setTwoFactor(true, 'not the right password')).status).toBe(422);
    expect((await setTwoFactor(true, goodPassword)).body).toEqual({ isOn: true });
    expect((await signIn(testApp, person.email)).body.twoFactorRequired).toBe(true);
    await setTwoFactor(false, goodPassword);
    expect((await signIn(testApp, person.email)).body.twoFactorRequired).toBe(false);
  });
});

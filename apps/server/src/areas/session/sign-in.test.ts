import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { readTokenBody, readClaims } from '@boedel/domain/access/claims';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';
import { goodPassword, createAddress, signIn, addPassword } from '../../testing/sign-in';

const testApp = createTestApp();
beforeAll(async () => void (await testApp.createFirm({ isProvider: true })));

describe('signing in with email and password', () => {
  test('gives a token that opens calls and tells the browser who this is', async () => {
    const firm = await testApp.createFirm({ country: 'Namibia' });
    const person = await addPassword(
      testApp,
      await firm.person(['Capture Matter'], { systemTypes: [2, 5], systemType: 5 }),
    );
    const { status, body } = await signIn(testApp, person.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: person.personId,
      email: person.email,
      intermediaryID: firm.id,
      systemType: 5,
      accountInArrears: false,
      twoFactorRequired: false,
      challenge: null,
      refreshExpiresIn: 3600,
    });
    const claims = readTokenBody(body.token)!;
    expect(claims).toMatchObject({ 'app:UserSystemTypes': '2@5', 'app:SystemTypes': '1@2@3@4@5', country: 'Namibia' });
    expect(readClaims(claims)).toMatchObject({ roles: ['Capture Matter'], usableTypes: [2, 5], termsAccepted: true });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600);
    const called = await testApp.callAs(body.token!, userCalls.getroles);
    expect(called.status).toBe(200);
    expect(called.headers['user-token']).toBeUndefined();
  });

  test('leaves a line in the trail, and the trail never holds a password', async () => {
    const firm = await testApp.createFirm();
    await addPassword(testApp, firm.admin);
    await signIn(testApp, firm.admin.email);
    const rows = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ action: string; person_id: number; after: object }>(
        sql`select action, person_id, after from audit_entry`,
      ),
    );
    expect(rows).toMatchObject([{ action: 'session.started', person_id: firm.admin.personId }]);
    expect(JSON.stringify(rows)).not.toContain(goodPassword);
  });

  test('asks for both fields in the words of the specification', async () => {
    const { status, problem } = await testApp.callAs(undefined, sessionCalls.authenticate, {
      body: { email: ' ', password: '' },
    });
    expect(status).toBe(400);
    expect(problem).toEqual({ email: ['Email is required'], password: ['Password is required'] });
  });

  test('answers an unknown address, a wrong password, no password and no firm in the same words', async () => {
    const firm = await testApp.createFirm();
    const withoutPassword = await firm.person([]);
    const known = await addPassword(testApp, await firm.person([]));
    const removed = await addPassword(testApp, await firm.person([]));
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`delete from membership where person_id = ${removed.personId}`),
    );
    const answers = await Promise.all([
      signIn(testApp, 'nobody@nowhere.test'),
      signIn(testApp, known.email, { password: 'not the right password' }),
      signIn(testApp, withoutPassword.email),
      signIn(testApp, withoutPassword.email, { password: 'nobody has this password' }),
      signIn(testApp, removed.email),
    ]);
    const results = answers.map(({ status, raw }) => `${status} ${raw.toString()}`);
    expect(new Set(results)).toEqual(new Set(['401 {"error":"The email address or the password is not right."}']));
  });

  test('does the same work for an unknown address as for a wrong password', async () => {
    const firm = await testApp.createFirm();
    const emails = await Promise.all(
      Array.from({ length: 12 }, async () => (await addPassword(testApp, await firm.person([]))).email),
    );
    const measureSignIn = async (email: string): Promise<number> => {
      const began = performance.now();
      await signIn(testApp, email, { password: 'not the right password' });
      return performance.now() - began;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (const [index, email] of emails.entries()) {
      known.push(await measureSignIn(email));
      unknown.push(await measureSignIn(`nobody${index}@nowhere.test`));
    }
    const findMedian = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    // Leaving the hashing out for strangers would make them several times faster.
    expect(findMedian(unknown)).toBeGreaterThan(findMedian(known) * 0.5);
    expect(findMedian(unknown)).toBeLessThan(findMedian(known) * 2);
  });
});

describe('guessing a password', () => {
  const guess = { password: 'not the right password' };

  test('shuts the account after five tries, from whatever address, and says for how long', async () => {
    const firm = await testApp.createFirm();
    await addPassword(testApp, firm.admin);
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await signIn(testApp, firm.admin.email, guess)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const right = await signIn(testApp, firm.admin.email);
    expect(right.status).toBe(429);
    expect(right.problem['error']).toMatch(/^Too many tries\. Wait \d+ seconds and try again\.$/);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('shuts an account that does not exist just the same', async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await signIn(testApp, 'never@there.test', guess));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('made all at once counts each try', async () => {
    const firm = await testApp.createFirm();
    await addPassword(testApp, firm.admin);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(testApp, firm.admin.email, guess)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('opens again after the wait, and each further failure doubles it', async () => {
    const firm = await testApp.createFirm();
    await addPassword(testApp, firm.admin);
    const start = Date.now();
    try {
      for (let time = 0; time < 5; time += 1) await signIn(testApp, firm.admin.email, guess);
      testApp.setClock(new Date(start + 40_000));
      expect((await signIn(testApp, firm.admin.email, guess)).status).toBe(401);
      expect(Number((await signIn(testApp, firm.admin.email)).headers['retry-after'])).toBe(60);
      testApp.setClock(new Date(start + 101_000));
      expect((await signIn(testApp, firm.admin.email)).status).toBe(200);
      // Signed in: the failures before are forgotten.
      expect((await signIn(testApp, firm.admin.email, guess)).status).toBe(401);
    } finally {
      testApp.setClock(undefined);
    }
  });

  test('with the clock ahead shuts nobody out once it is put right', async () => {
    const firm = await testApp.createFirm();
    await addPassword(testApp, firm.admin);
    try {
      testApp.setClock(new Date(Date.now() + 365 * 86_400_000));
      for (let time = 0; time < 5; time += 1) await signIn(testApp, firm.admin.email, guess);
      expect((await signIn(testApp, firm.admin.email)).status).toBe(429);
      testApp.setClock(undefined);
      // The failures still count: the next one shuts it, for as long as a lock may.
      expect((await signIn(testApp, firm.admin.email, guess)).status).toBe(401);
      const shut = await signIn(testApp, firm.admin.email);
      expect([shut.status, Number(shut.headers['retry-after']) <= 900]).toEqual([429, true]);
    } finally {
      testApp.setClock(undefined);
    }
  });

  test('across accounts shuts the address, and a colleague there who signs in does not open it', async () => {
    const address = createAddress();
    const firm = await testApp.createFirm();
    await addPassword(testApp, firm.admin);
    for (let time = 0; time < 29; time += 1) await signIn(testApp, `guess${time}@there.test`, { ...guess, address });
    expect((await signIn(testApp, firm.admin.email, { address })).status).toBe(200);
    expect((await signIn(testApp, 'guess29@there.test', { ...guess, address })).status).toBe(401);
    expect((await signIn(testApp, 'guess30@there.test', { ...guess, address })).status).toBe(429);
    expect((await signIn(testApp, firm.admin.email)).status).toBe(200);
  });

  test('by strangers shuts nobody out where they signed in before: neither their account nor their office', async () => {
    const [office, elsewhere] = [createAddress(), createAddress()];
    const firm = await testApp.createFirm();
    const colleague = await firm.person(['Admin']);
    for (const who of [firm.admin, colleague]) {
      await addPassword(testApp, who);
      expect((await signIn(testApp, who.email, { address: office })).status).toBe(200);
    }
    for (let time = 0; time < 5; time += 1) await signIn(testApp, firm.admin.email, { ...guess, address: elsewhere });
    expect((await signIn(testApp, firm.admin.email, { address: elsewhere })).status).toBe(429);
    expect((await signIn(testApp, firm.admin.email, { address: office })).status).toBe(200);

    for (let time = 0; time < 30; time += 1)
      await signIn(testApp, `office${time}@there.test`, { ...guess, address: office });
    expect((await signIn(testApp, 'newcomer@there.test', { ...guess, address: office })).status).toBe(429);
    for (const who of [firm.admin, colleague])
      expect((await signIn(testApp, who.email, { address: office })).status).toBe(200);

    for (let time = 0; time < 5; time += 1) await signIn(testApp, colleague.email, { ...guess, address: office });
    expect((await signIn(testApp, colleague.email, { address: office })).status).toBe(429);
  });
});

describe('a firm in arrears', () => {
  const insertInvoice = (firmId: number, daysAgo: number) =>
    openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`insert into subscription_entry (intermediary_id, kind, reference, counts_on, amount_cents)
        values (${firmId}, 'invoice', 'Invoice', (now() at time zone 'Africa/Johannesburg')::date - ${daysAgo}::int, 285000)`),
    );

  test('of 61 days gets no token and is told so; of 60 days works', async () => {
    const [late, tooLate] = [await testApp.createFirm(), await testApp.createFirm()];
    await insertInvoice(late.id, 60);
    await insertInvoice(tooLate.id, 61);
    await Promise.all([late, tooLate].map(({ admin }) => addPassword(testApp, admin)));
    expect((await signIn(testApp, late.admin.email)).body).toMatchObject({
      accountInArrears: false,
      token: expect.any(String),
    });
    const { status, body } = await signIn(testApp, tooLate.admin.email);
    expect(status).toBe(200);
    expect(body).toEqual({ token: null, accountInArrears: true, twoFactorRequired: false, challenge: null });
  });

  test('is told only to somebody who knows the password', async () => {
    const firm = await testApp.createFirm();
    await insertInvoice(firm.id, 99);
    await addPassword(testApp, firm.admin);
    const { status, problem } = await signIn(testApp, firm.admin.email, { password: 'not the right password' });
    expect(status).toBe(401);
    expect(problem).not.toHaveProperty('accountInArrears');
  });

  test('does not keep a person out of another firm of theirs, and cannot be entered from there', async () => {
    const [owing, paid] = [
      await testApp.createFirm({ name: 'Aardvark Boedels' }),
      await testApp.createFirm({ name: 'Zebra Boedels' }),
    ];
    await insertInvoice(owing.id, 99);
    await addPassword(testApp, owing.admin);
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(
        sql`insert into membership (intermediary_id, person_id, roles, system_types) values (${paid.id}, ${owing.admin.personId}, '{}', '{2}')`,
      ),
    );
    const { body } = await signIn(testApp, owing.admin.email);
    expect(body.intermediaryID).toBe(paid.id);
    const { body: firms } = await testApp.callAs(body.token!, sessionCalls.firms);
    expect(firms).toMatchObject([
      { name: 'Zebra Boedels', isCurrent: true, accountInArrears: false },
      { name: 'Aardvark Boedels', isCurrent: false, accountInArrears: true },
    ]);
    const entering = await testApp.callAs(body.token!, sessionCalls.changeFirm, { body: { intermediaryID: owing.id } });
    expect(entering.status).toBe(403);
    expect(entering.problem['error']).toMatch(/arrears/);
  });

  test('that falls into it ends at the next refresh', async () => {
    const firm = await testApp.createFirm();
    await addPassword(testApp, firm.admin);
    const { body } = await signIn(testApp, firm.admin.email);
    await insertInvoice(firm.id, 61);
    const pair = { userToken: body.token!, refreshToken: body.refreshToken! };
    const refused = await testApp.callAs(undefined, sessionCalls.refreshToken, { body: pair });
    expect(refused.status).toBe(403);
    // The browser says the sentence and goes to the page that says what to do.
    expect(refused.headers['access-error']).toMatch(/^The account of this firm is more than 60 days in arrears\./);
    expect(refused.headers['location']).toBe('/accountInArrears');
    expect((await testApp.callAs(body.token!, sessionCalls.token)).status).toBe(401);
  });

  test('that falls into it ends when somebody asks to stay signed in, too', async () => {
    const firm = await testApp.createFirm();
    await addPassword(testApp, firm.admin);
    const { body } = await signIn(testApp, firm.admin.email);
    expect((await testApp.callAs(body.token!, sessionCalls.token)).status).toBe(200);
    await insertInvoice(firm.id, 61);
    const refused = await testApp.callAs(body.token!, sessionCalls.token);
    expect([refused.status, refused.headers['location']]).toEqual([403, '/accountInArrears']);
    const pair = { userToken: body.token!, refreshToken: body.refreshToken! };
    expect((await testApp.callAs(undefined, sessionCalls.refreshToken, { body: pair })).status).toBe(401);
  });
});

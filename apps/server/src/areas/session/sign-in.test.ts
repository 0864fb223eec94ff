import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { bodyOfToken, readClaims } from '@boedel/domain/access/claims';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { providerDoor, tenantDoor } from '../../platform/tenancy/doors';
import { testHouse } from '../../testing/house';
import { goodPassword, newAddress, signIn, withPassword } from '../../testing/sign-in';

const house = testHouse();
beforeAll(async () => void (await house.aFirm({ isProvider: true })));

describe('signing in with e-mail and password', () => {
  test('gives a token that opens calls and tells the browser who this is', async () => {
    const firm = await house.aFirm({ country: 'Namibia' });
    const person = await withPassword(
      house,
      await firm.person(['Capture Matter'], { systemTypes: [2, 5], systemType: 5 }),
    );
    const { status, body } = await signIn(house, person.email.toUpperCase());
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
    const claims = bodyOfToken(body.token)!;
    expect(claims).toMatchObject({ 'app:UserSystemTypes': '2@5', 'app:SystemTypes': '1@2@3@4@5', country: 'Namibia' });
    expect(readClaims(claims)).toMatchObject({ roles: ['Capture Matter'], usableTypes: [2, 5], termsAccepted: true });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600);
    const called = await house.callAs(body.token!, userCalls.getroles);
    expect(called.status).toBe(200);
    expect(called.headers['user-token']).toBeUndefined();
  });

  test('leaves a line in the trail, and the trail never holds a password', async () => {
    const firm = await house.aFirm();
    await withPassword(house, firm.admin);
    await signIn(house, firm.admin.email);
    const rows = await tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.rows<{ action: string; person_id: number; after: object }>(
        sql`select action, person_id, after from audit_entry`,
      ),
    );
    expect(rows).toMatchObject([{ action: 'session.started', person_id: firm.admin.personId }]);
    expect(JSON.stringify(rows)).not.toContain(goodPassword);
  });

  test('asks for both fields in the words of the specification', async () => {
    const { status, problem } = await house.callAs(undefined, sessionCalls.authenticate, {
      body: { email: ' ', password: '' },
    });
    expect(status).toBe(400);
    expect(problem).toEqual({ email: ['Email is required'], password: ['Password is required'] });
  });

  test('answers an unknown address, a wrong password, no password and no firm in the same words', async () => {
    const firm = await house.aFirm();
    const withoutPassword = await firm.person([]);
    const known = await withPassword(house, await firm.person([]));
    const removed = await withPassword(house, await firm.person([]));
    await providerDoor(house.test.database).transaction((tx) =>
      tx.run(sql`delete from membership where person_id = ${removed.personId}`),
    );
    const answers = await Promise.all([
      signIn(house, 'nobody@nowhere.test'),
      signIn(house, known.email, { password: 'not the right password' }),
      signIn(house, withoutPassword.email),
      signIn(house, withoutPassword.email, { password: 'nobody has this password' }),
      signIn(house, removed.email),
    ]);
    const results = answers.map(({ status, raw }) => `${status} ${raw.toString()}`);
    expect(new Set(results)).toEqual(new Set(['401 {"error":"The e-mail address or the password is not right."}']));
  });

  test('does the same work for an unknown address as for a wrong password', async () => {
    const firm = await house.aFirm();
    const emails = await Promise.all(
      Array.from({ length: 12 }, async () => (await withPassword(house, await firm.person([]))).email),
    );
    const timed = async (email: string): Promise<number> => {
      const began = performance.now();
      await signIn(house, email, { password: 'not the right password' });
      return performance.now() - began;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (const [index, email] of emails.entries()) {
      known.push(await timed(email));
      unknown.push(await timed(`nobody${index}@nowhere.test`));
    }
    const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    // Leaving the hashing out for strangers would make them several times faster.
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
    expect(median(unknown)).toBeLessThan(median(known) * 2);
  });
});

describe('guessing a password', () => {
  const guess = { password: 'not the right password' };

  test('shuts the account after five tries, from whatever address, and says for how long', async () => {
    const firm = await house.aFirm();
    await withPassword(house, firm.admin);
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await signIn(house, firm.admin.email, guess)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const right = await signIn(house, firm.admin.email);
    expect(right.status).toBe(429);
    expect(right.problem['error']).toMatch(/^Too many tries\. Wait \d+ seconds and try again\.$/);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('shuts an account that does not exist just the same', async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await signIn(house, 'never@there.test', guess));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('made all at once counts each try', async () => {
    const firm = await house.aFirm();
    await withPassword(house, firm.admin);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(house, firm.admin.email, guess)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('opens again after the wait, and each further failure doubles it', async () => {
    const firm = await house.aFirm();
    await withPassword(house, firm.admin);
    const start = Date.now();
    try {
      for (let time = 0; time < 5; time += 1) await signIn(house, firm.admin.email, guess);
      house.setClock(new Date(start + 40_000));
      expect((await signIn(house, firm.admin.email, guess)).status).toBe(401);
      expect(Number((await signIn(house, firm.admin.email)).headers['retry-after'])).toBe(60);
      house.setClock(new Date(start + 101_000));
      expect((await signIn(house, firm.admin.email)).status).toBe(200);
      // Signed in: the failures before are forgotten.
      expect((await signIn(house, firm.admin.email, guess)).status).toBe(401);
    } finally {
      house.setClock(undefined);
    }
  });

  test('across accounts shuts the address, and a colleague there who signs in does not open it', async () => {
    const address = newAddress();
    const firm = await house.aFirm();
    await withPassword(house, firm.admin);
    for (let time = 0; time < 29; time += 1) await signIn(house, `guess${time}@there.test`, { ...guess, address });
    expect((await signIn(house, firm.admin.email, { address })).status).toBe(200);
    expect((await signIn(house, 'guess29@there.test', { ...guess, address })).status).toBe(401);
    expect((await signIn(house, 'guess30@there.test', { ...guess, address })).status).toBe(429);
    expect((await signIn(house, firm.admin.email)).status).toBe(200);
  });

  test('by strangers shuts nobody out where they signed in before: neither their account nor their office', async () => {
    const [office, elsewhere] = [newAddress(), newAddress()];
    const firm = await house.aFirm();
    const colleague = await firm.person(['Admin']);
    for (const who of [firm.admin, colleague]) {
      await withPassword(house, who);
      expect((await signIn(house, who.email, { address: office })).status).toBe(200);
    }
    for (let time = 0; time < 5; time += 1) await signIn(house, firm.admin.email, { ...guess, address: elsewhere });
    expect((await signIn(house, firm.admin.email, { address: elsewhere })).status).toBe(429);
    expect((await signIn(house, firm.admin.email, { address: office })).status).toBe(200);

    for (let time = 0; time < 30; time += 1)
      await signIn(house, `office${time}@there.test`, { ...guess, address: office });
    expect((await signIn(house, 'newcomer@there.test', { ...guess, address: office })).status).toBe(429);
    for (const who of [firm.admin, colleague])
      expect((await signIn(house, who.email, { address: office })).status).toBe(200);

    for (let time = 0; time < 5; time += 1) await signIn(house, colleague.email, { ...guess, address: office });
    expect((await signIn(house, colleague.email, { address: office })).status).toBe(429);
  });
});

describe('a firm in arrears', () => {
  const invoice = (firmId: number, daysAgo: number) =>
    providerDoor(house.test.database).transaction((tx) =>
      tx.run(sql`insert into subscription_entry (intermediary_id, kind, reference, counts_on, amount_cents)
        values (${firmId}, 'invoice', 'Invoice', (now() at time zone 'Africa/Johannesburg')::date - ${daysAgo}::int, 285000)`),
    );

  test('of 61 days gets no token and is told so; of 60 days works', async () => {
    const [late, tooLate] = [await house.aFirm(), await house.aFirm()];
    await invoice(late.id, 60);
    await invoice(tooLate.id, 61);
    await Promise.all([late, tooLate].map(({ admin }) => withPassword(house, admin)));
    expect((await signIn(house, late.admin.email)).body).toMatchObject({
      accountInArrears: false,
      token: expect.any(String),
    });
    const { status, body } = await signIn(house, tooLate.admin.email);
    expect(status).toBe(200);
    expect(body).toEqual({ token: null, accountInArrears: true, twoFactorRequired: false, challenge: null });
  });

  test('is told only to somebody who knows the password', async () => {
    const firm = await house.aFirm();
    await invoice(firm.id, 99);
    await withPassword(house, firm.admin);
    const { status, problem } = await signIn(house, firm.admin.email, { password: 'not the right password' });
    expect(status).toBe(401);
    expect(problem).not.toHaveProperty('accountInArrears');
  });

  test('does not keep a person out of another firm of theirs, and cannot be entered from there', async () => {
    const [owing, paid] = [
      await house.aFirm({ name: 'Aardvark Boedels' }),
      await house.aFirm({ name: 'Zebra Boedels' }),
    ];
    await invoice(owing.id, 99);
    await withPassword(house, owing.admin);
    await providerDoor(house.test.database).transaction((tx) =>
      tx.run(
        sql`insert into membership (intermediary_id, person_id, roles, system_types) values (${paid.id}, ${owing.admin.personId}, '{}', '{2}')`,
      ),
    );
    const { body } = await signIn(house, owing.admin.email);
    expect(body.intermediaryID).toBe(paid.id);
    const { body: firms } = await house.callAs(body.token!, sessionCalls.firms);
    expect(firms).toMatchObject([
      { name: 'Zebra Boedels', isCurrent: true, accountInArrears: false },
      { name: 'Aardvark Boedels', isCurrent: false, accountInArrears: true },
    ]);
    const entering = await house.callAs(body.token!, sessionCalls.changeFirm, { body: { intermediaryID: owing.id } });
    expect(entering.status).toBe(403);
    expect(entering.problem['error']).toMatch(/arrears/);
  });

  test('that falls into it ends at the next refresh', async () => {
    const firm = await house.aFirm();
    await withPassword(house, firm.admin);
    const { body } = await signIn(house, firm.admin.email);
    await invoice(firm.id, 61);
    const pair = { userToken: body.token!, refreshToken: body.refreshToken! };
    const refused = await house.callAs(undefined, sessionCalls.refreshToken, { body: pair });
    expect(refused.status).toBe(403);
    // The browser says the sentence and goes to the page that says what to do.
    expect(refused.headers['access-error']).toMatch(/^The account of this firm is more than 60 days in arrears\./);
    expect(refused.headers['location']).toBe('/accountInArrears');
    expect((await house.callAs(body.token!, sessionCalls.token)).status).toBe(401);
  });

  test('that falls into it ends when somebody asks to stay signed in, too', async () => {
    const firm = await house.aFirm();
    await withPassword(house, firm.admin);
    const { body } = await signIn(house, firm.admin.email);
    expect((await house.callAs(body.token!, sessionCalls.token)).status).toBe(200);
    await invoice(firm.id, 61);
    const refused = await house.callAs(body.token!, sessionCalls.token);
    expect([refused.status, refused.headers['location']]).toEqual([403, '/accountInArrears']);
    const pair = { userToken: body.token!, refreshToken: body.refreshToken! };
    expect((await house.callAs(undefined, sessionCalls.refreshToken, { body: pair })).status).toBe(401);
  });
});

import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { readTokenBody } from '@boedel/domain/access/claims';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { sqlName, sql } from '../../platform/db/sql';
import type { JobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { drainJobs } from '../../platform/jobs/workers';
import { tidySessions } from '../../platform/housekeeping/tidy-sessions';
import { createTokens } from '../../platform/session/tokens';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createFreshDatabase } from '../../testing/database';
import { createTestApp, type TestFirm } from '../../testing/test-app';
import { signIn, addPassword } from '../../testing/sign-in';

const testApp = createTestApp({}, createFreshDatabase);
let firm: TestFirm;
beforeAll(async () => {
  await testApp.createFirm({ isProvider: true });
  firm = await testApp.createFirm();
});
const openProvider = () => openProviderScope(testApp.test.database);
const toMilliseconds = (count: number): number => count * 60_000;

/** Somebody new who has just signed in. */
async function createSignedIn() {
  const person = await addPassword(testApp, await firm.person(['Admin']));
  const { body } = await signIn(testApp, person.email);
  return { ...person, token: body.token!, refreshToken: body.refreshToken! };
}
const readRolesStatus = async (token: string): Promise<number> =>
  (await testApp.callAs(token, userCalls.getroles)).status;
const refresh = (userToken: string, refreshToken: string) =>
  testApp.callAs(undefined, sessionCalls.refreshToken, { body: { userToken, refreshToken } });

async function runAt<T>(moment: number, work: () => Promise<T>): Promise<T> {
  testApp.setClock(new Date(moment));
  try {
    return await work();
  } finally {
    testApp.setClock(undefined);
  }
}

describe('a user token', () => {
  test('whose roles were raised in its body is refused', async () => {
    const { token } = await createSignedIn();
    const [head, body, sign] = token.split('.');
    const raised = { ...readTokenBody(token), roles: ['SuperAdmin'] };
    const encoded = Buffer.from(JSON.stringify(raised)).toString('base64url');
    expect(await readRolesStatus(`${head}.${encoded}.${sign}`)).toBe(401);
    expect(await readRolesStatus(`${head}.${body}.${sign}`)).toBe(200);
  });

  test('made with another key, with no algorithm, or for another issuer or audience is refused', async () => {
    const { token } = await createSignedIn();
    const claims = readTokenBody(token)!;
    const ids = { personId: Number(claims['sub']), firmId: firm.id, sessionId: Number(claims['sid']) };
    const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signForeign = (payload: object) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from('a key for the tests, padded out'));
    const forged = [
      await createTokens({ signing: 'another key', earlier: [] }).sign({ ...ids, shown: claims }, 600, new Date()),
      `${encodePart({ alg: 'none' })}.${encodePart(claims)}.`,
      `${encodePart({ alg: 'None', typ: 'JWT' })}.${encodePart(claims)}.x`,
      await signForeign(claims),
      await signForeign({ ...claims, iss: 'somebody else' }),
      'not a token',
      `${token}x`,
    ];
    expect(await Promise.all(forged.map(readRolesStatus))).toEqual(forged.map(() => 401));
  });

  test('without a session, or with the session of somebody else, is refused even when our own key signed it', async () => {
    const [one, other] = [await createSignedIn(), await createSignedIn()];
    const readSessionId = (token: string): number => Number(readTokenBody(token)!['sid']);
    const signToken = (claims: object): Promise<string> =>
      testApp.services.tokens.sign({ personId: one.personId, firmId: firm.id, shown: {}, ...claims }, 600, new Date());
    expect(await readRolesStatus(await signToken({}))).toBe(401);
    expect(await readRolesStatus(await signToken({ sessionId: readSessionId(other.token) }))).toBe(401);
    expect(await readRolesStatus(await signToken({ sessionId: 987_654_321 }))).toBe(401);
    expect(await readRolesStatus(await signToken({ sessionId: readSessionId(one.token) }))).toBe(200);
  });

  test('for a firm the person does not belong to is refused', async () => {
    const { personId, token } = await createSignedIn();
    const elsewhere = await testApp.createFirm();
    const sessionId = Number(readTokenBody(token)!['sid']);
    const stray = await testApp.services.tokens.sign(
      { personId, sessionId, firmId: elsewhere.id, shown: {} },
      600,
      new Date(),
    );
    expect(await readRolesStatus(stray)).toBe(401);
  });

  test('that merely expired says so; one that was forged does not', async () => {
    const { token } = await createSignedIn();
    await runAt(Date.now() + toMilliseconds(11), async () => {
      const expired = await testApp.callAs(token, userCalls.getroles);
      expect([expired.status, expired.headers['token-expired']]).toEqual([401, 'true']);
      const forged = await testApp.callAs(`${token}x`, userCalls.getroles);
      expect([forged.status, forged.headers['token-expired']]).toEqual([401, undefined]);
    });
  });

  test('stops the moment the person is removed from the firm', async () => {
    const { token, personId } = await createSignedIn();
    await openProvider().transaction((tx) => tx.run(sql`delete from membership where person_id = ${personId}`));
    expect(await readRolesStatus(token)).toBe(401);
  });

  test('is replaced in the answer of the next call when roles or types changed, and the new roles count at once', async () => {
    const { token, personId } = await createSignedIn();
    await openProvider().transaction((tx) =>
      tx.run(sql`update membership set roles = '{Capture Matter}', system_types = '{3}' where person_id = ${personId}`),
    );
    const { headers } = await testApp.callAs(token, userCalls.getroles);
    const fresh = headers['user-token']!;
    expect(readTokenBody(fresh)).toMatchObject({
      roles: ['Capture Matter'],
      'app:UserSystemTypes': '3',
      systemType: 0,
    });
    const refused = await testApp.callAs(token, userCalls.getbyemail, { query: { email: 'a@b.test' } });
    expect(refused.status).toBe(403);
    expect((await testApp.callAs(fresh, userCalls.getroles)).headers['user-token']).toBeUndefined();
  });
});

describe('refreshing', () => {
  test('gives a new pair for an expired one and starts the idle time anew', async () => {
    const { token, refreshToken } = await createSignedIn();
    await runAt(Date.now() + toMilliseconds(50), async () => {
      expect(await readRolesStatus(token)).toBe(401);
      const { status, body } = await refresh(token, refreshToken);
      expect(status).toBe(200);
      expect(body.refreshExpiresIn).toBe(3600);
      expect(body.refreshToken).not.toBe(refreshToken);
      expect(await readRolesStatus(body.token)).toBe(200);
    });
  });

  test('with a token used before ends the whole session: thief and owner alike', async () => {
    const { token, refreshToken } = await createSignedIn();
    const owner = (await refresh(token, refreshToken)).body;
    expect((await refresh(token, refreshToken)).status).toBe(401);
    expect(await readRolesStatus(owner.token)).toBe(401);
    expect((await refresh(owner.token, owner.refreshToken)).status).toBe(401);
  });

  test('twice at the same moment lets one through and then ends the session', async () => {
    const { token, refreshToken } = await createSignedIn();
    const answers = await Promise.all([refresh(token, refreshToken), refresh(token, refreshToken)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect(await readRolesStatus(token)).toBe(401);
  });

  test("takes no other session's refresh token, no forged user token, and nothing made up", async () => {
    const [one, other] = [await createSignedIn(), await createSignedIn()];
    expect((await refresh(one.token, other.refreshToken)).status).toBe(401);
    expect((await refresh(`${one.token}x`, one.refreshToken)).status).toBe(401);
    expect((await refresh(one.token, 'made up')).status).toBe(401);
    expect((await refresh(one.token, one.refreshToken)).status).toBe(200);
    expect((await refresh(other.token, other.refreshToken)).status).toBe(200);
  });

  test('comes too late after an idle hour, and the session does not come back to life', async () => {
    const { token, refreshToken } = await createSignedIn();
    const start = Date.now();
    expect(await runAt(start + toMilliseconds(61), async () => (await refresh(token, refreshToken)).status)).toBe(401);
  });

  test('cannot stretch a session beyond its last hour', async () => {
    const start = Date.now();
    let { token, refreshToken } = await createSignedIn();
    for (let hour = 0.9; hour < 12; hour += 0.9) {
      ({ token, refreshToken } = await runAt(
        start + toMilliseconds(hour * 60),
        async () => (await refresh(token, refreshToken)).body,
      ));
    }
    const left = await runAt(start + toMilliseconds(11.9 * 60), async () => (await refresh(token, refreshToken)).body);
    expect(left.refreshExpiresIn).toBeLessThanOrEqual(361);
    expect(
      await runAt(
        start + toMilliseconds(12 * 60 + 1),
        async () => (await refresh(left.token, left.refreshToken)).status,
      ),
    ).toBe(401);
  });

  test('is kept as a fingerprint: the database holds no token', async () => {
    const { refreshToken } = await createSignedIn();
    const rows = await openProvider().transaction((tx) => tx.rows(sql`select * from refresh_token`));
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});

describe('a session', () => {
  test('is kept alive by a ping', async () => {
    const { token } = await createSignedIn();
    const start = Date.now();
    const { body } = await runAt(start + toMilliseconds(9), () => testApp.callAs(token, sessionCalls.token));
    expect(body.refreshExpiresIn).toBe(3600);
    expect(await runAt(start + toMilliseconds(18), () => readRolesStatus(body.token))).toBe(200);
  });

  test('ends at once on signing out, with its refresh token', async () => {
    const { token, refreshToken } = await createSignedIn();
    expect((await testApp.callAs(token, sessionCalls.logout)).body).toEqual({ done: true });
    expect(await readRolesStatus(token)).toBe(401);
    expect((await refresh(token, refreshToken)).status).toBe(401);
  });

  test('of one’s own is listed and can be ended from another; a stranger’s is as unknown as none', async () => {
    const person = await createSignedIn();
    const second = (await signIn(testApp, person.email)).body.token!;
    const stranger = await createSignedIn();
    const { body: listed } = await testApp.callAs(second, sessionCalls.sessions);
    expect(listed).toHaveLength(3); // with the one the tests opened
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const first = Number(readTokenBody(person.token)!['sid']);
    const byStranger = await testApp.callAs(stranger.token, sessionCalls.endSession, { body: { id: first } });
    const unknown = await testApp.callAs(stranger.token, sessionCalls.endSession, { body: { id: 987_654_321 } });
    expect(byStranger.status).toBe(404);
    expect(byStranger.raw.equals(unknown.raw)).toBe(true);
    expect(await readRolesStatus(person.token)).toBe(200);
    await testApp.callAs(second, sessionCalls.endSession, { body: { id: first } });
    expect([await readRolesStatus(person.token), await readRolesStatus(second)]).toEqual([401, 200]);
  });
});

describe('what is kept of signing in', () => {
  test.each(['session', 'refresh_token', 'sign_in_tries', 'sign_in_challenge', 'password_reset', 'terms_acceptance'])(
    'the table %s is out of reach for the work of a firm',
    async (table) => {
      const read = openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
        tx.rows(sql`select 1 from ${sqlName(table)}`),
      );
      await expect(read).rejects.toThrow(/permission denied/);
    },
  );

  test('a firm cannot write off what it owes', async () => {
    const forgive = openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`delete from subscription_entry`),
    );
    await expect(forgive).rejects.toThrow(/permission denied/);
  });

  test('old sessions, codes, links and tries are forgotten', async () => {
    const { token, email } = await createSignedIn();
    await signIn(testApp, email, { password: 'not the right password' });
    const countLeft = () =>
      openProvider().transaction((tx) =>
        tx.one(sql`select (select count(*) from session where id = ${Number(readTokenBody(token)!['sid'])}) as sessions,
                          (select count(*) from sign_in_tries) as tries`),
      );
    const runTidying = async (days: number): Promise<unknown> => {
      await openProvider().transaction((tx) => queueJob(tx, tidySessions.kind as JobKind<object>, {}));
      return runAt(Date.now() + days * 86_400_000, () => drainJobs(testApp.services, [tidySessions]));
    };
    await runTidying(0);
    expect(await countLeft()).toMatchObject({ sessions: 1 });
    await runTidying(31);
    expect(await countLeft()).toEqual({ sessions: 0, tries: 0 });
  });
});

describe('a person of two firms', () => {
  test('starts in the one last used and changes over with a new token', async () => {
    const other = await testApp.createFirm({ name: 'Another Firm', country: 'Namibia' });
    const person = await createSignedIn();
    await openProvider().transaction((tx) =>
      tx.run(
        sql`insert into membership (intermediary_id, person_id, roles, system_types) values (${other.id}, ${person.personId}, '{Capture Matter}', '{2,5}')`,
      ),
    );
    const changed = await testApp.callAs(person.token, sessionCalls.changeFirm, { body: { intermediaryID: other.id } });
    expect(changed.status).toBe(200);
    expect(readTokenBody(changed.body.token)).toMatchObject({
      intermediaryID: other.id,
      roles: ['Capture Matter'],
      country: 'Namibia',
    });
    const { body: firms } = await testApp.callAs(changed.body.token, sessionCalls.firms);
    expect(firms.find(({ isCurrent }) => isCurrent)!.name).toBe('Another Firm');
    expect((await signIn(testApp, person.email)).body.intermediaryID).toBe(other.id);
  });

  test('enters no firm that is not theirs: it looks like no firm at all', async () => {
    const { token } = await createSignedIn();
    const foreign = await testApp.createFirm();
    const changeFirm = (intermediaryID: number) =>
      testApp.callAs(token, sessionCalls.changeFirm, { body: { intermediaryID } });
    const [theirs, unknown] = [await changeFirm(foreign.id), await changeFirm(987_654_321)];
    expect(theirs.status).toBe(404);
    expect(theirs.raw.equals(unknown.raw)).toBe(true);
  });
});

import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { bodyOfToken } from '@boedel/domain/access/claims';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { name, sql } from '../../platform/db/sql';
import type { JobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { drainJobs } from '../../platform/jobs/workers';
import { tidySessions } from '../../platform/housekeeping/tidy-sessions';
import { tokensWith } from '../../platform/session/tokens';
import { providerDoor, tenantDoor } from '../../platform/tenancy/doors';
import { freshDatabase } from '../../testing/database';
import { testHouse, type TestFirm } from '../../testing/house';
import { signIn, withPassword } from '../../testing/sign-in';

const house = testHouse({}, freshDatabase);
let firm: TestFirm;
beforeAll(async () => {
  await house.aFirm({ isProvider: true });
  firm = await house.aFirm();
});
const provider = () => providerDoor(house.test.database);
const minutes = (count: number): number => count * 60_000;

/** Somebody new who has just signed in. */
async function signedIn() {
  const person = await withPassword(house, await firm.person(['Admin']));
  const { body } = await signIn(house, person.email);
  return { ...person, token: body.token!, refreshToken: body.refreshToken! };
}
const opens = async (token: string): Promise<number> => (await house.callAs(token, userCalls.getroles)).status;
const refresh = (userToken: string, refreshToken: string) =>
  house.callAs(undefined, sessionCalls.refreshToken, { body: { userToken, refreshToken } });

async function at<T>(moment: number, work: () => Promise<T>): Promise<T> {
  house.setClock(new Date(moment));
  try {
    return await work();
  } finally {
    house.setClock(undefined);
  }
}

describe('a user token', () => {
  test('whose roles were raised in its body is refused', async () => {
    const { token } = await signedIn();
    const [head, body, sign] = token.split('.');
    const raised = { ...bodyOfToken(token), roles: ['SuperAdmin'] };
    const encoded = Buffer.from(JSON.stringify(raised)).toString('base64url');
    expect(await opens(`${head}.${encoded}.${sign}`)).toBe(401);
    expect(await opens(`${head}.${body}.${sign}`)).toBe(200);
  });

  test('made with another key, with no algorithm, or for another issuer or audience is refused', async () => {
    const { token } = await signedIn();
    const claims = bodyOfToken(token)!;
    const ids = { personId: Number(claims['sub']), firmId: firm.id, sessionId: Number(claims['sid']) };
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const foreign = (payload: object) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from('a key for the tests, padded out'));
    const forged = [
      await tokensWith({ signing: 'another key', earlier: [] }).sign({ ...ids, shown: claims }, 600, new Date()),
      `${part({ alg: 'none' })}.${part(claims)}.`,
      `${part({ alg: 'None', typ: 'JWT' })}.${part(claims)}.x`,
      await foreign(claims),
      await foreign({ ...claims, iss: 'somebody else' }),
      'not a token',
      `${token}x`,
    ];
    expect(await Promise.all(forged.map(opens))).toEqual(forged.map(() => 401));
  });

  test('without a session, or with the session of somebody else, is refused even when our own key signed it', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const sid = (token: string): number => Number(bodyOfToken(token)!['sid']);
    const sign = (claims: object): Promise<string> =>
      house.parts.tokens.sign({ personId: one.personId, firmId: firm.id, shown: {}, ...claims }, 600, new Date());
    expect(await opens(await sign({}))).toBe(401);
    expect(await opens(await sign({ sessionId: sid(other.token) }))).toBe(401);
    expect(await opens(await sign({ sessionId: 987_654_321 }))).toBe(401);
    expect(await opens(await sign({ sessionId: sid(one.token) }))).toBe(200);
  });

  test('for a firm the person does not belong to is refused', async () => {
    const { personId, token } = await signedIn();
    const elsewhere = await house.aFirm();
    const sessionId = Number(bodyOfToken(token)!['sid']);
    const stray = await house.parts.tokens.sign(
      { personId, sessionId, firmId: elsewhere.id, shown: {} },
      600,
      new Date(),
    );
    expect(await opens(stray)).toBe(401);
  });

  test('that merely expired says so; one that was forged does not', async () => {
    const { token } = await signedIn();
    await at(Date.now() + minutes(11), async () => {
      const expired = await house.callAs(token, userCalls.getroles);
      expect([expired.status, expired.headers['token-expired']]).toEqual([401, 'true']);
      const forged = await house.callAs(`${token}x`, userCalls.getroles);
      expect([forged.status, forged.headers['token-expired']]).toEqual([401, undefined]);
    });
  });

  test('stops the moment the person is removed from the firm', async () => {
    const { token, personId } = await signedIn();
    await provider().transaction((tx) => tx.run(sql`delete from membership where person_id = ${personId}`));
    expect(await opens(token)).toBe(401);
  });

  test('is replaced in the answer of the next call when roles or types changed, and the new roles count at once', async () => {
    const { token, personId } = await signedIn();
    await provider().transaction((tx) =>
      tx.run(sql`update membership set roles = '{Capture Matter}', system_types = '{3}' where person_id = ${personId}`),
    );
    const { headers } = await house.callAs(token, userCalls.getroles);
    const fresh = headers['user-token']!;
    expect(bodyOfToken(fresh)).toMatchObject({ roles: ['Capture Matter'], 'app:UserSystemTypes': '3', systemType: 0 });
    const refused = await house.callAs(token, userCalls.getbyemail, { query: { email: 'a@b.test' } });
    expect(refused.status).toBe(403);
    expect((await house.callAs(fresh, userCalls.getroles)).headers['user-token']).toBeUndefined();
  });
});

describe('refreshing', () => {
  test('gives a new pair for an expired one and starts the idle time anew', async () => {
    const { token, refreshToken } = await signedIn();
    await at(Date.now() + minutes(50), async () => {
      expect(await opens(token)).toBe(401);
      const { status, body } = await refresh(token, refreshToken);
      expect(status).toBe(200);
      expect(body.refreshExpiresIn).toBe(3600);
      expect(body.refreshToken).not.toBe(refreshToken);
      expect(await opens(body.token)).toBe(200);
    });
  });

  test('with a token used before ends the whole session: thief and owner alike', async () => {
    const { token, refreshToken } = await signedIn();
    const owner = (await refresh(token, refreshToken)).body;
    expect((await refresh(token, refreshToken)).status).toBe(401);
    expect(await opens(owner.token)).toBe(401);
    expect((await refresh(owner.token, owner.refreshToken)).status).toBe(401);
  });

  test('twice at the same moment lets one through and then ends the session', async () => {
    const { token, refreshToken } = await signedIn();
    const answers = await Promise.all([refresh(token, refreshToken), refresh(token, refreshToken)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect(await opens(token)).toBe(401);
  });

  test("takes no other session's refresh token, no forged user token, and nothing made up", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect((await refresh(one.token, other.refreshToken)).status).toBe(401);
    expect((await refresh(`${one.token}x`, one.refreshToken)).status).toBe(401);
    expect((await refresh(one.token, 'made up')).status).toBe(401);
    expect((await refresh(one.token, one.refreshToken)).status).toBe(200);
    expect((await refresh(other.token, other.refreshToken)).status).toBe(200);
  });

  test('comes too late after an idle hour, and the session does not come back to life', async () => {
    const { token, refreshToken } = await signedIn();
    const start = Date.now();
    expect(await at(start + minutes(61), async () => (await refresh(token, refreshToken)).status)).toBe(401);
  });

  test('cannot stretch a session beyond its last hour', async () => {
    const start = Date.now();
    let { token, refreshToken } = await signedIn();
    for (let hour = 0.9; hour < 12; hour += 0.9) {
      ({ token, refreshToken } = await at(
        start + minutes(hour * 60),
        async () => (await refresh(token, refreshToken)).body,
      ));
    }
    const left = await at(start + minutes(11.9 * 60), async () => (await refresh(token, refreshToken)).body);
    expect(left.refreshExpiresIn).toBeLessThanOrEqual(361);
    expect(
      await at(start + minutes(12 * 60 + 1), async () => (await refresh(left.token, left.refreshToken)).status),
    ).toBe(401);
  });

  test('is kept as a fingerprint: the database holds no token', async () => {
    const { refreshToken } = await signedIn();
    const rows = await provider().transaction((tx) => tx.rows(sql`select * from refresh_token`));
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});

describe('a session', () => {
  test('is kept alive by a ping', async () => {
    const { token } = await signedIn();
    const start = Date.now();
    const { body } = await at(start + minutes(9), () => house.callAs(token, sessionCalls.token));
    expect(body.refreshExpiresIn).toBe(3600);
    expect(await at(start + minutes(18), () => opens(body.token))).toBe(200);
  });

  test('ends at once on signing out, with its refresh token', async () => {
    const { token, refreshToken } = await signedIn();
    expect((await house.callAs(token, sessionCalls.logout)).body).toEqual({ done: true });
    expect(await opens(token)).toBe(401);
    expect((await refresh(token, refreshToken)).status).toBe(401);
  });

  test('of one’s own is listed and can be ended from another; a stranger’s is as unknown as none', async () => {
    const person = await signedIn();
    const second = (await signIn(house, person.email)).body.token!;
    const stranger = await signedIn();
    const { body: listed } = await house.callAs(second, sessionCalls.sessions);
    expect(listed).toHaveLength(3); // with the one the tests opened
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const first = Number(bodyOfToken(person.token)!['sid']);
    const byStranger = await house.callAs(stranger.token, sessionCalls.endSession, { body: { id: first } });
    const unknown = await house.callAs(stranger.token, sessionCalls.endSession, { body: { id: 987_654_321 } });
    expect(byStranger.status).toBe(404);
    expect(byStranger.raw.equals(unknown.raw)).toBe(true);
    expect(await opens(person.token)).toBe(200);
    await house.callAs(second, sessionCalls.endSession, { body: { id: first } });
    expect([await opens(person.token), await opens(second)]).toEqual([401, 200]);
  });
});

describe('what is kept of signing in', () => {
  test.each(['session', 'refresh_token', 'sign_in_tries', 'sign_in_challenge', 'password_reset', 'terms_acceptance'])(
    'the table %s is out of reach for the work of a firm',
    async (table) => {
      const read = tenantDoor(house.test.database, firm.id).transaction((tx) =>
        tx.rows(sql`select 1 from ${name(table)}`),
      );
      await expect(read).rejects.toThrow(/permission denied/);
    },
  );

  test('a firm cannot write off what it owes', async () => {
    const forgive = tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.run(sql`delete from subscription_entry`),
    );
    await expect(forgive).rejects.toThrow(/permission denied/);
  });

  test('old sessions, codes, links and tries are forgotten', async () => {
    const { token, email } = await signedIn();
    await signIn(house, email, { password: 'not the right password' });
    const left = () =>
      provider().transaction((tx) =>
        tx.one(sql`select (select count(*) from session where id = ${Number(bodyOfToken(token)!['sid'])}) as sessions,
                          (select count(*) from sign_in_tries) as tries`),
      );
    const tidy = async (days: number): Promise<unknown> => {
      await provider().transaction((tx) => queueJob(tx, tidySessions.kind as JobKind<object>, {}));
      return at(Date.now() + days * 86_400_000, () => drainJobs(house.parts, [tidySessions]));
    };
    await tidy(0);
    expect(await left()).toMatchObject({ sessions: 1 });
    await tidy(31);
    expect(await left()).toEqual({ sessions: 0, tries: 0 });
  });
});

describe('a person of two firms', () => {
  test('starts in the one last used and changes over with a new token', async () => {
    const other = await house.aFirm({ name: 'Another Firm', country: 'Namibia' });
    const person = await signedIn();
    await provider().transaction((tx) =>
      tx.run(
        sql`insert into membership (intermediary_id, person_id, roles, system_types) values (${other.id}, ${person.personId}, '{Capture Matter}', '{2,5}')`,
      ),
    );
    const changed = await house.callAs(person.token, sessionCalls.changeFirm, { body: { intermediaryID: other.id } });
    expect(changed.status).toBe(200);
    expect(bodyOfToken(changed.body.token)).toMatchObject({
      intermediaryID: other.id,
      roles: ['Capture Matter'],
      country: 'Namibia',
    });
    const { body: firms } = await house.callAs(changed.body.token, sessionCalls.firms);
    expect(firms.find(({ isCurrent }) => isCurrent)!.name).toBe('Another Firm');
    expect((await signIn(house, person.email)).body.intermediaryID).toBe(other.id);
  });

  test('enters no firm that is not theirs: it looks like no firm at all', async () => {
    const { token } = await signedIn();
    const foreign = await house.aFirm();
    const ask = (intermediaryID: number) => house.callAs(token, sessionCalls.changeFirm, { body: { intermediaryID } });
    const [theirs, unknown] = [await ask(foreign.id), await ask(987_654_321)];
    expect(theirs.status).toBe(404);
    expect(theirs.raw.equals(unknown.raw)).toBe(true);
  });
});

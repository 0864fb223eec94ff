import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '../../areas/all';
import { testHouse } from '../../testing/house';
import { sql } from '../db/sql';
import { providerDoor } from '../tenancy/doors';
import { buildApp } from './app';

/** A limit of sixty: told to the others after three. */
describe('two processes on one database', () => {
  const first = testHouse({ REQUESTS_PER_MINUTE: '60', GUARDED_PER_MINUTE: '4' });
  let second: FastifyInstance;
  beforeAll(async () => {
    second = await buildApp({ parts: first.parts, calls: allCalls });
    await second.ready();
  });
  afterAll(() => second.close());
  const inTurn = (count: number, ask: (app: FastifyInstance, at: number) => Promise<number>): Promise<number[]> =>
    Array.from({ length: count }).reduce<Promise<number[]>>(
      async (before, _, at) => [...(await before), await ask(at % 2 === 0 ? first.app : second, at)],
      Promise.resolve([]),
    );

  test('count tries at a password together, to the last one', async () => {
    const guess = (app: FastifyInstance, at: number, remoteAddress = '192.0.2.77') =>
      app
        .inject({
          method: 'POST',
          url: sessionCalls.authenticate.path,
          remoteAddress,
          payload: { email: `nobody${at}@elsewhere.test`, password: 'A guess of this minute' },
        })
        .then(({ statusCode }) => statusCode);
    expect(await inTurn(8, guess)).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
    // All at once, as one who tries would: not one more.
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, (_, at) => guess(at % 2 ? first.app : second, at, '192.0.2.78')),
    );
    expect(atOnce.filter((status) => status === 401)).toHaveLength(4);
    expect(await guess(second, 1, '192.0.2.79')).toBe(401);
  });

  test('count other requests together, but for the few each has not told yet', async () => {
    const { admin } = await first.aFirm();
    const ask = (app: FastifyInstance) =>
      app
        .inject({ url: companyCalls.getIntermediaryCompany.path, headers: { authorization: `Bearer ${admin.token}` } })
        .then(({ statusCode }) => statusCode);
    const statuses = await inTurn(90, ask);
    const passed = statuses.filter((status) => status === 200).length;
    expect([passed >= 60, passed <= 60 + 2 * 2 * 3]).toEqual([true, true]);
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  });

  test('keep no address and no session where they are counted', async () => {
    const rows = await providerDoor(first.test.database).transaction((tx) =>
      tx.rows<{ key: string }>(sql`select key from request_count`),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ key }) => !/^[\w-]{43}$/.test(key))).toEqual([]);
  });
});

const house = testHouse({ REQUESTS_PER_MINUTE: '5', GUARDED_PER_MINUTE: '3' });

test('somebody who asks too often is told when to come back', async () => {
  const { admin } = await house.aFirm();
  const answers = [];
  for (let ask = 0; ask < 6; ask += 1) answers.push(await admin.call(companyCalls.getIntermediaryCompany));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]!.problem['error']).toMatch(/^Too many requests\. Try again in \d+ seconds\.$/);
  expect(Number(answers[5]!.headers['retry-after'])).toBeGreaterThan(0);
});

test('people of one office are counted apart, though they come from one address', async () => {
  const [one, other] = [await house.aFirm(), await house.aFirm()];
  for (let ask = 0; ask < 5; ask += 1) await one.admin.call(companyCalls.getIntermediaryCompany);
  expect((await one.admin.call(companyCalls.getIntermediaryCompany)).status).toBe(429);
  expect((await other.admin.call(companyCalls.getIntermediaryCompany)).status).toBe(200);
});

test("where a password can be guessed, a session of one's own gives no further tries", async () => {
  const [admin, another] = [(await house.aFirm()).admin, (await house.aFirm()).admin];
  const body = { email: 'nobody@elsewhere.test', password: 'A guess of this minute' };
  const statuses = [];
  for (const who of [admin, another, admin, another])
    statuses.push((await who.call(sessionCalls.authenticate, { body })).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test('an address written in another way is counted and kept from caches all the same', async () => {
  for (const url of [
    '/%61ccount/authenticate',
    '/ACCOUNT/authenticate',
    'http://elsewhere.test/account/authenticate',
  ]) {
    const remoteAddress = `192.0.2.${url.length}`;
    const answers = [];
    for (const email of ['a', 'b', 'c', 'd'].map((name) => `${name}@elsewhere.test`)) {
      const payload = { email, password: 'A guess of this minute' };
      answers.push(await house.app.inject({ method: 'POST', url, remoteAddress, payload }));
    }
    expect(
      answers.map(({ statusCode }) => statusCode),
      url,
    ).toEqual([401, 401, 401, 429]);
    expect(
      answers.every(({ headers }) => headers['cache-control'] === 'no-store'),
      url,
    ).toBe(true);
  }
});

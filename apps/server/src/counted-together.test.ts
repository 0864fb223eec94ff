import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from './areas/all';
import { sql } from './platform/db/sql';
import { buildApp } from './platform/http/app';
import { openProviderScope } from './platform/tenancy/scopes';
import { createTestApp } from './testing/test-app';

/** A limit of sixty: told to the others after three. */
describe('two processes on one database', () => {
  const first = createTestApp({ REQUESTS_PER_MINUTE: '60', GUARDED_PER_MINUTE: '4' });
  let second: FastifyInstance;
  beforeAll(async () => {
    second = await buildApp({ services: first.services, calls: allCalls });
    await second.ready();
  });
  afterAll(() => second.close());
  const inTurn = (count: number, ask: (app: FastifyInstance, at: number) => Promise<number>): Promise<number[]> =>
    Array.from({ length: count }).reduce<Promise<number[]>>(
      async (before, _, at) => [...(await before), await ask(at % 2 === 0 ? first.fastify : second, at)],
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
      Array.from({ length: 20 }, (_, at) => guess(at % 2 ? first.fastify : second, at, '192.0.2.78')),
    );
    expect(atOnce.filter((status) => status === 401)).toHaveLength(4);
    expect(await guess(second, 1, '192.0.2.79')).toBe(401);
  });

  test('count other requests together, but for the few each has not told yet', async () => {
    const { admin } = await first.createFirm();
    const ask = (app: FastifyInstance) =>
      app
        .inject({ url: companyCalls.getIntermediaryCompany.path, headers: { authorization: `Bearer ${admin.token}` } })
        .then(({ statusCode }) => statusCode);
    const statuses = await inTurn(90, ask);
    const passed = statuses.filter((status) => status === 200).length;
    expect([passed >= 60, passed <= 60 + 2 * 2 * 3]).toEqual([true, true]);
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  });

  test('begin anew when the clock was ahead and is put right', async () => {
    const guess = (_: FastifyInstance, at: number) =>
      first.fastify
        .inject({
          method: 'POST',
          url: sessionCalls.authenticate.path,
          remoteAddress: '192.0.2.80',
          payload: { email: `anybody${at}@elsewhere.test`, password: 'A guess of this minute' },
        })
        .then(({ statusCode }) => statusCode);
    expect(await guess(first.fastify, 9)).toBe(401);
    await openProviderScope(first.test.database).transaction((tx) =>
      tx.run(sql`update request_count set started_at = started_at + interval '1 year', count = 100`),
    );
    expect(await inTurn(5, guess)).toEqual([401, 401, 401, 401, 429]);
  });

  test('keep no address and no session where they are counted', async () => {
    const rows = await openProviderScope(first.test.database).transaction((tx) =>
      tx.rows<{ key: string }>(sql`select key from request_count`),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ key }) => !/^[\w-]{43}$/.test(key))).toEqual([]);
  });
});

import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { readConfig } from '../config/config';

const testApp = createTestApp({ REQUESTS_PER_MINUTE: '5', GUARDED_PER_MINUTE: '3' });

test('somebody who asks too often is told when to come back', async () => {
  const { admin } = await testApp.createFirm();
  const answers = [];
  for (let ask = 0; ask < 6; ask += 1) answers.push(await admin.call(companyCalls.getIntermediaryCompany));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]!.problem['error']).toMatch(/^Too many requests\. Try again in \d+ seconds\.$/);
  expect(Number(answers[5]!.headers['retry-after'])).toBeGreaterThan(0);
});

test('people of one office are counted apart, though they come from one address', async () => {
  const [one, other] = [await testApp.createFirm(), await testApp.createFirm()];
  for (let ask = 0; ask < 5; ask += 1) await one.admin.call(companyCalls.getIntermediaryCompany);
  expect((await one.admin.call(companyCalls.getIntermediaryCompany)).status).toBe(429);
  expect((await other.admin.call(companyCalls.getIntermediaryCompany)).status).toBe(200);
});

test("where a password can be guessed, a session of one's own gives no further tries", async () => {
  const [admin, another] = [(await testApp.createFirm()).admin, (await testApp.createFirm()).admin];
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
      answers.push(await testApp.fastify.inject({ method: 'POST', url, remoteAddress, payload }));
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

// What docs/security.md names. Every other test has its own limits or none.
const usual = readConfig({ NODE_ENV: 'test' });
const usualApp = createTestApp({
  REQUESTS_PER_MINUTE: String(usual.REQUESTS_PER_MINUTE),
  GUARDED_PER_MINUTE: String(usual.GUARDED_PER_MINUTE),
});

test('unless configured otherwise, an address guesses thirty times, and a session asks twelve hundred times a minute', async () => {
  expect(usual).toMatchObject({ GUARDED_PER_MINUTE: 30, REQUESTS_PER_MINUTE: 1200 });
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const payload = { email: `somebody${at}@elsewhere.test`, password: 'A guess of this minute' };
      const url = sessionCalls.authenticate.path;
      return (await usualApp.fastify.inject({ method: 'POST', url, remoteAddress: '192.0.2.90', payload })).statusCode;
    }),
  );
  expect([401, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([30, 10]);
  const { admin } = await usualApp.createFirm();
  const asked = await Promise.all(Array.from({ length: 200 }, () => admin.call(companyCalls.getIntermediaryCompany)));
  expect(asked.filter(({ status }) => status !== 200)).toEqual([]);
});

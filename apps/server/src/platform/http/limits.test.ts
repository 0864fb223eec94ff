import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { expect, test } from 'vitest';
import { testHouse } from '../../testing/house';

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

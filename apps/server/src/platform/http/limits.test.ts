import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { expect, test } from 'vitest';
import { testHouse } from '../../testing/house';

const house = testHouse({ REQUESTS_PER_MINUTE: '5' });

test('somebody who asks too often is told when to come back', async () => {
  const { admin } = await house.aFirm();
  const answers = [];
  for (let ask = 0; ask < 6; ask += 1) answers.push(await admin.call(companyCalls.getIntermediaryCompany));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]!.problem['error']).toMatch(/^Too many requests\. Try again in \d+ seconds\.$/);
  expect(Number(answers[5]!.headers['retry-after'])).toBeGreaterThan(0);
});

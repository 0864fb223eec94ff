import { rafCalls } from '@boedel/contract/raf/raf.calls';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openFirmScope } from '../platform/tenancy/scopes';
import { createMatter } from '../testing/a-matter';
import { createTestApp } from '../testing/test-app';
import { createCaller } from './call-in-firm';
import { addRafTrust } from './trust-money';

const testApp = createTestApp();

test('the Road Accident Fund trust of the demo has a claim that is part-paid and one that is overdue', async () => {
  const now = new Date('2026-11-16T08:00:00Z');
  testApp.setClock(now);
  const firm = await testApp.createFirm();
  const trust = { systemType: 5, kind: 'trust', firstNames: null, surname: 'Mahlangu RAF Trust' } as const;
  const { id: matterID } = await createMatter(testApp, firm, trust);
  const worker = { firmId: firm.id, personId: firm.admin.personId, fullName: 'Demo', email: firm.admin.email } as never;
  await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`select set_config('app.user', ${String(firm.admin.personId)}, true)`);
    await addRafTrust(createCaller(tx, testApp.services, worker), matterID, now);
  });
  const { body } = await firm.admin.call(rafCalls.getPosition, { query: { matterID } });
  expect(
    body.claims.map(({ state, claimed, paid, outstanding, letterDue }) => [
      state,
      claimed,
      paid,
      outstanding,
      letterDue,
    ]),
  ).toEqual([
    // 20% of R24 342,85 is the claimant's own: R19 474,28 is claimed, line by line.
    ['partPaid', 19474.28, 11424, 8050.28, 90],
    ['lodged', 38400, 0, 38400, 90],
  ]);
  expect(body.found).toMatchObject([{ amount: 3160.4, reasons: ['reference', 'payer'] }]);
});

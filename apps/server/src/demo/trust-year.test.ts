import { distributionCalls, trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { trustFeeCalls } from '@boedel/contract/trust-fees/trust-fees.calls';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openFirmScope } from '../platform/tenancy/scopes';
import { createMatter } from '../testing/a-matter';
import { createTestApp } from '../testing/test-app';
import { createCaller } from './call-in-firm';
import { addTrustPeople } from './trust-people';
import { addTrustYear } from './trust-year';

const testApp = createTestApp();

test('the family trust of the demo has a year behind it: income by beneficiary, a resolution, a distribution and a fee', async () => {
  const now = new Date('2026-11-16T08:00:00Z');
  testApp.setClock(now);
  const firm = await testApp.createFirm();
  const references = ['TRU/2026/00001', 'TRU/2026/00002', 'TRU/2026/00003', 'TRU/2026/00004', 'TRU/2026/00005'];
  const ids = new Map<string, number>();
  for (const surname of references) {
    ids.set(
      surname,
      (await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname })).id,
    );
  }
  const matterID = ids.get(references[0]!)!;
  const worker = { firmId: firm.id, personId: firm.admin.personId, fullName: 'Demo', email: firm.admin.email } as never;
  await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`select set_config('app.user', ${String(firm.admin.personId)}, true)`);
    const call = createCaller(tx, testApp.services, worker);
    await addTrustPeople(tx, call, (reference) => ids.get(reference)!, now);
    await addTrustYear(tx, call, matterID, now);
  });
  const { body } = await firm.admin.call(trustMoneyCalls.getVestings, { query: { matterID } });
  expect(body.rows.map(({ name, netIncome, paid, account }) => [name, netIncome, paid, account])).toEqual([
    ['Elsa Van Niekerk', 1230.2, 0, 1230.2],
    ['Marthinus Van Niekerk', 60_000, 40_000, 20_000],
  ]);
  const { body: report } = await firm.admin.call(trustMoneyCalls.report, { query: { matterID } });
  expect(report.remarks).toEqual([]);
  const { body: given } = await firm.admin.call(distributionCalls.getbymatterid, { query: { matterID } });
  expect(given.map(({ resolutionName }) => resolutionName)).toEqual([
    '2026-02-19 · 1. Income of the year vests in Marthinus',
  ]);
  const { body: fees } = await firm.admin.call(trustFeeCalls.getbymatterid, { query: { matterID } });
  expect(fees.map(({ fee }) => fee)).toEqual([76_729.63]);
});

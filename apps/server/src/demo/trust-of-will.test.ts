import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { trustOriginCalls } from '@boedel/contract/trust-origin/trust-origin.calls';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openFirmScope } from '../platform/tenancy/scopes';
import { createAsset } from '../areas/assets/assets.testing';
import { createMatter } from '../testing/a-matter';
import { createTestApp } from '../testing/test-app';
import { createCaller } from './call-in-firm';
import { addTrustOfWill } from './trust-of-will';

const testApp = createTestApp();

test('an estate of the demo has a will that makes a trust, and the trust becomes a matter with the house and the money', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const firm = await testApp.createFirm();
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01' });
  const family = { matterID, surname: 'Botha' };
  await firm.admin.call(partyCalls['spouse.add'], { body: { ...family, firstNames: 'Elizabeth' } });
  await firm.admin.call(partyCalls['child.add'], { body: { ...family, firstNames: 'Lukas' } });
  await createAsset(firm.admin, matterID, {
    name: 'Erf 987',
    kind: 'immovable',
    class: 'immovable',
    valuationAmount: 2_083_000,
  });
  const worker = { firmId: firm.id, personId: firm.admin.personId, fullName: 'Demo', email: firm.admin.email } as never;
  await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`select set_config('app.user', ${String(firm.admin.personId)}, true)`);
    await addTrustOfWill(tx, createCaller(tx, testApp.services, worker), matterID);
  });
  const { body } = await firm.admin.call(trustOriginCalls.ofEstate, { query: { matterID } });
  expect(body.trusts).toMatchObject([
    { name: 'Botha Grandchildren Trust', trustees: ['Lukas Botha', 'Suren Pillay'], trust: null },
  ]);
  const [trust] = body.trusts;
  expect(trust!.beneficiaryIDs).toHaveLength(2);
  expect(trust!.awarded.map(({ amount }) => amount)).toEqual([2_083_000, 150_000]);
  const { partyID, beneficiaryIDs } = trust!;
  const { body: made } = await firm.admin.call(trustOriginCalls.make, { body: { partyID, beneficiaryIDs } });
  const { body: assets } = await firm.admin.call(assetCalls.getbymatterid, { query: { matterID: made.matterID } });
  expect(assets.rows.map(({ name }) => name).toSorted()).toEqual(['Erf 987', 'Legacy in money']);
});

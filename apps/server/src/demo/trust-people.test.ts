import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openFirmScope } from '../platform/tenancy/scopes';
import { createMatter } from '../testing/a-matter';
import { createTestApp } from '../testing/test-app';
import { createCaller } from './call-in-firm';
import { addTrustPeople } from './trust-people';

const testApp = createTestApp();

test('trustees of the demo stand in different states, and a register goes through a company and a trust', async () => {
  const now = new Date('2026-11-16T08:00:00Z');
  testApp.setClock(now);
  const firm = await testApp.createFirm();
  const references = ['TRU/2026/00001', 'TRU/2026/00002', 'TRU/2026/00003', 'TRU/2026/00004', 'TRU/2026/00005'];
  const ids = new Map<string, number>();
  for (const reference of references) {
    ids.set(
      reference,
      (await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname: reference })).id,
    );
  }
  const worker = { firmId: firm.id, personId: firm.admin.personId, fullName: 'Demo', email: firm.admin.email } as never;
  await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`select set_config('app.user', ${String(firm.admin.personId)}, true)`);
    await addTrustPeople(tx, createCaller(tx, testApp.services, worker), (reference) => ids.get(reference)!, now);
  });
  const query = { matterID: ids.get(references[0]!)! };
  const { body } = await firm.admin.call(ownerCalls.getRegister, { query });
  expect(body.gaps).toEqual([]);
  expect(body.changes).toEqual([]);
  expect(body.owners.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Van Niekerk, Ilse', 'Dube, Thandi', 'Malan, Gideon', 'Pillay, Suren']),
  );
  const low = await firm.admin.call(trusteeCalls.getTrustees, { query: { matterID: ids.get(references[1]!)! } });
  expect(low.body.standing.canAct).toBe('no');
});

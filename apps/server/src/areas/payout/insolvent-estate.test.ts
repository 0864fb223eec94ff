import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { createTestApp, type TestFirm } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});
const money = { kind: 'cash', class: 'claim', treatment: 'money' } as const;

/** Somebody who left a child of age, and money. */
async function createEstate(cash: number): Promise<number> {
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07', lettersOn: '2026-03-02' });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set kind = 'Intestate' where id = ${matterID}`),
  );
  const child = { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' };
  expect((await firm.admin.call(partyCalls['child.add'], { body: child })).status).toBe(200);
  await createAsset(firm.admin, matterID, { ...money, name: 'Savings account', valuationAmount: cash });
  return matterID;
}
async function addClaim(matterID: number, creditor: string, amount: number) {
  const body = { matterID, creditor, amount, kind: 'debtBeforeDeath', status: 'admitted' } as never;
  const added = await firm.admin.call(liabilityCalls.add, { body });
  expect(added.status).toBe(200);
  return `claim:${added.body.id}`;
}
const readProposals = async (matterID: number) =>
  (await firm.admin.call(payoutCalls.getProposals, { query: { matterID } })).body;

test('an estate that cannot pay everybody proposes what its account gives each, before it is lodged too', async () => {
  const matterID = await createEstate(100_000);
  const large = await addClaim(matterID, 'Absa', 200_000);
  const small = await addClaim(matterID, 'Edgars', 100_000);
  const { rows } = await readProposals(matterID);
  const amounts = new Map(rows.map(({ key, amount }) => [key, amount]));
  const readAmount = (key: string): number => amounts.get(key) ?? 0;
  expect(readAmount(large)).toBeGreaterThan(0);
  expect(readAmount(large)).toBeLessThan(100_000);
  expect(Math.abs(readAmount(large) - 2 * readAmount(small))).toBeLessThanOrEqual(0.02);
  // Every rand of it goes to somebody, and none that it does not have.
  expect(rows.reduce((so, { amount }) => so + Math.round(amount * 100), 0)).toBe(100_000_00);
});

test('an asset that is still to come in leaves fees and cash as the account has them', async () => {
  const matterID = await createEstate(450_000);
  const listCosts = async () =>
    (await readProposals(matterID)).rows.flatMap(({ key, due }) => (key.startsWith('cost:') ? [[key, due]] : []));
  const before = await listCosts();
  const refund = {
    ...money,
    name: 'Refund',
    treatment: 'outstanding',
    whyOutstanding: 'Not assessed yet.',
    valuationAmount: 0.01,
  };
  await createAsset(firm.admin, matterID, refund as never);
  expect(await listCosts()).toEqual(before);
  expect((await readProposals(matterID)).rows.some(({ purpose }) => purpose === 'award')).toBe(true);
  const { body } = await firm.admin.call(reconCalls.getCashAllocation, { query: { matterID } });
  expect(body.recapitulation?.cash).toBe(450_000);
});

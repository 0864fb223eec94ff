import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { serviceCalls } from '@boedel/contract/assets/services.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { createBankAccount } from '../cash/cash.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const runInFirm = <T extends object>(statement: ReturnType<typeof sql>) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => tx.rows<T>(statement));
const expectOk = <T>({ status, body, problem }: { status: number; body: T; problem: unknown }): T => {
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return body;
};
const listSubjects = async (matterID: number) =>
  (await runInFirm<{ subject: string }>(sql`select subject from mail where matter_id = ${matterID} order by id`)).map(
    ({ subject }) => subject.split(':')[0],
  );

test('an encumbered asset is guarded, valued and auctioned; price and costs meet in its own account', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  await runInFirm(sql`insert into diary_entry (matter_id, event, title, due_on, done_at)
    values (${matterID}, 'provisionalOrder', 'Order', '2026-02-02', '2026-02-02')`);
  const bank = await createBankAccount(firm.admin, matterID, { openingDate: null, openingBalance: null });
  const { id: assetID } = await createAsset(firm.admin, matterID, {
    name: 'Lorry',
    kind: 'vehicle',
    class: 'movable',
    encumbered: true,
    valuationAmount: 150_000,
  });
  const addEntry = async (directory: 'guardingcompany' | 'valuer' | 'auctioneer') =>
    expectOk(
      await firm.admin.call(directoryCalls[`${directory}.add`], {
        body: { name: directory, email: `${directory}@example.test` },
      }),
    ).id;
  // Guarding: planned, asked by mail, called off by mail.
  const guardID = await addEntry('guardingcompany');
  const planned = expectOk(
    await firm.admin.call(serviceCalls.add, {
      body: { matterID, assetID, kind: 'guarding', guardID, fromDate: '2026-03-01' },
    }),
  );
  expect(planned).toMatchObject({ status: 'planned', assetName: 'Lorry', providerName: 'guardingcompany' });
  const asked = expectOk(
    await firm.admin.call(serviceCalls.ask, { body: { id: planned.id, version: planned.version } }),
  );
  expect(asked.status).toBe('asked');
  expect((await firm.admin.call(serviceCalls._delete, { body: { id: asked.id } })).status).toBe(422);
  const stale = { id: asked.id, version: planned.version, reason: 'Sold' };
  expect((await firm.admin.call(serviceCalls.cancel, { body: stale })).status).toBe(409);
  const off = expectOk(await firm.admin.call(serviceCalls.cancel, { body: { ...stale, version: asked.version } }));
  expect([off.status, off.cancelReason]).toEqual(['cancelled', 'Sold']);
  const wrong = { matterID, assetID, kind: 'storage' as const, fromDate: '2026-03-02', toDate: '2026-03-01' };
  expect(Object.keys((await firm.admin.call(serviceCalls.add, { body: wrong })).problem)).toEqual(['toDate']);
  // A valuer and an auctioneer, each asked and called off; then sold at a second auction.
  expectOk(
    await firm.admin.call(assetCalls.requestValuation, { body: { assetID, valuerID: await addEntry('valuer') } }),
  );
  expectOk(await firm.admin.call(assetCalls.emailValuer, { body: { assetID } }));
  expectOk(await firm.admin.call(assetCalls.cancelValuation, { body: { assetID, comment: 'Valued already' } }));
  const auctioneerID = await addEntry('auctioneer');
  const arrange = { assetID, way: 'auction' as const, date: '2026-03-10', auctioneerID, auctionDate: '2026-04-01' };
  expectOk(await firm.admin.call(assetCalls.arrangeSale, { body: arrange }));
  expectOk(await firm.admin.call(assetCalls.emailAuctioneer, { body: { assetID } }));
  expectOk(await firm.admin.call(assetCalls.cancelSale, { body: { assetID, comment: 'Rain' } }));
  expect(await listSubjects(matterID)).toEqual([
    'Guarding requested',
    'Guarding no longer needed',
    'Valuation requested',
    'Valuation cancelled',
    'Sale by auction',
    'Sale by auction cancelled',
  ]);
  expectOk(await firm.admin.call(assetCalls.arrangeSale, { body: { ...arrange, auctionDate: '2026-05-01' } }));
  const result = {
    assetID,
    saleResultAmount: 164_000,
    saleResultDate: '2026-05-01',
    saleCosts: 14_000,
    bankAccountID: bank.id,
  };
  expectOk(await firm.admin.call(assetCalls.saveSaleResult, { body: result }));
  // Corrected: the cost is booked once.
  expectOk(await firm.admin.call(assetCalls.saveSaleResult, { body: { ...result, saleCosts: 14_145 } }));
  const costs = expectOk(await firm.admin.call(expenseCalls.getbymatterid, { query: { matterID } }));
  expect(costs.map(({ amount, assetID: of }) => [amount, of])).toEqual([[14_145, assetID]]);
  const { id: creditorID } = expectOk(
    await firm.admin.call(directoryCalls['creditor.add'], { body: { name: 'Bank' } }),
  );
  const claim = expectOk(
    await firm.admin.call(claimCalls.add, {
      body: {
        matterID,
        creditorID,
        claimTypeID: 1,
        securityTypeID: 1,
        amount: 214_730.9,
        securedBy: [{ assetID, rank: 1 }],
      },
    }),
  );
  expectOk(
    await firm.admin.call(claimCalls.statusChangeAudit, {
      body: { id: claim.id, version: claim.version, status: 'proved', statusDate: '2026-04-01' },
    }),
  );
  expectOk(
    await firm.admin.call(expenseCalls.add, {
      body: { matterID, paidDate: '2026-06-10', description: 'Master', amount: 100, costType: "Master's fees paid" },
    }),
  );
  const drawn = expectOk(
    await firm.admin.call(insolvencyAccountCalls.draft, { query: { matterID, kind: 'firstAndFinal' } }),
  );
  expect([drawn.stopping, drawn.balances]).toEqual([[], true]);
  const own = drawn.paper!.parts.find(({ title }) => title.startsWith('Encumbered asset account no. 1'));
  const text = JSON.stringify(own);
  // R164 000 less R14 145, the fee of R16 400 and the Master's R100; this trustee charges no VAT.
  for (const figure of ['164,000.00', '14,145.00', '16,400.00', '133,355.00']) expect(text).toContain(figure);
  expect(await listTrail(testApp, firm, matterID)).toEqual(
    expect.arrayContaining(['asset_service.asked', 'asset_service.cancelled', 'asset.valuation.cancelled']),
  );
});

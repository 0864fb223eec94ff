import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { serviceCalls } from '@boedel/contract/assets/services.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter, trailOf } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { addedAsset } from '../assets/assets.testing';
import { aBankAccount } from '../cash/cash.testing';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

const inFirm = <T extends object>(statement: ReturnType<typeof sql>) =>
  tenantDoor(house.test.database, firm.id).transaction((tx) => tx.rows<T>(statement));
const ok = <T>({ status, body, problem }: { status: number; body: T; problem: unknown }): T => {
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return body;
};
const subjects = async (matterID: number) =>
  (await inFirm<{ subject: string }>(sql`select subject from mail where matter_id = ${matterID} order by id`)).map(
    ({ subject }) => subject.split(':')[0],
  );

test('an encumbered asset is guarded, valued and auctioned; price and costs meet in its own account', async () => {
  const { id: matterID } = await aMatter(house, firm, { systemType: 1 });
  await inFirm(sql`insert into diary_entry (matter_id, event, title, due_on, done_at)
    values (${matterID}, 'provisionalOrder', 'Order', '2026-02-02', '2026-02-02')`);
  const bank = await aBankAccount(firm.admin, matterID, { openingDate: null, openingBalance: null });
  const { id: assetID } = await addedAsset(firm.admin, matterID, {
    name: 'Lorry',
    kind: 'vehicle',
    class: 'movable',
    encumbered: true,
    valuationAmount: 150_000,
  });
  const entry = async (directory: 'guardingcompany' | 'valuer' | 'auctioneer') =>
    ok(
      await firm.admin.call(directoryCalls[`${directory}.add`], {
        body: { name: directory, email: `${directory}@example.test` },
      }),
    ).id;
  // Guarding: planned, asked by mail, called off by mail.
  const guardID = await entry('guardingcompany');
  const planned = ok(
    await firm.admin.call(serviceCalls.add, {
      body: { matterID, assetID, kind: 'guarding', guardID, fromDate: '2026-03-01' },
    }),
  );
  expect(planned).toMatchObject({ status: 'planned', assetName: 'Lorry', providerName: 'guardingcompany' });
  const asked = ok(await firm.admin.call(serviceCalls.ask, { body: { id: planned.id, version: planned.version } }));
  expect(asked.status).toBe('asked');
  expect((await firm.admin.call(serviceCalls._delete, { body: { id: asked.id } })).status).toBe(422);
  const stale = { id: asked.id, version: planned.version, reason: 'Sold' };
  expect((await firm.admin.call(serviceCalls.cancel, { body: stale })).status).toBe(409);
  const off = ok(await firm.admin.call(serviceCalls.cancel, { body: { ...stale, version: asked.version } }));
  expect([off.status, off.cancelReason]).toEqual(['cancelled', 'Sold']);
  const wrong = { matterID, assetID, kind: 'storage' as const, fromDate: '2026-03-02', toDate: '2026-03-01' };
  expect(Object.keys((await firm.admin.call(serviceCalls.add, { body: wrong })).problem)).toEqual(['toDate']);
  // A valuer and an auctioneer, each asked and called off; then sold at a second auction.
  ok(await firm.admin.call(assetCalls.requestValuation, { body: { assetID, valuerID: await entry('valuer') } }));
  ok(await firm.admin.call(assetCalls.emailValuer, { body: { assetID } }));
  ok(await firm.admin.call(assetCalls.cancelValuation, { body: { assetID, comment: 'Valued already' } }));
  const auctioneerID = await entry('auctioneer');
  const arrange = { assetID, way: 'auction' as const, date: '2026-03-10', auctioneerID, auctionDate: '2026-04-01' };
  ok(await firm.admin.call(assetCalls.arrangeSale, { body: arrange }));
  ok(await firm.admin.call(assetCalls.emailAuctioneer, { body: { assetID } }));
  ok(await firm.admin.call(assetCalls.cancelSale, { body: { assetID, comment: 'Rain' } }));
  expect(await subjects(matterID)).toEqual([
    'Guarding asked for',
    'Guarding no longer needed',
    'Valuation requested',
    'Valuation cancelled',
    'Sale by auction',
    'Sale by auction cancelled',
  ]);
  ok(await firm.admin.call(assetCalls.arrangeSale, { body: { ...arrange, auctionDate: '2026-05-01' } }));
  const result = {
    assetID,
    saleResultAmount: 164_000,
    saleResultDate: '2026-05-01',
    saleCosts: 14_000,
    bankAccountID: bank.id,
  };
  ok(await firm.admin.call(assetCalls.saveSaleResult, { body: result }));
  // Corrected: the cost is booked once.
  ok(await firm.admin.call(assetCalls.saveSaleResult, { body: { ...result, saleCosts: 14_145 } }));
  const costs = ok(await firm.admin.call(expenseCalls.getbymatterid, { query: { matterID } }));
  expect(costs.map(({ amount, assetID: of }) => [amount, of])).toEqual([[14_145, assetID]]);
  const { id: creditorID } = ok(await firm.admin.call(directoryCalls['creditor.add'], { body: { name: 'Bank' } }));
  const claim = ok(
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
  ok(
    await firm.admin.call(claimCalls.statusChangeAudit, {
      body: { id: claim.id, version: claim.version, status: 'proved', statusDate: '2026-04-01' },
    }),
  );
  ok(
    await firm.admin.call(expenseCalls.add, {
      body: { matterID, paidDate: '2026-06-10', description: 'Master', amount: 100, costType: "Master's fees paid" },
    }),
  );
  const drawn = ok(await firm.admin.call(insolvencyAccountCalls.draft, { query: { matterID, kind: 'firstAndFinal' } }));
  expect([drawn.stopping, drawn.balances]).toEqual([[], true]);
  const own = drawn.paper!.parts.find(({ title }) => title.startsWith('Encumbered asset account no. 1'));
  const text = JSON.stringify(own);
  // R164 000 less R14 145, the fee of R16 400 and the Master's R100; this trustee charges no VAT.
  for (const figure of ['164,000.00', '14,145.00', '16,400.00', '133,355.00']) expect(text).toContain(figure);
  expect(await trailOf(house, firm, matterID)).toEqual(
    expect.arrayContaining(['asset_service.asked', 'asset_service.cancelled', 'asset.valuation.cancelled']),
  );
});

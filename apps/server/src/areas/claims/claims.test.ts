import { claimCalls } from '@boedel/contract/claims/claims.calls';
import type { WireBody } from '@boedel/contract/call';
import { bankAccountCalls, expenseCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

type ClaimBody = WireBody<typeof claimCalls.add>;
const createCreditor = async (name: string) =>
  (await firm.admin.call(directoryCalls['creditor.add'], { body: { name, reference: `${name}-1` } })).body.id;
const add = async (matterID: number, more: Partial<ClaimBody> & Pick<ClaimBody, 'amount'>) =>
  firm.admin.call(claimCalls.add, {
    body: { matterID, creditorID: more.creditorID ?? (await createCreditor('Somebody')), claimTypeID: 3, ...more },
  });
async function addClaim(matterID: number, more: Partial<ClaimBody> & Pick<ClaimBody, 'amount'>) {
  const { status, body, problem } = await add(matterID, more);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return body;
}
const createLiquidation = async () => (await createMatter(testApp, firm, { systemType: 1 })).id;
const listFields = (problem: object) => Object.keys(problem);
const createPledged = (matterID: number, name: string, more = {}) =>
  createAsset(firm.admin, matterID, { name, encumbered: true, valuationAmount: null, ...more });

describe('claims of an insolvent estate', () => {
  test('P7 captured with no claim proved shows the contributions by creditor', async () => {
    const matterID = await createLiquidation();
    await createAsset(firm.admin, matterID, {
      kind: 'cash',
      class: 'claim',
      name: 'Bank balance found',
      treatment: 'money',
      valuationAmount: 61_870.12,
    });
    const [e1, e2] = [await createPledged(matterID, 'Shop'), await createPledged(matterID, 'Plant')];
    // The smallest fee of R2 500 makes the costs those of the example.
    const paid = await firm.admin.call(expenseCalls.add, {
      body: { matterID, paidDate: '2026-03-01', description: 'Costs', costType: 'Other costs', amount: 140_720.45 },
    });
    expect(paid.status).toBe(200);
    await addClaim(matterID, { creditorID: await createCreditor('K1'), amount: 220_000 });
    await addClaim(matterID, { creditorID: await createCreditor('K2'), amount: 64_512.8 });
    const secured = { claimTypeID: 1, securityTypeID: 3 } as const;
    await addClaim(matterID, {
      ...secured,
      creditorID: await createCreditor('S1'),
      amount: 131_240.55,
      securedBy: [{ assetID: e1.id, rank: 1 }],
    });
    await addClaim(matterID, {
      creditorID: await createCreditor('P1'),
      claimTypeID: 2,
      preferentClaimCategoryID: 19,
      amount: 75_000,
    });
    await addClaim(matterID, {
      ...secured,
      creditorID: await createCreditor('S2'),
      amount: 300_000,
      reliesSolely: true,
      securedBy: [{ assetID: e2.id, rank: 1 }],
    });
    const { body } = await firm.admin.call(claimCalls.getOutlook, { query: { matterID } });
    expect(body.refused).toEqual([]);
    expect(body).toMatchObject({ freeResidue: 61_870.12, costs: 143_220.45, deficiency: 81_350.33 });
    expect(body.claims.map(({ creditorName, contribution }) => [creditorName, contribution])).toEqual([
      ['K1', 36_468.57],
      ['K2', 10_694.04],
      ['S1', 21_755.25],
      ['P1', 12_432.47],
      ['S2', 0],
    ]);
    expect(body.warnings.map(({ key }) => key)[0]).toContain('No order is captured');
    const proved = await firm.admin.call(claimCalls.getOutlook, { query: { matterID, basis: 'proved' } });
    expect(proved.body.claims).toEqual([]);
  });

  test('the dividend as it stands counts what an asset brought, and no longer what it was thought to be worth', async () => {
    const matterID = await createLiquidation();
    const debts = { kind: 'claim', class: 'claim', treatment: 'money', valuationAmount: 410_000 } as const;
    const { id: assetID } = await createAsset(firm.admin, matterID, { ...debts, name: 'Book debts' });
    await addClaim(matterID, { amount: 500_000 });
    const readTotal = async () =>
      (await firm.admin.call(claimCalls.getOutlook, { query: { matterID } })).body.claims[0]!.total;
    const thought = await readTotal();
    const bankAccountID = (await firm.admin.call(bankAccountCalls.add, { body: { matterID, name: 'Estate' } })).body.id;
    const collected = await firm.admin.call(movementCalls.add, {
      body: {
        matterID,
        movedDate: '2026-03-01',
        description: 'Book debts',
        kind: 'assetCollected',
        amount: 265_000,
        bankAccountID,
        assetID,
      },
    });
    expect(collected.status).toBe(200);
    // Less the tariff of 10% in either case.
    expect([thought, await readTotal()]).toEqual([369_000, 238_500]);
  });

  test('are numbered, moved from step to step, and keep their trail', async () => {
    const matterID = await createLiquidation();
    const bank = await createCreditor('Bank');
    const one = await addClaim(matterID, {
      creditorID: bank,
      amount: 1_000,
      amounts: [{ part: 'interest', amount: 100 }],
    });
    const two = await addClaim(matterID, { creditorID: bank, amount: 2_000, reference: 'Our 7' });
    expect([one.claimNumber, two.claimNumber]).toEqual([1, 2]);
    expect([one.creditorReference, two.creditorReference]).toEqual(['Bank-1', 'Our 7']);
    expect(listFields((await add(matterID, { amount: 1, claimNumber: 2 })).problem)).toEqual(['claimNumber']);
    const move = (body: Omit<WireBody<typeof claimCalls.statusChangeAudit>, 'id' | 'statusDate'>) =>
      firm.admin.call(claimCalls.statusChangeAudit, { body: { id: one.id, statusDate: '2026-05-01', ...body } });
    const proved = await move({ version: one.version, status: 'proved', provedAmount: 900 });
    expect(proved.body).toMatchObject({
      status: 'proved',
      standsFor: 900,
      isProved: true,
      amounts: [{ part: 'interest' }],
    });
    expect((await move({ version: one.version, status: 'disputed' })).status).toBe(409);
    expect(listFields((await move({ version: proved.body.version, status: 'disputed' })).problem)).toEqual([
      'statusReason',
    ]);
    expect(
      listFields((await move({ version: proved.body.version, status: 'expunged', statusReason: 'x' })).problem),
    ).toEqual(['status']);
    expect((await firm.admin.call(claimCalls._delete, { body: { id: one.id } })).status).toBe(422);
    expect((await firm.admin.call(claimCalls._delete, { body: { id: two.id } })).status).toBe(200);
    const trail = await firm.admin.call(claimCalls.getAuditTrail, { query: { claimID: one.id } });
    expect(trail.body.map(({ action }) => action)).toEqual(['creditorclaim.changed', 'creditorclaim.added']);
    expect(await listTrail(testApp, firm, matterID)).toContain('creditorclaim.removed');
    const page = await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } });
    expect(page.body.map(({ id }) => id)).toEqual([one.id]);
  });

  test('have parts that are added, changed and taken off, never above the claim', async () => {
    const matterID = await createLiquidation();
    const { id: claimID } = await addClaim(matterID, { amount: 1_000 });
    const save = (body: Omit<WireBody<typeof claimCalls.saveClaimAmount>, 'claimID'>) =>
      firm.admin.call(claimCalls.saveClaimAmount, { body: { claimID, ...body } });
    await save({ part: 'capital', amount: 700 });
    const [capital] = (await save({ part: 'costs', amount: 50 })).body;
    expect(listFields((await save({ part: 'interest', amount: 251 })).problem)).toEqual(['amounts']);
    const after = (await save({ id: capital!.id, part: 'capital', amount: 900 })).body;
    expect(after.map(({ part, amount }) => [part, amount])).toEqual([
      ['capital', 900],
      ['costs', 50],
    ]);
    expect((await firm.admin.call(claimCalls.deleteClaimAmount, { body: { id: after[1]!.id } })).status).toBe(200);
    const left = await firm.admin.call(claimCalls.getClaimAmounts, { query: { claimID } });
    expect(left.body.map(({ part }) => part)).toEqual(['capital']);
  });

  test('name what is wrong: security on an asset not encumbered, both kinds at once, another kind of matter', async () => {
    const matterID = await createLiquidation();
    const plain = await createAsset(firm.admin, matterID, { name: 'Desk', encumbered: false });
    const createSecuredBody = (assetID: number) => ({
      amount: 1,
      claimTypeID: 1 as const,
      securedBy: [{ assetID, rank: 1 }],
    });
    expect(listFields((await add(matterID, createSecuredBody(plain.id))).problem)).toEqual(['securedBy.0.assetID']);
    const elsewhere = await createPledged(await createLiquidation(), 'Elsewhere');
    expect(listFields((await add(matterID, createSecuredBody(elsewhere.id))).problem)).toEqual(['securedBy.0.assetID']);
    expect(listFields((await add(matterID, { amount: 1, claimTypeID: 2 })).problem)).toEqual([
      'preferentClaimCategoryID',
    ]);
    const { id: estate } = await createMatter(testApp, firm);
    expect(listFields((await add(estate, { amount: 1 })).problem)).toEqual(['matterID']);
    const shop = await createPledged(matterID, 'Shop');
    await addClaim(matterID, createSecuredBody(shop.id));
    expect((await firm.admin.call(assetCalls._delete, { body: { id: shop.id } })).status).toBe(422);
  });

  test('come with a new creditor in one go, or neither is kept', async () => {
    const matterID = await createLiquidation();
    const addWithCreditor = (amount: number) =>
      firm.admin.call(claimCalls.addandcreditor, {
        body: { creditor: { name: 'Newcomer Traders' }, claim: { matterID, claimTypeID: 3, amount } },
      });
    expect((await addWithCreditor(0)).status).toBe(422);
    expect((await addWithCreditor(10)).body).toMatchObject({ creditorName: 'Newcomer Traders', claimNumber: 1 });
    const named = await firm.admin.call(directoryCalls['creditor.getlist'], {
      query: { searchString: 'Newcomer Traders' },
    });
    expect(named.body.rows).toHaveLength(1);
  });

  test('come once, with one creditor, when several people add the same one at the same moment', async () => {
    const matterID = await createLiquidation();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        firm.admin.call(claimCalls.addandcreditor, {
          body: { creditor: { name: 'Rushed Traders' }, claim: { matterID, claimTypeID: 3, amount: 777 } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 422),
    ]);
    const named = await firm.admin.call(directoryCalls['creditor.getlist'], {
      query: { searchString: 'Rushed Traders' },
    });
    expect(named.body.rows).toHaveLength(1);
  });
});

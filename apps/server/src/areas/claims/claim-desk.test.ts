import type { WireBody } from '@boedel/contract/call';
import { claimCalls, claimDeskCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const createLiquidation = async () => (await createMatter(testApp, firm, { systemType: 1 })).id;
const addMany = (matterID: number, rows: readonly object[]) =>
  firm.admin.call(claimDeskCalls.addMany, { body: { matterID, rows: rows as Record<string, unknown>[] } });
const createRow = (name: string, amount: number, more: object = {}, creditor: object = {}) => ({
  creditor: { name, ...creditor },
  amount,
  claimTypeID: 3,
  ...more,
});
const listClaims = async (matterID: number) =>
  (await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } })).body;
const decide = (body: WireBody<typeof claimDeskCalls.decideMany>) =>
  firm.admin.call(claimDeskCalls.decideMany, { body });
const listFields = (problem: object) => Object.keys(problem).toSorted();
const createCreditor = async (body: WireBody<(typeof directoryCalls)['creditor.add']>) =>
  (await firm.admin.call(directoryCalls['creditor.add'], { body })).body.id;
const countNamed = async (name: string) =>
  (await firm.admin.call(directoryCalls['creditor.getlist'], { query: { searchString: name } })).body.rows.length;

describe('the claims desk', () => {
  test('a thousand pasted claims are added at once, numbered in order, and admitted at once', async () => {
    const matterID = await createLiquidation();
    const rows = Array.from({ length: 1000 }, (_, nth) => createRow(`Paste ${nth % 400}`, nth + 1));
    const began = performance.now();
    const { status, body, problem } = await addMany(matterID, rows);
    const took = performance.now() - began;
    expect(status, JSON.stringify(problem)).toBe(200);
    expect(body).toEqual({ count: 1000, newCreditors: 400 });
    // A query for each row would take many times as long.
    expect(took).toBeLessThan(15_000);
    const claims = await listClaims(matterID);
    expect(claims.map(({ claimNumber }) => claimNumber)).toEqual(rows.map((_, nth) => nth + 1));
    const cents = claims.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents).toBe((1000 * 1001 * 100) / 2);
    const { body: decided } = await decide({
      matterID,
      claims: claims.map(({ id, version }) => ({ id, version })),
      decision: 'proved',
      statusDate: '2026-05-04',
    });
    expect(decided).toEqual({ count: 1000 });
    const after = await listClaims(matterID);
    expect(after.every(({ isProved, provedDate }) => isProved && provedDate === '2026-05-04')).toBe(true);
    const trail = await listTrail(testApp, firm, matterID);
    expect(trail.filter((action) => action === 'creditorclaim.added')).toHaveLength(1000);
    expect(trail.filter((action) => action === 'creditorclaim.changed')).toHaveLength(1000);
  }, 60_000);

  test('adds rows of which some name an address, some a bank account, some a security, all at once', async () => {
    const matterID = await createLiquidation();
    const house = await createAsset(firm.admin, matterID, { name: 'House', encumbered: true });
    const { status, body, problem } = await addMany(matterID, [
      createRow('Mixed plain', 5),
      createRow('Mixed mail', 6, { reference: 'M1', vouchers: 'C1' }, { email: 'mixed@creditor.test' }),
      createRow('Mixed bank', 7, {}, { accountNumber: '62001234567', branchCode: '250655' }),
      createRow('Mixed secured', 8, { claimTypeID: 1, securedBy: [{ assetID: house.id, rank: 1 }], securityValue: 4 }),
      createRow('Mixed again', 9),
    ]);
    expect(status, JSON.stringify(problem)).toBe(200);
    expect(body).toEqual({ count: 5, newCreditors: 5 });
    // Each claim is of the creditor of its own row.
    expect((await listClaims(matterID)).map(({ creditorName, amount }) => [creditorName, amount])).toEqual([
      ['Mixed plain', 5],
      ['Mixed mail', 6],
      ['Mixed bank', 7],
      ['Mixed secured', 8],
      ['Mixed again', 9],
    ]);
  });

  test('names every cell that is wrong and keeps nothing', async () => {
    const matterID = await createLiquidation();
    const plain = await createAsset(firm.admin, matterID, { name: 'Desk', encumbered: false });
    const { status, problem } = await addMany(matterID, [
      createRow('Right', 5),
      createRow('Wrong', 0),
      createRow('Pledged', 5, { claimTypeID: 1, securedBy: [{ assetID: plain.id, rank: 1 }] }),
      createRow('Preferent', 5, { claimTypeID: 2 }),
      createRow('Right', 5),
    ]);
    expect(status).toBe(422);
    expect(listFields(problem)).toEqual([
      'rows.1.amount',
      'rows.2.securedBy.0.assetID',
      'rows.3.preferentClaimCategoryID',
      'rows.4.amount',
    ]);
    expect(await listClaims(matterID)).toEqual([]);
    expect(await countNamed('Pledged')).toBe(0);
    expect((await addMany(matterID, [{ ...createRow('Right', 5), colour: 'red' }])).status).toBe(422);
    // The matter is the call's: a row that names another would be thought to go there.
    const elsewhere = await addMany(matterID, [{ ...createRow('Right', 5), matterID: await createLiquidation() }]);
    expect(listFields(elsewhere.problem)).toEqual(['rows.0.matterID']);
  });

  test('a claim twice is refused until a reference tells them apart; one that is out may come again', async () => {
    const matterID = await createLiquidation();
    await addMany(matterID, [createRow('Twice', 700)]);
    const again = (reference?: string) =>
      firm.admin.call(claimCalls.addandcreditor, {
        body: {
          creditor: { name: 'twice' },
          claim: { matterID, claimTypeID: 3, amount: 700, ...(reference && { reference }) },
        },
      });
    expect(listFields((await again()).problem)).toEqual(['amount']);
    expect((await again('Invoice 8')).body).toMatchObject({ claimNumber: 2, creditorName: 'Twice' });
    expect(await countNamed('Twice')).toBe(1);
    const [first] = await listClaims(matterID);
    const one = [{ id: first!.id, version: first!.version }];
    const refuseIt = { matterID, claims: one, decision: 'rejected', statusDate: '2026-05-04' } as const;
    expect(listFields((await decide(refuseIt)).problem)).toEqual(['claims.0.statusReason']);
    expect((await decide({ ...refuseIt, statusReason: 'No vouchers' })).body).toEqual({ count: 1 });
    expect((await again()).status).toBe(200);
  });

  test('a creditor of another matter is the same one, and other bank details are refused where they were typed', async () => {
    const [one, two] = [await createLiquidation(), await createLiquidation()];
    const id = await createCreditor({ name: 'Karoo Seeds', accountNumber: '62123456789', branchCode: '250655' });
    await addMany(one, [createRow('Karoo Seeds', 10)]);
    const other = await addMany(two, [
      createRow('Karoo Seeds', 10, {}, { accountNumber: '62999999999', branchCode: '250655' }),
      createRow('Overberg Fuel', 10, {}, { accountNumber: '62888888888', branchCode: '250655' }),
      createRow('Overberg Fuel', 11, {}, { accountNumber: '62777777777', branchCode: '250655' }),
    ]);
    expect(listFields(other.problem)).toEqual(['rows.0.creditor.accountNumber', 'rows.2.creditor.accountNumber']);
    const same = await addMany(two, [
      createRow('KAROO SEEDS', 10, {}, { accountNumber: '6212 345 6789', branchCode: '250655' }),
    ]);
    expect(same.body, JSON.stringify(same.problem)).toEqual({ count: 1, newCreditors: 0 });
    expect((await listClaims(two))[0]!.creditorID).toBe(id);
  });

  test('a global creditor is taken over once, with its particulars', async () => {
    const matterID = await createLiquidation();
    const { body: bank } = await firm.admin.call(directoryCalls['globalcreditor.add'], {
      body: { name: 'Great Bank', email: 'claims@great.test' },
    });
    const addClaimOf = (creditor: object, amount: number) =>
      firm.admin.call(claimCalls.addandcreditor, {
        body: { creditor: { name: 'Great Bank', ...creditor }, claim: { matterID, claimTypeID: 3, amount } },
      });
    const first = await addClaimOf({ globalCreditorID: bank.id }, 1);
    const second = await addClaimOf({ globalCreditorID: bank.id }, 2);
    const third = await addClaimOf({}, 3);
    expect(new Set([first, second, third].map(({ body }) => body.creditorID)).size).toBe(1);
    const { body: entry } = await firm.admin.call(directoryCalls['creditor.getbyid'], {
      query: { id: first.body.creditorID },
    });
    expect(entry).toMatchObject({ email: 'claims@great.test', globalCreditorID: bank.id });
    expect((await addClaimOf({ id: 999_999_999 }, 4)).status).toBe(404);
  });

  test('many are decided by the rules of each: no proof after a rejection, on a day to come, or from another version', async () => {
    const matterID = await createLiquidation();
    await addMany(matterID, [createRow('A', 1), createRow('B', 2)]);
    const read = async () => (await listClaims(matterID)).map(({ id, version }) => ({ id, version }));
    const [first, second] = await read();
    const postponed = { matterID, claims: [first!], decision: 'postponed' as const, statusDate: '2026-05-04' };
    expect((await decide(postponed)).status).toBe(200);
    expect((await decide(postponed)).status).toBe(409);
    expect((await listClaims(matterID))[0]).toMatchObject({ status: 'postponed', isProved: false, isOut: false });
    const rejected = {
      matterID,
      claims: [second!],
      decision: 'rejected' as const,
      statusDate: '2026-05-04',
      statusReason: 'x',
    };
    await decide(rejected);
    const both = { matterID, claims: await read(), decision: 'proved', statusDate: '2026-05-05' } as const;
    expect(listFields((await decide(both)).problem)).toEqual(['claims.1.status']);
    expect(
      listFields((await decide({ ...both, claims: [both.claims[0]!], statusDate: '2030-01-01' })).problem),
    ).toEqual(['claims.0.statusDate']);
    const elsewhere = await createLiquidation();
    expect((await decide({ ...both, matterID: elsewhere })).status).toBe(404);
    expect((await decide({ ...both, claims: [both.claims[0]!] })).body).toEqual({ count: 1 });
  });
});

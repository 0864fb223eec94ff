import { assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { rand } from '@boedel/domain/money/cents';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { listLiabilities } from './list-liabilities';
import { addLiability } from './liabilities.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const read = (matterId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => listLiabilities(tx, matterId));
const createHeir = (matterId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.one<{ id: number }>(
      sql`insert into matter_party (matter_id, role, surname) values (${matterId}, 'child', 'Botha') returning id`,
    ),
  );

describe('a liability', () => {
  test('is captured with a creditor of the directory, its security and interest, and reads back in the law’s words', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const { body: bank } = await firm.admin.call(directoryCalls['creditor.add'], { body: { name: 'Nedbank' } });
    const home = await createAsset(firm.admin, matterID);
    const heir = await createHeir(matterID);
    const saved = await addLiability(firm.admin, matterID, {
      creditorID: bank.id,
      creditor: 'ignored where the directory says it',
      description: 'Home loan',
      amount: 100_000,
      incurredDate: '2015-05-05',
      voucher: '4',
      account: 2,
      status: 'admitted',
      statusDate: '2026-04-01',
      interestRate: 10,
      interestFromDate: '2026-03-01',
      interestToDate: '2026-05-13',
      securedBy: [{ assetID: home.id }, { assetID: home.id }],
      securityRank: 1,
      rank: 's102',
      allocation: 'deceasedOnly',
      takenOverByID: heir.id,
      isToNonResident: true,
      staysOnAsset: true,
    });
    expect(saved).toMatchObject({
      creditor: null,
      creditorName: 'Nedbank',
      arose: 'beforeDeath',
      interestDays: 73,
      interestAmount: 2_000,
      owedAmount: 102_000,
      isOwed: true,
      securedBy: [{ assetID: home.id }],
    });
    expect(await read(matterID)).toEqual([
      {
        id: String(saved.id),
        creditor: 'Nedbank',
        incurredOn: '2015-05-05',
        purpose: 'Home loan',
        kind: 'debtBeforeDeath',
        amount: rand(102_000),
        voucher: '4',
        account: 2,
        allocation: 'deceasedOnly',
        toNonResident: true,
        staysOnAsset: true,
        securedBy: [String(home.id)],
        securityRank: 1,
        rank: 's102',
        takenOverBy: String(heir.id),
      },
    ]);
    const list = await firm.admin.call(liabilityCalls.getbymatterid, { query: { matterID } });
    expect(list.body).toEqual([saved]);
  });

  test('that was rejected or withdrawn is not owed, and the reason is told', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const lodged = await addLiability(firm.admin, matterID);
    const { warnings: _, ...sent } = lodged;
    const silent = await firm.admin.call(liabilityCalls.update, { body: { ...sent, status: 'rejected' } });
    expect(silent.problem).toEqual({
      statusReason: ['Give the reason. The creditor will see it. (Administration of Estates Act s 33)'],
      statusDate: ['Give the day this was decided or received. (Administration of Estates Act s 33)'],
    });
    const body = { ...sent, status: 'rejected', statusReason: 'Prescribed', statusDate: '2026-05-01' } as const;
    const rejected = await firm.admin.call(liabilityCalls.update, { body });
    expect(rejected.body).toMatchObject({ isOwed: false, status: 'rejected' });
    expect(await read(matterID)).toEqual([]);
    const disputed = await firm.admin.call(liabilityCalls.update, {
      body: { ...body, version: rejected.body.version, status: 'disputed' },
    });
    expect(disputed.problem).toEqual({
      status: ['A claim that is Rejected can next be Admitted or Withdrawn. Choose one of these first.'],
    });
    expect(await listTrail(testApp, firm, matterID)).toEqual(['liability.added', 'liability.changed']);
  });

  test('changed by two people at once shows both sides, and nothing is lost', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const asset = await createAsset(firm.admin, matterID);
    const colleague = await firm.person(['Capture Matter']);
    const { warnings: _, ...mine } = await addLiability(firm.admin, matterID);
    const theirs = await colleague.call(liabilityCalls.update, {
      body: { ...mine, amount: 5, securedBy: [{ assetID: asset.id }] },
    });
    expect(theirs.status).toBe(200);
    const late = await firm.admin.call(liabilityCalls.update, { body: { ...mine, amount: 7 } });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({
      conflict: { theirs: { amount: 5, securedBy: [{ assetID: asset.id }] } },
    });
  });

  test('is refused where it cannot be', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const other = await createMatter(testApp, firm);
    const elsewhere = await createAsset(firm.admin, other.id);
    const heirElsewhere = await createHeir(other.id);
    const readProblem = async (more: object) =>
      (await firm.admin.call(liabilityCalls.add, { body: { matterID, creditor: 'Absa', amount: 1, ...more } })).problem;
    expect(await readProblem({ amount: -1 })).toEqual({ amount: ['Enter an amount of 0 or more.'] });
    expect(await readProblem({ creditor: ' ' })).toEqual({ creditor: ['Choose a creditor, or type the name.'] });
    expect(await readProblem({ securedBy: [{ assetID: elsewhere.id }, { assetID: 999_999_999 }] })).toEqual({
      'securedBy.0.assetID': ['This asset is not in the matter. Choose another, or remove it.'],
      'securedBy.1.assetID': ['This asset is not in the matter. Choose another, or remove it.'],
    });
    expect(await readProblem({ securityRank: 1 })).toEqual({
      securityRank: ['Choose the asset it is secured on first, or leave the rank blank.'],
    });
    expect(await readProblem({ takenOverByID: heirElsewhere.id })).toEqual({
      takenOverByID: ['This is no longer in the matter. Choose another, or leave it blank.'],
    });
    expect(await readProblem({ creditorID: 999_999_999 })).toEqual({
      creditorID: ['This entry is no longer in the directory. Choose another, or leave it blank.'],
    });
    expect(await readProblem({ incurredDate: '2026-03-02' })).toMatchObject({ incurredDate: [expect.any(String)] });
    expect(await readProblem({ interestRate: 5 })).toEqual({
      interestFromDate: ['Give the day the interest runs from.'],
      interestToDate: ['Give the day the interest runs to.'],
    });
    expect(await read(matterID)).toEqual([]);
  });

  test('of a living person’s matter has no funeral, and an insolvency has claims instead', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 3 });
    const body = { matterID, creditor: 'Avbob', amount: 1, kind: 'funeral' } as const;
    expect((await firm.admin.call(liabilityCalls.add, { body })).problem).toEqual({
      kind: ['Only a deceased estate has a liability of this kind. Choose another.'],
    });
    const insolvency = await createMatter(testApp, firm, { systemType: 1 });
    const there = await firm.admin.call(liabilityCalls.add, { body: { ...body, matterID: insolvency.id } });
    expect(there.problem).toEqual({ matterID: ['This kind of matter has none of these.'] });
  });

  test('keeps the asset it is secured on', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const asset = await createAsset(firm.admin, matterID);
    const debt = await addLiability(firm.admin, matterID, { securedBy: [{ assetID: asset.id }] });
    const kept = await firm.admin.call(assetCalls._delete, { body: { id: asset.id } });
    expect(kept.problem).toEqual({
      id: ['1 liabilities are secured on this asset. Change their security first.'],
    });
    await firm.admin.call(liabilityCalls._delete, { body: { id: debt.id } });
    expect((await firm.admin.call(assetCalls._delete, { body: { id: asset.id } })).status).toBe(200);
  });

  test('is what a find turned out to be', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const { body: find } = await firm.admin.call(findCalls.add, {
      body: { matterID, description: 'Letter of demand', source: 'Edgars', amount: 450, mayBe: 'liability' },
    });
    const settled = await firm.admin.call(findCalls.toLiability, {
      body: { id: find.id, kind: 'debtBeforeDeath', version: find.version },
    });
    expect(settled.body).toMatchObject({ status: 'liability', liabilityID: expect.any(Number) });
    const { body: list } = await firm.admin.call(liabilityCalls.getbymatterid, { query: { matterID } });
    expect(list).toMatchObject([{ creditorName: 'Edgars', owedAmount: 450, status: 'lodged' }]);
    const version = settled.body.version;
    expect((await firm.admin.call(findCalls.reopen, { body: { id: find.id, version } })).status).toBe(422);
    await firm.admin.call(liabilityCalls._delete, { body: { id: list[0]!.id } });
    expect((await firm.admin.call(findCalls.reopen, { body: { id: find.id, version } })).body.status).toBe('open');
  });
});

import { incomeCalls } from '@boedel/contract/cash/cash.calls';
import { budgetCalls } from '@boedel/contract/curator-account/budget.calls';
import { curatorStepCalls } from '@boedel/contract/curator-account/steps.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { trailOf } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { aCuratorship, enterSixteen } from './curator-account.testing';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

describe('the budget of a curatorship', () => {
  test('a recurring line is entered once for the year, stands beside what came, and the next year is pre-filled', async () => {
    const matter = await aCuratorship(house, firm);
    const { matterID } = matter;
    const line = {
      matterID,
      description: 'Old age pension',
      incomeType: 'Pension',
      amount: 2100,
      every: 'month' as const,
      firstDate: '2025-03-31',
    };
    const added = await firm.admin.call(budgetCalls.add, { body: line });
    expect(added.status).toBe(200);
    const both = await firm.admin.call(budgetCalls.add, { body: { ...line, expenseType: 'Medical' } });
    expect(Object.keys(both.problem as object)).toEqual(['incomeType']);
    const compare = async () => (await firm.admin.call(budgetCalls.compare, { query: { matterID } })).body;
    expect(await compare()).toEqual({
      fromDate: '2025-03-01',
      toDate: '2026-02-28',
      heads: [{ side: 'income', head: 'Pension', budget: 25_200, actual: 0, left: 25_200 }],
    });
    const enter = () =>
      firm.admin.call(budgetCalls.enterYear, { body: { id: added.body.id, bankAccountID: matter.bankID } });
    expect((await enter()).body).toEqual({ made: 12 });
    // A second time nothing is made twice.
    expect((await enter()).body).toEqual({ made: 0 });
    const { body: entries } = await firm.admin.call(incomeCalls.getbymatterid, { query: { matterID } });
    expect(entries.map(({ receivedDate }) => receivedDate).toSorted()).toContain('2026-02-28');
    expect((await compare()).heads).toEqual([
      { side: 'income', head: 'Pension', budget: 25_200, actual: 25_200, left: 0 },
    ]);
    await enterSixteen(firm.admin, matter, (one) => ({ ...one, voucher: `W${one.voucher}` }));
    for (const { id, version, ...entry } of entries) {
      await firm.admin.call(incomeCalls.update, { body: { ...entry, id, version, voucher: `P${id}` } });
    }
    const lodged = await firm.admin.call(lodgingCalls.lodgeCurator, { body: { matterID, accountNumber: 1 } });
    expect(lodged.status).toBe(200);
    // The pension goes on by itself; the care home and the rest come from what was paid.
    const prefill = () => firm.admin.call(budgetCalls.prefill, { body: { matterID } });
    const first = (await prefill()).body.added;
    expect(first).toBeGreaterThan(5);
    expect((await prefill()).body.added).toBe(0);
    const next = await compare();
    expect(next).toMatchObject({ fromDate: '2026-03-01', toDate: '2027-02-28' });
    expect(next.heads.find(({ head }) => head === 'Care and lodging')).toMatchObject({ budget: 19_600, actual: 0 });
  });
});

describe('the course of a curatorship', () => {
  test('has fifteen steps, seven of them with every account; an event’s day is the milestone’s', async () => {
    const matter = await aCuratorship(house, firm);
    const { matterID } = matter;
    const course = async () => (await firm.admin.call(curatorStepCalls.getbymatterid, { query: { matterID } })).body;
    const begun = await course();
    expect(begun.once.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(begun.years).toHaveLength(1);
    expect(begun.years[0]).toMatchObject({ accountNumber: 1, toDate: '2026-02-28' });
    expect(begun.years[0]!.steps.map(({ step }) => step)).toEqual([9, 10, 11, 12, 13, 14, 15]);
    expect(begun.years[0]!.steps.find(({ step }) => step === 11)?.dueDate).toBe('2026-05-31');
    const save = (body: object) =>
      firm.admin.call(curatorStepCalls.save, { body: { matterID, doneDate: null, ...body } as never });
    expect((await save({ step: 6, doneDate: '2025-04-20' })).body).toMatchObject({ doneDate: '2025-04-20' });
    const { body: milestones } = await firm.admin.call(milestoneCalls.getbymatterid, { query: { matterID } });
    expect(milestones.find(({ name }) => name === 'Inventory lodged')?.date).toBe('2025-04-20');
    expect((await save({ step: 12, accountNumber: 1, isNotNeeded: true })).body.isNotNeeded).toBe(true);
    expect((await save({ step: 9, doneDate: '2025-04-20' })).status).toBe(422);
    expect((await save({ step: 9, accountNumber: 2, doneDate: '2025-04-20' })).status).toBe(422);
    expect((await save({ step: 16, accountNumber: 1 })).status).toBe(422);
    await enterSixteen(firm.admin, matter);
    await firm.admin.call(lodgingCalls.lodgeCurator, { body: { matterID, accountNumber: 1 } });
    const after = await course();
    expect(after.years.map(({ accountNumber }) => accountNumber)).toEqual([2, 1]);
    expect(after.years[1]!.steps.find(({ step }) => step === 11)?.doneDate).not.toBeNull();
    expect(after.years[0]!.steps.every(({ doneDate }) => doneDate === null)).toBe(true);
  });
});

describe('release of duties', () => {
  test('is asked first; then the file is closed and the bond released, each in the trail', async () => {
    const { matterID } = await aCuratorship(house, firm);
    const other = await house.aFirm();
    const steps = async () => (await firm.admin.call(releaseOfDutiesCalls.getbymatterid, { query: { matterID } })).body;
    expect((await steps()).map(({ doneDate }) => doneDate)).toEqual([null, null, null]);
    expect((await steps())[0]!.before.map(({ holds }) => holds)).toEqual([false, false]);
    const early = await firm.admin.call(releaseOfDutiesCalls.closeFileAndDestroyLetterAudit, { body: { matterID } });
    expect(early.status).toBe(422);
    const asked = { matterID, date: '2026-05-04', note: 'By hand' };
    expect((await firm.admin.call(releaseOfDutiesCalls.requestReleaseLetterAudit, { body: asked })).status).toBe(200);
    expect((await other.admin.call(releaseOfDutiesCalls.requestReleaseLetterAudit, { body: asked })).status).toBe(404);
    const bond = await firm.admin.call(releaseOfDutiesCalls.releaseBondSecurityDocumentAudit, { body: { matterID } });
    expect(bond.status).toBe(422);
    await tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.run(sql`with p as (insert into bondofsecurityprovider (name) values ('Surety') returning id)
        insert into bond_of_security (matter_id, provider_id, amount_cents) select ${matterID}, id, 10000000 from p`),
    );
    for (const call of [
      releaseOfDutiesCalls.releaseBondSecurityDocumentAudit,
      releaseOfDutiesCalls.closeFileAndDestroyLetterAudit,
    ]) {
      expect((await firm.admin.call(call, { body: { matterID, date: '2026-05-03' } })).status).toBe(422);
      expect((await firm.admin.call(call, { body: { matterID, date: '2026-06-01' } })).status).toBe(200);
    }
    expect((await steps()).map(({ doneDate }) => doneDate)).toEqual(['2026-05-04', '2026-06-01', '2026-06-01']);
    expect(await trailOf(house, firm, matterID)).toEqual(
      expect.arrayContaining(['release.asked', 'release.bond.sent', 'release.destroy.asked']),
    );
  });
});

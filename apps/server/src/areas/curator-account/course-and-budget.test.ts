import { incomeCalls } from '@boedel/contract/cash/cash.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { budgetCalls } from '@boedel/contract/curator-account/budget.calls';
import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { curatorStepCalls } from '@boedel/contract/curator-account/steps.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createCuratorship, enterSixteen } from './curator-account.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

describe('the budget of a curatorship', () => {
  test('a recurring line is entered once for the year, stands beside what came, and the next year is pre-filled', async () => {
    const matter = await createCuratorship(testApp, firm);
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
    const readCash = async () =>
      (await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } })).body.cashPosition;
    const atFirst = await readCash();
    const enterYear = () =>
      firm.admin.call(budgetCalls.enterYear, { body: { id: added.body.id, bankAccountID: matter.bankID } });
    expect((await enterYear()).body).toEqual({ made: 12 });
    // The figures are worked out once for all of them.
    expect(await readCash()).toBe(atFirst! + 25_200);
    // A second time nothing is made twice.
    expect((await enterYear()).body).toEqual({ made: 0 });
    const { body: entries } = await firm.admin.call(incomeCalls.getbymatterid, { query: { matterID } });
    expect(entries.map(({ receivedDate }) => receivedDate).toSorted()).toContain('2026-02-28');
    expect((await compare()).heads).toEqual([
      { side: 'income', head: 'Pension', budget: 25_200, actual: 25_200, left: 0 },
    ]);
    await enterSixteen(firm.admin, matter, (one) => ({ ...one, voucher: `W${one.voucher}` }));
    for (const { id, version, ...entry } of entries) {
      await firm.admin.call(incomeCalls.update, { body: { ...entry, id, version, voucher: `P${id}` } });
    }
    const lodged = await firm.admin.call(lodgingCalls.lodgeCurator, {
      body: { despiteOpen: true, matterID, accountNumber: 1 },
    });
    expect(lodged.status).toBe(200);
    // The pension goes on by itself; the care home and the rest come from what was paid.
    const prefillBudget = () => firm.admin.call(budgetCalls.prefill, { body: { matterID } });
    const first = (await prefillBudget()).body.added;
    expect(first).toBeGreaterThan(5);
    expect((await prefillBudget()).body.added).toBe(0);
    const next = await compare();
    expect(next).toMatchObject({ fromDate: '2026-03-01', toDate: '2027-02-28' });
    expect(next.heads.find(({ head }) => head === 'Care and lodging')).toMatchObject({ budget: 19_600, actual: 0 });
  });
});

describe('the course of a curatorship', () => {
  test('has fifteen steps, seven of them with every account; an event’s day is the milestone’s', async () => {
    const matter = await createCuratorship(testApp, firm);
    const { matterID } = matter;
    const readCourse = async () =>
      (await firm.admin.call(curatorStepCalls.getbymatterid, { query: { matterID } })).body;
    const begun = await readCourse();
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
    await firm.admin.call(lodgingCalls.lodgeCurator, { body: { despiteOpen: true, matterID, accountNumber: 1 } });
    const after = await readCourse();
    expect(after.years.map(({ accountNumber }) => accountNumber)).toEqual([2, 1]);
    expect(after.years[1]!.steps.find(({ step }) => step === 11)?.doneDate).not.toBeNull();
    expect(after.years[0]!.steps.every(({ doneDate }) => doneDate === null)).toBe(true);
  });
});

describe('the periods of a curatorship', () => {
  /** Statutory and other dates as the diary has them. */
  const listDates = (matterID: number) =>
    openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ what: string; due: string; isDone: boolean }>(sql`
        select coalesce(rule, event, title) as what, due_on as due, done_at is not null as "isDone" from diary_entry
        where matter_id = ${matterID} and (rule like 'curator%' or event = 'periodEnd' or title like 'Lodge the curator%') order by due_on, what`),
    );
  const choose = async (matterID: number, values: object) => {
    const { body } = await firm.admin.call(curatorAccountCalls.getChoices, { query: { matterID } });
    return firm.admin.call(curatorAccountCalls.saveChoices, { body: { ...body, ...values } });
  };
  const lodge = (matterID: number, accountNumber: number) =>
    firm.admin.call(lodgingCalls.lodgeCurator, { body: { despiteOpen: true, matterID, accountNumber } });

  test('lodging answers the date of this year and puts that of the next into the diary; the last account puts none', async () => {
    const matter = await createCuratorship(testApp, firm);
    const { matterID } = matter;
    expect((await choose(matterID, { fromDate: '2025-03-01' })).status).toBe(200);
    expect(await listDates(matterID)).toEqual([
      { what: 'periodEnd', due: '2026-02-28', isDone: true },
      { what: 'curator-account', due: '2026-05-31', isDone: false },
    ]);
    await enterSixteen(firm.admin, matter);
    expect((await lodge(matterID, 1)).status).toBe(200);
    expect(await listDates(matterID)).toEqual([
      { what: "Lodge the curator's account", due: '2026-05-31', isDone: true },
      { what: 'periodEnd', due: '2027-02-28', isDone: false },
      { what: 'curator-account', due: '2027-05-31', isDone: false },
    ]);
    // The office ends in June: the final account, its own steps, and nothing to lodge after it.
    const course = async () => (await firm.admin.call(curatorStepCalls.getbymatterid, { query: { matterID } })).body;
    expect((await course()).atTheEnd).toEqual([]);
    expect((await choose(matterID, { toDate: '2026-06-30', isFinal: true, deficit: 'TRANSFER' })).status).toBe(200);
    expect((await listDates(matterID)).slice(-2)).toEqual([
      { what: 'periodEnd', due: '2026-06-30', isDone: true },
      { what: 'curator-account', due: '2026-09-30', isDone: false },
    ]);
    expect((await course()).atTheEnd.map(({ step }) => step)).toEqual([16, 17, 18, 19, 20, 21]);
    const done = await lodge(matterID, 2);
    expect(done.body).toMatchObject({
      kind: 'curatorFinal',
      title: "Second and final curator's account",
      fromDate: '2026-03-01',
      toDate: '2026-06-30',
    });
    expect((await listDates(matterID)).filter(({ isDone }) => !isDone)).toEqual([]);
    const after = await course();
    expect(after.years.map(({ accountNumber }) => accountNumber)).toEqual([2, 1]);
    expect(after.atTheEnd[0]!.doneDate).not.toBeNull();
    expect((await lodge(matterID, 3)).status).toBe(422);
    const { body: steps } = await firm.admin.call(releaseOfDutiesCalls.getbymatterid, { query: { matterID } });
    expect(steps[0]!.before[0]).toMatchObject({ holds: true });
  });

  test('a tutor and an administrator account under their own name, with what their office has to look at', async () => {
    const draftAccount = async (kind: string) => {
      const { matterID } = await createCuratorship(testApp, firm);
      await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
        await tx.run(sql`update matter set kind = ${kind} where id = ${matterID}`);
        await tx.run(
          sql`update matter_party set born_on = '2008-01-15' where matter_id = ${matterID} and role = 'main'`,
        );
      });
      const { body } = await firm.admin.call(curatorAccountCalls.draft, { query: { matterID, language: 'en' } });
      const { body: course } = await firm.admin.call(curatorStepCalls.getbymatterid, { query: { matterID } });
      return [
        body.title,
        body.remarks.map(({ says }) => says.values?.['day'] ?? says.values?.['property'] ?? null),
        course.once[4]!.title,
      ];
    };
    const none = expect.arrayContaining([null]);
    expect(await draftAccount('Tutor')).toEqual([
      "First tutor's account",
      expect.arrayContaining(['2026-01-15']),
      'Letters of tutorship issued',
    ]);
    expect(await draftAccount('Administrator (Mental Health Care Act)')).toEqual([
      "First administrator's account",
      expect.arrayContaining(['R 200,000.00']),
      'Appointment as administrator issued',
    ]);
    expect(await draftAccount('Curator bonis')).toEqual([
      "First curator's account",
      none,
      'Letters of curatorship issued',
    ]);
  });
});

describe('release of duties', () => {
  test('is asked first; then the file is closed and the bond released, each in the trail', async () => {
    const { matterID } = await createCuratorship(testApp, firm);
    const other = await testApp.createFirm();
    const listSteps = async () =>
      (await firm.admin.call(releaseOfDutiesCalls.getbymatterid, { query: { matterID } })).body;
    expect((await listSteps()).map(({ doneDate }) => doneDate)).toEqual([null, null, null]);
    expect((await listSteps())[0]!.before.map(({ holds }) => holds)).toEqual([false, false]);
    const early = await firm.admin.call(releaseOfDutiesCalls.closeFileAndDestroyLetterAudit, { body: { matterID } });
    expect(early.status).toBe(422);
    const asked = { matterID, date: '2026-05-04', note: 'By hand' };
    expect((await firm.admin.call(releaseOfDutiesCalls.requestReleaseLetterAudit, { body: asked })).status).toBe(200);
    expect((await other.admin.call(releaseOfDutiesCalls.requestReleaseLetterAudit, { body: asked })).status).toBe(404);
    const bond = await firm.admin.call(releaseOfDutiesCalls.releaseBondSecurityDocumentAudit, { body: { matterID } });
    expect(bond.status).toBe(422);
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
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
    expect((await listSteps()).map(({ doneDate }) => doneDate)).toEqual(['2026-05-04', '2026-06-01', '2026-06-01']);
    expect(await listTrail(testApp, firm, matterID)).toEqual(
      expect.arrayContaining(['release.asked', 'release.bond.sent', 'release.destroy.asked']),
    );
  });
});

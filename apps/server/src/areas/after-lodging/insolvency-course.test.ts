import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { accountQueryCalls, afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import type { AccountStep } from '@boedel/domain/lodging/step-courses';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createP9Matter } from '../insolvency-account/p9.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  // Signed in on the last day of the tests: a session does not outlive days that pass.
  testApp.setClock(new Date('2026-12-20T08:00:00Z'));
  firm = await testApp.createFirm();
});
const setDay = (day: string) => testApp.setClock(new Date(`${day}T08:00:00Z`));

async function lodge(matterID: number, kind: string, number = 1, awardsToDate = '2026-10-30') {
  await firm.admin.call(insolvencyAccountCalls.saveChoices, { body: { matterID, number, version: 0, awardsToDate } });
  return firm.admin.call(lodgingCalls.lodgeInsolvency, { body: { matterID, kind, language: 'en' } as never });
}
const markStep = (matterID: number, step: AccountStep, doneDate: string | null, more: object = {}) =>
  firm.admin.call(afterLodgingCalls.save, { body: { matterID, step, doneDate, ...more } });
const expectMarked = async (...asked: Parameters<typeof markStep>) => {
  const done = await markStep(...asked);
  expect([asked[1], done.status === 200 ? '' : JSON.stringify(done.problem)]).toEqual([asked[1], '']);
};
const readSteps = async (matterID: number, accountNo?: number) => {
  const { body } = await firm.admin.call(afterLodgingCalls.getbymatterid, {
    query: { matterID, ...(accountNo && { accountNo }) },
  });
  return { ...body, of: new Map(body.steps.map((one) => [one.step, one])) };
};
const listProposals = async (matterID: number) =>
  (await firm.admin.call(payoutCalls.getProposals, { query: { matterID } })).body;

/** Lodged on 2026-11-02, advertised on the Gazette's Friday, open for fourteen days. */
async function createAdvertised(kind = 'firstAndFinal') {
  setDay('2026-11-02');
  const { matterID, bankID } = await createP9Matter(testApp, firm);
  const lodged = await lodge(matterID, kind);
  expect([lodged.status, lodged.status === 200 ? '' : JSON.stringify(lodged.problem)]).toEqual([200, '']);
  setDay('2026-11-13');
  await expectMarked(matterID, 'approved', '2026-11-09');
  await expectMarked(matterID, 'advertised', '2026-11-13');
  await expectMarked(matterID, 'opened', '2026-11-13');
  return { matterID, bankID };
}

test('an account of an insolvent estate goes from its notice to a confirmed dividend, refused before its period is over', async () => {
  const { matterID } = await createAdvertised();
  const open = await readSteps(matterID);
  expect(open.of.get('opened')).toMatchObject({ doneDate: '2026-11-13', dueDate: '2026-11-27' });
  expect(open.of.get('confirmed')!.missing[0]).toMatchObject({ key: 'The account lies open until {day}.' });
  expect((await markStep(matterID, 'opened', '2026-11-12')).status).toBe(422);
  setDay('2026-11-27');
  const all = (await firm.admin.call(milestoneCalls.getbymatterid, { query: { matterID } })).body;
  const confirmed = all.find(({ name }) => name === 'Account confirmed')!;
  for (const refused of [
    await markStep(matterID, 'confirmed', '2026-11-27'),
    await firm.admin.call(milestoneCalls.update, {
      body: { matterID, milestone: confirmed.milestone, date: '2026-11-27', note: null, version: confirmed.version },
    }),
  ]) {
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.problem)).toContain('2026-11-27');
  }
  setDay('2026-12-01');
  expect((await markStep(matterID, 'dividends', '2026-12-01')).status).toBe(422);
  await expectMarked(matterID, 'inspected', '2026-11-30');
  await expectMarked(matterID, 'confirmed', '2026-12-01');
  const { of, dividends, cash } = await readSteps(matterID);
  expect(of.get('confirmed')).toMatchObject({ state: 'done', doneDate: '2026-12-01' });
  expect(of.get('confirmationPublished')).toMatchObject({ state: 'open', dueDate: '2026-12-15' });
  // The awards of the worked example, counted a second way.
  const due = [983_895.91, 154_959.77, 16_700, 46_318, 3_902.11, 26_605.16, 3_805.7, 1_946.94];
  const total = due.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100;
  expect(dividends).toEqual({ awarded: total, left: total, asked: 0, toCollect: 0 });
  expect(cash).toBeGreaterThan(total);
  expect(of.has('demanded')).toBe(false);
  const { rows, notYet } = await listProposals(matterID);
  expect([rows.filter(({ purpose }) => purpose === 'dividend').length, notYet]).toEqual([8, []]);
});

test('an objection keeps the account from being confirmed; upheld, it is amended, and what changed lies open again', async () => {
  const { matterID, bankID } = await createAdvertised();
  const objection = {
    matterID,
    kind: 'objection',
    receivedDate: '2026-11-20',
    raisedBy: 'Store',
    asked: 'The long case was not authorised.',
  };
  setDay('2026-12-01');
  const added = await firm.admin.call(accountQueryCalls.add, { body: objection as never });
  expect([added.status, added.status === 200 ? '' : JSON.stringify(added.problem)]).toEqual([200, '']);
  const refused = await markStep(matterID, 'confirmed', '2026-12-01');
  expect(JSON.stringify(refused.problem)).toContain('Settle the objections first');
  const ruled = await firm.admin.call(accountQueryCalls.update, {
    body: { ...(added.body as object), ruling: 'upheld', ruledDate: '2026-12-01' } as never,
  });
  expect([ruled.status, ruled.status === 200 ? '' : JSON.stringify(ruled.problem)]).toEqual([200, '']);
  expect(JSON.stringify((await markStep(matterID, 'confirmed', '2026-12-01')).problem)).toContain(
    'upheld an objection',
  );
  setDay('2026-12-10');
  const cost = {
    matterID,
    paidDate: '2026-12-02',
    description: 'Long case',
    voucher: 'V91',
    amount: 1_000,
    costType: 'Other costs',
  };
  expect((await firm.admin.call(expenseCalls.add, { body: { ...cost, bankAccountID: bankID } })).status).toBe(200);
  const amended = await lodge(matterID, 'amendedFirstAndFinal', 1);
  expect([amended.status, amended.status === 200 ? '' : JSON.stringify(amended.problem)]).toEqual([200, '']);
  const first = await readSteps(matterID, 1);
  expect(first.accounts.map(({ isReplaced }) => isReplaced)).toEqual([false, true]);
  expect(first.of.get('opened')).toMatchObject({ doneDate: '2026-11-13', mayMark: false });
});

test('a confirmed account is not amended; the next one begins its own course, and what was confirmed stays payable', async () => {
  const { matterID } = await createAdvertised('first');
  setDay('2026-12-01');
  await expectMarked(matterID, 'confirmed', '2026-12-01');
  const before = (await listProposals(matterID)).rows.filter(({ purpose }) => purpose === 'dividend');
  const amended = await lodge(matterID, 'amendedFirst');
  expect([amended.status, JSON.stringify(amended.problem)]).toEqual([
    422,
    expect.stringContaining('cannot be amended'),
  ]);
  setDay('2026-12-20');
  const fee = {
    matterID,
    paidDate: '2026-12-15',
    description: 'Master’s fee',
    amount: 100,
    costType: "Master's fees paid",
    bankAccountID: null,
    isProvision: true,
  };
  expect((await firm.admin.call(expenseCalls.add, { body: fee })).status).toBe(200);
  const next = await lodge(matterID, 'secondAndFinal', 2, '2026-12-18');
  expect([next.status, next.status === 200 ? '' : JSON.stringify(next.problem)]).toEqual([200, '']);
  const second = await readSteps(matterID);
  expect(second.of.get('opened')).toMatchObject({ state: 'open', dueDate: null });
  expect(second.of.get('confirmed')).toMatchObject({ state: 'open' });
  const first = await readSteps(matterID, 1);
  expect(first.of.get('confirmed')).toMatchObject({ doneDate: '2026-12-01' });
  expect(first.of.get('opened')).toMatchObject({ doneDate: '2026-11-13' });
  // The second is not confirmed: its money waits, that of the first does not.
  const { rows, notYet } = await listProposals(matterID);
  expect(rows.filter(({ purpose }) => purpose === 'dividend')).toEqual(before);
  expect(JSON.stringify(notYet)).toContain('once the Master has confirmed the account');
  // A step of the account before is marked with it.
  await expectMarked(matterID, 'confirmationPublished', '2026-12-11', { accountNo: 1 });
  expect((await readSteps(matterID, 1)).of.get('confirmationPublished')).toMatchObject({ doneDate: '2026-12-11' });
  const events = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.rows<{ event: string }>(
      sql`select event from diary_entry where matter_id = ${matterID} and event is not null order by 1`,
    ),
  );
  expect(events.map(({ event }) => event)).toContain('firstAccountConfirmed');
  expect(events.map(({ event }) => event)).not.toContain('confirmation');
});

import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { afterLodgingCalls, accountQueryCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import type { AfterLodgingStep } from '@boedel/domain/lodging/after-facts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createEstateToLodge } from '../lodging/lodging.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});

async function lodge(matterID: number, kind: string, on: string) {
  testApp.setClock(new Date(`${on}T08:00:00Z`));
  const done = await firm.admin.call(lodgingCalls.lodgeEstate, {
    body: { matterID, kind, despiteOpen: true } as never,
  });
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  expect([done.status, done.status === 200 ? '' : JSON.stringify(done.problem)]).toEqual([200, '']);
}
const markStep = (matterID: number, step: AfterLodgingStep, doneDate: string | null, more: object = {}) =>
  firm.admin.call(afterLodgingCalls.save, { body: { matterID, step, doneDate, ...more } });
const addAdvertisement = async (matterID: number, on: string, more: object = {}) => {
  const added = await firm.admin.call(meetingCalls.add, {
    body: { matterID, type: 6, gazetteDate: on, newspaperDate: on, ...more },
  });
  expect([added.status, added.status === 200 ? '' : JSON.stringify(added.problem)]).toEqual([200, '']);
  return added.body;
};
/** The days of an account's steps. */
async function readStepDays(matterID: number, accountNo?: number) {
  const { body } = await firm.admin.call(afterLodgingCalls.getbymatterid, {
    query: { matterID, ...(accountNo && { accountNo }) },
  });
  return Object.fromEntries(
    body.steps.flatMap(({ step, isOfAccount, doneDate }) => (isOfAccount && doneDate ? [[step, doneDate]] : [])),
  );
}
async function createInspectedAccount(kind = 'firstAndFinal') {
  const { matterID, ...estate } = await createEstateToLodge(testApp, firm);
  await lodge(matterID, kind, '2026-05-20');
  for (const [step, day] of [
    ['lodged', '2026-05-21'],
    ['approved', '2026-06-10'],
  ] as const) {
    expect((await markStep(matterID, step, day)).status).toBe(200);
  }
  const notice = await addAdvertisement(matterID, '2026-06-19');
  expect((await markStep(matterID, 'inspected', '2026-07-13')).status).toBe(200);
  return { matterID, notice, ...estate };
}
const ofFirst = { lodged: '2026-05-21', approved: '2026-06-10', advertised: '2026-06-19', inspected: '2026-07-13' };

describe('after lodging, account by account', () => {
  test('an amended account that gives the heirs something else begins anew: lodged, approved, advertised, inspected', async () => {
    const { matterID, notice, asset } = await createInspectedAccount();
    expect(notice).toMatchObject({ accountNo: 1 });
    const { body: first } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    const valued = await firm.admin.call(assetCalls.update, {
      body: { ...first, valuationAmount: 1_050_000 },
    });
    expect([valued.status, valued.status === 200 ? '' : JSON.stringify(valued.problem)]).toEqual([200, '']);
    await lodge(matterID, 'amendedFirstAndFinal', '2026-08-03');
    expect(await readStepDays(matterID)).toEqual({});
    expect(await readStepDays(matterID, 1)).toEqual(ofFirst);
    // The Master has not approved it, and the line stands at its lodging.
    const { body: glance } = await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } });
    expect(glance.line?.stages.find(({ state }) => state === 'now')).toMatchObject({ stage: 'lodged' });
    const old = await markStep(matterID, 'receipts', '2026-09-01', { accountNo: 1 });
    expect([old.status, Object.keys(old.problem as object)]).toEqual([422, ['step']]);
    // Nobody lodges it before it was there.
    expect((await markStep(matterID, 'lodged', '2026-07-30')).status).toBe(422);
    expect((await markStep(matterID, 'lodged', '2026-08-04')).status).toBe(200);
    expect((await markStep(matterID, 'approved', '2026-08-20')).status).toBe(200);
    await addAdvertisement(matterID, '2026-08-28');
    expect((await markStep(matterID, 'inspected', '2026-09-21')).status).toBe(200);
    expect(await readStepDays(matterID)).toEqual({
      lodged: '2026-08-04',
      approved: '2026-08-20',
      advertised: '2026-08-28',
      inspected: '2026-09-21',
    });
    expect(await readStepDays(matterID, 1)).toEqual(ofFirst);
  });

  test('one that gives everybody the same is lodged and approved anew, and the inspection stands', async () => {
    const { matterID } = await createInspectedAccount();
    await lodge(matterID, 'amendedFirstAndFinal', '2026-08-03');
    expect(await readStepDays(matterID)).toEqual({ advertised: '2026-06-19', inspected: '2026-07-13' });
  });

  test('a query asked of the first account keeps its amendment from being approved, and no other account', async () => {
    const { matterID } = await createInspectedAccount('first');
    const asked = await firm.admin.call(accountQueryCalls.add, {
      body: { matterID, receivedDate: '2026-06-01', asked: 'Which voucher?', accountNo: 1 },
    });
    expect(asked.status).toBe(200);
    await lodge(matterID, 'amendedFirst', '2026-08-03');
    expect((await markStep(matterID, 'lodged', '2026-08-04')).status).toBe(200);
    expect((await markStep(matterID, 'approved', '2026-08-20')).status).toBe(422);
    await lodge(matterID, 'secondAndFinal', '2026-09-01');
    expect((await markStep(matterID, 'lodged', '2026-09-02')).status).toBe(200);
    expect((await markStep(matterID, 'approved', '2026-09-20')).status).toBe(200);
  });

  test('the notice, the letters and what is waited for name the account they are about', async () => {
    const { matterID } = await createInspectedAccount('first');
    await lodge(matterID, 'secondAndFinal', '2026-09-01');
    // The first account is paid out while the second lies with the Master.
    const paid = await markStep(matterID, 'lodged', '2026-09-02');
    expect(paid.status).toBe(200);
    const second = await addAdvertisement(matterID, '2026-10-02');
    expect(second).toMatchObject({ accountNo: 2, closesDate: '2026-10-23' });
    expect(await readStepDays(matterID)).toEqual({ lodged: '2026-09-02', advertised: '2026-10-02' });
    expect(await readStepDays(matterID, 1)).toEqual(ofFirst);
    const previewLetter = async (answers: Record<string, unknown>) => {
      const { body } = await firm.admin.call(paperCalls.previewmattertemplate, {
        body: {
          matterID,
          content: '{account.kind}; {matter.accountLodgedDate}; {matter.accountNoticeDate}; {notice.inspectionTo}',
          answers,
        } as never,
      });
      const [first] = body.paper.parts[0]!.blocks;
      return first?.kind === 'paragraph' ? first.text.map(({ text }) => text).join('') : '';
    };
    expect(await previewLetter({})).toContain('Second and Final; 2 September 2026; 2 October 2026; 23 October 2026');
    expect(await previewLetter({ 'account.number': '1' })).toContain('First; 21 May 2026; 19 June 2026; 10 July 2026');
    const { body: waiting } = await firm.admin.call(waitingCalls.getbymatterid, { query: { matterID } });
    expect(waiting.waits.map(({ key, what }) => [key, JSON.stringify(what)])).toContainEqual([
      'account',
      expect.stringContaining('Second and final account'),
    ]);
    // A day of the first notice put right moves the first account's day alone.
    const { body: notices } = await firm.admin.call(meetingCalls.getbymatterid, {
      query: { id: matterID, viewCancelled: false },
    });
    const ofOne = (notices as readonly { id: number; accountNo: number | null }[]).find(
      ({ accountNo }) => accountNo === 1,
    )!;
    const moved = await firm.admin.call(meetingCalls.update, {
      body: { ...ofOne, newspaperDate: '2026-06-20' } as never,
    });
    expect(moved.status).toBe(200);
    expect(await readStepDays(matterID, 1)).toEqual({ ...ofFirst, advertised: '2026-06-20' });
    expect(await readStepDays(matterID)).toMatchObject({ advertised: '2026-10-02' });
  });

  test('what an heir pays in by the account is waited for, and keeps the heirs from being paid', async () => {
    const { matterID, childID } = await createEstateToLodge(testApp, firm);
    const owed = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Bank', amount: 300_000, kind: 'debtBeforeDeath', status: 'admitted' } as never,
    });
    expect(owed.status).toBe(200);
    await lodge(matterID, 'firstAndFinal', '2026-05-20');
    const { body: waiting } = await firm.admin.call(waitingCalls.getbymatterid, { query: { matterID } });
    // R200,000 in the bank, less R300,000, 3.5% of R1,200,000 and the Master's R2,200.
    expect(waiting.waits.find(({ key }) => key === `payIn:${childID}`)).toMatchObject({ who: 'Elsa Botha' });
    expect(JSON.stringify(waiting.waits)).toContain('144,200.00');
    const { body } = await firm.admin.call(afterLodgingCalls.getbymatterid, { query: { matterID } });
    expect(JSON.stringify(body.steps.find(({ step }) => step === 'heirsPaid')!.missing)).toContain('144,200.00');
  });
});

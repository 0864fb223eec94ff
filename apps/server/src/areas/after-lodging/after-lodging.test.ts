import { movementCalls } from '@boedel/contract/cash/cash.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { accountQueryCalls, afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { countDaysBetween, toLocalDate } from '@boedel/domain/dates/local-date';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { dutyPaymentCalls } from '@boedel/contract/estate/estate.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import type { AfterLodgingStep } from '@boedel/domain/lodging/after-facts';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readDutyPosition } from '../estate/read-duty-position';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createBankAccount, addExpense } from '../cash/cash.testing';
import { createEstateToLodge } from '../lodging/lodging.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});

const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);
const runInFirm = <T>(work: Parameters<ReturnType<typeof openFirmScope>['transaction']>[0]) =>
  openFirmScope(testApp.test.database, firm.id).transaction(work) as Promise<T>;

/** The same with a creditor who is owed R5,000. */
async function createEstate(diedOn?: string) {
  const estate = await createEstateToLodge(testApp, firm, diedOn);
  const { body: claim } = await firm.admin.call(liabilityCalls.add, {
    body: {
      matterID: estate.matterID,
      creditor: 'City of Paarl',
      amount: 5000,
      kind: 'debtBeforeDeath',
      status: 'admitted',
    } as never,
  });
  return { ...estate, claim };
}
/** Lodged in May; it is November now, and nothing is booked into its period any more. */
async function lodge(matterID: number, kind = 'firstAndFinal') {
  testApp.setClock(new Date('2026-05-20T08:00:00Z'));
  const done = await firm.admin.call(lodgingCalls.lodgeEstate, {
    body: { matterID, kind, despiteOpen: true } as never,
  });
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  return done;
}
const readProgress = async (matterID: number) =>
  (await firm.admin.call(afterLodgingCalls.getbymatterid, { query: { matterID } })).body;
const readStep = async (matterID: number, step: AfterLodgingStep) =>
  (await readProgress(matterID)).steps.find((one) => one.step === step)!;
const markStep = (matterID: number, step: AfterLodgingStep, doneDate: string | null, more: object = {}) =>
  firm.admin.call(afterLodgingCalls.save, { body: { matterID, step, doneDate, ...more } });
const addQuery = (matterID: number, more: object = {}) =>
  firm.admin.call(accountQueryCalls.add, {
    body: { matterID, receivedDate: '2026-06-10', asked: 'The value of the house has no voucher.', ...more },
  });

describe('after lodging', () => {
  test('each step waits for the one before; the day of an event stands once, and the line of the estate shows it', async () => {
    const { matterID } = await createEstate();
    const early = await markStep(matterID, 'approved', '2026-06-01');
    expect([early.status, listFields(early)]).toEqual([422, ['doneDate']]);
    await lodge(matterID);
    expect((await markStep(matterID, 'lodged', '2026-06-02')).status).toBe(200);
    expect(await readStep(matterID, 'lodged')).toMatchObject({ state: 'done', doneDate: '2026-06-02' });
    // Its one home is the event: the milestone shows the same day, and taking it back there takes it back here.
    const { body: milestones } = await firm.admin.call(milestoneCalls.getbymatterid, { query: { matterID } });
    const account = milestones.find(({ name }) => name === 'Account lodged')!;
    expect(account.date).toBe('2026-06-02');
    const open = await addQuery(matterID);
    expect(open.body).toMatchObject({ kind: 'query', accountNo: 1 });
    const refused = await markStep(matterID, 'approved', '2026-07-01');
    expect(JSON.stringify(refused.problem)).toContain('Answer the queries of the Master first. Still open: 1.');
    const { body: glance } = await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } });
    expect(glance.line?.stages.find(({ state }) => state === 'now')).toMatchObject({
      stage: 'queries',
      waitsFor: 'us',
    });
    const answered = await firm.admin.call(accountQueryCalls.update, {
      body: { ...open.body, reply: 'Voucher 12 is enclosed.', repliedDate: '2026-06-20' },
    });
    expect(answered.status).toBe(200);
    expect(await readStep(matterID, 'queries')).toMatchObject({ state: 'done', doneDate: '2026-06-20' });
    expect((await markStep(matterID, 'approved', '2026-07-01')).status).toBe(200);
    expect(await listTrail(testApp, firm, matterID)).toEqual(
      expect.arrayContaining(['account_query.added', 'account_query.changed', 'diary.added']),
    );
  });

  test('a query is answered with the line it changed: before and after, as the amended account has it', async () => {
    const { matterID, asset } = await createEstate();
    const before = await addQuery(matterID);
    expect([before.status, listFields(before)]).toEqual([422, ['accountNo']]);
    const { body: first } = await lodge(matterID);
    const listLines = async () => (await firm.admin.call(accountQueryCalls.getLines, { query: { matterID } })).body;
    expect(await listLines()).toEqual([]);
    const { body: now } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    await firm.admin.call(assetCalls.update, { body: { ...now, valuationAmount: 1_100_000 } });
    const gross = (await listLines()).find(({ line }) => line.endsWith('· Gross assets'))!;
    expect(gross).toMatchObject({
      accountNo: first.number,
      before: 1_205_000 - 5000,
      after: 1_300_000,
      change: 'changed',
    });
    const query = await addQuery(matterID, {
      line: gross.line,
      reply: 'It was valued anew.',
      repliedDate: '2026-06-12',
    });
    expect(query.body.line).toBe(gross.line);
    await lodge(matterID, 'amendedFirstAndFinal');
    // What is changed after it was amended is none of what the query changed.
    const { body: again } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    await firm.admin.call(assetCalls.update, { body: { ...again, valuationAmount: 1_500_000 } });
    expect((await listLines()).find(({ line, accountNo }) => line === gross.line && accountNo === 1)).toEqual(gross);
  });

  test('an objection starts the fourteen days of our comments, and heirs wait until it is ruled on', async () => {
    const { matterID } = await createEstate();
    await lodge(matterID);
    const nobody = await addQuery(matterID, { kind: 'objection' });
    expect([nobody.status, listFields(nobody)]).toEqual([422, ['raisedBy']]);
    const { body: objection } = await addQuery(matterID, { kind: 'objection', raisedBy: 'Piet Botha' });
    const due = await runInFirm<{ due_on: string }[]>((tx) =>
      tx.rows(sql`select due_on from diary_entry where matter_id = ${matterID} and rule = 'objection-comments'`),
    );
    expect(due).toEqual([{ due_on: '2026-06-24' }]);
    const paid = await markStep(matterID, 'heirsPaid', '2026-11-10');
    expect(JSON.stringify(paid.problem)).toContain('Settle the objections first. Still open: 1.');
    await firm.admin.call(accountQueryCalls.update, {
      body: { ...objection, ruling: 'dismissed', ruledDate: '2026-07-30' } as never,
    });
    expect(await readStep(matterID, 'objections')).toMatchObject({ state: 'done', doneDate: '2026-07-30' });
    await firm.admin.call(accountQueryCalls._delete, { body: { id: objection.id } });
    const gone = await runInFirm<unknown[]>((tx) =>
      tx.rows(sql`select from diary_entry where matter_id = ${matterID} and event = 'objectionSent'`),
    );
    expect(gone).toEqual([]);
  });

  test('to the end: creditors and heirs by the payments of the account as lodged, SARS, discharge, closed at nil', async () => {
    const { matterID, bank, childID, claim, asset } = await createEstate();
    await lodge(matterID);
    // What is captured since does not move what the lodged account awards.
    const { body: now } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    const listProposals = async () =>
      (await firm.admin.call(payoutCalls.getProposals, { query: { matterID } })).body.rows.map(
        ({ key, amount }) => [key, amount] as const,
      );
    const before = new Map(await listProposals());
    await firm.admin.call(assetCalls.update, { body: { ...now, valuationAmount: 1_100_000 } });
    const award = before.get(`award:${childID}`)!;
    expect(new Map(await listProposals()).get(`award:${childID}`)).toBe(award);
    expect(before.get(`claim:${claim.id}`)).toBe(5000);
    await firm.admin.call(assetCalls.update, {
      body: {
        ...(await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } })).body,
        valuationAmount: 1_000_000,
      },
    });

    await markStep(matterID, 'lodged', '2026-06-02');
    await markStep(matterID, 'approved', '2026-07-01');
    await runInFirm((tx) =>
      tx.run(sql`insert into diary_entry (matter_id, type, event, title, due_on, done_at)
        values (${matterID}, 16, 'accountNotice', 'Published', '2026-07-10', now())`),
    );
    expect((await markStep(matterID, 'inspected', '2026-08-05')).status).toBe(200);
    const unpaid = await markStep(matterID, 'heirsPaid', '2026-11-10');
    expect(JSON.stringify(unpaid.problem)).toContain('Pay the creditors first: R 5,000.00 is left.');

    // Paid from the account: the creditor, then the heir, then the costs that make up the rest.
    const pay = { bankAccountID: bank.id, paidDate: '2026-11-12' };
    await addExpense(firm.admin, matterID, { ...pay, liabilityID: claim.id, costType: null, amount: 5000 });
    expect((await readProgress(matterID)).heirsLeft).toBe(award);
    const stillHolds = await firm.admin.call(matterCalls.updatestatus, {
      body: { id: matterID, matterStatus: 3, systemTypeID: 2, reason: null },
    });
    expect([stillHolds.status, listFields(stillHolds)]).toEqual([422, ['matterStatus']]);
    expect(JSON.stringify(stillHolds.problem)).toContain('Estate cheque R 195,000.00');

    // However it is entered, nobody is discharged without the letter of SARS.
    const milestone = await firm.admin.call(milestoneCalls.update, {
      body: { matterID, milestone: 10, date: '2026-11-15', note: null, sendMail: false, version: 0 },
    });
    expect([milestone.status, listFields(milestone)]).toEqual([422, ['date']]);
    const asked = await firm.admin.call(releaseOfDutiesCalls.getbymatterid, { query: { matterID } });
    expect(asked.body[0]!.before.filter(({ holds }) => !holds).map(({ says }) => says.key)).toEqual([
      'No bank account holds money.',
      'The heirs were paid.',
      'SARS issued its compliance letter. The Master does not discharge an executor without it.',
    ]);
    const days = [
      ['coded', '2026-03-10'],
      ['returnsFiled', '2026-04-01'],
      ['returnsAssessed', '2026-05-01'],
    ] as const;
    for (const [step, day] of days) expect((await markStep(matterID, step, day)).status).toBe(200);
    const why = await markStep(matterID, 'ownNumber', null, { isNotNeeded: true });
    expect([why.status, listFields(why)]).toEqual([422, ['note']]);
    expect((await markStep(matterID, 'ownNumber', null, { isNotNeeded: true, note: 'No income' })).status).toBe(200);
    expect(await readStep(matterID, 'ownNumber')).toMatchObject({ state: 'notNeeded', note: 'No income' });
    expect((await markStep(matterID, 'complianceAsked', '2026-09-01')).status).toBe(200);
    expect((await markStep(matterID, 'complianceIssued', '2026-08-31')).status).toBe(422);
    expect((await markStep(matterID, 'complianceIssued', '2026-10-01')).status).toBe(200);

    // Everything the account still gives: the award, the fees. What is paid is what was in the bank, to the cent.
    for (const { key, amount } of (await firm.admin.call(payoutCalls.getProposals, { query: { matterID } })).body
      .rows) {
      const paid = key.startsWith('award:')
        ? await firm.admin.call(movementCalls.add, {
            body: {
              matterID,
              movedDate: '2026-11-12',
              description: 'Award',
              kind: 'awardPaid',
              amount,
              bankAccountID: bank.id,
              partyID: childID,
            } as never,
          })
        : await addExpense(firm.admin, matterID, {
            ...pay,
            costType: key === 'cost:mastersFee' ? "Master's fees paid" : 'Remuneration paid',
            amount,
          });
      expect(paid.status).toBe(200);
    }
    expect(await readProgress(matterID)).toMatchObject({ heirsLeft: 0, creditorsLeft: 0, cash: 0 });
    expect((await markStep(matterID, 'receipts', '2026-11-13')).status).toBe(422);
    expect((await markStep(matterID, 'heirsPaid', '2026-11-12')).status).toBe(200);
    expect((await markStep(matterID, 'receipts', '2026-11-13')).status).toBe(200);
    const unasked = await markStep(matterID, 'discharged', '2026-11-15');
    expect(JSON.stringify(unasked.problem)).toContain('Ask the Master for discharge first.');
    await firm.admin.call(releaseOfDutiesCalls.requestReleaseLetterAudit, {
      body: { matterID, date: '2026-11-14', note: null },
    });
    expect((await markStep(matterID, 'discharged', '2026-11-15')).status).toBe(200);
    const left = (await readProgress(matterID)).steps.filter(({ state }) => state === 'open');
    expect(left.map(({ step }) => step)).toEqual(['closed']);
    const closed = await firm.admin.call(matterCalls.updatestatus, {
      body: { id: matterID, matterStatus: 3, systemTypeID: 2, reason: null },
    });
    expect(closed.status).toBe(200);
    expect(await readStep(matterID, 'closed')).toMatchObject({ state: 'done', doneDate: '2026-11-16' });
  });

  test('estate duty is paid from the account with its interest, and is no cost a second time', async () => {
    const { matterID, asset } = await createEstate('2025-02-07');
    const bank = await createBankAccount(firm.admin, matterID, {
      name: 'Second',
      openingDate: '2025-03-05',
      openingBalance: 0,
    });
    const { body: now } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    await firm.admin.call(assetCalls.update, {
      body: { ...now, valuationAmount: 8_000_000, valuationDate: '2025-02-07' },
    });
    const before = await readProgress(matterID);
    expect(before.duty!.due).toBeGreaterThan(500_000);
    // An estate stands as on the day it is looked at: so long is it since a year after the death.
    const days = countDaysBetween(toLocalDate('2026-02-07'), computeDayAt(new Date()));
    const whole = Math.round(before.duty!.due * 100 * 0.06 * (days / 365)) / 100;
    expect(before.duty).toMatchObject({ interest: whole, paid: 0, left: before.duty!.due + whole });
    const { body: proposed } = await firm.admin.call(payoutCalls.getProposals, { query: { matterID } });
    expect(proposed.rows.find(({ key }) => key === 'cost:estateDuty')).toMatchObject({
      payee: 'South African Revenue Service',
      amount: before.duty!.left,
    });
    const paid = await addExpense(firm.admin, matterID, {
      bankAccountID: bank.id,
      paidDate: '2026-02-01',
      costType: 'Estate duty paid',
      amount: 100_000,
    });
    expect(paid.status).toBe(200);
    // 6% on what is left of it, and nothing on what came within the year.
    const after = await readProgress(matterID);
    expect(after.duty!.due).toBe(before.duty!.due);
    const unpaid = before.duty!.due - 100_000;
    const interest = Math.round(unpaid * 100 * 0.06 * (days / 365)) / 100;
    expect(after.duty).toMatchObject({ interest, paid: 100_000, left: unpaid + interest });
    expect(after.cash).toBe(100_000);
  });

  test('the reply to the query sheet is filled from it: each query, our answer, and the line that moved', async () => {
    const { matterID, asset } = await createEstate();
    await lodge(matterID);
    await markStep(matterID, 'lodged', '2026-06-02');
    await addQuery(matterID, { number: 1 });
    await addQuery(matterID, {
      number: 2,
      asked: 'Who is | Elsa Botha?',
      reply: 'The daughter; her\nbirth certificate is enclosed.',
      repliedDate: '2026-06-20',
    });
    await firm.admin.call(assetCalls.update, { body: { ...asset, valuationAmount: 1_100_000 } });
    const { body: lines } = await firm.admin.call(accountQueryCalls.getLines, { query: { matterID } });
    const moved = lines.find(({ line }) => line.endsWith('Gross assets'))!;
    const { body: rows } = await firm.admin.call(accountQueryCalls.getbymatterid, { query: { matterID } });
    await firm.admin.call(accountQueryCalls.update, { body: { ...rows[0]!, line: moved.line } });
    const { body } = await firm.admin.call(paperCalls.previewmattertemplate, {
      body: { matterID, templateID: 69, isStandardTemplate: true, language: 'en', answers: {} },
    });
    const words = JSON.stringify(body.paper).replaceAll('\u00a0', ' ');
    for (const found of [
      'The value of the house has no voucher.',
      'Our answer follows.',
      'Who is Elsa Botha?',
      'The daughter; her birth certificate is enclosed.',
      '1,200,000.00 → R 1,300,000.00',
    ])
      expect(words).toContain(found);
    expect(words).not.toContain('No figure of the account changes.');
    expect(body.missing.map(({ path }) => path)).not.toContain('form.queries');
  });

  test('duty in the books is not written down a second time, and one written down before counts once', async () => {
    const { matterID, bank } = await createEstate();
    const written = await firm.admin.call(dutyPaymentCalls.add, {
      body: { matterID, paidDate: '2026-08-01', amount: 1000 },
    });
    expect(written.status).toBe(200);
    await addExpense(firm.admin, matterID, {
      amount: 1000,
      paidDate: '2026-08-01',
      costType: 'Estate duty paid',
      bankAccountID: bank.id,
    });
    await addExpense(firm.admin, matterID, {
      amount: 700,
      paidDate: '2026-08-02',
      costType: 'Estate duty paid',
      bankAccountID: bank.id,
    });
    const twice = await firm.admin.call(dutyPaymentCalls.add, {
      body: { matterID, paidDate: '2026-08-02', amount: 700 },
    });
    expect([twice.status, listFields(twice)]).toEqual([422, ['paidDate']]);
    const duty = await runInFirm<{ paid: number } | null>(async (tx) =>
      readDutyPosition(tx, await openMatter(tx, matterID, 'estate')),
    );
    expect(duty?.paid).toBe(170_000);
  });
});

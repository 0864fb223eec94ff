import { bankRequestCalls } from '@boedel/contract/bank-requests/bank-requests.calls';
import { accountQueryCalls, afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { awaitedCalls } from '@boedel/contract/waiting/awaited.calls';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createEstateToLodge } from '../lodging/lodging.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});

const listWaiting = async (matterID: number, of = firm) =>
  (await of.admin.call(waitingCalls.getbymatterid, { query: { matterID } })).body;
const waitNamed = async (matterID: number, key: string) =>
  (await listWaiting(matterID)).waits.find((one) => one.key === key);
const markMilestone = (matterID: number, name: string, date: string | null, of = firm) =>
  reachMilestone(of, matterID, name, date);
/** A milestone by its name, as the tab sets it. */
async function reachMilestone(of: TestFirm, matterID: number, name: string, date: string | null) {
  const { body } = await of.admin.call(milestoneCalls.getbymatterid, { query: { matterID } });
  const { milestone, version } = body.find((one) => one.name === name)!;
  return of.admin.call(milestoneCalls.update, {
    body: { matterID, milestone, date, version, sendMail: false },
  });
}

describe('waiting on', () => {
  test('a lodged account waits for the Master until a query came, then for us, then for the Master again', async () => {
    const { matterID } = await createEstateToLodge(testApp, firm);
    testApp.setClock(new Date('2026-05-20T08:00:00Z'));
    await firm.admin.call(lodgingCalls.lodgeEstate, { body: { matterID, kind: 'firstAndFinal', despiteOpen: true } });
    testApp.setClock(new Date('2026-11-16T08:00:00Z'));
    await firm.admin.call(afterLodgingCalls.save, { body: { matterID, step: 'lodged', doneDate: '2026-06-01' } });
    expect(await listWaiting(matterID)).toMatchObject({
      waits: [
        { key: 'account', office: 'master', sinceDate: '2026-06-01', days: 168, isDue: true, letter: { number: 1 } },
      ],
      idle: { reason: 'approval', cash: 200_000, sinceDate: '2026-06-01', days: 168 },
    });
    const { body: query } = await firm.admin.call(accountQueryCalls.add, {
      body: { matterID, receivedDate: '2026-07-01', asked: 'Where is the voucher?' },
    });
    expect(await listWaiting(matterID)).toMatchObject({ waits: [], idle: { reason: 'queries' } });
    await firm.admin.call(accountQueryCalls.update, {
      body: { ...query, reply: 'Enclosed.', repliedDate: '2026-07-10' },
    });
    expect(await waitNamed(matterID, 'account')).toMatchObject({ sinceDate: '2026-07-10', days: 129 });
    const { body: glance } = await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } });
    expect(glance.line?.waiting).toEqual({ count: 1, due: 1 });
    await firm.admin.call(afterLodgingCalls.save, { body: { matterID, step: 'approved', doneDate: '2026-08-01' } });
    expect(await listWaiting(matterID)).toMatchObject({ waits: [], idle: { reason: 'inspection', days: 107 } });
  });

  test('a chase is kept with its day and the next; one of the future, or of nothing awaited, is refused', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07' });
    await markMilestone(matterID, 'Estate reported', '2026-10-01');
    const chaseWait = (body: object) =>
      firm.admin.call(waitingCalls.chase, {
        body: { matterID, key: 'letters', chasedDate: '2026-11-02', ...body },
      });
    expect((await chaseWait({ chasedDate: '2026-11-17' })).status).toBe(422);
    expect((await chaseWait({ chasedDate: '2026-09-01' })).status).toBe(422);
    expect((await chaseWait({ key: 'account' })).status).toBe(422);
    expect((await chaseWait({ nextDate: '2026-11-20', note: 'Spoke to the clerk.' })).status).toBe(200);
    expect(await waitNamed(matterID, 'letters')).toMatchObject({
      lastChasedDate: '2026-11-02',
      chases: 1,
      nextChaseDate: '2026-11-20',
      isDue: false,
      history: [{ date: '2026-11-02', nextDate: '2026-11-20', note: 'Spoke to the clerk.' }],
    });
    expect(await listTrail(testApp, firm, matterID)).toContain('wait_chase.added');
  });

  test('the letter comes ready: whom it goes to and what it asks; making it is a chase', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07' });
    const { body: row } = await firm.admin.call(awaitedCalls.add, {
      body: {
        matterID,
        office: 'creditor',
        who: 'City of Paarl',
        what: 'Rates clearance figures',
        sinceDate: '2026-10-01',
      },
    });
    const key = `own:${row.id}`;
    const from = { matterID, templateID: 1, isStandardTemplate: true, language: 'en' as const, waitingFor: key };
    const { body: shown } = await firm.admin.call(paperCalls.previewmattertemplate, { body: { ...from, answers: {} } });
    const words = JSON.stringify(shown.paper);
    expect(words).toContain('City of Paarl');
    expect(words).toContain('Reminder: Rates clearance figures');
    expect(words).toContain('We have been waiting for the following since 1 October 2026');
    const answers = Object.fromEntries(
      shown.missing.map(({ path, kind }) => [path, kind === 'day' ? '2026-12-01' : 'x']),
    );
    const made = await firm.admin.call(paperCalls.saveMatterTemplate, {
      body: { ...from, title: 'Reminder', content: shown.content, answers },
    });
    expect(made.status).toBe(200);
    expect(await waitNamed(matterID, key)).toMatchObject({
      lastChasedDate: '2026-11-16',
      chases: 1,
      nextChaseDate: '2026-11-30',
    });
    await firm.admin.call(awaitedCalls.update, { body: { ...row, answeredDate: '2026-11-16' } });
    expect((await listWaiting(matterID)).waits).toEqual([]);
    const late = await firm.admin.call(paperCalls.previewmattertemplate, { body: { ...from, answers: {} } });
    expect(late.status).toBe(422);
  });

  test.each([
    [1, { systemType: 1 }],
    [5, { systemType: 5, kind: 'trust', firstNames: null, surname: 'A family trust' }],
  ])('a matter of type %s waits for what was written down, too, and its letter comes ready', async (_, of) => {
    const { id: matterID } = await createMatter(testApp, firm, of);
    const { body: row, status } = await firm.admin.call(awaitedCalls.add, {
      body: { matterID, office: 'bank', who: 'Absa', what: 'Balance certificate', sinceDate: '2026-10-01' },
    });
    expect(status).toBe(200);
    const key = `own:${row.id}`;
    expect(await listWaiting(matterID)).toMatchObject({
      waits: [{ key, isDue: true, letter: { number: 1 } }],
      idle: null,
    });
    const from = { matterID, templateID: 1, isStandardTemplate: true, language: 'en' as const, waitingFor: key };
    const { body: shown } = await firm.admin.call(paperCalls.previewmattertemplate, { body: { ...from, answers: {} } });
    expect(JSON.stringify(shown.paper)).toContain('Reminder: Balance certificate');
    const chased = { matterID, key, chasedDate: '2026-11-16', nextDate: '2026-12-01' };
    expect((await firm.admin.call(waitingCalls.chase, { body: chased })).status).toBe(200);
    expect(await waitNamed(matterID, key)).toMatchObject({ nextChaseDate: '2026-12-01', isDue: false });
    const countSeenBy = async (types: readonly number[]) => {
      const person = await firm.person(['Capture Matter'], { systemTypes: [...types] as never });
      return (await person.call(waitingCalls.ageing)).body.waits.some((one) => one.matterID === matterID);
    };
    expect([await countSeenBy([1, 2, 5]), await countSeenBy([2])]).toEqual([true, false]);
  });

  test('the firm sees its own waits by office and age, and the money by what holds it', async () => {
    const own = await testApp.createFirm();
    const { id: first } = await createMatter(testApp, own, { diedOn: '2026-02-07' });
    await reachMilestone(own, first, 'Estate reported', '2026-07-01');
    const { matterID: second } = await createEstateToLodge(testApp, own);
    await own.admin.call(bankRequestCalls.openaccount, {
      body: { matterID: second, bank: 'Nedbank', accountName: 'Estate late', note: null },
    });
    const { body } = await own.admin.call(waitingCalls.ageing);
    expect(body.offices).toEqual([
      { office: 'master', count: 1, ages: [0, 0, 0, 1], oldestDays: 138, due: 1 },
      { office: 'bank', count: 1, ages: [1, 0, 0, 0], oldestDays: 0, due: 0 },
    ]);
    expect(body.waits.map(({ matterID, key }) => [matterID, key.split(':')[0]])).toEqual([
      [first, 'letters'],
      [second, 'bankRequest'],
    ]);
    expect(body.idle).toMatchObject([
      { reason: 'advert', count: 1, cash: 200_000, matters: [{ matterID: second, cash: 200_000 }] },
    ]);
    const { body: others } = await firm.admin.call(waitingCalls.ageing);
    expect(others.waits.some(({ matterID }) => matterID === first || matterID === second)).toBe(false);
  });
});

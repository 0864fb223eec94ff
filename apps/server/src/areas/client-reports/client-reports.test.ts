import { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { recipientCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../platform/db/sql';
import { queueJob } from '../../platform/jobs/queue-job';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { listMails, runJobs } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { sendReportsKind } from './send-reports';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-17T08:00:00Z'));
  firm = await testApp.createFirm();
});

const addRecipient = async (matterID: number, more: object) => {
  const body = { matterID, name: 'Aletta', email: 'a@c.test', getsReports: true, ...more };
  const { status, body: saved } = await firm.admin.call(recipientCalls.SaveRecipient, { body });
  expect(status).toBe(200);
  return saved;
};
const createEstate = async (surname = 'Botha') =>
  (await createMatter(testApp, firm, { surname, diedOn: '2026-03-01', lettersOn: '2026-04-01' })).id;
const readHistory = async (id: number) =>
  (await firm.admin.call(clientReportCalls.getBulkReport, { query: { id } })).body;
const send = (body: object) => firm.admin.call(clientReportCalls.sendBulkReports, { body: { message: null, ...body } });
const runInFirm = <T>(work: Parameters<ReturnType<typeof openFirmScope>['transaction']>[0]): Promise<T> =>
  openFirmScope(testApp.test.database, firm.id).transaction(work) as Promise<T>;
const readText = (paper: { parts: readonly { blocks: readonly object[] }[] }): string => JSON.stringify(paper);

describe('a report to clients', () => {
  test('is seen before it goes, in the recipient’s language, with marked notes, and figures only where they may see them', async () => {
    const matterID = await createEstate();
    const add = (comment: string, showInReport: boolean) =>
      firm.admin.call(noteCalls.add, { body: { matterID, comment, showInReport } });
    await add('<p>The bank answered.</p>', true);
    await add('<p>Between ourselves.</p>', false);
    await createAsset(firm.admin, matterID, { valuationAmount: 1_234_567 });
    const plain = await addRecipient(matterID, { email: 'plain@c.test' });
    const whole = await addRecipient(matterID, { email: 'whole@c.test', seesFigures: true, language: 'af' });
    const previewReport = async (recipientID: number) =>
      readText(
        (
          await firm.admin.call(clientReportCalls.previewReport, {
            body: { matterID, recipientID, message: 'Good news.' },
          })
        ).body.paper,
      );
    const [one, two] = [await previewReport(plain.id), await previewReport(whole.id)];
    expect(one).toContain('The bank answered.');
    expect(one).toContain('Good news.');
    expect(one).toContain('What has been done');
    expect(one).not.toContain('Between ourselves');
    expect(one).not.toContain('234');
    expect(two).toContain('Wat gedoen is');
    expect(two).toContain('1,234,567.00');
    expect(two).toContain('Die eksekuteur');
  });

  test('goes once to each recipient with its paper, and the batch tells what became of it', async () => {
    const [one, two] = [await createEstate('Nel'), await createEstate('Smit')];
    await addRecipient(one, { email: 'one@c.test' });
    await addRecipient(two, { email: 'two@c.test', language: 'af' });
    await addRecipient(two, { email: 'not@c.test', getsReports: false });
    const made = await send({ matterIDs: [one, two] });
    expect([made.status, made.body.state, made.body.total]).toEqual([200, 'waiting', 2]);
    await runJobs(testApp);
    const done = await readHistory(made.body.id);
    expect([done.state, done.made, done.sent, done.failed]).toEqual(['done', 2, 2, 0]);
    expect(done.reports.map(({ mailState, sentAt }) => [mailState, sentAt !== null])).toEqual([
      ['sent', true],
      ['sent', true],
    ]);
    expect((await listMails(testApp, 'one@c.test')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('progress report'),
    ]);
    expect((await listMails(testApp, 'two@c.test'))[0]!.body_text).toContain('Aangeheg is ons verslag');
    expect(await listMails(testApp, 'not@c.test')).toEqual([]);
    const file = await firm.admin.call(clientReportCalls.downloadReport, { query: { id: done.reports[0]!.id } });
    expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
    // The work is taken up a second time: nobody is written to again.
    await runInFirm((tx) => queueJob(tx, sendReportsKind, { batchId: done.id }));
    await runJobs(testApp);
    expect(await listMails(testApp, 'one@c.test')).toHaveLength(1);
    expect(
      (await firm.admin.call(clientReportCalls.getBulkReportHistory, { query: {} })).body.rows.map(({ id }) => id),
    ).toContain(done.id);
  });

  test('of a large batch as many are listed as are asked for, what could not be sent first', async () => {
    const matterID = await createEstate();
    for (const name of ['First', 'Second', 'Last']) await addRecipient(matterID, { name, email: `${name}@c.test` });
    await runInFirm((tx) =>
      tx.run(sql`update matter_party set email = null where matter_id = ${matterID} and surname = 'Last'`),
    );
    const { body } = await send({ matterIDs: [matterID] });
    const readReports = async (take: number) =>
      (await firm.admin.call(clientReportCalls.getBulkReport, { query: { id: body.id, take } })).body;
    expect((await readReports(2)).reports.map(({ name }) => name)).toEqual(['Last', 'First']);
    expect([(await readReports(2)).total, (await readReports(9)).reports.length]).toEqual([3, 3]);
  });

  test('a recipient without an address is named, and the others get theirs', async () => {
    const matterID = await createEstate();
    const gone = await addRecipient(matterID, { name: 'No Address', email: 'x@c.test' });
    await addRecipient(matterID, { email: 'there@c.test' });
    await runInFirm((tx) => tx.run(sql`update matter_party set email = null where id = ${gone.id}`));
    const asked = await firm.admin.call(clientReportCalls.getReportRecipients, { body: { matterIDs: [matterID] } });
    expect(asked.body.recipients.map(({ name, why }) => [name, why?.key.slice(0, 35)])).toEqual([
      ['No Address', 'This recipient has no email address'],
      ['Aletta', undefined],
    ]);
    const { body } = await send({ matterIDs: [matterID] });
    await runJobs(testApp);
    const done = await readHistory(body.id);
    expect([done.made, done.failed]).toEqual([1, 1]);
    expect(done.reports[0]!.fault?.key).toContain('no email address');
    // Once the address is there, what failed goes, and only that.
    await runInFirm((tx) => tx.run(sql`update matter_party set email = 'late@c.test' where id = ${gone.id}`));
    expect((await firm.admin.call(clientReportCalls.resendReports, { body: { id: body.id } })).status).toBe(200);
    await runJobs(testApp);
    expect(await listMails(testApp, 'late@c.test')).toHaveLength(1);
    expect(await listMails(testApp, 'there@c.test')).toHaveLength(1);
    expect((await firm.admin.call(clientReportCalls.resendReports, { body: { id: body.id } })).problem).toHaveProperty(
      'id',
    );
  });

  test('nothing goes to somebody who may not see the matter, nor to who lost access while it waited', async () => {
    const matterID = await createEstate();
    const client = await firm.person(['UserMatterAccess']);
    const email = await runInFirm<string>(
      async (tx) =>
        (await tx.one<{ email: string }>(sql`select email from person where id = ${client.personId}`)).email,
    );
    await addRecipient(matterID, { email, seesFigures: true });
    const first = await send({ matterIDs: [matterID] });
    expect(first.body.reports[0]).toMatchObject({
      state: 'failed',
      fault: { key: expect.stringContaining('may not read') },
    });
    await grantAccess(testApp, firm, matterID, client, { rights: ['reports'] });
    const asked = await firm.admin.call(clientReportCalls.getReportRecipients, { body: { matterIDs: [matterID] } });
    expect(asked.body.recipients[0]).toMatchObject({ why: null, showsFigures: false });
    const second = await send({ matterIDs: [matterID] });
    expect(second.body.reports[0]!.state).toBe('waiting');
    await runInFirm((tx) => tx.run(sql`delete from matter_access where matter_id = ${matterID}`));
    await runJobs(testApp);
    expect((await readHistory(second.body.id)).reports[0]!.state).toBe('failed');
    expect(await listMails(testApp, email)).toEqual([]);
  });

  test('a mail server that is down during a batch leaves each mail waiting, once, and what it gave up is sent again', async () => {
    const matterID = await createEstate();
    await addRecipient(matterID, { email: 'down@c.test' });
    const down = vi.spyOn(testApp.services.mail, 'send').mockRejectedValue(new Error('connect ECONNREFUSED'));
    const { body } = await send({ matterIDs: [matterID] });
    await runJobs(testApp);
    const waiting = await readHistory(body.id);
    expect([waiting.made, waiting.sent, waiting.reports[0]!.mailState]).toEqual([1, 0, 'queued']);
    // Nothing else than time: it is tried again, and given up after the last attempt.
    for (let hours = 1; hours < 15; hours++) await runJobs(testApp, new Date(Date.now() + hours * 3_700_000));
    expect((await readHistory(body.id)).reports[0]!.mailState).toBe('dead');
    down.mockRestore();
    await firm.admin.call(clientReportCalls.resendReports, { body: { id: body.id } });
    await runJobs(testApp);
    expect((await readHistory(body.id)).sent).toBe(1);
    expect((await listMails(testApp, 'down@c.test')).map(({ state }) => state)).toEqual(['dead', 'sent']);
  });

  test('by rule goes to current matters of one’s type that had none lately; none chosen, or nobody to tell, is said', async () => {
    const other = await testApp.createFirm();
    const [one, two] = [
      (await createMatter(testApp, other)).id,
      (await createMatter(testApp, other, { systemType: 3 })).id,
    ];
    for (const matterID of [one, two]) {
      await other.admin.call(recipientCalls.SaveRecipient, {
        body: { matterID, name: 'By rule', email: `rule${matterID}@c.test`, getsReports: true },
      });
    }
    const writer = await other.person(['Admin', 'Capture Matter'], { systemType: 2 });
    const sendByRule = (rule: object) =>
      writer.call(clientReportCalls.sendBulkReports, { body: { rule, message: null } });
    expect((await sendByRule({})).body.reports.map(({ matterID }) => matterID)).toEqual([one]);
    await runJobs(testApp);
    expect((await sendByRule({ notSentForDays: 30 })).problem).toHaveProperty('matterIDs');
    expect((await send({})).problem).toEqual({ matterIDs: ['Choose matters, or a rule that chooses them.'] });
    expect((await send({ matterIDs: [one] })).status).toBe(404);
    const lots = Array.from({ length: 6_001 }, (_, at) => at + 1);
    expect((await send({ matterIDs: lots })).problem).toEqual({
      matterIDs: ['Choose at most 6 000 matters at once, or let a rule choose them.'],
    });
  });
});

describe('the frequency of reports', () => {
  test('is one record, and on its day each recipient gets one report, or on a day of their own', async () => {
    const own = await testApp.createFirm();
    const monthly = { frequency: 2, weekday: null, monthDay: 20 } as const;
    await own.admin.call(clientReportCalls.saveBatchFrequency, { body: monthly });
    expect((await own.admin.call(settingCalls.getBatchFrequency)).body).toEqual(monthly);
    await own.admin.call(settingCalls.saveBatchFrequency, { body: { ...monthly, monthDay: 15 } });
    expect((await own.admin.call(clientReportCalls.getBatchFrequency)).body.monthDay).toBe(15);
    const matterID = (await createMatter(testApp, own)).id;
    const save = (body: object) =>
      own.admin.call(recipientCalls.SaveRecipient, {
        body: { matterID, name: 'Due', email: 'due@c.test', getsReports: true, ...body },
      });
    await save({});
    await save({ email: 'weekly@c.test', reportFrequency: 1 });
    await save({ email: 'never@c.test', reportFrequency: 3 });
    const runMorning = async (day: string) => {
      testApp.setClock(new Date(`${day}T04:00:00Z`));
      await openFirmScope(testApp.test.database, own.id).transaction((tx) =>
        tx.run(sql`insert into job (kind, payload, priority, max_attempts) values ('clientReports.due', '{}', 5, 3)`),
      );
      await runJobs(testApp);
    };
    await runMorning('2026-12-14');
    expect(await listMails(testApp, 'weekly@c.test')).toHaveLength(1);
    expect(await listMails(testApp, 'due@c.test')).toHaveLength(0);
    await runMorning('2026-12-15');
    await runMorning('2026-12-15');
    expect(await listMails(testApp, 'due@c.test')).toHaveLength(1);
    expect(await listMails(testApp, 'weekly@c.test')).toHaveLength(1);
    expect(await listMails(testApp, 'never@c.test')).toEqual([]);
    testApp.setClock(new Date('2026-11-17T08:00:00Z'));
    const { rows } = (await own.admin.call(clientReportCalls.getBulkReportHistory, { query: {} })).body;
    expect(rows.map(({ isScheduled }) => isScheduled)).toEqual([true, true]);
  });
});

describe('milestones', () => {
  test('reached so far go to those told of them, in their language, with a receipt', async () => {
    const matterID = await createEstate();
    await addRecipient(matterID, { email: 'mile@c.test', getsReports: false, language: 'af', milestones: [3] });
    await addRecipient(matterID, { email: 'later@c.test', getsReports: false, milestones: [9] });
    const marked = await firm.admin.call(milestoneCalls.update, {
      body: { matterID, milestone: 3, date: '2026-04-01', note: null, sendMail: false, version: 0 },
    });
    expect(marked.status).toBe(200);
    const { body } = await firm.admin.call(clientReportCalls.sendMilestoneReport, {
      body: { matterIDs: [matterID], message: null },
    });
    await runJobs(testApp);
    const done = await readHistory(body.id);
    expect(done.reports.map(({ email, mailState, fault }) => [email, mailState, fault?.key.slice(0, 22)])).toEqual([
      ['later@c.test', null, 'The matter has not rea'],
      ['mile@c.test', 'sent', undefined],
    ]);
    expect((await listMails(testApp, 'mile@c.test'))[0]!.body_text).toContain('2026-04-01  Brief ontvang');
  });
});

import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { meetingCalls, noticeCalls } from '@boedel/contract/meetings/meetings.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { markAppearedNotices } from './notices-appeared';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const nothing = {
  reference: null,
  gazetteID: null,
  gazetteDate: null,
  gazetteNumber: null,
  gazetteCost: null,
  newspaperID: null,
  newspaperDate: null,
  newspaperLanguage: 'English',
  newspaperCost: null,
  secondNewspaperID: null,
  secondNewspaperDate: null,
  secondNewspaperLanguage: 'Afrikaans',
  secondNewspaperCost: null,
  periodCount: null,
  periodUnit: 'days',
  masterOfficeID: null,
  magistrateOfficeID: null,
  meetingDate: null,
  meetingTime: null,
  place: null,
  orderedDate: null,
  cancelledDate: null,
  cancelReason: null,
  notes: null,
} as const;
const add = (matterID: number, type: number, more: object = {}) =>
  firm.admin.call(meetingCalls.add, { body: { matterID, type, ...nothing, ...more } });

/** The key dates of the matter as its diary keeps them, by their numbers. */
const readKeyDates = (matterId: number): Promise<Record<number, string>> =>
  openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    const rows = await tx.rows<{ type: number; due_on: string }>(sql`
      select type, due_on from diary_entry where matter_id = ${matterId} and type in (11, 14, 15, 16) order by type`);
    return Object.fromEntries(rows.map(({ type, due_on }) => [type, due_on]));
  });

/** Whether the day by which the notice to creditors was to appear is done with. */
const isPublishedInTime = (matterId: number): Promise<boolean> =>
  openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    const { done } = await tx.one<{ done: boolean }>(sql`
      select done_at is not null as done from diary_entry where matter_id = ${matterId} and rule = 'creditors-notice'`);
    return done;
  });

describe('notices of an estate', () => {
  test('planned for a day to come, the notice has appeared once that day is there', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01', lettersOn: '2026-03-02' });
    await add(matterID, 9, { gazetteDate: '2099-04-17', newspaperDate: '2099-04-15' });
    const scope = openFirmScope(testApp.test.database, firm.id);
    await markAppearedNotices(scope, new Date('2099-04-16T08:00:00Z'));
    expect(await isPublishedInTime(matterID)).toBe(false);
    await markAppearedNotices(scope, new Date('2099-04-17T08:00:00Z'));
    expect(await isPublishedInTime(matterID)).toBe(true);
  });

  test('set the key dates 11 and 14, 16 and 15; put off and called off they follow', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01', lettersOn: '2026-03-02' });
    const half = await add(matterID, 9, { gazetteDate: '2026-04-10' });
    expect([half.status, half.body.latestDate, half.body.gazetteCopyDate]).toEqual([200, null, '2026-04-02']);
    expect(await readKeyDates(matterID)).toEqual({});
    const whole = await firm.admin.call(meetingCalls.update, {
      body: { ...half.body, newspaperDate: '2026-04-08' },
    });
    expect([whole.body.latestDate, whole.body.closesDate, whole.body.status]).toEqual([
      '2026-04-10',
      '2026-05-11',
      'published',
    ]);
    expect(await readKeyDates(matterID)).toEqual({ 11: '2026-04-10', 14: '2026-05-11' });
    expect(await isPublishedInTime(matterID)).toBe(true);
    const days = { gazetteDate: '2026-04-17', newspaperDate: '2026-04-15' };
    const { body: moved } = await firm.admin.call(meetingCalls.reschedulemeeting, {
      body: { id: whole.body.id, version: whole.body.version, reason: 'The newspaper was full.', ...days },
    });
    expect(await readKeyDates(matterID)).toEqual({ 11: '2026-04-17', 14: moved.closesDate });
    const account = await add(matterID, 14, {
      gazetteDate: '2026-07-03',
      newspaperDate: '2026-07-01',
      periodCount: 28,
    });
    expect(await readKeyDates(matterID)).toMatchObject({ 15: account.body.closesDate, 16: '2026-07-03' });
    expect(account.body.closesDate).toBe('2026-07-31');
    const gone = await firm.admin.call(meetingCalls.cancelmeeting, {
      body: { id: account.body.id, version: account.body.version, reason: 'The Master has not approved it.' },
    });
    const later = await firm.admin.call(meetingCalls.reschedulemeeting, {
      body: { ...moved, reason: 'Printed in the wrong week.', gazetteDate: '2099-04-17' },
    });
    expect(await isPublishedInTime(matterID)).toBe(false);
    await firm.admin.call(meetingCalls.reschedulemeeting, { body: { ...later.body, reason: 'It was not.', ...days } });
    expect(await isPublishedInTime(matterID)).toBe(true);
    expect([gone.body.status, gone.body.cancelReason]).toEqual(['cancelled', 'The Master has not approved it.']);
    expect(Object.keys(await readKeyDates(matterID))).toEqual(['11', '14']);
    const list = (viewCancelled: boolean) =>
      firm.admin.call(meetingCalls.getbymatterid, { query: { id: matterID, viewCancelled } });
    expect([(await list(false)).body.length, (await list(true)).body.length]).toEqual([1, 2]);
    const again = await firm.admin.call(meetingCalls.update, { body: gone.body });
    expect(again.status).toBe(422);
    const { body: trail } = await firm.admin.call(meetingCalls.getAuditTrailByMeetingID, {
      query: { meetingID: moved.id },
    });
    expect(trail.map(({ action, why }) => [action, why])).toEqual([
      ['meeting_advert.rescheduled', 'It was not.'],
      ['meeting_advert.rescheduled', 'Printed in the wrong week.'],
      ['meeting_advert.rescheduled', 'The newspaper was full.'],
      ['meeting_advert.changed', null],
      ['meeting_advert.added', null],
    ]);
  });

  test('put off, the days that run from the end of its period go along', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01', lettersOn: '2026-03-02' });
    const listRunning = () =>
      openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
        const rows = await tx.rows<{ rule: string; on: string }>(sql`
          select rule, due_on as on from diary_entry where matter_id = ${matterID}
            and rule in ('inspection-ends', 'estate-objection') order by rule`);
        return rows.map(({ rule, on }) => [rule, on]);
      });
    const { body: notice } = await add(matterID, 14, { gazetteDate: '2099-07-03', newspaperDate: '2099-07-01' });
    expect(await listRunning()).toEqual([
      ['estate-objection', '2099-07-24'],
      ['inspection-ends', '2099-07-24'],
    ]);
    await firm.admin.call(meetingCalls.reschedulemeeting, {
      body: {
        id: notice.id,
        version: notice.version,
        reason: 'The newspaper was full.',
        gazetteDate: '2099-07-10',
        newspaperDate: '2099-07-08',
      },
    });
    expect(await listRunning()).toEqual([
      ['estate-objection', '2099-07-31'],
      ['inspection-ends', '2099-07-31'],
    ]);
  });

  test('without its days a notice leaves the day alone that was entered by hand; called off it takes back only its own', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01', lettersOn: '2026-03-02' });
    const byHand = await firm.admin.call(statutoryDateCalls.setEvent, {
      body: { matterID, event: 'creditorsNotice', date: '2026-04-24' } as never,
    });
    expect(byHand.status).toBe(200);
    const entered = await readKeyDates(matterID);
    expect(entered[11]).toBe('2026-04-24');
    const undated = await add(matterID, 9, { reference: 'To be placed' });
    expect(await readKeyDates(matterID)).toEqual(entered);
    const { body: half } = await firm.admin.call(meetingCalls.update, {
      body: { ...undated.body, gazetteDate: '2026-05-08' },
    });
    expect(await readKeyDates(matterID)).toEqual(entered);
    const cancelled = await firm.admin.call(meetingCalls.cancelmeeting, {
      body: { id: half.id, version: half.version, reason: 'Not yet.' },
    });
    expect(cancelled.status).toBe(200);
    expect(await readKeyDates(matterID)).toEqual(entered);
    // A notice with its days goes before; without them again, it takes back what it set.
    const { body: dated } = await add(matterID, 9, { gazetteDate: '2026-05-08', newspaperDate: '2026-05-06' });
    expect((await readKeyDates(matterID))[11]).toBe('2026-05-08');
    const undone = await firm.admin.call(meetingCalls.update, { body: { ...dated, newspaperDate: null } });
    expect(undone.status).toBe(200);
    expect((await readKeyDates(matterID))[11]).toBeUndefined();
  });

  test('are offered by the kind of matter: one notice to creditors, no meetings of creditors', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01' });
    expect((await add(matterID, 9)).status).toBe(200);
    const twice = await add(matterID, 9);
    expect(twice.problem).toMatchObject({ type: [expect.stringContaining('There is already a notice to creditors')] });
    expect((await add(matterID, 1)).problem).toMatchObject({ type: [expect.any(String)] });
    for (const type of [6, 14, 18, 24]) expect((await add(matterID, type)).status).toBe(200);
    // A publication is outsourced only where a publication partner takes it.
    expect((await add(matterID, 25)).problem).toMatchObject({ type: [expect.any(String)] });
    const partner = await firm.admin.call(directoryCalls['publicationpartner.add'], {
      body: { name: 'Taker of notices' },
    });
    expect((await add(matterID, 25, { gazetteID: partner.body.id })).status).toBe(200);
    const { id: liquidation } = await createMatter(testApp, firm, { systemType: 1 });
    expect((await add(liquidation, 1, { meetingDate: '2026-05-04', place: 'Master' })).status).toBe(200);
    expect((await add(liquidation, 9)).status).toBe(422);
  });

  test('give at least what the Act gives; a day without a Gazette is a doubt; what appeared is not deleted', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01' });
    const days = { gazetteDate: '2026-04-08', newspaperDate: '2026-04-08' };
    expect((await add(matterID, 9, { ...days, periodCount: 29 })).problem).toMatchObject({
      periodCount: [expect.stringContaining('30')],
    });
    const kept = await add(matterID, 9, days);
    expect(kept.body.warnings).toMatchObject([
      { field: 'gazetteDate', sentence: expect.stringContaining('2026-04-10') },
    ]);
    expect((await firm.admin.call(meetingCalls._delete, { body: { id: kept.body.id } })).status).toBe(422);
    const planned = await add(matterID, 14);
    expect((await firm.admin.call(meetingCalls._delete, { body: { id: planned.body.id } })).status).toBe(200);
  });

  test('are worded in both languages, sent to the publications with their price, and their papers filed', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01' });
    await firm.admin.call(partyCalls['child.add'], { body: { matterID, surname: 'Botha', firstNames: 'Elsa' } });
    const partner = await firm.admin.call(directoryCalls['publicationpartner.add'], {
      body: { name: 'Paarl Post', email: 'notices@paarlpost.test' },
    });
    const newspaperID = partner.body.id;
    const { body: row } = await add(matterID, 9, {
      newspaperID,
      newspaperDate: '2026-04-08',
      newspaperLanguage: 'Afrikaans',
      newspaperCost: 650,
      periodCount: 45,
    });
    const readNotice = async (query: object) =>
      JSON.stringify((await firm.admin.call(noticeCalls.getNotice, { query: { meetingID: row.id, ...query } })).body);
    const english = await readNotice({ medium: 'gazette' });
    for (const part of ['J193 Notice to creditors', 'Botha', '45 days', 'section 29', '2026-02-01']) {
      expect(english).toContain(part);
    }
    const afrikaans = await readNotice({ medium: 'newspaper' });
    for (const part of ['Kennisgewing aan skuldeisers', '45 dae', 'Paarl Post']) expect(afrikaans).toContain(part);
    const file = await firm.admin.call(noticeCalls.noticeFile, { query: { meetingID: row.id, medium: 'newspaper' } });
    expect(file.raw.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const orderNotice = (medium: 'gazette' | 'newspaper', { id, version } = row) =>
      firm.admin.call(noticeCalls.order, { body: { id, version, media: [medium], message: 'Dankie.' } });
    expect((await orderNotice('newspaper')).problem).toEqual({
      media: [expect.stringContaining('no executor'), expect.stringContaining('no last address')],
    });
    await firm.admin.call(executorCalls.SaveExecutor, {
      body: { matterID, surname: 'Venter', firstNames: 'Karel', kind: 'person' } as never,
    });
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update matter_party set address1 = 'Kerkstraat 1' where matter_id = ${matterID} and role = 'main'`),
    );
    expect((await orderNotice('gazette')).problem).toMatchObject({ media: [expect.stringContaining('names none')] });
    expect((await orderNotice('newspaper')).problem).toEqual({
      media: [expect.stringContaining('Paarl Post is over: 2026-04-08')],
    });
    const { body: moved } = await firm.admin.call(meetingCalls.reschedulemeeting, {
      body: { id: row.id, version: row.version, reason: 'It was forgotten.', newspaperDate: '2099-04-08' },
    });
    const sent = await orderNotice('newspaper', moved);
    expect([sent.status, sent.body.orderedDate]).toEqual([200, expect.stringMatching(/^\d{4}-/)]);
    const mail = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one<{ recipient: string; body: string }>(sql`
        select to_addresses[1] as recipient, body_text as body from mail where matter_id = ${matterID} order by id desc limit 1`),
    );
    expect(mail.recipient).toBe('notices@paarlpost.test');
    expect(mail.body).toContain('650.00');
    const [proof] = (
      await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [
        { name: 'proof.pdf', content: '%PDF-1.7\nproof\n%%EOF' },
      ])
    ).body;
    const linked = await firm.admin.call(documentCalls.linkMeeting, {
      body: { DocumentID: proof!.id, MeetingID: row.id },
    });
    expect(linked.status).toBe(200);
    const { body: again } = await firm.admin.call(meetingCalls.reschedulemeeting, {
      body: { id: row.id, version: sent.body.version, reason: 'Full.', newspaperDate: '2099-04-15' },
    });
    expect(again.orderedDate).toBeNull();
    const listed = await firm.admin.call(meetingCalls.getlist, { query: {} });
    expect(listed.body.rows.find(({ id }) => id === row.id)).toMatchObject({ typeName: 'Notice to Creditors' });
    // Put off, it is still with the newspaper: called off, the newspaper is told, and nobody else.
    const listMails = () =>
      openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
        tx.rows<{ recipient: string; subject: string; body: string }>(sql`
          select to_addresses[1] as recipient, subject, body_text as body from mail where matter_id = ${matterID} order by id`),
      );
    const before = (await listMails()).length;
    const off = await firm.admin.call(meetingCalls.cancelmeeting, {
      body: { id: row.id, version: again.version, reason: 'The estate is insolvent.' },
    });
    expect(off.status).toBe(200);
    expect((await listMails()).slice(before)).toEqual([
      {
        recipient: 'notices@paarlpost.test',
        subject: expect.stringMatching(/^Gekanselleer: .*skuldeisers/),
        body: expect.stringMatching(/2099-04-15[\s\S]*The estate is insolvent\./),
      },
    ]);
    const { body: unsent } = await add(matterID, 9, { newspaperID });
    await firm.admin.call(meetingCalls.cancelmeeting, {
      body: { id: unsent.id, version: unsent.version, reason: 'Nobody had it yet.' },
    });
    expect((await listMails()).length).toBe(before + 1);
    const papers = await firm.admin.call(documentCalls.getbymeetingid, { query: { meetingID: row.id } });
    expect(papers.body.map(({ title }) => title)).toEqual(['proof']);
    expect(await listTrail(testApp, firm, matterID)).toContain('document.linked');
  });
});

test('the statutory dates of the estate show the period the notice states', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-01' });
  await add(matterID, 9, {
    gazetteDate: '2026-04-10',
    newspaperDate: '2026-04-08',
    periodCount: 2,
    periodUnit: 'months',
  });
  const { body } = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
  expect(JSON.stringify(body)).toContain('2026-06-10');
});

import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { meetingMailCalls } from '@boedel/contract/meetings/meeting-mail.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { trainingCalls } from '@boedel/contract/trust-meetings/trainings.calls';
import { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { readText } from '@boedel/document/read/read-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const start = new Date('2026-11-16T08:00:00Z');
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

/** A trust of three trustees since 2025-01-10. Its deed wants two of them at a meeting, told fourteen days before. */
async function createTrust(deed: object = {}) {
  testApp.setClock(start);
  const { id: matterID } = await createMatter(testApp, firm, {
    systemType: 5,
    kind: 'trust',
    firstNames: null,
    surname: 'Olive Trust',
  });
  const details = { leastTrustees: 2, trusteeQuorum: 2, meetingNoticeDays: 14, trusteeDecisions: 'majority', ...deed };
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set details = ${JSON.stringify(details)}::jsonb where id = ${matterID}`),
  );
  const trustees: number[] = [];
  for (const surname of ['Abrahams', 'Botha', 'Cele']) {
    const { body } = await firm.admin.call(trusteeCalls.saveTrustee, {
      body: {
        matterID,
        surname,
        firstNames: 'Anna',
        authorisedDate: '2025-01-10',
        email: surname === 'Cele' ? null : `${surname.toLowerCase()}@olive.test`,
      },
    });
    trustees.push(body.id);
  }
  await firm.admin.call(statutoryDateCalls.setEvent, {
    body: { matterID, event: 'lettersOfAuthority', date: '2025-01-10', note: null, moves: [] } as never,
  });
  return { matterID, trustees: trustees as [number, number, number] };
}
const addMeeting = async (matterID: number, type: number, more: object = {}) =>
  (await firm.admin.call(meetingCalls.add, { body: { matterID, type, ...more } })).body;
const read = async (meetingID: number) =>
  (await firm.admin.call(trusteesMeetingCalls.getMeeting, { query: { meetingID } })).body;
const saveAttendance = (meetingID: number, ...rows: [number, 'present' | 'online' | 'apology' | 'absent' | null][]) =>
  firm.admin.call(trusteesMeetingCalls.saveAttendance, {
    body: { meetingID, trustees: rows.map(([trusteeID, how]) => ({ trusteeID, came: how })) },
  });
const saveResolution = async (meetingID: number, heading = 'Account opened') => {
  const { body } = await firm.admin.call(trusteesMeetingCalls.saveResolution, {
    body: { meetingID, heading, words: 'That an account be opened at the bank.\nThat two trustees sign on it.' },
  });
  return body.resolutions.at(-1)!;
};
const castVotes = (resolutionID: number, ...rows: [number, 'for' | 'against' | 'aside' | null][]) =>
  firm.admin.call(trusteesMeetingCalls.vote, {
    body: { resolutionID, votes: rows.map(([trusteeID, how]) => ({ trusteeID, vote: how })) },
  });

describe('a meeting of trustees', () => {
  test('goes from notice to a resolution that is filed, and the annual one is the yearly review', async () => {
    const { matterID, trustees } = await createTrust();
    const [first, second, third] = trustees;
    const readState = async () =>
      (await firm.admin.call(complianceCalls.ofTrust, { query: { matterID } })).body.find(
        ({ rule }) => rule === 'meeting',
      )!.state;
    expect(await readState()).toBe('overdue');
    const planned = await addMeeting(matterID, 101, {
      meetingDate: '2026-12-01',
      place: 'Office',
      chair: 'A Abrahams',
    });
    expect([planned.typeName, planned.status]).toEqual(['Annual meeting of trustees', 'planned']);
    expect(await read(planned.id)).toMatchObject({
      notice: { state: 'open', byDate: '2026-11-17' },
      quorum: { needed: 2 },
    });
    const early = await saveAttendance(planned.id, [first, 'present']);
    expect([early.status, JSON.stringify(early.problem)]).toEqual([422, expect.stringContaining('only on 2026-12-01')]);

    const answer = await firm.admin.call(meetingMailCalls.email, { body: { meetingID: planned.id } });
    expect(answer.body).toEqual({ sent: 2, withoutAddress: ['Anna Cele'] });
    const mails = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ subject: string; body_text: string }>(
        sql`select subject, body_text from mail where matter_id = ${matterID} order by id`,
      ),
    );
    expect(mails).toHaveLength(2);
    expect(mails[0]!.subject).toContain('Notice: Annual meeting of trustees');
    expect(mails[0]!.body_text).toContain('The quorum is 2 trustees.');
    expect(await read(planned.id)).toMatchObject({ notice: { state: 'good' } });

    // Brought forward to today, of which the trustees were told in time.
    const forward = await firm.admin.call(meetingCalls.reschedulemeeting, {
      body: {
        id: planned.id,
        version: planned.version + 1,
        reason: 'Everybody is in town.',
        meetingDate: '2026-11-16',
      },
    });
    expect(forward.body).toMatchObject({ status: 'published', trusteesToldDate: null });
    await firm.admin.call(meetingCalls.update, { body: { ...forward.body, trusteesToldDate: '2026-11-01' } });
    const resolution = await saveResolution(planned.id);
    const below = await castVotes(resolution.id, [first, 'for']);
    expect(JSON.stringify(below.problem)).toContain('was not there');
    await saveAttendance(planned.id, [first, 'present'], [second, 'apology'], [third, 'absent']);
    const short = await castVotes(resolution.id, [first, 'for']);
    expect([short.status, JSON.stringify(short.problem)]).toEqual([
      422,
      expect.stringContaining('No quorum: 1 of 2 trustees are there. Put the meeting off'),
    ]);
    expect(await readState()).toBe('overdue');
    await saveAttendance(planned.id, [second, 'online']);
    expect(await readState()).toBe('good');
    const { body: carried } = await castVotes(resolution.id, [first, 'for'], [second, 'for']);
    expect(carried.resolutions[0]).toMatchObject({ result: { state: 'carried', inFavour: 2, needed: 2 } });
    const changed = await firm.admin.call(trusteesMeetingCalls.saveResolution, {
      body: { meetingID: planned.id, id: resolution.id, version: resolution.version, heading: 'Other', words: 'Other' },
    });
    expect(changed.status).toBe(422);

    const filed = await firm.admin.call(trusteesMeetingCalls.filePaper, {
      body: { meetingID: planned.id, paper: 'resolution', resolutionID: resolution.id, language: 'en' },
    });
    expect(filed.body.title).toBe('Resolution of the trustees: Account opened');
    await firm.admin.call(trusteesMeetingCalls.filePaper, {
      body: { meetingID: planned.id, paper: 'minutes', language: 'af' },
    });
    const { body: papers } = await firm.admin.call(documentCalls.getbymeetingid, { query: { meetingID: planned.id } });
    expect(papers.map(({ title }) => title).toSorted()).toEqual([
      'Notule: Jaarvergadering van trustees',
      'Resolution of the trustees: Account opened',
    ]);
    const { raw } = await firm.admin.call(trusteesMeetingCalls.paperFile, {
      query: { meetingID: planned.id, paper: 'minutes', language: 'en', format: 'pdf' },
    });
    const text = (await readText('pdf', raw)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('2 of 3 trustees in office were there; 2 make a quorum');
    expect(text).toContain('Carried: 2 in favour, 0 against, 0 recused.');

    // Put off, the review is taken back and the trustees must be told again.
    const { body: list } = await firm.admin.call(meetingCalls.getbymatterid, { query: { id: matterID } });
    const now = list[0]!;
    const moved = await firm.admin.call(meetingCalls.reschedulemeeting, {
      body: { id: planned.id, version: now.version, reason: 'A trustee was ill.', meetingDate: '2026-12-20' },
    });
    expect(moved.body).toMatchObject({ status: 'planned', trusteesToldDate: null });
    expect(await readState()).toBe('overdue');
    expect(await listTrail(testApp, firm, matterID)).toEqual(
      expect.arrayContaining([
        'meeting_advert.vote.changed',
        'meeting_advert.attendance.changed',
        'meeting_advert.told',
      ]),
    );
  });

  test('in writing is carried once everybody signed, and a silent deed wants everybody', async () => {
    const { matterID, trustees } = await createTrust({ trusteeQuorum: null, trusteeDecisions: null });
    const [first, second, third] = trustees;
    const written = await addMeeting(matterID, 103, { meetingDate: '2026-11-10' });
    const resolution = await saveResolution(written.id);
    const { body: two } = await castVotes(resolution.id, [first, 'for'], [second, 'for']);
    expect(two.resolutions[0]!.result).toMatchObject({ state: 'open', inFavour: 2, needed: 3 });
    const notYet = await firm.admin.call(trusteesMeetingCalls.filePaper, {
      body: { meetingID: written.id, paper: 'resolution', resolutionID: resolution.id },
    });
    expect(JSON.stringify(notYet.problem)).toContain('was not carried');
    const { body: all } = await castVotes(resolution.id, [third, 'for']);
    expect(all.resolutions[0]!.result).toMatchObject({ state: 'carried' });

    const held = await addMeeting(matterID, 102, { meetingDate: '2026-11-12' });
    await saveAttendance(held.id, [first, 'present'], [second, 'present']);
    expect(await read(held.id)).toMatchObject({
      quorum: { there: 2, needed: 3, holds: false },
      refused: [{ section: expect.stringContaining('Parker') }],
    });
  });

  test('wants notice before its day, a trustee of the trust, and a matter of the firm', async () => {
    const { matterID, trustees } = await createTrust();
    const late = await firm.admin.call(meetingCalls.add, {
      body: { matterID, type: 102, meetingDate: '2026-11-10', trusteesToldDate: '2026-11-12' },
    });
    expect(late.problem).toMatchObject({ trusteesToldDate: [expect.stringContaining('before the meeting')] });
    const { id: estate } = await createMatter(testApp, firm, { diedOn: '2026-02-01' });
    expect((await firm.admin.call(meetingCalls.add, { body: { matterID: estate, type: 101 } })).status).toBe(422);
    const meeting = await addMeeting(matterID, 102, { meetingDate: '2026-11-10' });
    expect((await saveAttendance(meeting.id, [999_999, 'present'])).status).toBe(404);
    const other = await testApp.createFirm();
    const foreign = await other.admin.call(trusteesMeetingCalls.getMeeting, { query: { meetingID: meeting.id } });
    expect(foreign.status).toBe(404);
    const { body: those } = await firm.admin.call(meetingMailCalls.getTrustees, { query: { matterID } });
    expect(those.map(({ id }) => id)).toEqual(trustees);
  });
});

test('training is scheduled for trustees, for the system and for the academy, and called off', async () => {
  const { matterID, trustees } = await createTrust();
  const session = { matterID, date: '2026-11-30', time: '10:00', place: 'Online' } as const;
  const none = await firm.admin.call(trainingCalls.scheduleTrusteeTraining, {
    query: { sessionType: 'introduction' },
    body: session,
  });
  expect(none.problem).toMatchObject({ trusteeIDs: [expect.any(String)] });
  const { body: one } = await firm.admin.call(trainingCalls.scheduleTrusteeTraining, {
    query: { sessionType: 'introduction' },
    body: { ...session, trusteeIDs: [trustees[0], trustees[2]] },
  });
  expect(one).toMatchObject({ sent: 1, withoutAddress: ['Anna Cele'], training: { programme: 'trustee' } });
  await firm.admin.call(trainingCalls.scheduleSystemTrustTraining, {
    query: { sessionType: 'refresher' },
    body: session,
  });
  await firm.admin.call(trainingCalls.scheduleAcademyTraining, {
    query: { sessionType: 'change' },
    body: { ...session, date: '2026-10-01' },
  });
  const list = async () => (await firm.admin.call(trainingCalls.getTrainingsByMatterId, { query: { matterID } })).body;
  expect((await list()).map(({ programme, sessionType }) => [programme, sessionType])).toEqual([
    ['systemTrust', 'refresher'],
    ['trustee', 'introduction'],
    ['academy', 'change'],
  ]);
  const off = await firm.admin.call(trainingCalls.cancelTraining, {
    body: { id: one.training.id, version: one.training.version },
  });
  expect(off.body).toMatchObject({
    cancelledDate: '2026-11-16',
    trustees: [{ name: 'Anna Abrahams' }, { name: 'Anna Cele' }],
  });
  const other = await testApp.createFirm();
  expect((await other.admin.call(trainingCalls.getTrainingsByMatterId, { query: { matterID } })).status).toBe(404);
});

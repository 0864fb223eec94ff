import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { beforeAll, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm, { systemType: 1, kind: 'company', firstNames: null, surname: 'Kopje' }))
    .id;
});

const listDiary = async () =>
  (await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID, includeDone: true, skip: 0, take: 100 } })).body
    .rows;
const findEntry = async (event: string) => (await listDiary()).find((row) => row.event === event);
const readLine = async () =>
  (await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } })).body.line!.stages;
const addMeeting = async (type: number, meetingDate: string) =>
  (await firm.admin.call(meetingCalls.add, { body: { matterID, type, meetingDate, gazetteDate: null } })).body;

test('a captured meeting is the event that diary, stage line and milestones read, and was held only once that is known', async () => {
  const meeting = await addMeeting(2, '2026-11-02');
  expect(await findEntry('secondMeeting')).toMatchObject({ date: '2026-11-02', isDone: false });
  expect((await readLine()).find(({ stage }) => stage === 'secondMeeting')?.state).not.toBe('done');
  const entry = (await findEntry('secondMeeting'))!;
  const done = { body: { id: entry.id, version: entry.version, isDone: true } };
  expect((await firm.admin.call(diaryCalls.complete, done)).status).toBe(200);
  expect((await readLine()).find(({ stage }) => stage === 'secondMeeting')).toMatchObject({
    state: 'done',
    date: '2026-11-02',
  });
  const milestones = (await firm.admin.call(milestoneCalls.getbymatterid, { query: { matterID } })).body;
  expect(milestones.find(({ event }) => event === 'secondMeeting')).toMatchObject({ date: '2026-11-02' });
  // Put off, its day moves everywhere, and it is not held any more.
  const { status } = await firm.admin.call(meetingCalls.reschedulemeeting, {
    body: {
      id: meeting.id,
      version: meeting.version,
      gazetteDate: null,
      newspaperDate: null,
      secondNewspaperDate: null,
      meetingDate: '2026-12-03',
      reason: 'No quorum',
    },
  });
  expect(status).toBe(200);
  expect(await findEntry('secondMeeting')).toMatchObject({ date: '2026-12-03', isDone: false });
});

test('planned meetings stand in the diary, and their day is changed at the meeting', async () => {
  await addMeeting(4, '2026-12-09');
  const entry = (await listDiary()).find(({ title }) => title === 'General Meeting')!;
  expect(entry).toMatchObject({ date: '2026-12-09', isDone: false });
  expect((await firm.admin.call(diaryCalls._delete, { body: { id: entry.id } })).status).toBe(422);
});

test('an account is confirmed only after it was lodged and lay open', async () => {
  const setEvent = (event: string, date: string) =>
    firm.admin.call(statutoryDateCalls.setEvent, { body: { matterID, event, date, note: null, moves: [] } as never });
  expect((await setEvent('confirmation', '2026-11-01')).status).toBe(422);
  expect((await setEvent('accountLodged', '2026-10-01')).status).toBe(200);
  expect((await setEvent('confirmation', '2026-09-30')).status).toBe(422);
  expect((await setEvent('confirmation', '2026-11-01')).status).toBe(422);
  expect((await setEvent('inspectionOpens', '2026-10-16')).status).toBe(200);
  expect((await setEvent('confirmation', '2026-10-30')).status).toBe(422);
  expect((await setEvent('confirmation', '2026-11-01')).status).toBe(200);
});

test('a meeting that is removed takes its entry of the diary along, and the trail says so', async () => {
  const countRemovals = async () =>
    (await listTrail(testApp, firm, matterID)).filter((action) => action === 'diary.removed').length;
  const before = await countRemovals();
  const { id } = await addMeeting(1, '2026-12-14');
  expect(await findEntry('firstMeeting')).toMatchObject({ date: '2026-12-14', isDone: false });
  expect((await firm.admin.call(meetingCalls._delete, { body: { id } })).status).toBe(200);
  expect([await findEntry('firstMeeting'), await countRemovals()]).toEqual([undefined, before + 1]);
});

test('a notice that appeared answers its statutory date; one still to come does not', async () => {
  const { id } = await createMatter(testApp, firm, {
    systemType: 1,
    kind: 'company',
    firstNames: null,
    surname: 'Noot',
  });
  const isDone = async (rule: string) =>
    (await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID: id } })).body.dates.find(
      (date) => date.rule === rule,
    )?.isDone;
  const add = async (body: object) => {
    const { status, problem } = await firm.admin.call(meetingCalls.add, { body: { matterID: id, ...body } as never });
    expect(status, JSON.stringify(problem)).toBe(200);
  };
  await add({ type: 1, meetingDate: '2026-11-04', gazetteDate: '2026-10-23' });
  expect(await isDone('first-meeting-notice')).toBe(true);
  await add({ type: 2, meetingDate: '2026-12-15', gazetteDate: '2026-12-04' });
  expect(await isDone('second-meeting-notice')).toBe(false);
});

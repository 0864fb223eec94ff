import { calendarFeedCalls } from '@boedel/contract/calendar-feed/calendar-feed.calls';
import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let mary: TestPerson;
let matterID: number;
const today = computeDayAt(new Date(), 'ZA');

const runInFirm = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  openFirmScope(testApp.test.database, firm.id).transaction(work);
const make = async (who: TestPerson, scope: 'mine' | 'team', isMasked = false) => {
  const { body, status } = await who.call(calendarFeedCalls.add, { body: { name: 'Diary', scope, isMasked } });
  expect(status).toBe(200);
  return { ...body, key: new URL(body.address).searchParams.get('key')! };
};
const fetchFeed = (key: string) => testApp.callAs(undefined, calendarFeedCalls.fetch, { query: { key } });
/** As a calendar program reads it. */
const readEvents = async (key: string): Promise<ICAL.Event[]> => {
  const { status, raw, headers } = await fetchFeed(key);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(raw.toString('utf8')));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};
const add = async (
  title: string,
  days: number,
  more: { time?: string; assignedUserID?: number; note?: string } = {},
) => {
  const { body, status } = await mary.call(diaryCalls.add, {
    body: { matterID, type: 1, title, date: addDays(today, days), ...more },
  });
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  firm = await testApp.createFirm();
  mary = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
  ({ id: matterID } = await createMatter(testApp, firm));
  await runInFirm((tx) =>
    tx.run(sql`update matter set responsible_person_id = ${mary.personId} where id = ${matterID}`),
  );
});

test('a real calendar reader finds whole days as dates and hours in the zone of the matter’s country', async () => {
  await add('Ring, the; bank\\ today', 3, { note: 'First line\nsecond, line' });
  await add('Meeting', 4, { time: '14:30' });
  const namibian = await createMatter(testApp, firm, { surname: 'Shikongo' });
  await runInFirm((tx) =>
    tx.run(
      sql`update matter set country = 'Namibia', responsible_person_id = ${mary.personId} where id = ${namibian.id}`,
    ),
  );
  await runInFirm((tx) =>
    tx.run(
      sql`insert into diary_entry (matter_id, type, title, due_on, due_time) values (${namibian.id}, 1, 'In Windhoek', ${addDays(today, 5)}, '09:00')`,
    ),
  );
  const { key } = await make(mary, 'mine');
  const [ring, meeting, windhoek] = await readEvents(key);
  expect(ring!.summary).toMatch(/^Ring, the; bank\\ today · Botha, Jan · T\d+\/2026$/);
  expect(ring!.description).toBe('First line\nsecond, line');
  expect(ring!.startDate.isDate).toBe(true);
  expect(ring!.startDate.toString()).toBe(addDays(today, 3));
  expect(ring!.endDate.toString()).toBe(addDays(today, 4));
  expect(meeting!.startDate.isDate).toBe(false);
  expect(meeting!.startDate.zone.tzid).toBe('Africa/Johannesburg');
  expect(meeting!.startDate.toJSDate().toISOString()).toBe(`${addDays(today, 4)}T12:30:00.000Z`);
  expect(windhoek!.startDate.zone.tzid).toBe('Africa/Windhoek');
  expect(windhoek!.startDate.toJSDate().toISOString()).toBe(`${addDays(today, 5)}T07:00:00.000Z`);
});

test('subscribed to twice, it reads the same; an entry that moves keeps its id and counts on', async () => {
  const { key } = await make(mary, 'mine');
  const other = await make(mary, 'mine');
  const moved = await add('To be moved', 10);
  const once = (await fetchFeed(key)).raw.toString('utf8');
  expect((await fetchFeed(key)).raw.toString('utf8')).toBe(once);
  expect((await fetchFeed(other.key)).raw.toString('utf8')).toBe(once);
  const findMoved = async () => (await readEvents(key)).find(({ summary }) => summary.startsWith('To be moved'))!;
  const before = await findMoved();
  const { status } = await mary.call(diaryCalls.update, {
    body: { id: moved.id, version: moved.version, matterID, type: 1, title: 'To be moved', date: addDays(today, 12) },
  });
  expect(status).toBe(200);
  const after = await findMoved();
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBe(before.sequence + 1);
  expect(after.startDate.toString()).toBe(addDays(today, 12));
});

test('lines are folded at 75 octets, no sign broken in two, and end as the standard asks', async () => {
  await add(`Ʊmlaut ${'é😀'.repeat(60)}`, 20);
  const { key } = await make(mary, 'mine');
  const text = (await fetchFeed(key)).raw.toString('utf8');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect((await readEvents(key)).some(({ summary }) => summary.includes('é😀'.repeat(60)))).toBe(true);
});

test('it shows what its maker may see now: another’s is not mine, a type taken away is gone', async () => {
  const piet = await firm.person(['Capture Matter'], { systemTypes: [2, 5], systemType: 2 });
  const trust = await createMatter(testApp, firm, { systemType: 5, kind: 'trust', surname: 'A family trust' });
  await runInFirm((tx) =>
    tx.run(
      sql`insert into diary_entry (matter_id, type, title, due_on) values (${trust.id}, 1, 'Of the trust', ${addDays(today, 1)})`,
    ),
  );
  const team = await make(piet, 'team');
  const own = await make(piet, 'mine');
  const listTitles = async (key: string) => (await readEvents(key)).map(({ summary }) => summary.split(' · ')[0]);
  expect(await listTitles(own.key)).toEqual([]);
  expect(await listTitles(team.key)).toEqual(expect.arrayContaining(['Of the trust', 'Meeting']));
  await runInFirm((tx) => tx.run(sql`update membership set system_types = '{2}' where person_id = ${piet.personId}`));
  expect(await listTitles(team.key)).not.toContain('Of the trust');
  // Given single matters only, those are all there is.
  await runInFirm((tx) =>
    tx.run(sql`update membership set roles = '{UserMatterAccess}' where person_id = ${piet.personId}`),
  );
  expect(await listTitles(team.key)).toEqual([]);
});

test('a team is of the colleagues who were chosen, as far as its maker sees their work', async () => {
  const [piet, sara] = [await firm.person(['Capture Matter']), await firm.person(['Capture Matter'])];
  await add('For Piet', 30, { assignedUserID: piet.personId });
  await add('For Sara', 31, { assignedUserID: sara.personId });
  const body = { name: 'Piet and Sara', scope: 'team' as const, personIDs: [piet.personId, sara.personId] };
  const made = await mary.call(calendarFeedCalls.add, { body });
  expect(made.body.people).toHaveLength(2);
  const key = new URL(made.body.address).searchParams.get('key')!;
  expect((await readEvents(key)).map(({ summary }) => summary.split(' · ')[0])).toEqual(['For Piet', 'For Sara']);
  const stranger = { ...body, personIDs: [piet.personId, 999_999] };
  expect((await mary.call(calendarFeedCalls.add, { body: stranger })).problem).toHaveProperty('personIDs');
  const { body: feeds } = await mary.call(calendarFeedCalls.getlist);
  expect(feeds.find(({ name }) => name === body.name)?.people).toHaveLength(2);
});

test('names are masked where that is wanted, and notes stay at home', async () => {
  const { key } = await make(mary, 'mine', true);
  const text = (await fetchFeed(key)).raw.toString('utf8');
  expect(text).not.toContain('Botha');
  expect(text).not.toContain('First line');
  expect((await readEvents(key))[0]!.summary).toContain('B. J.');
});

test('a revoked calendar address, one of somebody who left and one that never was answer alike', async () => {
  const jan = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
  const { id, key } = await make(jan, 'mine');
  expect((await mary.call(calendarFeedCalls.revoke, { body: { id } })).status).toBe(404);
  expect((await fetchFeed(key)).status).toBe(200);
  expect((await jan.call(calendarFeedCalls.getlist)).body).toMatchObject([
    { id, name: 'Diary', fetchedAt: expect.any(String) },
  ]);
  expect((await jan.call(calendarFeedCalls.revoke, { body: { id } })).status).toBe(200);
  const revoked = await fetchFeed(key);
  const unknown = await fetchFeed('never-was');
  expect(revoked.status).toBe(404);
  expect(revoked.problem.error).toContain('There is no calendar at this address, or it was withdrawn');
  expect(revoked.problem).toEqual(unknown.problem);
  expect((await jan.call(calendarFeedCalls.revoke, { body: { id } })).status).toBe(404);
  const again = await make(jan, 'mine');
  await runInFirm((tx) => tx.run(sql`delete from membership where person_id = ${jan.personId}`));
  expect((await fetchFeed(again.key)).problem).toEqual(unknown.problem);
});

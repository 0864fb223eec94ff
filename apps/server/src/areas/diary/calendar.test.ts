import { calendarCalls, diaryCalls } from '@boedel/contract/diary/diary.calls';
import { addDays, toLocalDate } from '@boedel/domain/dates/local-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const on = toLocalDate;
const december = { start: '2026-12-01', end: '2026-12-31' } as const;
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-17T08:00:00Z'));
  firm = await testApp.createFirm();
});
const readCalendar = async (by: TestPerson, query: object = {}) =>
  (await by.call(calendarCalls.getcalendar, { query: { ...december, ...query } })).body;
const listTitles = (found: Awaited<ReturnType<typeof readCalendar>>) =>
  found.days.flatMap(({ entries }) => entries.map(({ title }) => title));
const addEntry = async (by: TestPerson, body: object) => (await by.call(diaryCalls.add, { body: body as never })).body;

describe('the firm’s calendar', () => {
  test('shows all matters one may see, statutory dates first, and filters by whose, type, kind and watch list', async () => {
    const own = await testApp.createFirm();
    const worker = await own.person(['Capture Matter']);
    const estate = (await createMatter(testApp, own)).id;
    const trust = (await createMatter(testApp, own, { systemType: 5 })).id;
    await addEntry(own.admin, { matterID: estate, title: 'Own', date: '2026-12-10', time: '08:00' });
    await addEntry(own.admin, {
      matterID: trust,
      title: 'Of the trust',
      date: '2026-12-10',
      assignedUserID: worker.personId,
    });
    await addEntry(own.admin, { matterID: estate, title: 'Outside', date: '2027-01-01' });
    await openFirmScope(testApp.test.database, own.id).transaction((tx) =>
      tx.run(
        sql`insert into diary_entry (matter_id, type, rule, title, due_on) values (${estate}, 1, 'estate.account', 'Account due', '2026-12-10')`,
      ),
    );
    const all = await readCalendar(own.admin);
    expect(listTitles(all)).toEqual(['Account due', 'Of the trust', 'Own']);
    const done = await addEntry(own.admin, { matterID: estate, title: 'Over', date: '2026-12-11', isDone: true });
    await addEntry(own.admin, { matterID: estate, title: 'Still open', date: '2026-12-11' });
    const eleventh = await readCalendar(own.admin, { start: '2026-12-11', end: '2026-12-11', perDay: 1 });
    expect([listTitles(eleventh), eleventh.days[0]!.count, done.isDone]).toEqual([['Still open'], 2, true]);
    await own.admin.call(diaryCalls._delete, { body: { id: done.id } });
    await own.admin.call(diaryCalls._delete, { body: { id: eleventh.days[0]!.entries[0]!.id } });
    expect(all.days.map(({ date, count, isMore }) => [date, count, isMore])).toEqual([['2026-12-10', 3, false]]);
    expect(all.days[0]!.entries.map(({ kind }) => kind)).toEqual(['statutory', 'own', 'own']);
    expect(listTitles(await readCalendar(own.admin, { filterForType: 4 }))).toEqual(['Account due']);
    expect(listTitles(await readCalendar(own.admin, { ownerID: worker.personId }))).toEqual(['Of the trust']);
    expect(listTitles(await readCalendar(worker, { filterForType: 5 }))).toEqual(['Of the trust']);
    expect(listTitles(await readCalendar(own.admin, { systemTypeID: 5 }))).toEqual(['Of the trust']);
    await openFirmScope(testApp.test.database, own.id).transaction((tx) =>
      tx.run(sql`insert into matter_watch (matter_id, person_id) values (${trust}, ${own.admin.personId})`),
    );
    expect(listTitles(await readCalendar(own.admin, { watchList: 'true' }))).toEqual(['Of the trust']);
    const estates = await own.person(['Capture Matter'], { systemTypes: [2] });
    expect(listTitles(await readCalendar(estates))).toEqual(['Account due', 'Own']);
    expect(
      (await (await own.person(['JointAppointee'])).call(calendarCalls.getcalendar, { query: december })).status,
    ).toBe(403);
    expect((await readCalendar(firm.admin)).days).toEqual([]);
  });

  test('shows a few of a day of thousands and says that there are more; one day is read whole', async () => {
    const own = await testApp.createFirm();
    const { id } = await createMatter(testApp, own);
    await openFirmScope(testApp.test.database, own.id).transaction((tx) =>
      tx.run(sql`insert into diary_entry (matter_id, title, due_on)
        select ${id}, 'Entry ' || n, date '2026-12-01' + n % 31 from generate_series(1, 5000) n`),
    );
    const month = await readCalendar(own.admin);
    expect(month.days).toHaveLength(31);
    expect(month.days.flatMap(({ entries }) => entries).length).toBe(93);
    expect(month.days.every(({ count, isMore }) => count === 40 && isMore)).toBe(true);
    const day = await readCalendar(own.admin, { start: '2026-12-09', end: '2026-12-09', perDay: 1000 });
    expect([day.days[0]!.entries.length, day.days[0]!.count, day.days[0]!.isMore]).toEqual([162, 162, false]);
  });

  test('reads a day of more than 1 000 entries whole, and refuses as many of each day of a month', async () => {
    const own = await testApp.createFirm();
    const { id } = await createMatter(testApp, own);
    await openFirmScope(testApp.test.database, own.id).transaction((tx) =>
      tx.run(sql`insert into diary_entry (matter_id, title, due_on)
        select ${id}, 'Entry ' || n, date '2026-12-09' from generate_series(1, 1500) n`),
    );
    const day = { start: '2026-12-09', end: '2026-12-09' };
    const first = (await readCalendar(own.admin, { ...day, perDay: 1000 })).days[0]!;
    expect([first.entries.length, first.isMore]).toEqual([1000, true]);
    const whole = (await readCalendar(own.admin, { ...day, perDay: 2000 })).days[0]!;
    expect([whole.entries.length, whole.isMore]).toEqual([1500, false]);
    const month = await own.admin.call(calendarCalls.getcalendar, {
      query: { start: '2026-12-01', end: '2026-12-31', perDay: 2000 },
    });
    expect(month.status).toBe(422);
  });

  test('has the holidays of the countries of its matters', async () => {
    const own = await testApp.createFirm({ country: 'Namibia' });
    const listHolidays = async () =>
      (await readCalendar(own.admin)).holidays.map(({ date, country }) => `${date} ${country}`);
    const { id } = await createMatter(testApp, own);
    await addEntry(own.admin, { matterID: id, title: 'There', date: '2026-12-08' });
    const home = await listHolidays();
    expect(home).toContain('2026-12-10 Namibia');
    expect(home.some((one) => one.includes('South Africa'))).toBe(false);
    await openFirmScope(testApp.test.database, own.id).transaction((tx) =>
      tx.run(sql`update matter set country = 'South Africa' where id = ${id}`),
    );
    expect(await listHolidays()).toEqual(expect.arrayContaining(['2026-12-10 Namibia', '2026-12-16 South Africa']));
  });

  test.each([
    [{ start: '2026-12-31', end: '2026-12-01' }, 422, 'end'],
    [{ start: '2026-01-01', end: '2026-12-31' }, 422, 'end'],
    [{ start: '2026-02-01', end: '2026-02-31' }, 400, 'end'],
  ])('refuses days that cannot be (%#)', async (query, status, field) => {
    const refused = await firm.admin.call(calendarCalls.getcalendar, { query });
    expect([refused.status, Object.keys(refused.problem)]).toEqual([status, [field]]);
  });
});

describe('an entry of the calendar', () => {
  test('that is one’s own is put on another day and back; who saw an older one is shown the newer', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const made = await addEntry(firm.admin, { matterID, title: 'Ring', date: '2026-12-08' });
    const to = addDays(on('2026-12-08'), 2);
    const moved = await firm.admin.call(calendarCalls.move, { body: { id: made.id, date: to, version: made.version } });
    expect(moved.body).toMatchObject({ date: '2026-12-10', version: 2 });
    const stale = await firm.admin.call(calendarCalls.move, { body: { id: made.id, date: to, version: 1 } });
    expect(stale.status).toBe(409);
    const back = await firm.admin.call(calendarCalls.move, { body: { id: made.id, date: '2026-12-08', version: 2 } });
    expect(back.body.date).toBe('2026-12-08');
    const stranger = (await testApp.createFirm()).admin;
    const theirs = await stranger.call(calendarCalls.move, { body: { id: made.id, date: to, version: 3 } });
    expect(theirs.status).toBe(404);
    const reader = await firm.person([]);
    expect((await reader.call(calendarCalls.move, { body: { id: made.id, date: to, version: 3 } })).status).toBe(403);
  });

  test('that the law fixed stays, and says what would move it', async () => {
    const { id } = await createMatter(testApp, firm, { diedOn: '2026-10-01', lettersOn: '2026-11-01' });
    const { rule } = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.one<{ rule: string }>(sql`insert into diary_entry (intermediary_id, matter_id, rule, title, due_on)
        values (${firm.id}, ${id}, 'deceased.deathNotice', 'Death notice', '2026-10-15') returning rule`),
    );
    expect(rule).toBeTruthy();
    const { body } = await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID: id } });
    const [statutory, letters] = ['Death notice', 'Executor Appointment Date'].map((title) =>
      body.rows.find((row) => row.title === title)!,
    );
    const moveEntry = (one: { id: number; version: number }) =>
      firm.admin.call(calendarCalls.move, { body: { id: one.id, date: '2026-12-01', version: one.version } });
    const refused = await moveEntry(statutory!);
    expect([refused.status, JSON.stringify(refused.problem)]).toEqual([422, expect.stringContaining('It moves when')]);
    expect(JSON.stringify((await moveEntry(letters!)).problem)).toContain('Change it in the matter’s diary');
    expect((await firm.admin.call(diaryCalls.getbyid, { body: { id: statutory!.id } })).body.date).toBe('2026-10-15');
  });
});

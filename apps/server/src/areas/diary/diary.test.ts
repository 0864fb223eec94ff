import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { deceasedKeyDate } from '@boedel/contract/fixed/key-dates';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
const today = computeDayAt(new Date());
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
beforeAll(async () => {
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm)).id;
});
const add = (body: object) => firm.admin.call(diaryCalls.add, { body: { matterID, date: tomorrow, ...body } });

describe('an entry of the diary', () => {
  test('is added, read, done, undone and removed, and the trail tells each', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const { body: entry } = await add({
      matterID: own,
      title: ' Ring the bank ',
      time: '14:30',
      assignedUserID: firm.admin.personId,
    });
    expect(entry).toMatchObject({
      title: 'Ring the bank',
      time: '14:30',
      isDone: false,
      isOverdue: false,
      assignedName: expect.any(String),
      type: 1,
    });
    const { body: done } = await firm.admin.call(diaryCalls.complete, {
      body: { id: entry.id, isDone: true, version: 1 },
    });
    expect(done).toMatchObject({ isDone: true, doneAt: expect.any(String), version: 2 });
    const stale = await firm.admin.call(diaryCalls.complete, { body: { id: entry.id, isDone: false, version: 1 } });
    expect(stale.status).toBe(409);
    expect(stale.problem).toMatchObject({ conflict: { theirs: { isDone: true } } });
    await firm.admin.call(diaryCalls.complete, { body: { id: entry.id, isDone: false, version: 2 } });
    expect((await firm.admin.call(diaryCalls.getbyid, { body: { id: entry.id } })).body.isDone).toBe(false);
    await firm.admin.call(diaryCalls._delete, { body: { id: entry.id } });
    expect((await firm.admin.call(diaryCalls.getbyid, { body: { id: entry.id } })).status).toBe(404);
    expect(await listTrail(testApp, firm, own)).toEqual(['diary.added', 'diary.done', 'diary.undone', 'diary.removed']);
  });

  test('is overdue once its day is past and it is not done', async () => {
    const { body } = await add({ title: 'Late', date: yesterday });
    expect(body).toMatchObject({ isDone: false, isOverdue: true });
  });

  test.each([
    [{ title: null }, 'title'],
    [{ title: 'x', type: 22 }, 'type'],
    [{ title: 'x', assignedUserID: 999_999 }, 'assignedUserID'],
  ])('%j is refused for %s', async (body, field) => {
    const refused = await add(body);
    expect([refused.status, Object.keys(refused.problem)]).toEqual([422, [field]]);
  });

  test.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ time: '25:00' }, 'time'],
    [{ event: 'holiday' }, 'event'],
  ])('%j is not what the call asks for', async (body, field) => {
    const refused = await add({ title: 'x', ...body });
    expect([refused.status, Object.keys(refused.problem)]).toEqual([400, [field]]);
  });
});

describe('key dates', () => {
  test('are the list of the matter’s type, with what was captured; one that has happened is done', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const { body: will } = await add({ matterID: own, type: 10, date: '2001-05-01' });
    expect(will).toMatchObject({ title: 'Will Dated', typeName: 'Will Dated', isDone: true, isOverdue: false });
    const { body: list } = await firm.admin.call(diaryCalls.getimportantdateslistbymatterid, {
      query: { matterId: own },
    });
    expect(list.map(({ name }) => name)).toEqual(Object.values(deceasedKeyDate).slice(1));
    expect(list.find(({ type }) => type === 10)?.entry?.id).toBe(will.id);
    expect(list.filter(({ entry }) => entry !== null)).toHaveLength(1);
  });

  test('of a trust are its own list, and its registration is asked for alone', async () => {
    const trust = (
      await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname: 'Imvula Trust' })
    ).id;
    const readRegistration = () => firm.admin.call(diaryCalls.gettrustregistrationdate, { query: { matterID: trust } });
    expect((await readRegistration()).body).toEqual({ date: null, id: null });
    await add({ matterID: trust, type: 23, date: '2019-06-03' });
    expect((await readRegistration()).body.date).toBe('2019-06-03');
    const { body: dates } = await firm.admin.call(diaryCalls.gettrustimportantdates, { query: { matterId: trust } });
    expect([dates.length, dates.filter(({ onForm }) => onForm).length]).toEqual([22, 10]);
  });
});

describe('a list of entries', () => {
  test('is saved whole or not at all', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const { body: first } = await add({ matterID: own, title: 'First' });
    const good = [
      { ...first, title: 'First, changed' },
      { matterID: own, title: 'Second', date: tomorrow },
    ];
    const saved = await firm.admin.call(diaryCalls.updatelist, { body: good as never });
    expect(saved.body.map(({ title }) => title).toSorted()).toEqual(['First, changed', 'Second']);
    const stale = await firm.admin.call(diaryCalls.updatelist, {
      body: [
        { matterID: own, title: 'Third', date: tomorrow },
        { ...first, title: 'Lost' },
      ] as never,
    });
    expect(stale.status).toBe(409);
    const { body: list } = await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID: own } });
    expect([list.total, list.rows.map(({ title }) => title).toSorted()]).toEqual([2, ['First, changed', 'Second']]);
  });
});

describe('the diary of the firm', () => {
  test('is asked by days, matter, star and kind', async () => {
    const other = await testApp.createFirm();
    const [one, two] = [(await createMatter(testApp, other)).id, (await createMatter(testApp, other)).id];
    const addEntry = (body: object) => other.admin.call(diaryCalls.add, { body: { title: 'x', ...body } as never });
    await addEntry({ matterID: one, title: 'a', date: '2026-03-01' });
    await addEntry({ matterID: two, title: 'b', date: '2026-03-31' });
    await addEntry({ matterID: two, title: 'c', date: '2026-04-01', assignedUserID: other.admin.personId });
    await addEntry({ matterID: one, type: 10, date: '2026-03-15' });
    await openFirmScope(testApp.test.database, other.id, { id: other.admin.personId }).transaction((tx) =>
      tx.run(sql`insert into matter_watch (matter_id, person_id) values (${two}, ${other.admin.personId})`),
    );
    const listTitles = async (query: object, body: object = {}) =>
      (await other.admin.call(diaryCalls.getlist, { query, body })).body.map(({ title }) => title);
    const march = { start: '2026-03-01', end: '2026-03-31' };
    expect(await listTitles(march)).toEqual(['a', 'x', 'b']);
    expect(await listTitles({ ...march, filterForType: 2 })).toEqual(['a', 'b']);
    expect(await listTitles({ filterForType: 3 })).toEqual(['x']);
    expect(await listTitles({ filterForType: 5 })).toEqual(['c']);
    expect(await listTitles({ watchList: 'true' })).toEqual(['b', 'c']);
    expect(await listTitles({ matterId: one })).toEqual(['a', 'x']);
    expect(await listTitles({}, { matterId: two })).toEqual(['b', 'c']);
  });

  test('takes the bare id of a matter as its body', async () => {
    const other = await testApp.createFirm();
    const [one, two] = [(await createMatter(testApp, other)).id, (await createMatter(testApp, other)).id];
    for (const [matterID, title] of [
      [one, 'a'],
      [two, 'b'],
    ] as const) {
      await other.admin.call(diaryCalls.add, { body: { matterID, title, date: '2026-03-01' } });
    }
    const { status, body } = await other.admin.call(diaryCalls.getlist, { query: {}, body: two });
    expect([status, body.map(({ title }) => title)]).toEqual([200, ['b']]);
  });

  test('shows somebody with single matters those alone, and only with the right to the diary', async () => {
    const own = await testApp.createFirm();
    const [given, kept, bare] = [
      await createMatter(testApp, own),
      await createMatter(testApp, own),
      await createMatter(testApp, own),
    ];
    for (const { id } of [given, kept, bare]) {
      await own.admin.call(diaryCalls.add, { body: { matterID: id, title: `of ${id}`, date: tomorrow } });
    }
    const joint = await own.person(['JointAppointee']);
    await grantAccess(testApp, own, given.id, joint, { mayCapture: true });
    await grantAccess(testApp, own, bare.id, joint, { rights: ['estate'] });
    const { body } = await joint.call(diaryCalls.getlist, { query: {}, body: {} });
    expect(body.map(({ title }) => title)).toEqual([`of ${given.id}`]);
    expect((await joint.call(diaryCalls.getmatterlist, { body: { matterID: kept.id } })).status).toBe(404);
    const write = (id: number) => joint.call(diaryCalls.add, { body: { matterID: id, title: 'Mine', date: tomorrow } });
    expect([(await write(given.id)).status, (await write(bare.id)).status, (await write(kept.id)).status]).toEqual([
      200, 403, 404,
    ]);
  });
});

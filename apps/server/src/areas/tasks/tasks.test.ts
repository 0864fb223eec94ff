import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { groupTask } from '@boedel/domain/tasks/task-groups';
import { addDays, toLocalDate } from '@boedel/domain/dates/local-date';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const today = toLocalDate('2026-11-17');
let firm: TestFirm;
let worker: TestPerson;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-17T08:00:00Z'));
  firm = await testApp.createFirm();
});
beforeEach(async () => {
  worker = await firm.person(['Capture Matter']);
});

const add = async (by: TestPerson, body: object) => (await by.call(taskCalls.add, { body: body as never })).body;
const list = async (by: TestPerson, query: object = {}) => (await by.call(taskCalls.getlist, { query })).body;
const listNotices = async (by: TestPerson) =>
  (await by.call(inboxCalls.getInbox, { query: {} })).body.entries.map(({ kind, path }) => [kind, path]);

describe('tasks', () => {
  test('stand under overdue, today, this week, later and waiting, as the rule says, and done ones are found again', async () => {
    const days = [-3, 0, 1, 5, 6, null, -9];
    for (const [at, days_] of days.entries()) {
      await add(worker, {
        title: `Task ${at}`,
        dueDate: days_ === null ? null : addDays(today, days_),
        ...(at === 6 && { waitingFor: 'The Master' }),
      });
    }
    const { rows, total, counts } = await list(worker);
    expect(counts).toEqual({ overdue: 1, today: 1, week: 2, later: 2, waiting: 1, done: 0 });
    expect([total, rows.at(0)?.title, rows.at(-1)?.title]).toEqual([7, 'Task 0', 'Task 6']);
    for (const { dueDate, waitingFor, isDone, group } of rows) {
      expect(group).toBe(groupTask({ dueDate: dueDate as never, waitingFor, isDone }, today));
    }
    for (const group of ['overdue', 'week', 'waiting'] as const) {
      expect((await list(worker, { group })).rows.map((row) => row.group)).toEqual(Array(counts[group]).fill(group));
    }
    const first = rows[0]!;
    await worker.call(taskCalls.complete, { body: { id: first.id, isDone: true, version: first.version } });
    expect((await list(worker)).total).toBe(6);
    const found = await list(worker, { group: 'done', searchString: 'TASK 0' });
    expect(found.rows.map(({ id, isDone }) => [id, isDone])).toEqual([[first.id, true]]);
  });

  test('keep what was filled in, and a colleague who saved first is shown', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const task = await add(worker, {
      title: 'Ring the bank',
      matterID,
      priority: 'high',
      checklist: [{ words: 'Find the number' }, { words: 'Ring', isDone: false }],
    });
    expect(task).toMatchObject({
      ownerID: worker.personId,
      matterID,
      priority: 'high',
      group: 'later',
      isOwnerHere: true,
    });
    const { data: _, ...rest } = { data: 0, ...task };
    const changed = await worker.call(taskCalls.update, {
      body: { ...rest, title: 'Ring the bank today', dueDate: today },
    });
    expect(changed.body).toMatchObject({ title: 'Ring the bank today', group: 'today', version: 2 });
    const stale = await firm.admin.call(taskCalls.update, { body: { ...rest, title: 'Other' } });
    expect([stale.status, stale.problem]).toMatchObject([
      409,
      { conflict: { theirs: { title: 'Ring the bank today' } } },
    ]);
    expect(await listTrail(testApp, firm, matterID)).toEqual(['task.added', 'task.changed']);
  });

  test('that repeat come back on the day meant, once, and not when the tick is taken back', async () => {
    const task = await add(worker, {
      title: 'Send the statement',
      dueDate: '2027-01-31',
      repeatUnit: 'months',
      repeatEvery: 1,
      repeatUntil: '2027-03-31',
      checklist: [{ words: 'Print', isDone: true }],
    });
    const completeTask = async (one: { id: number; version: number }, isDone: boolean) =>
      (await worker.call(taskCalls.complete, { body: { id: one.id, isDone, version: one.version } })).body;
    const done = await completeTask(task, true);
    expect(done.nextDate).toBe('2027-02-28');
    const open = await completeTask(done, false);
    expect((await list(worker)).rows.map(({ dueDate }) => dueDate)).toEqual(['2027-01-31']);
    await completeTask(open, true);
    const [february] = (await list(worker)).rows;
    expect(february).toMatchObject({ dueDate: '2027-02-28', checklist: [{ words: 'Print', isDone: false }] });
    expect((await completeTask(february!, true)).nextDate).toBe('2027-03-31');
    const [march] = (await list(worker)).rows;
    expect((await completeTask(march!, true)).nextDate).toBeNull();
    expect((await list(worker)).total).toBe(0);
  });

  test.each([
    [{ title: ' ' }, 400, 'title'],
    [{ title: 'A', dueDate: '2027-02-31' }, 400, 'dueDate'],
    [{ title: 'A', dueDate: '2027-02-01', repeatUnit: 'months', repeatEvery: 1 }, 422, 'repeatUntil'],
    [{ title: 'A', repeatUnit: 'months', repeatEvery: 1, repeatUntil: '2027-02-01' }, 422, 'dueDate'],
    [
      { title: 'A', dueDate: '2027-02-01', repeatUnit: 'days', repeatEvery: 1, repeatUntil: '2027-01-01' },
      422,
      'repeatUntil',
    ],
    [{ title: 'A', ownerID: 987_654_321 }, 422, 'ownerID'],
  ])('that cannot be are refused at the field (%#)', async (body, status, field) => {
    const refused = await worker.call(taskCalls.add, { body: body as never });
    expect([refused.status, Object.keys(refused.problem)]).toEqual([status, [field]]);
  });

  test('of somebody who left are shown as such, and nobody who left is given one', async () => {
    const leaver = await firm.person(['Capture Matter']);
    const task = await add(worker, { title: 'Theirs', ownerID: leaver.personId });
    expect(await listNotices(leaver)).toEqual([['task', `/tasks?task=${task.id}`]]);
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`delete from membership where person_id = ${leaver.personId} and intermediary_id = ${firm.id}`),
    );
    const { rows } = await list(worker, { ownerID: leaver.personId });
    expect(rows.map(({ isOwnerHere }) => isOwnerHere)).toEqual([false]);
    const given = await worker.call(taskCalls.add, { body: { title: 'Another', ownerID: leaver.personId } });
    expect(given.problem).toEqual({
      ownerID: [
        'This person does not work in the firm, or not in this kind of matter. Choose a colleague from the list.',
      ],
    });
    // What they left behind may still be changed, and handed on by an administrator.
    const kept = await worker.call(taskCalls.update, { body: { ...rows[0]!, priority: 'urgent' } });
    expect(kept.status).toBe(200);
    const moved = await firm.admin.call(taskCalls.handOver, {
      body: { fromID: leaver.personId, toID: worker.personId, note: 'Left the firm' },
    });
    expect(moved.body).toMatchObject({ count: 1, left: 0 });
  });

  test('of a matter one may not see are unknown ids, to read, change, tick, talk about or count', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 5 });
    const task = await add(worker, { title: 'Of a trust', matterID });
    const estates = await firm.person(['Capture Matter', 'Admin'], { systemTypes: [2] });
    const [client, stranger] = [await firm.person(['UserMatterAccess']), (await testApp.createFirm()).admin];
    await grantAccess(testApp, firm, matterID, client, { mayCapture: true });
    for (const somebody of [estates, stranger]) {
      const statuses = [
        await somebody.call(taskCalls.getbyid, { query: { id: task.id } }),
        await somebody.call(taskCalls.update, { body: task }),
        await somebody.call(taskCalls.complete, { body: { id: task.id, isDone: true, version: 1 } }),
        await somebody.call(taskCalls.comment, { body: { id: task.id, words: 'Hello' } }),
        await somebody.call(taskCalls._delete, { body: { id: task.id } }),
        await somebody.call(taskCalls.bulk, { body: { ids: [task.id], change: { action: 'done', isDone: true } } }),
        await somebody.call(taskCalls.getlist, { query: { matterID } }),
        await somebody.call(taskCalls.add, { body: { title: 'Mine', matterID } }),
      ].map(({ status }) => status);
      expect(statuses).toEqual(Array(8).fill(404));
      expect((await list(somebody, { ownerID: 0, searchString: 'Of a trust' })).counts.later).toBe(0);
    }
    expect((await client.call(taskCalls.getlist, { query: {} })).status).toBe(403);
    expect((await worker.call(taskCalls.getbyid, { query: { id: task.id } })).body.version).toBe(1);
  });

  test('are made from a date, a note or a query, with what those say', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const { body: entry } = await firm.admin.call(diaryCalls.add, {
      body: { matterID, title: 'Collect the letters', date: '2026-12-01', assignedUserID: worker.personId },
    });
    const source = await worker.call(taskCalls.getSource, { query: { diaryID: entry.id } });
    expect(source.body).toMatchObject({
      matterID,
      title: 'Collect the letters',
      dueDate: '2026-12-01',
      ownerID: worker.personId,
    });
    const made = await add(worker, { title: source.body.title, diaryID: entry.id, dueDate: source.body.dueDate });
    expect(made).toMatchObject({ matterID, diaryID: entry.id });
    const { body: note } = await firm.admin.call(noteCalls.add, {
      body: { matterID, comment: '<p>Please ring them</p>' },
    });
    expect((await worker.call(taskCalls.getSource, { query: { noteID: note.id } })).body.title).toBe(
      'Please ring them',
    );
    const other = (await createMatter(testApp, firm)).id;
    const { body: elsewhere } = await firm.admin.call(noteCalls.add, { body: { matterID: other, comment: 'x' } });
    const mixed = await worker.call(taskCalls.add, { body: { title: 'x', noteID: elsewhere.id, diaryID: entry.id } });
    expect(mixed.status).toBe(404);
    await firm.admin.call(diaryCalls._delete, { body: { id: entry.id } });
    expect((await worker.call(taskCalls.getbyid, { query: { id: made.id } })).body.diaryID).toBeNull();
  });

  test('are laid out from the steps of a stage, each once', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const steps = (await worker.call(taskCalls.getSteps, { query: { matterID } })).body;
    expect(steps.find(({ isNext }) => isNext)).toMatchObject({ milestone: 2, stage: 'Estate reported' });
    const body = { matterID, milestone: 2, startDate: '2026-11-17', ownerID: worker.personId };
    expect((await firm.admin.call(taskCalls.addSteps, { body })).body).toEqual({ count: 4 });
    expect((await firm.admin.call(taskCalls.addSteps, { body })).body).toEqual({ count: 0 });
    const { rows } = await list(worker, { matterID });
    expect(rows.map(({ title, dueDate }) => [title, dueDate])[0]).toEqual([
      'See the family and collect the papers',
      '2026-11-20',
    ]);
    const after = (await worker.call(taskCalls.getSteps, { query: { matterID } })).body;
    expect(after[0]!.steps.every(({ isThere }) => isThere)).toBe(true);
    expect((await firm.admin.call(taskCalls.addSteps, { body: { ...body, milestone: 49 } })).status).toBe(422);
    expect(await listNotices(worker)).toEqual([['task', `/tasks?matter=${matterID}`]]);
  });

  test('are laid out by the firm’s own steps where it has some, for its matters of that type alone', async () => {
    const own = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, own);
    const readStage = async (by: TestPerson, id: number) =>
      (await by.call(taskCalls.getSteps, { query: { matterID: id } })).body.find(({ milestone }) => milestone === 4)!;
    const standard = await readStage(own.admin, matterID);
    expect(standard).toMatchObject({ isOwn: false, version: 0 });
    const save = (steps: { title: string; days: number }[] | null, version: number, by = own.admin) =>
      by.call(taskCalls.saveSteps, { body: { matterID, milestone: 4, steps, version } });
    expect((await save([{ title: 'Our way', days: 2 }], 0, await own.person(['Capture Matter']))).status).toBe(403);
    expect((await save([{ title: 'Our way', days: 2 }], 0)).status).toBe(200);
    expect(await readStage(own.admin, matterID)).toMatchObject({
      isOwn: true,
      version: 1,
      steps: [{ title: 'Our way', days: 2, isThere: false }],
    });
    // Who saw the standard still, or says a step twice, changes nothing.
    expect((await save([{ title: 'Another way', days: 2 }], 0)).status).toBe(409);
    const twice = await save(
      [
        { title: 'Our way', days: 2 },
        { title: 'our way', days: 3 },
      ],
      1,
    );
    expect([twice.status, JSON.stringify(twice.problem)]).toEqual([422, expect.stringContaining('twice')]);
    const { body } = await own.admin.call(taskCalls.addSteps, {
      body: { matterID, milestone: 4, startDate: today, ownerID: null },
    });
    expect(body.count).toBe(1);
    const { id: elsewhere } = await createMatter(testApp, firm);
    expect((await readStage(firm.admin, elsewhere)).isOwn).toBe(false);
    expect((await save(null, 1)).status).toBe(200);
    expect(await readStage(own.admin, matterID)).toEqual(standard);
  });

  test('are changed many at a time, and put back except where somebody changed one since', async () => {
    const [one, two, three] = [
      await add(worker, { title: 'One', dueDate: '2026-11-01' }),
      await add(worker, {
        title: 'Two',
        dueDate: '2026-11-20',
        repeatUnit: 'weeks',
        repeatEvery: 1,
        repeatUntil: '2027-01-01',
      }),
      await add(worker, { title: 'Three' }),
    ];
    const ids = [one.id, two.id, three.id];
    const { body } = await worker.call(taskCalls.bulk, { body: { ids, change: { action: 'done', isDone: true } } });
    expect(body.count).toBe(3);
    expect((await list(worker)).rows.map(({ title, dueDate }) => [title, dueDate])).toEqual([['Two', '2026-11-27']]);
    const now = (await worker.call(taskCalls.getbyid, { query: { id: three.id } })).body;
    await worker.call(taskCalls.update, { body: { ...now, title: 'Three, changed' } });
    const undone = await worker.call(taskCalls.undoBulk, { body: { id: body.undoID! } });
    expect(undone.body).toEqual({ restored: 2, left: 1 });
    expect((await list(worker)).rows.map(({ title, dueDate }) => [title, dueDate])).toEqual([
      ['One', '2026-11-01'],
      ['Two', '2026-11-20'],
    ]);
    expect((await worker.call(taskCalls.undoBulk, { body: { id: body.undoID! } })).status).toBe(422);
    expect((await firm.admin.call(taskCalls.undoBulk, { body: { id: body.undoID! } })).status).toBe(404);
  });

  test('of a colleague are handed over with one word to who gets them; what that person may not do stays', async () => {
    const trust = (await createMatter(testApp, firm, { systemType: 5 })).id;
    const estate = (await createMatter(testApp, firm)).id;
    for (const matterID of [trust, estate, null]) await add(worker, { title: `Of ${matterID}`, matterID });
    const taker = await firm.person(['Capture Matter'], { systemTypes: [2] });
    const body = { fromID: worker.personId, toID: taker.personId, note: 'On leave until January' };
    const colleague = await firm.person(['Capture Matter']);
    expect((await colleague.call(taskCalls.handOver, { body })).status).toBe(422);
    const { body: made } = await worker.call(taskCalls.handOver, { body });
    expect([made.count, made.left]).toEqual([2, 1]);
    expect(await listNotices(taker)).toEqual([['task', '/tasks']]);
    expect((await list(taker)).total).toBe(2);
    await worker.call(taskCalls.undoBulk, { body: { id: made.undoID! } });
    expect([(await list(taker)).total, (await list(worker)).total]).toEqual([0, 3]);
    const joint = await firm.person(['JointAppointee']);
    const refused = await worker.call(taskCalls.handOver, { body: { ...body, toID: joint.personId } });
    expect(Object.keys(refused.problem)).toEqual(['toID']);
  });

  test('are talked about, and who has the task is told', async () => {
    const task = await add(worker, { title: 'Ask the heirs' });
    await firm.admin.call(taskCalls.comment, { body: { id: task.id, words: 'They are abroad until Friday.' } });
    const { body } = await worker.call(taskCalls.getbyid, { query: { id: task.id } });
    expect([body.comments, body.talk.map(({ words }) => words)]).toEqual([1, ['They are abroad until Friday.']]);
    expect(await listNotices(worker)).toEqual([['task', `/tasks?task=${task.id}`]]);
  });

  test('are for people who may capture: others read', async () => {
    const reader = await firm.person([]);
    expect((await reader.call(taskCalls.getlist, { query: { ownerID: 0 } })).status).toBe(200);
    expect((await reader.call(taskCalls.add, { body: { title: 'x' } })).status).toBe(403);
  });
});

import { calendarFeedCalls } from '@boedel/contract/calendar-feed/calendar-feed.calls';
import { calendarCalls, diaryCalls } from '@boedel/contract/diary/diary.calls';
import { schedulerCalls } from '@boedel/contract/scheduler/scheduler.calls';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { sendReminders } from '../reminders/send-reminders';

const testApp = createTestApp();
let firm: TestFirm;
let worker: TestPerson;
let staff: TestPerson;
let matterID: number;
beforeAll(async () => {
  staff = await (await testApp.createFirm({ isProvider: true })).person(['SuperAdmin']);
  firm = await testApp.createFirm();
  worker = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
  ({ id: matterID } = await createMatter(testApp, firm));
});
afterEach(() => testApp.setClock(undefined));

const formatProblem = (problem: unknown): string => JSON.stringify(problem);
const countTasks = async (): Promise<number> =>
  (
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one<{ count: number }>(sql`select count(*)::int as count from task`),
    )
  ).count;

describe('bad input of the day’s work gets a clear answer, and nothing is lost', () => {
  test('an end before its start', async () => {
    const asked = await worker.call(calendarCalls.getcalendar, {
      query: { start: '2026-11-30', end: '2026-11-01', perDay: 3 },
    });
    expect(asked.status).toBe(422);
    expect(formatProblem(asked.problem)).toContain(
      'The last day lies before the first. Give a last day on or after it.',
    );
    const before = await countTasks();
    const repeat = { repeatUnit: 'days' as const, repeatEvery: 1 };
    const task = await worker.call(taskCalls.add, {
      body: { title: 'Backwards', dueDate: '2026-11-30', ...repeat, repeatUntil: '2026-11-01' },
    });
    expect(task.status).toBe(422);
    expect(formatProblem(task.problem)).toContain('The last day lies before the first.');
    expect(await countTasks()).toBe(before);
  });

  test('a repeat without end', async () => {
    const before = await countTasks();
    const { status, problem } = await worker.call(taskCalls.add, {
      body: { title: 'For ever', dueDate: '2026-11-30', repeatUnit: 'weeks', repeatEvery: 1 },
    });
    expect(status).toBe(422);
    expect(formatProblem(problem)).toContain('Give the last day. A task does not repeat without an end.');
    expect(await countTasks()).toBe(before);
  });

  test('31 February', async () => {
    const before = await countTasks();
    expect((await worker.call(taskCalls.add, { body: { title: 'No such day', dueDate: '2027-02-31' } })).status).toBe(
      400,
    );
    const entry = { matterID, type: 1, title: 'No such day', date: '2027-02-31' };
    expect((await worker.call(diaryCalls.add, { body: entry })).status).toBe(400);
    expect(await countTasks()).toBe(before);
  });

  test('a task of a matter one may not see', async () => {
    const trust = await createMatter(testApp, firm, { systemType: 5, kind: 'trust', surname: 'A trust' });
    const foreign = await createMatter(testApp, await testApp.createFirm());
    const addTask = async (matter: number) =>
      (await worker.call(taskCalls.add, { body: { title: 'Of a matter', matterID: matter } })).problem;
    const unknown = await addTask(987_654_321);
    expect(await addTask(trust.id)).toEqual(unknown);
    expect(await addTask(foreign.id)).toEqual(unknown);
  });

  test('an owner who left the firm', async () => {
    const gone = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
    expect((await gone.call(taskCalls.add, { body: { title: 'Left behind' } })).status).toBe(200);
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`delete from membership where person_id = ${gone.personId}`),
    );
    const given = await worker.call(taskCalls.add, { body: { title: 'Too late', ownerID: gone.personId } });
    expect(given.status).toBe(422);
    expect(formatProblem(given.problem)).toContain('Choose a colleague from the list.');
    const { body } = await firm.admin.call(taskCalls.getlist, { query: { ownerID: gone.personId } });
    expect(body.rows).toMatchObject([
      { title: 'Left behind', isOwnerHere: false, ownerName: expect.stringMatching(/^Person/) },
    ]);
    expect(body.formerOwners).toEqual([{ id: gone.personId, name: body.rows[0]!.ownerName, count: 1 }]);
    const over = await firm.admin.call(taskCalls.handOver, {
      body: { fromID: gone.personId, toID: worker.personId, note: null },
    });
    expect(over.body.count).toBe(1);
    expect((await firm.admin.call(taskCalls.getlist, { query: {} })).body.formerOwners).toEqual([]);
    // Another firm's people are not told of here.
    expect((await (await testApp.createFirm()).admin.call(taskCalls.getlist, { query: {} })).body.formerOwners).toEqual(
      [],
    );
  });

  test('a revoked calendar address', async () => {
    const { body } = await worker.call(calendarFeedCalls.add, { body: { name: 'Phone', scope: 'mine' } });
    const key = new URL(body.address).searchParams.get('key')!;
    await worker.call(calendarFeedCalls.revoke, { body: { id: body.id } });
    expect((await testApp.callAs(undefined, calendarFeedCalls.fetch, { query: { key } })).status).toBe(404);
  });

  test('a ticket used twice, late, or made by a clock that was put back', async () => {
    const now = new Date();
    testApp.setClock(now);
    const requestTicket = async () => (await staff.call(schedulerCalls.ticket, { body: {} })).body.ticket;
    const openWithTicket = async (given: string) =>
      (await testApp.callAs(undefined, schedulerCalls.open, { body: { ticket: given } })).status;
    const [twice, late, ahead] = [await requestTicket(), await requestTicket(), await requestTicket()];
    expect([await openWithTicket(twice), await openWithTicket(twice)]).toEqual([200, 422]);
    testApp.setClock(new Date(now.getTime() - 600_000));
    expect(await openWithTicket(ahead)).toBe(422);
    testApp.setClock(new Date(now.getTime() + 60_001));
    expect(await openWithTicket(late)).toBe(422);
  });

  test('a clock change: a day that comes twice is written to once', async () => {
    const other = await testApp.createFirm();
    const runPass = () =>
      sendReminders({ scope: openFirmScope(testApp.test.database, other.id), services: testApp.services });
    await openFirmScope(testApp.test.database, other.id).transaction((tx) =>
      tx.run(sql`insert into task (title, owner_person_id, due_on, priority)
        values ('Work', ${other.admin.personId}, '2026-11-23', 'normal')`),
    );
    testApp.setClock(new Date('2026-11-23T01:00:00Z'));
    expect(await runPass()).toBe(1);
    // Put back over midnight and on again: neither the day before nor the same day sends a second time.
    testApp.setClock(new Date('2026-11-22T21:30:00Z'));
    expect(await runPass()).toBe(0);
    testApp.setClock(new Date('2026-11-22T22:30:00Z'));
    expect(await runPass()).toBe(0);
    testApp.setClock(new Date('2026-11-24T01:00:00Z'));
    expect(await runPass()).toBe(0);
  });
});

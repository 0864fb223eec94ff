import { schedulerCalls } from '@boedel/contract/scheduler/scheduler.calls';
import { beforeAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../../platform/db/sql';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { every, queueDue } from '../../platform/jobs/schedule';
import { drainJobs } from '../../platform/jobs/workers';
import { metricsText } from '../../platform/metrics/metrics';
import { providerDoor } from '../../platform/tenancy/doors';
import { freshDatabase } from '../../testing/database';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';

const house = testHouse({ PROVIDER_EMAIL_DOMAIN: 'inside.test' }, freshDatabase);
let firm: TestFirm;
let staff: Somebody;
const across = () => providerDoor(house.test.database);

beforeAll(async () => {
  const provider = await house.aFirm({ isProvider: true });
  firm = await house.aFirm();
  staff = await provider.person(['SuperAdmin']);
});
afterEach(() => house.setClock(undefined));

const ticket = async (): Promise<string> => (await staff.call(schedulerCalls.ticket, { body: {} })).body.ticket;
const openWith = (given: string) => house.callAs(undefined, schedulerCalls.open, { body: { ticket: given } });
const workOf = async (kind: string) =>
  (await staff.call(schedulerCalls.getState)).body.work.find((one) => one.kind === kind)!;

test('a ticket opens it once, in place of the token; used twice it opens nothing and says what to do', async () => {
  const given = await ticket();
  const opened = await openWith(given);
  expect(opened.status).toBe(200);
  expect(opened.body.work.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['reminders.send', 'files.sweep', 'firm.export', 'firm.erase.due']),
  );
  const again = await openWith(given);
  expect(again.status).toBe(422);
  expect(JSON.stringify(again.problem)).toContain('Open the scheduler again.');
  expect((await openWith('never-was')).problem).toEqual(again.problem);
});

test('of two who come with one ticket at once, one is let in', async () => {
  const given = await ticket();
  const both = await Promise.all([openWith(given), openWith(given)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('a ticket comes too late after 60 seconds', async () => {
  const start = new Date();
  house.setClock(start);
  const [early, late] = [await ticket(), await ticket()];
  house.setClock(new Date(start.getTime() + 59_000));
  expect((await openWith(early)).status).toBe(200);
  house.setClock(new Date(start.getTime() + 61_000));
  expect((await openWith(late)).status).toBe(422);
});

test('a ticket of somebody who is no longer of the provider opens nothing; people of a firm get none', async () => {
  const given = await ticket();
  await across().transaction((tx) =>
    tx.run(sql`update membership set roles = '{}' where person_id = ${staff.personId}`),
  );
  expect((await openWith(given)).status).toBe(422);
  await across().transaction((tx) =>
    tx.run(sql`update membership set roles = '{SuperAdmin}' where person_id = ${staff.personId}`),
  );
  expect((await firm.admin.call(schedulerCalls.ticket, { body: {} })).status).toBe(403);
  expect((await firm.admin.call(schedulerCalls.getState)).status).toBe(403);
  expect((await firm.admin.call(schedulerCalls.runNow, { body: { kind: 'jobs.tidy' } })).status).toBe(403);
});

test('what comes round by itself is run now, once, and tells how long it took', async () => {
  const kind = 'jobs.tidy';
  const { body, status } = await staff.call(schedulerCalls.runNow, { body: { kind } });
  expect(status).toBe(200);
  expect(body.count).toBe(1);
  // While it waits to run, pressing again makes no second one.
  expect((await staff.call(schedulerCalls.runNow, { body: { kind } })).status).toBe(422);
  const { tidyJobs } = await import('../../platform/housekeeping/tidy-jobs');
  expect(await drainJobs(house.parts, [tidyJobs])).toBe(1);
  const after = await workOf(kind);
  expect(after).toMatchObject({ waiting: 0, running: 0, everySeconds: 86_400, scope: 'house' });
  expect(after.lastRunAt).not.toBeNull();
  expect(after.lastSeconds).toBeGreaterThanOrEqual(0);
  expect(new Date(after.nextRunAt!).getTime()).toBeGreaterThan(Date.now());
  const { text } = await metricsText();
  expect(text).toMatch(/boedel_job_seconds_count\{kind="jobs.tidy",outcome="done"\} 1/);
  expect(text).toContain('boedel_job_last_done_seconds{kind="jobs.tidy"}');
  expect((await staff.call(schedulerCalls.runNow, { body: { kind: 'mail.send' } })).status).toBe(404);
});

test('run now for each firm writes one job a firm', async () => {
  const { body } = await staff.call(schedulerCalls.runNow, { body: { kind: 'reminders.send' } });
  const { count } = await across().transaction((tx) =>
    tx.one<{ count: number }>(sql`select count(*)::int as count from intermediary`),
  );
  expect(body.count).toBe(count);
});

test('what is paused is neither written nor taken up, in any process, until it is let go on', async () => {
  const paused = jobKind('jobs.tidy', z.object({}));
  let runs = 0;
  const job = handleJob(paused, async () => void (runs += 1));
  const daily = every(86_400, 'house', paused);
  const seen = new Map<string, number>();
  await staff.call(schedulerCalls.pause, { body: { kind: 'jobs.tidy', isPaused: true } });
  expect(await workOf('jobs.tidy')).toMatchObject({ isPaused: true, nextRunAt: null });
  expect((await staff.call(schedulerCalls.runNow, { body: { kind: 'jobs.tidy' } })).status).toBe(422);
  await queueDue(house.test.database, [daily], new Date(), seen);
  await across().transaction((tx) => queueJob(tx, paused, {}));
  expect(await drainJobs(house.parts, [job])).toBe(0);
  await staff.call(schedulerCalls.pause, { body: { kind: 'jobs.tidy', isPaused: false } });
  await queueDue(house.test.database, [daily], new Date(), seen);
  expect(await drainJobs(house.parts, [job])).toBe(2);
  expect(runs).toBe(2);
});

test('what failed is told with its reason; what it carries, to the provider’s own people alone', async () => {
  const kind = jobKind('papers.batch', z.object({ secret: z.string() }), { maxAttempts: 1 });
  await across().transaction((tx) => queueJob(tx, kind, { secret: 'of a person' }, { firmId: firm.id }));
  await drainJobs(house.parts, [
    handleJob(kind, async () => {
      throw new Error('The paper has no end.');
    }),
  ]);
  const failedFor = async (who: Somebody) =>
    (await who.call(schedulerCalls.getState)).body.failed.find((one) => one.kind === 'papers.batch')!;
  expect(await failedFor(staff)).toMatchObject({ state: 'dead', error: 'The paper has no end.', carries: null });
  await across().transaction((tx) =>
    tx.run(sql`update person set email = 'own@inside.test' where id = ${staff.personId}`),
  );
  const failed = await failedFor(staff);
  expect(failed.carries).toContain('of a person');
  expect((await openWith(await ticket())).body.failed[0]!.carries).not.toBeNull();
  expect((await staff.call(schedulerCalls.tryAgain, { body: { id: failed.id } })).status).toBe(200);
  let runs = 0;
  await drainJobs(house.parts, [handleJob(kind, async () => void (runs += 1))]);
  expect(runs).toBe(1);
  expect(await failedFor(staff)).toBeUndefined();
  expect((await staff.call(schedulerCalls.tryAgain, { body: { id: failed.id } })).status).toBe(404);
});

import { schedulerCalls } from '@boedel/contract/scheduler/scheduler.calls';
import { beforeAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../../platform/db/sql';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { scheduleEvery, queueDueJobs } from '../../platform/jobs/schedule';
import { drainJobs } from '../../platform/jobs/workers';
import { renderMetrics } from '../../platform/metrics/metrics';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { createFreshDatabase } from '../../testing/database';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp({ PROVIDER_EMAIL_DOMAIN: 'inside.test' }, createFreshDatabase);
let firm: TestFirm;
let staff: TestPerson;
const openProvider = () => openProviderScope(testApp.test.database);

beforeAll(async () => {
  const provider = await testApp.createFirm({ isProvider: true });
  firm = await testApp.createFirm();
  staff = await provider.person(['SuperAdmin']);
});
afterEach(() => testApp.setClock(undefined));

const requestTicket = async (): Promise<string> => (await staff.call(schedulerCalls.ticket, { body: {} })).body.ticket;
const openWithTicket = (given: string) => testApp.callAs(undefined, schedulerCalls.open, { body: { ticket: given } });
const readWork = async (kind: string) =>
  (await staff.call(schedulerCalls.getState)).body.work.find((one) => one.kind === kind)!;

test('a ticket opens it once, in place of the token; used twice it opens nothing and says what to do', async () => {
  const given = await requestTicket();
  const opened = await openWithTicket(given);
  expect(opened.status).toBe(200);
  expect(opened.body.work.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['reminders.send', 'files.sweep', 'firm.export', 'firm.erase.due']),
  );
  const again = await openWithTicket(given);
  expect(again.status).toBe(422);
  expect(JSON.stringify(again.problem)).toContain('Open the scheduler again.');
  expect((await openWithTicket('never-was')).problem).toEqual(again.problem);
});

test('of two who come with one ticket at once, one is let in', async () => {
  const given = await requestTicket();
  const both = await Promise.all([openWithTicket(given), openWithTicket(given)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('a ticket comes too late after 60 seconds', async () => {
  const start = new Date();
  testApp.setClock(start);
  const [early, late] = [await requestTicket(), await requestTicket()];
  testApp.setClock(new Date(start.getTime() + 59_000));
  expect((await openWithTicket(early)).status).toBe(200);
  testApp.setClock(new Date(start.getTime() + 61_000));
  expect((await openWithTicket(late)).status).toBe(422);
});

test('a ticket of somebody who is no longer of the provider opens nothing; people of a firm get none', async () => {
  const given = await requestTicket();
  await openProvider().transaction((tx) =>
    tx.run(sql`update membership set roles = '{}' where person_id = ${staff.personId}`),
  );
  expect((await openWithTicket(given)).status).toBe(422);
  await openProvider().transaction((tx) =>
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
  expect(await drainJobs(testApp.services, [tidyJobs])).toBe(1);
  const after = await readWork(kind);
  expect(after).toMatchObject({ waiting: 0, running: 0, everySeconds: 86_400, scope: 'installation' });
  expect(after.lastRunAt).not.toBeNull();
  expect(after.lastSeconds).toBeGreaterThanOrEqual(0);
  expect(new Date(after.nextRunAt!).getTime()).toBeGreaterThan(Date.now());
  const { text } = await renderMetrics();
  expect(text).toMatch(/boedel_job_seconds_count\{kind="jobs.tidy",outcome="done"\} 1/);
  expect(text).toContain('boedel_job_last_done_seconds{kind="jobs.tidy"}');
  expect((await staff.call(schedulerCalls.runNow, { body: { kind: 'mail.send' } })).status).toBe(404);
});

test('run now for each firm writes one job a firm', async () => {
  const { body } = await staff.call(schedulerCalls.runNow, { body: { kind: 'reminders.send' } });
  const { count } = await openProvider().transaction((tx) =>
    tx.one<{ count: number }>(sql`select count(*)::int as count from intermediary`),
  );
  expect(body.count).toBe(count);
});

test('what is paused is neither written nor taken up, in any process, until it is let go on', async () => {
  const paused = createJobKind('jobs.tidy', z.object({}));
  let runs = 0;
  const job = pairJob(paused, async () => void (runs += 1));
  const daily = scheduleEvery(86_400, 'installation', paused);
  const seen = new Map<string, number>();
  await staff.call(schedulerCalls.pause, { body: { kind: 'jobs.tidy', isPaused: true } });
  expect(await readWork('jobs.tidy')).toMatchObject({ isPaused: true, nextRunAt: null });
  expect((await staff.call(schedulerCalls.runNow, { body: { kind: 'jobs.tidy' } })).status).toBe(422);
  await queueDueJobs(testApp.test.database, [daily], new Date(), seen);
  await openProvider().transaction((tx) => queueJob(tx, paused, {}));
  expect(await drainJobs(testApp.services, [job])).toBe(0);
  await staff.call(schedulerCalls.pause, { body: { kind: 'jobs.tidy', isPaused: false } });
  await queueDueJobs(testApp.test.database, [daily], new Date(), seen);
  expect(await drainJobs(testApp.services, [job])).toBe(2);
  expect(runs).toBe(2);
});

test('what failed is told with its reason; what it carries, to the provider’s own people alone', async () => {
  const kind = createJobKind('papers.batch', z.object({ secret: z.string() }), { maxAttempts: 1 });
  await openProvider().transaction((tx) => queueJob(tx, kind, { secret: 'of a person' }, { firmId: firm.id }));
  await drainJobs(testApp.services, [
    pairJob(kind, async () => {
      throw new Error('The paper has no end.');
    }),
  ]);
  const findFailed = async (who: TestPerson) =>
    (await who.call(schedulerCalls.getState)).body.failed.find((one) => one.kind === 'papers.batch')!;
  expect(await findFailed(staff)).toMatchObject({ state: 'dead', error: 'The paper has no end.', carries: null });
  await openProvider().transaction((tx) =>
    tx.run(sql`update person set email = 'own@inside.test' where id = ${staff.personId}`),
  );
  const failed = await findFailed(staff);
  expect(failed.carries).toContain('of a person');
  expect((await openWithTicket(await requestTicket())).body.failed[0]!.carries).not.toBeNull();
  expect((await staff.call(schedulerCalls.tryAgain, { body: { id: failed.id } })).status).toBe(200);
  let runs = 0;
  await drainJobs(testApp.services, [pairJob(kind, async () => void (runs += 1))]);
  expect(runs).toBe(1);
  expect(await findFailed(staff)).toBeUndefined();
  expect((await staff.call(schedulerCalls.tryAgain, { body: { id: failed.id } })).status).toBe(404);
});

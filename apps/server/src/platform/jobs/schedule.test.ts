import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../testing/test-app';
import { sql } from '../db/sql';
import { openProviderScope, openFirmScope } from '../tenancy/scopes';
import { computeBackoff } from './run-job';
import { createJobKind } from './job-kind';
import { scheduleEvery, queueDueJobs } from './schedule';

const testApp = createTestApp();
const listJobs = (firmId: number) =>
  openFirmScope(testApp.test.database, firmId).transaction((tx) => tx.rows(sql`select id from job order by id`));

describe('a schedule', () => {
  test('queues one job a period for each firm, however many processes look', async () => {
    const [one, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const kind = createJobKind('test.daily', z.object({}));
    const queueForDay = (day: string) =>
      queueDueJobs(
        testApp.test.database,
        [scheduleEvery(86_400, 'firm', kind)],
        new Date(`${day}T08:00:00Z`),
        new Map(),
      );
    await Promise.all([queueForDay('2026-03-01'), queueForDay('2026-03-01'), queueForDay('2026-03-01')]);
    await queueForDay('2026-03-02');
    expect(await listJobs(one.id)).toHaveLength(2);
    expect(await listJobs(other.id)).toHaveLength(2);
  });

  test("queues the installation's own jobs once, on the provider's firm", async () => {
    const provider = await testApp.createFirm({ isProvider: true });
    const kind = createJobKind('test.chore', z.object({}));
    const queueNow = () =>
      queueDueJobs(
        testApp.test.database,
        [scheduleEvery(60, 'installation', kind)],
        new Date('2026-03-01T08:00:30Z'),
        new Map(),
      );
    await Promise.all([queueNow(), queueNow()]);
    const rows = await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.rows(sql`select intermediary_id from job where kind = 'test.chore'`),
    );
    expect(rows).toEqual([{ intermediary_id: provider.id }]);
  });
});

test('the wait doubles up to an hour and is shortened at random by up to half', () => {
  expect([1, 2, 3, 20].map((attempt) => computeBackoff(attempt, 0))).toEqual([5, 10, 20, 3600]);
  expect(computeBackoff(3, 1)).toBe(10);
});

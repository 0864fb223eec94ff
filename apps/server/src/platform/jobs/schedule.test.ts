import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testHouse } from '../../testing/house';
import { sql } from '../db/sql';
import { providerDoor, tenantDoor } from '../tenancy/doors';
import { backoffSeconds } from './run-job';
import { jobKind } from './job-kind';
import { every, queueDue } from './schedule';

const house = testHouse();
const jobsOf = (firmId: number) =>
  tenantDoor(house.test.database, firmId).transaction((tx) => tx.rows(sql`select id from job order by id`));

describe('a schedule', () => {
  test('queues one job a period for each firm, however many processes look', async () => {
    const [one, other] = [await house.aFirm(), await house.aFirm()];
    const kind = jobKind('test.daily', z.object({}));
    const look = (day: string) =>
      queueDue(house.test.database, [every(86_400, 'firm', kind)], new Date(`${day}T08:00:00Z`), new Map());
    await Promise.all([look('2026-03-01'), look('2026-03-01'), look('2026-03-01')]);
    await look('2026-03-02');
    expect(await jobsOf(one.id)).toHaveLength(2);
    expect(await jobsOf(other.id)).toHaveLength(2);
  });

  test("queues the house's own chores once, on the provider's firm", async () => {
    const provider = await house.aFirm({ isProvider: true });
    const kind = jobKind('test.chore', z.object({}));
    const look = () =>
      queueDue(house.test.database, [every(60, 'house', kind)], new Date('2026-03-01T08:00:30Z'), new Map());
    await Promise.all([look(), look()]);
    const rows = await providerDoor(house.test.database).transaction((tx) =>
      tx.rows(sql`select intermediary_id from job where kind = 'test.chore'`),
    );
    expect(rows).toEqual([{ intermediary_id: provider.id }]);
  });
});

test('the wait doubles up to an hour and is shortened at random by up to half', () => {
  expect([1, 2, 3, 20].map((attempt) => backoffSeconds(attempt, 0))).toEqual([5, 10, 20, 3600]);
  expect(backoffSeconds(3, 1)).toBe(10);
});

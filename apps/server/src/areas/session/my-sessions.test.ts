import { sessionCalls } from '@boedel/contract/session/session.calls';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

test('of many sessions the newest 50 are listed, and always the one that asks', async () => {
  const { admin } = await testApp.createFirm();
  await openProviderScope(testApp.test.database).transaction((tx) =>
    tx.run(sql`
      insert into session (person_id, way, started_at, seen_at, idle_ends_at, ends_at)
      select ${admin.personId}, 'password', now(), now() + make_interval(mins => each), '9999-01-01', '9999-01-01'
      from generate_series(1, 60) each`),
  );
  const { body } = await admin.call(sessionCalls.sessions);
  expect(body).toHaveLength(50);
  expect(body.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(0);
  const seen = body.slice(1).map(({ lastSeenAt }) => lastSeenAt);
  expect(seen).toEqual([...seen].sort().reverse());
  expect(Date.parse(seen.at(-1)!)).toBeGreaterThan(Date.now() + 11 * 60_000);
});

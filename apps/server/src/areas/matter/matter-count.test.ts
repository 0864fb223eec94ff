import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

test('how many matters there are follows each that is opened, moved and removed, several at once too', async () => {
  const firm = await testApp.createFirm();
  const person = await firm.person(['Admin', 'Capture Matter'], { systemTypes: [2, 4], systemType: 2 });
  const scope = openFirmScope(testApp.test.database, firm.id);
  const ids: number[] = [];
  for (const systemType of [2, 2, 2, 2, 4]) ids.push((await createMatter(testApp, firm, { systemType })).id);
  const count = async (matterStatus: string): Promise<number> =>
    (await person.call(matterCalls.getMatterList, { query: { matterStatus, take: 1 } })).body.total;
  expect([await count('1,2'), await count('3')]).toEqual([4, 0]);

  await scope.transaction((tx) =>
    tx.run(
      sql`update matter set status = 3, status_reason = 'done', closed_at = now() where id = any(${ids.slice(0, 3)}::bigint[])`,
    ),
  );
  expect([await count('1,2'), await count('3'), await count('1,2,3')]).toEqual([1, 3, 4]);
  const tried = scope.transaction(async (tx) => {
    await tx.run(sql`update matter set status = 2`);
    throw new Error('on purpose');
  });
  await expect(tried).rejects.toThrow('on purpose');
  expect([await count('1,2'), await count('3')]).toEqual([1, 3]);

  const kept = await scope.read((tx) =>
    tx.rows(sql`select system_type, status, matters from matter_count where matters <> 0 order by 1, 2`),
  );
  const counted = await scope.read((tx) =>
    tx.rows(sql`select system_type, status, count(*)::int as matters from matter group by 1, 2 order by 1, 2`),
  );
  expect(kept).toEqual(counted);
});

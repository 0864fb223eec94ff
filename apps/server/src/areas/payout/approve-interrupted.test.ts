import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { databaseKind } from '../../testing/database';
import { createTestApp } from '../../testing/test-app';
import { createPayingEstate, capture, type PayingEstate, type PayoutView, listVersions } from './payout.testing';

const testApp = createTestApp();
let paying: PayingEstate;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  paying = await createPayingEstate(testApp);
});

const listStates = async (): Promise<PayoutView[]> =>
  (await paying.maker.call(payoutCalls.getbymatterid, { query: { matterID: paying.matterID } })).body;

// Whenever the work is cut off, all of it is done or nothing: what is tried is the moment, what is asked is the same.
test.runIf(databaseKind === 'server')(
  'an approval whose connection is cut leaves every payment as before, or every one approved',
  async () => {
    for (let n = 0; n < 12; n += 1) await capture(paying, { amount: 10 + n });
    for (const wait of [2, 8, 20, 45]) {
      const before = await listStates();
      if (before.every(({ state }) => state === 'approved')) break;
      const approving = paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(...before) } });
      await pause(wait);
      await testApp.test.database.asOwner((tx) =>
        tx.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`),
      );
      const { status } = await approving;
      const after = await listStates();
      const approved = after.filter(({ state }) => state === 'approved').length;
      expect([0, after.length]).toContain(approved);
      // Told that it was done, it was done.
      if (status === 200) expect(approved).toBe(after.length);
      for (const { state, approvals } of after) expect(approvals.length).toBe(state === 'approved' ? 1 : 0);
    }
    const left = (await listStates()).filter(({ state }) => state === 'captured');
    if (left.length > 0) {
      const again = await paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(...left) } });
      expect(again.status).toBe(200);
    }
    expect((await listStates()).every(({ state, approvals }) => state === 'approved' && approvals.length === 1)).toBe(
      true,
    );
  },
);

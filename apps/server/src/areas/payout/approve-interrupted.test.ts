import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { databaseKind } from '../../testing/database';
import { testHouse } from '../../testing/house';
import { aPayingEstate, capture, type Paying, type Payment, seen } from './payout.testing';

const house = testHouse();
let paying: Paying;
beforeAll(async () => {
  house.setClock(new Date('2026-11-16T08:00:00Z'));
  paying = await aPayingEstate(house);
});

const states = async (): Promise<Payment[]> =>
  (await paying.maker.call(payoutCalls.getbymatterid, { query: { matterID: paying.matterID } })).body;

// Whenever the work is cut off, all of it is done or nothing: what is tried is the moment, what is asked is the same.
test.runIf(databaseKind === 'server')(
  'an approval whose connection is cut leaves every payment as before, or every one approved',
  async () => {
    for (let n = 0; n < 12; n += 1) await capture(paying, { amount: 10 + n });
    for (const wait of [2, 8, 20, 45]) {
      const before = await states();
      if (before.every(({ state }) => state === 'approved')) break;
      const approving = paying.checker.call(payoutCalls.approve, { body: { rows: seen(...before) } });
      await pause(wait);
      await house.test.database.asOwner((tx) =>
        tx.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`),
      );
      const { status } = await approving;
      const after = await states();
      const approved = after.filter(({ state }) => state === 'approved').length;
      expect([0, after.length]).toContain(approved);
      // Told that it was done, it was done.
      if (status === 200) expect(approved).toBe(after.length);
      for (const { state, approvals } of after) expect(approvals.length).toBe(state === 'approved' ? 1 : 0);
    }
    const left = (await states()).filter(({ state }) => state === 'captured');
    if (left.length > 0) {
      const again = await paying.checker.call(payoutCalls.approve, { body: { rows: seen(...left) } });
      expect(again.status).toBe(200);
    }
    expect((await states()).every(({ state, approvals }) => state === 'approved' && approvals.length === 1)).toBe(true);
  },
);

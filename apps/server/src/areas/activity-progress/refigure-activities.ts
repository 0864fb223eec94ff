import { progressOf, stepStates } from '@boedel/domain/activities/progress';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { todayInDatabase } from '../../platform/db/today';
import { activityStore, savePercent } from './activity.store';
import { factsOf } from './facts-of';
import { readTrust } from './trust.store';

/** How far each open activity of a matter is, worked out anew in the transaction that changed what it stands on. */
export const refigureActivities = (tx: Tx, matterId: number): Promise<void> =>
  asTheFirm(tx, async () => {
    const open = await activityStore(tx).openOf(matterId);
    if (open.length === 0) return;
    const read = await readTrust(tx, matterId);
    const today = await todayInDatabase(tx);
    for (const activity of open) {
      const { percent } = progressOf(stepStates(factsOf(activity, read, today)));
      if (percent === activity.complete_percent) continue;
      await savePercent(tx, activity.id, percent);
    }
  });

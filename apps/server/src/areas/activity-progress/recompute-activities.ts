import { computeProgress, listStepStates } from '@boedel/domain/activities/progress';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { readToday } from '../../platform/db/today';
import { activityStore, savePercent } from './activity.store';
import { toActivityFacts } from './to-activity-facts';
import { readTrust } from './trust.store';

/** How far each open activity of a matter is, worked out anew in the transaction that changed what it stands on. */
export const recomputeActivities = (tx: Tx, matterId: number): Promise<void> =>
  runAsFirm(tx, async () => {
    const open = await activityStore(tx).openOf(matterId);
    if (open.length === 0) return;
    const read = await readTrust(tx, matterId);
    const today = await readToday(tx);
    for (const activity of open) {
      const { percent } = computeProgress(listStepStates(toActivityFacts(activity, read, today)));
      if (percent === activity.complete_percent) continue;
      await savePercent(tx, activity.id, percent);
    }
  });

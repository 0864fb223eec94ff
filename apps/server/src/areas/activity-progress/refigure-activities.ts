import { progressOf, stepStates } from '@boedel/domain/activities/progress';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { activityStore } from './activity.store';
import { factsOf, readTrust } from './facts-of';

/** How far each open activity of a matter is, worked out anew in the transaction that changed what it stands on. */
export const refigureActivities = (tx: Tx, matterId: number): Promise<void> =>
  asTheFirm(tx, async () => {
    const open = await activityStore(tx).openOf(matterId);
    if (open.length === 0) return;
    const read = await readTrust(tx, matterId);
    const { today } = await tx.one<{ today: LocalDate }>(
      sql`select (now() at time zone 'Africa/Johannesburg')::date as today`,
    );
    for (const activity of open) {
      const { percent } = progressOf(stepStates(factsOf(activity, read, today)));
      if (percent === activity.complete_percent) continue;
      await tx.run(sql`update activity set complete_percent = ${percent} where id = ${activity.id}`);
    }
  });

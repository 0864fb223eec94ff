import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';
import { milestonesFor, presentMilestone } from './milestone.present';
import { milestoneStore } from './milestone.store';
import { reachMilestone } from './reach-milestone';

export const handledMilestoneCalls = handle(milestoneCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID);
      const store = milestoneStore(tx);
      const [rows, recipients] = [await store.listOf(matter.id), await store.recipientsShown(matter.id)];
      const kept = new Map(rows.map((row) => [row.milestone, row]));
      const events = await eventsOf(tx, matter.id);
      return milestonesFor(matter.system_type).map((milestone) =>
        presentMilestone(milestone, kept.get(milestone.milestone), events.get(milestone.event), recipients),
      );
    }),
  getMails: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID);
      return milestoneStore(tx).mailsOf(matter.id, query.milestone);
    }),
  update: reachMilestone,
});

import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { listMilestones, presentMilestone } from './milestone.present';
import { milestoneStore } from './milestone.store';
import { reachMilestone } from './reach-milestone';

export const handledMilestoneCalls = pairHandlers(milestoneCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID);
      const store = milestoneStore(tx);
      const [rows, recipients] = [await store.listOf(matter.id), await store.recipientsShown(matter.id)];
      const kept = new Map(rows.map((row) => [row.milestone, row]));
      const events = await readEvents(tx, matter.id);
      return listMilestones(matter.system_type).map((milestone) =>
        presentMilestone(milestone, kept.get(milestone.milestone), events.get(milestone.event), recipients),
      );
    }),
  getMails: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID);
      return milestoneStore(tx).mailsOf(matter.id, query.milestone);
    }),
  update: reachMilestone,
});

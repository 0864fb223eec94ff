import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { namesFor, presentMilestone } from './milestone.present';
import { milestoneStore } from './milestone.store';
import { reachMilestone } from './reach-milestone';

export const handledMilestoneCalls = handle(milestoneCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID);
      const store = milestoneStore(tx);
      const [rows, recipients] = [await store.listOf(matter.id), await store.recipientsShown(matter.id)];
      const reached = new Map(rows.map((row) => [row.milestone, row]));
      return namesFor(matter.system_type).map((name, index) =>
        presentMilestone(index + 1, name, reached.get(index + 1), recipients),
      );
    }),
  getMails: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID);
      return milestoneStore(tx).mailsOf(matter.id, query.milestone);
    }),
  update: reachMilestone,
});

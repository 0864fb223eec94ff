import { computeDayAt } from '@boedel/domain/dates/instant';
import { watchListCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { matterStore } from '../matter/matter.store';
import { listWatchedMatters } from './watch-list.store';

/** Watching is a person's own, so it needs no right to capture and no trail. */
export const handledWatchListCalls = pairHandlers(watchListCalls, {
  getlist: ({ scope, now }) =>
    scope.transaction(async (tx) => {
      const rows = await listWatchedMatters(tx, computeDayAt(now));
      return rows.map((row) => ({
        matterID: row.id,
        reference: row.reference,
        name: row.name,
        systemTypeID: row.system_type,
        matterStatus: row.status,
        nextDeadline: row.due_title !== null && row.due_on !== null ? { title: row.due_title, date: row.due_on } : null,
        since: row.since,
      }));
    }),
  add: ({ scope, body }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, body.matterID);
      await matterStore(tx).setWatched(body.matterID, true);
      return { done: true };
    }),
  remove: ({ scope, body }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, body.matterID);
      await matterStore(tx).setWatched(body.matterID, false);
      return { done: true };
    }),
});

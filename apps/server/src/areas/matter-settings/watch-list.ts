import { dayAt } from '@boedel/domain/dates/instant';
import { watchListCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { matterStore } from '../matter/matter.store';
import { watchedMatters } from './watch-list.store';

/** Watching is a person's own, so it needs no right to capture and no trail. */
export const handledWatchListCalls = handle(watchListCalls, {
  getlist: ({ tenant, now }) =>
    tenant.transaction(async (tx) => {
      const rows = await watchedMatters(tx, dayAt(now));
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
  add: ({ tenant, body }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, body.matterID);
      await matterStore(tx).setWatched(body.matterID, true);
      return { done: true };
    }),
  remove: ({ tenant, body }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, body.matterID);
      await matterStore(tx).setWatched(body.matterID, false);
      return { done: true };
    }),
});

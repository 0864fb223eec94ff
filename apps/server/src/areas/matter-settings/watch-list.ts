import { dayAt } from '@boedel/domain/dates/instant';
import { watchListCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { sql } from '../../platform/db/sql';
import { handle } from '../../platform/http/handler';
import { seesType } from '../../platform/tenancy/sees';
import { openMatter } from '../../platform/tenancy/matter-door';
import { matterStore } from '../matter/matter.store';
import { stillToDo } from '../diary/still-to-do.store';

interface WatchedRow {
  id: number;
  reference: string;
  name: string;
  system_type: number;
  status: number;
  since: string;
  due_title: string | null;
  due_on: LocalDate | null;
}

/** Watching is a person's own, so it needs no right to capture and no trail. */
export const handledWatchListCalls = handle(watchListCalls, {
  getlist: ({ tenant, now }) =>
    tenant.transaction(async (tx) => {
      const rows = await tx.rows<WatchedRow>(sql`
        select m.id, m.reference, m.name, m.system_type, m.status, w.created_at as since, due.title as due_title, due.due_on
        from matter_watch w join matter m on m.intermediary_id = w.intermediary_id and m.id = w.matter_id
          left join lateral (select d.title, d.due_on from diary_entry d
            where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and ${stillToDo(dayAt(now))}
            order by d.due_on, d.id limit 1) due on true
        where w.person_id = app_user_id() and ${seesType(sql`m.system_type`)} order by w.created_at desc, w.id desc`);
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

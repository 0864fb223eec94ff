import { dayAt } from '@boedel/domain/dates/instant';
import { z } from 'zod';
import { byTheSystem } from '../../platform/audit/audit';
import { sql } from '../../platform/db/sql';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import type { Tenant } from '../../platform/tenancy/doors';
import type { DiaryRow } from '../diary/diary.store';
import { layOutDates, setDone } from '../diary/move-dates';
import { follows } from './follow-notices';

const kind = jobKind('notices.appeared', z.object({}));
const events = Object.values(follows).map(({ event }) => event);

/** A notice that was planned has appeared once its last day is there: its key date is met, and what waited for it goes on. */
export async function noteAppeared(tenant: Tenant, now: Date, signal?: AbortSignal): Promise<void> {
  const who = byTheSystem('notices.appeared');
  const met = await tenant.transaction((tx) =>
    tx.rows<DiaryRow>(sql`
      select d.* from diary_entry d
      where d.event = any(${events}::text[]) and d.done_at is null and d.due_on <= ${dayAt(now)}
        and exists (select from meeting_advert a where a.matter_id = d.matter_id and a.cancelled_on is null
          and d.due_on = greatest(a.gazette_on, a.newspaper_on, a.second_newspaper_on))`),
  );
  for (const entry of met) {
    signal?.throwIfAborted();
    await tenant.transaction(async (tx) => {
      await setDone(tx, who, entry, { done_at: now.toISOString(), done_by: null });
      await layOutDates(tx, who, entry.matter_id, now);
    });
  }
}

export const noticesAppeared = handleJob(kind, ({ tenant, parts, signal }) =>
  noteAppeared(tenant, parts.clock(), signal),
);
export const noticesAppearedHourly = every(3600, 'firm', kind);

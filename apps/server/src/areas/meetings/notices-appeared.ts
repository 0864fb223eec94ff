import { dayAt } from '@boedel/domain/dates/instant';
import { z } from 'zod';
import { byTheSystem } from '../../platform/audit/audit';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import type { Tenant } from '../../platform/tenancy/doors';
import { layOutDates, setDone } from '../diary/move-dates';
import { follows } from './follow-notices';
import { noticesDue } from './meeting.store';

const kind = jobKind('notices.appeared', z.object({}));
const events = Object.values(follows).map(({ event }) => event);

/** A notice that was planned has appeared once its last day is there: its key date is met, and what waited for it goes on. */
export async function noteAppeared(tenant: Tenant, now: Date, signal?: AbortSignal): Promise<void> {
  const who = byTheSystem('notices.appeared');
  const met = await tenant.transaction((tx) => noticesDue(tx, events, dayAt(now)));
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

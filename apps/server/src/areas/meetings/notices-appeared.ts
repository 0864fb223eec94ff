import { computeDayAt } from '@boedel/domain/dates/instant';
import { z } from 'zod';
import { createSystemActor } from '../../platform/audit/audit';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { recomputeStatutoryDates, setDone } from '../diary/move-dates';
import { follows } from './follow-notices';
import { listDueNotices } from './meeting.store';

const kind = createJobKind('notices.appeared', z.object({}));
const events = Object.values(follows).map(({ event }) => event);

/** A notice that was planned has appeared once its last day is there: its key date is met, and what waited for it goes on. */
export async function markAppearedNotices(scope: FirmScope, now: Date, signal?: AbortSignal): Promise<void> {
  const who = createSystemActor('notices.appeared');
  const met = await scope.transaction((tx) => listDueNotices(tx, events, computeDayAt(now)));
  for (const entry of met) {
    signal?.throwIfAborted();
    await scope.transaction(async (tx) => {
      await setDone(tx, who, entry, { done_at: now.toISOString(), done_by: null });
      await recomputeStatutoryDates(tx, who, entry.matter_id, now);
    });
  }
}

export const noticesAppeared = pairJob(kind, ({ scope, services, signal }) =>
  markAppearedNotices(scope, services.clock(), signal),
);
export const noticesAppearedHourly = scheduleEvery(3600, 'firm', kind);

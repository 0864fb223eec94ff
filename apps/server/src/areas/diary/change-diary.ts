import type { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handler } from '../../platform/http/handler';
import { BadInputProblem, NotFound } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { refuseCompletedDate } from '../activity-progress/keep-completed';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { presentEntry } from './diary.present';
import { type DiaryRow, diaryStore } from './diary.store';
import { checkHappening, checkRemoved, type DiaryContext, touchViews } from './matter-events';
import { recomputeStatutoryDates, moveAsked, reopenAnswered } from './move-dates';
import { refuseMeetingDay, saveEntry, mayStartPeriods } from './save-entry';

async function recomputeDates(tx: Tx, { actor, now }: DiaryContext, rows: readonly DiaryRow[]): Promise<void> {
  for (const matterId of new Set(rows.filter(mayStartPeriods).map(({ matter_id }) => matter_id))) {
    await recomputeStatutoryDates(tx, actor, matterId, now);
  }
}

export const addEntry: Handler<typeof diaryCalls.add> = (request) =>
  request.scope.transaction(async (tx) => {
    const row = await saveEntry(tx, request, request.body);
    await recomputeDates(tx, request, [row]);
    return presentEntry(await diaryStore(tx).findShown(row.id), computeDayAt(request.now));
  });

export const changeEntry: Handler<typeof diaryCalls.update> = (request) =>
  request.scope.transaction(async (tx) => {
    const { id, version, moves, ...values } = request.body;
    const before = await diaryStore(tx).find(id);
    const row = await saveEntry(tx, request, values, { before, version });
    await recomputeDates(tx, request, [row]);
    await moveAsked(tx, request, row.matter_id, moves);
    return presentEntry(await diaryStore(tx).findShown(id), computeDayAt(request.now));
  });

/** All of them or none: one refusal or conflict takes the whole list back. */
export const changeEntries: Handler<typeof diaryCalls.updatelist> = (request) =>
  request.scope.transaction(async (tx) => {
    const wanted = request.body.flatMap(({ id }) => (id ? [id] : []));
    const found = await diaryStore(tx).some(wanted);
    const before = new Map(found.map((row) => [row.id, row]));
    const rows: DiaryRow[] = [];
    for (const [place, { id, version, ...values }] of request.body.entries()) {
      if (!id) {
        rows.push(await saveEntry(tx, request, values));
        continue;
      }
      const kept = before.get(id);
      if (!kept) throw new NotFound();
      if (!version)
        throw new BadInputProblem({ [`${place}.version`]: ['Give the version of the entry that was changed.'] });
      const saved = saveEntry(tx, request, values, { before: kept, version });
      rows.push(await presentConflict(saved, (theirs) => [theirs] as never));
    }
    await recomputeDates(tx, request, rows);
    const shown = await diaryStore(tx).shownByIds(rows.map(({ id }) => id));
    return shown.map((row) => presentEntry(row, computeDayAt(request.now)));
  });

export const completeEntry: Handler<typeof diaryCalls.complete> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = diaryStore(tx);
    const before = await store.findShown(body.id);
    const matter = await openToCapture(tx, actor, before.matter_id, 'diary');
    if (before.activity_id) await refuseCompletedDate(tx, before.id);
    if (before.event) await touchViews(tx, matter, [before.event]);
    const happened = { event: before.event, now };
    if (body.isDone && !before.done_at) await checkHappening(tx, matter, { ...happened, on: before.due_on });
    if (!body.isDone && before.done_at) await checkRemoved(tx, matter, happened);
    const done = body.isDone
      ? { done_at: before.done_at ?? now.toISOString(), done_by: before.done_by ?? actor.personId }
      : { done_at: null, done_by: null };
    const after = await presentConflict(
      store.change(body.id, body.version, done),
      (theirs) => presentEntry({ ...before, ...theirs }, computeDayAt(now)) as never,
    );
    await audit(tx, actor, body.isDone ? 'diary.done' : 'diary.undone', {
      entity: ['diary_entry', body.id],
      matterId: after.matter_id,
      before: { done_at: before.done_at },
      after: { done_at: after.done_at },
    });
    return presentEntry({ ...before, ...after }, computeDayAt(now));
  });

export const removeEntry: Handler<typeof diaryCalls._delete> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const before = await diaryStore(tx).find(body.id);
    const matter = await openToCapture(tx, actor, before.matter_id, 'diary');
    refuseMeetingDay(before);
    if (before.activity_id) await refuseCompletedDate(tx, before.id);
    if (before.event) {
      const { event } = before;
      if (before.done_at) await checkRemoved(tx, matter, { event, now });
      await touchViews(tx, matter, [event]);
      await runAsFirm(tx, () => reopenAnswered(tx, actor, matter.id, event));
    }
    await diaryStore(tx).remove(body.id);
    if (matter.system_type === systemType.trust) await recomputeActivities(tx, matter.id);
    await audit(tx, actor, 'diary.removed', { entity: ['diary_entry', body.id], matterId: before.matter_id, before });
    return { done: true };
  });

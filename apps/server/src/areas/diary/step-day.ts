import { type ActivityStep } from '@boedel/domain/activities/change-types';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { ActivityRow } from '../activity-progress/activity.store';
import { findDiaryEntry, readStepEvent } from '../activity-progress/to-activity-facts';
import { refuseCompletedDate } from '../activity-progress/keep-completed';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { diaryEvent } from '@boedel/contract/diary/diary.schema';
import type { MatterEventName } from '@boedel/contract/matter/matter-events';
import { readTrust } from '../activity-progress/trust.store';
import { adoptEvents } from './diary-dates.store';
import { diaryStore } from './diary.store';
import { type DiaryContext, setEvents } from './matter-events';
import { saveEntry } from './save-entry';

/** Days a trust has once that are known already are the days of its steps; they are kept with the first that asks for them. */
export const adoptDays = (tx: Tx, activity: ActivityRow, steps: readonly ActivityStep[]): Promise<number> => {
  const once = steps.flatMap((step) =>
    readStepEvent(step) === null ? [] : [{ step: step.step, event: readStepEvent(step)! }],
  );
  return adoptEvents(tx, {
    activityId: activity.id,
    matterId: activity.matter_id,
    steps: once.map(({ step }) => step),
    events: once.map(({ event }) => event),
  });
};

/** Gives a step its day, or takes it back: the matter's own where a trust has it once, else a date of the activity. */
export async function setStepDay(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  { activity, step, day }: { activity: ActivityRow; step: ActivityStep; day: LocalDate | null },
): Promise<void> {
  const event = readStepEvent(step) as MatterEventName | null;
  if (event) {
    await setEvents(tx, keeping, matter, { [event]: day });
    await adoptDays(tx, activity, [step]);
    return;
  }
  const kept = findDiaryEntry(activity, step, await runAsFirm(tx, () => readTrust(tx, matter.id)));
  const before = kept && (await diaryStore(tx).find(kept.id));
  if (!day) {
    if (!before) return;
    await refuseCompletedDate(tx, before.id);
    await diaryStore(tx).remove(before.id);
    await audit(tx, keeping.actor, 'diary.removed', {
      entity: ['diary_entry', before.id],
      matterId: matter.id,
      before,
    });
    await recomputeActivities(tx, matter.id);
    return;
  }
  const values = {
    matterID: matter.id,
    type: step.keyDate ?? diaryEvent,
    title: step.keyDate === null ? step.title : null,
    note: before?.note ?? null,
    date: day,
    time: null,
    event: null,
    entityID: null,
    activityID: activity.id,
    stepType: step.step,
    assignedUserID: before?.assigned_person_id ?? null,
    isDone: true,
  };
  await saveEntry(tx, keeping, values, before && { before, version: before.version });
}

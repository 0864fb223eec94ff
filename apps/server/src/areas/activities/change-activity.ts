import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import { type ActivityStep, isBringingLetters, endsTrust } from '@boedel/domain/activities/change-types';
import { checkNotApplicable, checkStepDay, refuseOpenSteps, listStepStates } from '@boedel/domain/activities/progress';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { lockCount } from '../../platform/db/lock-count';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { requireValue } from '../../platform/require-value';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type ActivityRow, activityStepTable, activityStore } from '../activity-progress/activity.store';
import { toActivityFacts } from '../activity-progress/to-activity-facts';
import { checkActivityOpen } from '../activity-progress/keep-completed';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { readTrust } from '../activity-progress/trust.store';
import { setStepDay } from '../diary/step-day';
import { presentActivity } from './activities.present';
import { deleteActivityDays } from '../diary/diary.store';
import { findLetters, findEntryMatter, listOwnSteps, listStepMarks } from './activities.store';
import { setArchiveDate } from './archive-date';
import { firstOwnStep, nameParties, findNamedTrustees } from './begin-activity';

type ChangeActivityCalls = typeof activityCalls;

export interface OpenedActivity {
  readonly matter: OpenedMatter;
  readonly activity: ActivityRow;
}

/** An activity to be changed, held until the change is through. A completed one is opened again first. */
export async function openActivity(tx: Tx, actor: Actor, id: number): Promise<OpenedActivity> {
  const activity = await activityStore(tx).lock(id);
  const matter = await openToCapture(tx, actor, activity.matter_id, 'diary');
  await checkActivityOpen(tx, matter.id, id);
  return { matter, activity };
}

export async function readStep(tx: Tx, activity: ActivityRow, place: number, now: Date): Promise<ActivityStep> {
  const facts = await runAsFirm(tx, async () =>
    toActivityFacts(activity, await readTrust(tx, activity.matter_id), computeDayAt(now)),
  );
  const step = facts.steps.find((one) => one.step === place);
  return requireValue(step, refuse('step', 'Choose a step from the list.'));
}

export const changeActivity: Handler<ChangeActivityCalls['update']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, body.id);
    const change = activityStore(tx).change(body.id, body.version, { note: body.note });
    const after = await presentConflict(change, () => presentActivity(tx, body.id, now) as never);
    await audit(tx, actor, 'activity.changed', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      before: activity,
      after,
    });
    return presentActivity(tx, activity.id, now);
  });

export const saveStep: Handler<ChangeActivityCalls['saveStep']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, body.activityID);
    const step = await readStep(tx, activity, body.step, now);
    const today = computeDayAt(now, findCountry(matter.country));
    if (body.date !== undefined) {
      if (isBringingLetters(step)) {
        throw new RefusalProblem(
          refuse('date', 'Letters of authority change who is a trustee. Record here whether they were received.'),
        );
      }
      if (step.keyDate === null && !step.isOwn)
        throw new RefusalProblem(refuse('date', 'This step has no day. It is done by its papers.'));
      throwIfRefused(checkStepDay(step, body.date, today));
      await setStepDay(tx, { actor, now }, matter, { activity, step, day: body.date });
    }
    if (body.note !== undefined || body.notApplicable !== undefined) {
      if (body.notApplicable !== undefined) throwIfRefused(checkNotApplicable(step, body.notApplicable));
      const rows = tableStore(tx, activityStepTable);
      const [before] = await listStepMarks(tx, activity.id, step.step);
      const values = {
        ...(body.note !== undefined && { note: body.note }),
        ...(body.notApplicable !== undefined && { not_applicable: body.notApplicable }),
      };
      const after = before
        ? await rows.change(before.id, before.version, values)
        : await rows.insert({ matter_id: matter.id, activity_id: activity.id, step: step.step, ...values });
      await audit(tx, actor, 'activity.step.changed', {
        entity: ['activity_step', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after: { ...after, title: step.title },
      });
    }
    await recomputeActivities(tx, matter.id);
    return presentActivity(tx, activity.id, now);
  });

export const addStep: Handler<ChangeActivityCalls['addStep']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, body.activityID);
    const rows = tableStore(tx, activityStepTable);
    await lockCount(tx, 'activity steps', activity.id);
    const own = await listOwnSteps(tx, activity.id);
    if (own.length >= 50) throw new RefusalProblem(refuse('title', 'You can add at most 50 steps to an activity.'));
    const after = await rows.insert({
      matter_id: matter.id,
      activity_id: activity.id,
      step: (own[0]?.step ?? firstOwnStep - 1) + 1,
      own_title: body.title,
      wants_paper: body.wantsPaper,
    });
    await audit(tx, actor, 'activity.step.added', { entity: ['activity_step', after.id], matterId: matter.id, after });
    await recomputeActivities(tx, matter.id);
    return presentActivity(tx, activity.id, now);
  });

export const removeStep: Handler<ChangeActivityCalls['removeStep']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, body.activityID);
    const step = await readStep(tx, activity, body.step, now);
    if (!step.isOwn) {
      throw new RefusalProblem(refuse('step', 'This step is required for this type of change.'));
    }
    await setStepDay(tx, { actor, now }, matter, { activity, step, day: null });
    const rows = tableStore(tx, activityStepTable);
    const [row] = await listStepMarks(tx, activity.id, step.step);
    const before = await rows.remove(row!.id);
    await audit(tx, actor, 'activity.step.removed', {
      entity: ['activity_step', before.id],
      matterId: matter.id,
      before,
    });
    await recomputeActivities(tx, matter.id);
    return presentActivity(tx, activity.id, now);
  });

export const addEntities: Handler<ChangeActivityCalls['addActivityEntities']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, body.activityID);
    const read = await runAsFirm(tx, () => readTrust(tx, matter.id));
    findNamedTrustees(read, body.entityIDs);
    const named = read.named.filter((one) => one.activity_id === activity.id);
    const there = new Set(named.map(({ party_id }) => party_id));
    const ids = [...new Set(body.entityIDs)].filter((id) => !there.has(id));
    await nameParties(tx, activity, body.part, ids);
    await audit(tx, actor, 'activity.changed', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      after: { [body.part]: ids },
    });
    await recomputeActivities(tx, matter.id);
    return presentActivity(tx, activity.id, now);
  });

export const completeActivity: Handler<ChangeActivityCalls['complete']> = ({ scope, actor, query, now }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, query.id);
    const today = computeDayAt(now, findCountry(matter.country));
    const states = await runAsFirm(tx, async () =>
      listStepStates(toActivityFacts(activity, await readTrust(tx, matter.id), today)),
    );
    throwIfRefused(refuseOpenSteps(states));
    if (endsTrust(activity.change_type)) await setArchiveDate(tx, { actor, now }, matter);
    const change = { completed_on: today, complete_percent: 100 };
    const after = await activityStore(tx).change(activity.id, activity.version, change);
    await audit(tx, actor, 'activity.completed', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      before: activity,
      after,
    });
    return presentActivity(tx, activity.id, now);
  });

export const reopenActivity: Handler<ChangeActivityCalls['reopen']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const before = await activityStore(tx).lock(body.id);
    const matter = await openToCapture(tx, actor, before.matter_id, 'diary');
    if (before.completed_on === null) throw new RefusalProblem(refuse('id', 'This activity is already open.'));
    const after = await activityStore(tx).change(before.id, before.version, { completed_on: null });
    await audit(tx, actor, 'activity.reopened', {
      entity: ['activity', before.id],
      matterId: matter.id,
      before,
      after,
      why: body.reason,
    });
    await recomputeActivities(tx, matter.id);
    return presentActivity(tx, before.id, now);
  });

export const removeActivity: Handler<ChangeActivityCalls['delete']> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, query.id);
    const hasLetters = await findLetters(tx, activity.id);
    if (hasLetters) {
      throw new RefusalProblem(
        refuse(
          'id',
          'Letters of authority were received for this activity. Withdraw them first, because the trustees depend on them.',
        ),
      );
    }
    await deleteActivityDays(tx, activity.id);
    const before = await activityStore(tx).remove(activity.id);
    await audit(tx, actor, 'activity.removed', { entity: ['activity', before.id], matterId: matter.id, before });
    return { done: true };
  });

/** Whether a date or a paper is there to be asked about. */
export async function findDateMatter(tx: Tx, diaryId: number): Promise<number> {
  const row = await findEntryMatter(tx, diaryId);
  if (!row) throw new NotFound();
  return row.matter_id;
}

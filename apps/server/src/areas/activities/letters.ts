import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import { type ActivityStep, isBringingLetters, changeType } from '@boedel/domain/activities/change-types';
import { checkStepDay } from '@boedel/domain/activities/progress';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { requireValue } from '../../platform/require-value';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import type { ActivityRow } from '../activity-progress/activity.store';
import { findDiaryEntry, toActivityFacts, listParties, listTrusteesOf } from '../activity-progress/to-activity-facts';
import { readTrust } from '../activity-progress/trust.store';
import { readEvents } from '../diary/matter-event.store';
import type { DiaryContext } from '../diary/matter-events';
import { setStepDay } from '../diary/step-day';
import { changeStatuses } from '../trustees/change-statuses';
import { deactivateTrustees, applyLetters, revertLetters } from '../trustees/letters';
import { trusteeStore } from '../trustees/trustee.store';
import { presentActivity } from './activities.present';
import { openActivity } from './change-activity';

/** The step of an activity that letters of authority end. */
async function findLettersStep(tx: Tx, activity: ActivityRow, now: Date): Promise<ActivityStep> {
  const facts = await runAsFirm(tx, async () =>
    toActivityFacts(activity, await readTrust(tx, activity.matter_id), computeDayAt(now)),
  );
  return requireValue(
    facts.steps.find(isBringingLetters),
    refuse('activityID', 'This activity does not lead to letters of authority.'),
  );
}

/** Whom the letters of an activity name, and whom no longer: all who are proposed where the trust is registered. */
async function listLetterTrustees(tx: Tx, activity: ActivityRow): Promise<Record<'named' | 'released', number[]>> {
  const read = await readTrust(tx, activity.matter_id);
  const { incoming, outgoing } = listParties(activity.id, read);
  const proposed = listTrusteesOf(read).filter((one) => !one.has_left && !one.is_appointed);
  const named = activity.change_type === changeType.registration ? proposed : incoming;
  return { named: named.map(({ id }) => id), released: outgoing.map(({ id }) => id) };
}

/** Somebody who resigned left by that, and a death is recorded where the trustee is: letters only follow it. */
async function recordLeaving(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  activity: ActivityRow,
  day: LocalDate,
) {
  const { outgoing } = listParties(activity.id, await readTrust(tx, matter.id));
  const all = await trusteeStore(tx).listOf(matter.id);
  for (const { id, name } of outgoing) {
    const status = all.find(({ party }) => party.id === id)?.trustee.status;
    if (activity.ground === 'death' && status !== 'deceased') {
      throw new RefusalProblem(
        refuse('activityID', message('Record the death of {name} among the trustees first, with its day.', { name })),
      );
    }
    if (activity.ground === 'resignation' && status === 'appointed') {
      await changeStatuses(tx, keeping, matter, [id], { to: 'resigned', day: null, leaving: { lettersAmended: day } });
    }
  }
}

export const receiveLetters: Handler<typeof activityCalls.HandleLOAReceived> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, body.activityID);
    const step = await findLettersStep(tx, activity, now);
    throwIfRefused(checkStepDay(step, body.date, computeDayAt(now, findCountry(matter.country))));
    await recordLeaving(tx, { actor, now }, matter, activity, body.date);
    await applyLetters(tx, { actor, now }, matter, { ...(await listLetterTrustees(tx, activity)), day: body.date });
    await setStepDay(tx, { actor, now }, matter, { activity, step, day: body.date });
    await audit(tx, actor, 'activity.letters.received', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      after: { date: body.date },
    });
    return presentActivity(tx, activity.id, now);
  });

/** Whom letters of this day had named: of a registration all who were appointed on it. */
async function listNamedBefore(tx: Tx, activity: ActivityRow, day: LocalDate) {
  if (activity.change_type !== changeType.registration) return listLetterTrustees(tx, activity);
  const all = await trusteeStore(tx).listOf(activity.matter_id);
  const named = all.filter((one) => one.trustee.authorised_on === day).map(({ party }) => party.id);
  return { named, released: [] };
}

export const setTrusteesAside: Handler<typeof activityCalls.deactivatetrustees> = ({ scope, actor, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, query.matterID, 'estate');
    if (!(await readEvents(tx, matter.id)).get('deregistered')?.isDone) {
      throw new RefusalProblem(
        refuse('matterID', 'The trust is not deregistered. Its trustees stay in office until it is.'),
      );
    }
    return { count: await deactivateTrustees(tx, { actor, now }, matter) };
  });

export const removeLetters: Handler<typeof activityCalls.HandleLOARemoved> = ({ scope, actor, query, now }) =>
  scope.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, query.activityID);
    const step = await findLettersStep(tx, activity, now);
    const entry = findDiaryEntry(activity, step, await runAsFirm(tx, () => readTrust(tx, matter.id)));
    if (entry?.id !== query.diaryID) throw new NotFound();
    await revertLetters(tx, { actor, now }, matter, await listNamedBefore(tx, activity, entry.on));
    await setStepDay(tx, { actor, now }, matter, { activity, step, day: null });
    await audit(tx, actor, 'activity.letters.removed', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      before: { date: entry.on },
    });
    return presentActivity(tx, activity.id, now);
  });

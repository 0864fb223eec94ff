import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import { type ActivityStep, bringsLetters, changeType } from '@boedel/domain/activities/change-types';
import { checkStepDay } from '@boedel/domain/activities/progress';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import type { ActivityRow } from '../activity-progress/activity.store';
import { entryOf, factsOf, partiesOf, trusteesIn } from '../activity-progress/facts-of';
import { readTrust } from '../activity-progress/trust.store';
import { eventsOf } from '../diary/matter-event.store';
import type { Keeping } from '../diary/matter-events';
import { setStepDay } from '../diary/step-day';
import { changeStatuses } from '../trustees/change-statuses';
import { deactivateTrustees, lettersReceived, lettersRemoved } from '../trustees/letters';
import { trusteeStore } from '../trustees/trustee.store';
import { presentOpened } from './activities.present';
import { openActivity } from './change-activity';

/** The step of an activity that letters of authority end. */
async function lettersStep(tx: Tx, activity: ActivityRow, now: Date): Promise<ActivityStep> {
  const facts = await asTheFirm(tx, async () => factsOf(activity, await readTrust(tx, activity.matter_id), dayAt(now)));
  return (
    facts.steps.find(bringsLetters) ?? orRefuse(refuse('activityID', 'No letters of authority come of this activity.'))
  );
}

/** Whom the letters of an activity name, and whom no longer: all who are proposed where the trust is registered. */
async function about(tx: Tx, activity: ActivityRow): Promise<Record<'named' | 'released', number[]>> {
  const read = await readTrust(tx, activity.matter_id);
  const { incoming, outgoing } = partiesOf(activity.id, read);
  const proposed = trusteesIn(read).filter((one) => !one.has_left && !one.is_appointed);
  const named = activity.change_type === changeType.registration ? proposed : incoming;
  return { named: named.map(({ id }) => id), released: outgoing.map(({ id }) => id) };
}

/** Somebody who resigned left by that, and a death is recorded where the trustee is: letters only follow it. */
async function followGround(tx: Tx, keeping: Keeping, matter: OpenedMatter, activity: ActivityRow, day: LocalDate) {
  const { outgoing } = partiesOf(activity.id, await readTrust(tx, matter.id));
  const all = await trusteeStore(tx).listOf(matter.id);
  for (const { id, name } of outgoing) {
    const status = all.find(({ party }) => party.id === id)?.trustee.status;
    if (activity.ground === 'death' && status !== 'deceased') {
      orRefuse(
        refuse('activityID', said('Record the death of {name} among the trustees first, with its day.', { name })),
      );
    }
    if (activity.ground === 'resignation' && status === 'appointed') {
      await changeStatuses(tx, keeping, matter, [id], { to: 'resigned', day: null, leaving: { lettersAmended: day } });
    }
  }
}

export const receiveLetters: Handler<typeof activityCalls.HandleLOAReceived> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, body.activityID);
    const step = await lettersStep(tx, activity, now);
    orRefuse(checkStepDay(step, body.date, dayAt(now, countryNamed(matter.country))));
    await followGround(tx, { actor, now }, matter, activity, body.date);
    await lettersReceived(tx, { actor, now }, matter, { ...(await about(tx, activity)), day: body.date });
    await setStepDay(tx, { actor, now }, matter, { activity, step, day: body.date });
    await audit(tx, actor, 'activity.letters.received', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      after: { date: body.date },
    });
    return presentOpened(tx, activity.id, now);
  });

/** Whom letters of this day had named: of a registration all who were appointed on it. */
async function namedBefore(tx: Tx, activity: ActivityRow, day: LocalDate) {
  if (activity.change_type !== changeType.registration) return about(tx, activity);
  const all = await trusteeStore(tx).listOf(activity.matter_id);
  const named = all.filter((one) => one.trustee.authorised_on === day).map(({ party }) => party.id);
  return { named, released: [] };
}

export const setTrusteesAside: Handler<typeof activityCalls.deactivatetrustees> = ({ tenant, actor, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, query.matterID, 'estate');
    if (!(await eventsOf(tx, matter.id)).get('deregistered')?.isDone) {
      orRefuse(refuse('matterID', 'The trust is not deregistered. Its trustees stay in office until it is.'));
    }
    return { count: await deactivateTrustees(tx, { actor, now }, matter) };
  });

export const removeLetters: Handler<typeof activityCalls.HandleLOARemoved> = ({ tenant, actor, query, now }) =>
  tenant.transaction(async (tx) => {
    const { matter, activity } = await openActivity(tx, actor, query.activityID);
    const step = await lettersStep(tx, activity, now);
    const entry = entryOf(activity, step, await asTheFirm(tx, () => readTrust(tx, matter.id)));
    if (entry?.id !== query.diaryID) throw new NotFound();
    await lettersRemoved(tx, { actor, now }, matter, await namedBefore(tx, activity, entry.on));
    await setStepDay(tx, { actor, now }, matter, { activity, step, day: null });
    await audit(tx, actor, 'activity.letters.removed', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      before: { date: entry.on },
    });
    return presentOpened(tx, activity.id, now);
  });

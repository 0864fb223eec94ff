import { matterFacts } from '../../platform/tenancy/matter-facts.store';
import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import { stepsOf } from '@boedel/domain/activities/change-types';
import {
  type AroundOpening,
  checkOpening,
  fallsAway,
  offeredChanges,
  type TrusteeInActivity,
} from '@boedel/domain/activities/open-activity';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { isTrustOf } from '@boedel/domain/trusts/trust-type';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { lockMatter, openMatter, openToCapture, type OpenedMatter } from '../../platform/tenancy/matter-door';
import {
  activityPartyTable,
  type ActivityRow,
  activityStepTable,
  activityStore,
  type Part,
} from '../activity-progress/activity.store';
import { stepsWith, trusteesIn } from '../activity-progress/facts-of';
import { refigureActivities } from '../activity-progress/refigure-activities';
import { readTrust, type TrustRead } from '../activity-progress/trust.store';
import { eventsOf } from '../diary/matter-event.store';
import { adoptDays } from '../diary/step-day';
import { presentOpened } from './activities.present';
import { firmStepsOf } from './activities.store';

/** The first number a step of the firm's own may have: no kind of change has so many. */
export const firstOwnStep = 101;

const refuseOther = ({ system_type }: OpenedMatter): void => {
  if (system_type !== systemType.trust) orRefuse(refuse('matterID', 'Only a trust has activities.'));
};

async function aroundOf(tx: Tx, matter: OpenedMatter, now: Date): Promise<AroundOpening & { read: TrustRead }> {
  return asTheFirm(tx, async () => {
    const [events, read] = [await eventsOf(tx, matter.id), await readTrust(tx, matter.id)];
    const { kind } = await matterFacts(tx, matter.id);
    const open = await activityStore(tx).openOf(matter.id);
    return {
      read,
      today: dayAt(now, countryNamed(matter.country)),
      isRegistered: events.get('lettersOfAuthority')?.isDone ?? false,
      isDeregistered: events.get('deregistered')?.isDone ?? false,
      hasUndertaking: isTrustOf(kind, 'RAF') || open.some((one) => one.change_type >= 9),
      open: open.map((one) => ({
        type: one.change_type,
        partyIds: read.named.filter(({ activity_id }) => activity_id === one.id).map(({ party_id }) => party_id),
      })),
    };
  });
}

export const offered: Handler<typeof activityCalls.getOffered> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'diary');
    if (matter.system_type !== systemType.trust) return { activityTypes: [], trustees: [] };
    const { read, ...around } = await aroundOf(tx, matter, now);
    return {
      activityTypes: offeredChanges(around),
      trustees: trusteesIn(read)
        .filter((one) => !one.has_left || one.is_on_letters)
        .map(({ id, name, is_appointed }) => ({ id, name, isAppointed: is_appointed })),
    };
  });

/** Trustees of the matter by their ids; any other id is none. */
export function trusteesNamed(read: TrustRead, ids: readonly number[]): TrusteeInActivity[] {
  return ids.map((id) => {
    const found = trusteesIn(read).find((one) => one.id === id);
    if (!found) throw new NotFound();
    const { name, has_left, is_appointed, is_on_letters } = found;
    return { id, name, hasLeft: has_left, isAppointed: is_appointed, isOnLetters: is_on_letters };
  });
}

export async function nameParties(
  tx: Tx,
  { id, matter_id }: Pick<ActivityRow, 'id' | 'matter_id'>,
  part: Part,
  ids: readonly number[],
): Promise<void> {
  for (const partyId of ids) {
    await rowsOf(tx, activityPartyTable).insert({ matter_id, activity_id: id, party_id: partyId, part });
  }
}

async function layOutSteps(tx: Tx, activity: ActivityRow, away: ReturnType<typeof fallsAway>): Promise<void> {
  const place = { matter_id: activity.matter_id, activity_id: activity.id };
  const steps = rowsOf(tx, activityStepTable);
  for (const { step, why } of away) await steps.insert({ ...place, step, not_applicable: why });
  const own = await firmStepsOf(tx, activity.change_type);
  for (const [index, { title, wants_paper }] of own.entries()) {
    await steps.insert({ ...place, step: firstOwnStep + index, own_title: title, wants_paper });
  }
  await adoptDays(tx, activity, stepsWith(activity, []));
}

export const beginActivity: Handler<typeof activityCalls.add> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'diary');
    refuseOther(matter);
    // Two people who begin at the same moment are told of each other.
    await lockMatter(tx, matter.id);
    const { read, ...around } = await aroundOf(tx, matter, now);
    const asked = {
      type: body.activityType,
      startedOn: body.dateCreated ?? around.today,
      incoming: trusteesNamed(read, body.incomingIDs),
      outgoing: trusteesNamed(read, body.outgoingIDs),
      ground: body.ground ?? null,
    };
    orRefuse(checkOpening(asked, around));
    const activity = await activityStore(tx).insert({
      matter_id: matter.id,
      change_type: asked.type,
      started_on: asked.startedOn,
      ground: asked.ground,
      note: body.note,
    });
    await nameParties(tx, activity, 'incoming', body.incomingIDs);
    await nameParties(tx, activity, 'outgoing', body.outgoingIDs);
    await layOutSteps(tx, activity, fallsAway(asked));
    await audit(tx, actor, 'activity.added', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      after: { ...activity, steps: stepsOf(asked.type, asked.startedOn).length },
    });
    await refigureActivities(tx, matter.id);
    return presentOpened(tx, activity.id, now);
  });

import { readMatterKind } from '../../platform/tenancy/matter-facts.store';
import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import { listActivitySteps } from '@boedel/domain/activities/change-types';
import {
  type OpeningContext,
  checkOpening,
  listStepsFallingAway,
  listOfferedChanges,
  type TrusteeInActivity,
} from '@boedel/domain/activities/open-activity';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { isTrustOf } from '@boedel/domain/trusts/trust-type';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { lockMatter, openMatter, openToCapture, type OpenedMatter } from '../../platform/tenancy/matter-door';
import {
  activityPartyTable,
  type ActivityRow,
  activityStepTable,
  activityStore,
  type ActivityPart,
} from '../activity-progress/activity.store';
import { listStepsWithMarks, listTrusteesOf } from '../activity-progress/to-activity-facts';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { readTrust, type TrustFactsRead } from '../activity-progress/trust.store';
import { readEvents } from '../diary/matter-event.store';
import { adoptDays } from '../diary/step-day';
import { presentActivity } from './activities.present';
import { listFirmSteps } from './activities.store';

/** The first number a step of the firm's own may have: no kind of change has so many. */
export const firstOwnStep = 101;

const refuseOther = ({ system_type }: OpenedMatter): void => {
  if (system_type !== systemType.trust) throw new RefusalProblem(refuse('matterID', 'Only a trust has activities.'));
};

async function readOpening(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
): Promise<OpeningContext & { read: TrustFactsRead }> {
  return runAsFirm(tx, async () => {
    const [events, read] = [await readEvents(tx, matter.id), await readTrust(tx, matter.id)];
    const { kind } = await readMatterKind(tx, matter.id);
    const open = await activityStore(tx).openOf(matter.id);
    return {
      read,
      today: computeDayAt(now, findCountry(matter.country)),
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

export const listOfferedActivities: Handler<typeof activityCalls.getOffered> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'diary');
    if (matter.system_type !== systemType.trust) return { activityTypes: [], trustees: [] };
    const { read, ...around } = await readOpening(tx, matter, now);
    return {
      activityTypes: listOfferedChanges(around),
      trustees: listTrusteesOf(read)
        .filter((one) => !one.has_left || one.is_on_letters)
        .map(({ id, name, is_appointed }) => ({ id, name, isAppointed: is_appointed })),
    };
  });

/** Trustees of the matter by their ids; any other id is none. */
export function findNamedTrustees(read: TrustFactsRead, ids: readonly number[]): TrusteeInActivity[] {
  return ids.map((id) => {
    const found = listTrusteesOf(read).find((one) => one.id === id);
    if (!found) throw new NotFound();
    const { name, has_left, is_appointed, is_on_letters } = found;
    return { id, name, hasLeft: has_left, isAppointed: is_appointed, isOnLetters: is_on_letters };
  });
}

export async function nameParties(
  tx: Tx,
  { id, matter_id }: Pick<ActivityRow, 'id' | 'matter_id'>,
  part: ActivityPart,
  ids: readonly number[],
): Promise<void> {
  for (const partyId of ids) {
    await tableStore(tx, activityPartyTable).insert({ matter_id, activity_id: id, party_id: partyId, part });
  }
}

async function layOutSteps(
  tx: Tx,
  activity: ActivityRow,
  away: ReturnType<typeof listStepsFallingAway>,
): Promise<void> {
  const place = { matter_id: activity.matter_id, activity_id: activity.id };
  const steps = tableStore(tx, activityStepTable);
  for (const { step, why } of away) await steps.insert({ ...place, step, not_applicable: why });
  const own = await listFirmSteps(tx, activity.change_type);
  for (const [index, { title, wants_paper }] of own.entries()) {
    await steps.insert({ ...place, step: firstOwnStep + index, own_title: title, wants_paper });
  }
  await adoptDays(tx, activity, listStepsWithMarks(activity, []));
}

export const beginActivity: Handler<typeof activityCalls.add> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'diary');
    refuseOther(matter);
    // Two people who begin at the same moment are told of each other.
    await lockMatter(tx, matter.id);
    const { read, ...around } = await readOpening(tx, matter, now);
    const asked = {
      type: body.activityType,
      startedOn: body.dateCreated ?? around.today,
      incoming: findNamedTrustees(read, body.incomingIDs),
      outgoing: findNamedTrustees(read, body.outgoingIDs),
      ground: body.ground ?? null,
    };
    throwIfRefused(checkOpening(asked, around));
    const activity = await activityStore(tx).insert({
      matter_id: matter.id,
      change_type: asked.type,
      started_on: asked.startedOn,
      ground: asked.ground,
      note: body.note,
    });
    await nameParties(tx, activity, 'incoming', body.incomingIDs);
    await nameParties(tx, activity, 'outgoing', body.outgoingIDs);
    await layOutSteps(tx, activity, listStepsFallingAway(asked));
    await audit(tx, actor, 'activity.added', {
      entity: ['activity', activity.id],
      matterId: matter.id,
      after: { ...activity, steps: listActivitySteps(asked.type, asked.startedOn).length },
    });
    await recomputeActivities(tx, matter.id);
    return presentActivity(tx, activity.id, now);
  });

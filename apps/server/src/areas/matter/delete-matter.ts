import { message } from '@boedel/domain/law/message';
import { listStoredMilestones } from '@boedel/contract/matter/kept-steps';
import { findEventOfMilestone, findMilestoneOfEvent } from '@boedel/contract/matter/matter-events';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { milestones } from '@boedel/contract/fixed/matters';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType, type MatterStatus } from '@boedel/domain/matter/kinds';
import { mayRemove } from '@boedel/domain/matter/removal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { ledgerStore } from '../ledger/ledger.store';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { findFirstReached, type StoredMatterRow, matterStore } from './matter.store';

/**
 * The first step that means papers have left the firm, as the milestones and the diary have it. A milestone that others
 * were told of stays told, though it was taken back.
 */
async function findReachedStep(tx: Tx, matter: StoredMatterRow, now: Date): Promise<string | null> {
  const today = computeDayAt(now, findCountry(matter.country));
  const kept = listStoredMilestones(matter.system_type);
  const step = await findFirstReached(tx, {
    matterId: matter.id,
    milestones: kept,
    today,
    events: kept.flatMap((milestone) => findEventOfMilestone(matter.system_type, milestone) ?? []),
  });
  if (!step) return null;
  const milestone = step.milestone ?? (step.event && findMilestoneOfEvent(matter.system_type, step.event));
  return milestone
    ? (milestones[String(matter.system_type) as keyof typeof milestones][milestone - 1] ?? null)
    : step.title;
}

/** Its reference is typed to be sure. What hangs on it goes with it; the trail stays. */
export const deleteMatter: Handler<typeof matterCalls._delete> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.id);
    const matter = await matterStore(tx).lock(body.id);
    if (body.reference.trim().toLowerCase() !== matter.reference.toLowerCase()) {
      throw new RefusalProblem(
        refuse(
          'reference',
          message("Type the matter's reference, {reference}, to remove it.", { reference: matter.reference }),
        ),
      );
    }
    const events = await readEvents(tx, body.id);
    throwIfRefused(
      mayRemove({
        status: matter.status as MatterStatus,
        lodgedOn: events.get('accountLodged')?.date ?? null,
        lettersOn: events.get(matter.system_type === systemType.trust ? 'lettersOfAuthority' : 'letters')?.date ?? null,
        masterReference: matter.master_reference,
        step: await findReachedStep(tx, matter, now),
        hasMoney: await ledgerStore(tx).hasMoved(body.id),
      }),
    );
    await audit(tx, actor, 'matter.removed', { entity: ['matter', body.id], matterId: body.id, before: matter });
    await matterStore(tx).remove(body.id);
    return { done: true as const };
  });

import type { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { checkGround, maySettle, toLookAt } from '@boedel/domain/accounts/to-look-at';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { formatWarning, settledTable } from '../lodging/settled';
import { draftRequested } from './figures-open';
import { listSettled } from './lodge.store';

/** Somebody answers for a point the law leaves to judgement, or takes that back. */
export const settlePoint: Handler<typeof lodgingCalls.settlePoint> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'reports');
    const { point, reason, ground } = body;
    const rows = tableStore(tx, settledTable);
    const [before] = await listSettled(tx, matter.id, point);
    const drawn = await draftRequested(tx, body, now);
    const warning =
      'stopping' in drawn
        ? undefined
        : toLookAt(drawn.estate, drawn.account, drawn.request).find(({ field }) => field === point);
    if (reason !== null && (!warning || !maySettle(point))) {
      throw new RefusalProblem(refuse('point', 'This is not open, or you must correct it where it was entered.'));
    }
    if (reason !== null && drawn.estate) throwIfRefused(checkGround(point, ground, drawn.estate));
    if (before) await rows.remove(before.id);
    const after =
      reason === null
        ? undefined
        : await rows.insert({
            matter_id: matter.id,
            point,
            about: formatWarning(warning!),
            reason,
            ground,
            settled_on: computeDayAt(now, findCountry(matter.country)),
          });
    await audit(tx, actor, after ? 'point.settled' : 'point.reopened', {
      entity: ['lodging_settled', (after ?? before)?.id ?? matter.id],
      matterId: matter.id,
      ...(before && { before }),
      ...(after && { after }),
    });
    return { done: true as const };
  });

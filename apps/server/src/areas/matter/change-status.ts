import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { constants } from '@boedel/contract/fixed/constants';
import { checkFairUse } from '@boedel/domain/matter/fair-use';
import { checkStatusMove, isCurrent } from '@boedel/domain/matter/status';
import type { MatterStatus } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { ServiceHandler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { listRefusedClosings } from './left-in-ledger';
import { presentMatter } from './matter.present';
import { matterStore } from './matter.store';

export const fairUseLimits = { active: constants.fairUseActiveMatters, historical: constants.fairUseHistoricalMatters };

/** The screen asks for a reason where a move is unusual; another program need not give one, and the trail says so. */
export const noReasonGiven = 'No reason was given.';

export const changeStatus: ServiceHandler<typeof matterCalls.updatestatus> = ({ scope, actor, body, now, services }) =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.id);
    const store = matterStore(tx);
    const before = await store.lock(body.id);
    const from = before.status as MatterStatus;
    const { to, needsReason } = throwIfRefused(checkStatusMove(from, body.matterStatus as MatterStatus));
    if (isCurrent(from) && !isCurrent(to)) throwIfRefused((await listRefusedClosings(tx, [before])).get(body.id));
    if (isCurrent(from) !== isCurrent(to)) {
      throwIfRefused(checkFairUse(await store.lockCounts(), fairUseLimits, to, services.config.PROVIDER_SALES_EMAIL));
    }
    const after = await store.change(body.id, before.version, {
      status: to,
      status_reason: body.reason,
      closed_at: isCurrent(to) ? null : (before.closed_at ?? now.toISOString()),
    });
    await audit(tx, actor, 'matter.status', {
      entity: ['matter', body.id],
      matterId: body.id,
      before,
      after,
      why: body.reason ?? (needsReason ? noReasonGiven : null),
    });
    return presentMatter(await store.findShown(body.id), actor);
  });

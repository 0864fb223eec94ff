import type { AnswerOf } from '@boedel/contract/call';
import { supportCalls } from '@boedel/contract/support/support.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { endWritePermissions, findWritePermission, insertWritePermission, listVisits } from './support.store';

async function readAccess(tx: Tx, now: Date): Promise<AnswerOf<typeof supportCalls.getAccess>> {
  const permission = await findWritePermission(tx, now);
  return {
    writeUntil: permission?.ends_at ?? null,
    allowedBy: permission?.allowed_by ?? null,
    visits: (await listVisits(tx, now)).map(({ id, name, reason, began_at, ends_at }) => ({
      id,
      name,
      reason,
      from: began_at,
      until: ends_at,
      isNow: Date.parse(ends_at) > now.getTime(),
    })),
  };
}

export const handledSupportCalls = pairHandlers(supportCalls, {
  getAccess: ({ scope, now }) => scope.read((tx) => readAccess(tx, now)),
  allowChanges: ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const until = new Date(now.getTime() + body.hours * 3_600_000);
      // The newest decision counts, also where it allows less than one before.
      await endWritePermissions(tx, now);
      const { id } = await insertWritePermission(tx, actor.fullName, now, until);
      await audit(tx, actor, 'support.changes.allowed', {
        entity: ['support_write', id],
        after: { until: until.toISOString() },
      });
      return readAccess(tx, now);
    }),
  endChanges: ({ scope, actor, now }) =>
    scope.transaction(async (tx) => {
      const permission = await findWritePermission(tx, now);
      if (!permission) throw new RefusalProblem(refuse('error', 'Support can already only read.'));
      await endWritePermissions(tx, now);
      await audit(tx, actor, 'support.changes.ended', {
        entity: ['support_write', permission.id],
        before: { until: permission.ends_at },
      });
      return readAccess(tx, now);
    }),
});

import type { userCalls } from '@boedel/contract/users/users.calls';
import { collectRefusals } from '@boedel/domain/law/refusal';
import { checkHandOver, checkAdminRemains } from '@boedel/domain/session/people-rules';
import { audit } from '../../platform/audit/audit';
import { auditMatters } from '../../platform/audit/audit-many';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { deleteNotifications, handOverMatters, removeAssistant, userStore } from './users.store';

/** Matters go to a colleague; help with a matter just ends. Each matter's own trail tells it. */
async function handOverMatter(tx: Tx, actor: Actor, from: number, to: number | undefined): Promise<number> {
  await removeAssistant(tx, from);
  if (to === undefined) return 0;
  const moved = await handOverMatters(tx, to, from);
  await auditMatters(
    tx,
    actor,
    'matter.responsible.changed',
    moved.map(({ id }) => id),
    {
      before: { responsiblePersonId: from },
      after: { responsiblePersonId: to },
      why: 'Handed over by a person who left the firm.',
    },
  );
  return moved.length;
}

/** Who calls is looked up at each request, so with the membership every token for this firm is worth nothing. */
async function removeMember(tx: Tx, actor: Actor, id: number, handOverToID: number | undefined): Promise<number> {
  const store = userStore(tx);
  const otherAdmins = await store.otherAdmins(id);
  const user = await store.lock(id);
  const { responsible_matters: matters } = await store.withCounts(id);
  const successor = handOverToID === undefined ? undefined : await store.byId(handOverToID);
  // Somebody who was only invited cannot be given matters yet.
  if (handOverToID !== undefined && !successor?.accepted_at) throw new NotFound();
  const refused = collectRefusals([
    checkAdminRemains(user.roles, [], otherAdmins),
    checkHandOver({
      matters,
      to: successor && {
        isSelf: successor.id === id,
        roles: successor.roles,
        strange: await store.mattersNotOfTypes(id, successor.system_types),
      },
    }),
  ]);
  if (refused) throw new RefusalProblem(refused);
  const moved = await handOverMatter(tx, actor, id, successor?.id);
  await deleteNotifications(tx, id);
  await store.remove(id);
  await audit(tx, actor, 'user.removed', {
    entity: ['person', id],
    before: { email: user.email, fullname: user.full_name, roles: user.roles, systemTypes: user.system_types },
    after: { handedOverTo: successor?.full_name ?? null, matters: moved },
  });
  return moved;
}

export const removeUser: Handler<typeof userCalls.removeUserFromIntermediary> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => ({
    done: true as const,
    handedOver: await removeMember(tx, actor, body.id, body.handOverToID ?? undefined),
  }));

export const deleteUser: Handler<typeof userCalls.delete> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    await removeMember(tx, actor, body.id, undefined);
    return { done: true as const };
  });

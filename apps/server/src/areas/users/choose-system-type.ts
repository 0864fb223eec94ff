import type { userCalls } from '@boedel/contract/users/users.calls';
import { chooseSystemType, joinSystemTypes, listUsableSystemTypes } from '@boedel/domain/access/system-type';
import { audit } from '../../platform/audit/audit';
import type { ServiceHandler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotAllowed } from '../../platform/problems';
import { createFreshToken } from '../../platform/session/user-token';
import { userStore } from './users.store';

export const updateSystemType: ServiceHandler<typeof userCalls.updateSystemType> = async (request) => {
  const { scope, services, actor, body, now, reply } = request;
  if (body.userID !== actor.personId) throw new NotAllowed();
  await scope.transaction(async (tx) => {
    const held = await userStore(tx).typesOf(actor.personId);
    const usable = listUsableSystemTypes(joinSystemTypes(held.system_types), joinSystemTypes(held.firm_types));
    const chosen = throwIfRefused(chooseSystemType(body.systemTypeID, usable));
    if (chosen === held.system_type) return;
    await userStore(tx).saveSystemType(actor.personId, chosen);
    await audit(tx, actor, 'person.systemtype.chosen', {
      entity: ['person', actor.personId],
      before: { systemType: held.system_type },
      after: { systemType: chosen },
    });
  });
  const { token } = await createFreshToken(services, actor, now);
  reply.freshToken(token);
  return { token };
};

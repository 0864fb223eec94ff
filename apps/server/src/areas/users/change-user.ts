import type { userCalls } from '@boedel/contract/users/users.calls';
import { listTypesOfRoles } from '@boedel/contract/users/system-roles';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { changeRoles } from '@boedel/domain/session/people-rules';
import { audit } from '../../platform/audit/audit';
import { Conflict, RefusalProblem } from '../../platform/problems';
import type { Handler } from '../../platform/http/handler';
import { refuseApprovingInVisit } from '../../platform/tenancy/not-in-visit';
import { mayApprove } from './approving-roles';
import { checkSystemTypes } from './firm-types';
import { readChosen, saveChoices } from './notifications';
import { readUserDetails } from './read-users';
import { readFirm, userStore } from './users.store';

const theirName = 'This name is the person’s own to change, in Account details. Leave it as it is and save the rest.';

export const changeUser: Handler<typeof userCalls.update> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = userStore(tx);
    const otherAdmins = await store.otherAdmins(body.id);
    const before = await store.lock(body.id);
    if (mayApprove(body.roles) && body.roles.some((role) => !before.roles.includes(role)))
      refuseApprovingInVisit(actor);
    if (before.version !== body.version) throw new Conflict(await readUserDetails(tx, body.id));
    const firm = await readFirm(tx);
    const types = listTypesOfRoles(body.systemRoles);
    const refused = collectRefusals([
      changeRoles({
        before: before.roles,
        after: body.roles,
        giverRoles: actor.roles,
        isOwnRecord: body.id === actor.personId,
        otherAdmins,
        isProviderFirm: firm.is_provider,
      }),
      checkSystemTypes(firm, before.system_types, types),
      body.fullname !== before.full_name && !(await store.rename(body.id, body.fullname))
        ? refuse('fullname', theirName)
        : undefined,
    ]);
    if (refused) throw new RefusalProblem(refused);
    await store.change(body.id, body.version, body.roles, types);
    const choicesBefore = await readChosen(tx, body.id);
    if (body.notifications) await saveChoices(tx, body.id, body.notifications);
    const toAuditFields = (
      notifications: unknown,
      row: { full_name: string; roles: string[]; system_types: number[] },
    ) => ({
      fullname: row.full_name,
      roles: row.roles,
      systemTypes: row.system_types,
      notifications,
    });
    await audit(tx, actor, 'user.changed', {
      entity: ['person', body.id],
      before: toAuditFields(choicesBefore, before),
      after: toAuditFields(await readChosen(tx, body.id), {
        full_name: body.fullname,
        roles: body.roles,
        system_types: types,
      }),
    });
    return readUserDetails(tx, body.id);
  });

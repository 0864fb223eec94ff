import type { userCalls } from '@boedel/contract/users/users.calls';
import { typesOfSystemRoles } from '@boedel/contract/users/system-roles';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { changeRoles } from '@boedel/domain/session/people-rules';
import { audit } from '../../platform/audit/audit';
import { Conflict, Refuses } from '../../platform/problems';
import type { Handler } from '../../platform/http/handler';
import { refuseApprovingInVisit } from '../../platform/tenancy/not-in-visit';
import { approves } from './approving-roles';
import { typesOfTheFirm } from './firm-types';
import { chosenBy, saveChoices } from './notifications';
import { wholeUser } from './read-users';
import { firmOf, userStore } from './users.store';

const theirName = 'This name is the person’s own to change, in Account details. Leave it as it is and save the rest.';

export const changeUser: Handler<typeof userCalls.update> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = userStore(tx);
    const otherAdmins = await store.otherAdmins(body.id);
    const before = await store.lock(body.id);
    if (approves(body.roles) && body.roles.some((role) => !before.roles.includes(role))) refuseApprovingInVisit(actor);
    if (before.version !== body.version) throw new Conflict(await wholeUser(tx, body.id));
    const firm = await firmOf(tx);
    const types = typesOfSystemRoles(body.systemRoles);
    const refused = collectRefusals([
      changeRoles({
        before: before.roles,
        after: body.roles,
        giverRoles: actor.roles,
        isOwnRecord: body.id === actor.personId,
        otherAdmins,
        isProviderFirm: firm.is_provider,
      }),
      typesOfTheFirm(firm, before.system_types, types),
      body.fullname !== before.full_name && !(await store.rename(body.id, body.fullname))
        ? refuse('fullname', theirName)
        : undefined,
    ]);
    if (refused) throw new Refuses(refused.refusals);
    await store.change(body.id, body.version, body.roles, types);
    const choicesBefore = await chosenBy(tx, body.id);
    if (body.notifications) await saveChoices(tx, body.id, body.notifications);
    const audited = (notifications: unknown, row: { full_name: string; roles: string[]; system_types: number[] }) => ({
      fullname: row.full_name,
      roles: row.roles,
      systemTypes: row.system_types,
      notifications,
    });
    await audit(tx, actor, 'user.changed', {
      entity: ['person', body.id],
      before: audited(choicesBefore, before),
      after: audited(await chosenBy(tx, body.id), {
        full_name: body.fullname,
        roles: body.roles,
        system_types: types,
      }),
    });
    return wholeUser(tx, body.id);
  });

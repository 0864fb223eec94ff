import { userCalls } from '@boedel/contract/users/users.calls';
import { guardRoute } from '@boedel/domain/access/route-guard';
import { further, handle } from '../../platform/http/handler';
import { NotAllowed, NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { forgotPassword } from '../session/reset-password';
import { acceptTerms } from './accept-terms';
import { updateSystemType } from './choose-system-type';
import { changeUser } from './change-user';
import { inviteUser, resendInvitation } from './invite-user';
import { endSessions, resetSecondFactor } from './lost-factor';
import { myNotifications, setNotifications } from './notifications';
import { getUser, listUsers, responsibleFor } from './read-users';
import { deleteUser, removeUser } from './remove-user';
import { presentRoles, presentUser } from './users.present';
import { userStore } from './users.store';

/** The guard of the pages, asked of the person as they are now. */
const mayWork = (actor: Actor, now: Date): boolean =>
  guardRoute({ ...actor, country: '', usableTypes: [], expires: Number.POSITIVE_INFINITY }, now).kind === 'render';

export const handledUserCalls = handle(userCalls, {
  forgotpassword: further(forgotPassword),
  updateTermsAndConditions: further(acceptTerms),
  updateSystemType: further(updateSystemType),
  getusername: async ({ actor }) => ({ id: actor.personId, username: actor.email, fullname: actor.fullName }),
  checkAccess: async ({ actor, now }) => ({
    hasAccess: mayWork(actor, now),
    roles: [...actor.roles],
    systemType: actor.systemType,
    captureMatters: [...actor.captureMatters],
  }),
  getAdministrators: ({ tenant, actor }) => {
    if (actor.roles.includes('UserMatterAccess')) throw new NotAllowed();
    return tenant.transaction((tx) => userStore(tx).administrators());
  },
  getroles: async ({ actor }) => presentRoles(actor.roles),
  getuserroles: ({ tenant, actor, body }) => {
    if (body.id !== actor.personId && !actor.roles.includes('Admin')) throw new NotAllowed();
    return tenant.transaction(async (tx) => {
      const user = await userStore(tx).byId(body.id);
      if (!user) throw new NotFound();
      return presentUser(user);
    });
  },
  getbyemail: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const user = await userStore(tx).byEmail(query.email);
      return user ? presentUser(user) : null;
    }),
  getemailnotifications: myNotifications,
  setEmailNotifications: setNotifications,
  getlist: listUsers,
  getbyid: getUser,
  add: inviteUser,
  resendInvitation,
  update: changeUser,
  endSessions,
  resetSecondFactor: further(resetSecondFactor),
  removeUserFromIntermediary: removeUser,
  delete: deleteUser,
  getuseridbymatterid: responsibleFor,
});

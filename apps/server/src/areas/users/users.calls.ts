import { userCalls } from '@boedel/contract/users/users.calls';
import { guardRoute } from '@boedel/domain/access/route-guard';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { NotAllowed, NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { requestPasswordReset } from '../session/reset-password';
import { acceptTerms } from './accept-terms';
import { updateSystemType } from './choose-system-type';
import { changeUser } from './change-user';
import { inviteUser, resendInvitation } from './invite-user';
import { endUserSessions, resetSecondFactor } from './lost-factor';
import { readMyNotifications, setNotifications } from './notifications';
import { getUser, listUsers, findResponsible } from './read-users';
import { deleteUser, removeUser } from './remove-user';
import { presentRoles, presentUser } from './users.present';
import { userStore } from './users.store';

/** The guard of the pages, asked of the person as they are now. */
const mayWork = (actor: Actor, now: Date): boolean =>
  guardRoute({ ...actor, country: '', usableTypes: [], expires: Number.POSITIVE_INFINITY }, now).kind === 'render';

export const handledUserCalls = pairHandlers(userCalls, {
  forgotpassword: withServices(requestPasswordReset),
  updateTermsAndConditions: withServices(acceptTerms),
  updateSystemType: withServices(updateSystemType),
  getusername: async ({ actor }) => ({ id: actor.personId, username: actor.email, fullname: actor.fullName }),
  checkAccess: async ({ actor, now }) => ({
    hasAccess: mayWork(actor, now),
    roles: [...actor.roles],
    systemType: actor.systemType,
    captureMatters: [...actor.captureMatters],
  }),
  getAdministrators: ({ scope, actor }) => {
    if (actor.roles.includes('UserMatterAccess')) throw new NotAllowed();
    return scope.transaction((tx) => userStore(tx).administrators());
  },
  getroles: async ({ actor }) => presentRoles(actor.roles),
  getuserroles: ({ scope, actor, body }) => {
    if (body.id !== actor.personId && !actor.roles.includes('Admin')) throw new NotAllowed();
    return scope.transaction(async (tx) => {
      const user = await userStore(tx).byId(body.id);
      if (!user) throw new NotFound();
      return presentUser(user);
    });
  },
  getbyemail: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const user = await userStore(tx).byEmail(query.email);
      return user ? presentUser(user) : null;
    }),
  getemailnotifications: readMyNotifications,
  setEmailNotifications: setNotifications,
  getlist: withServices(listUsers),
  getbyid: getUser,
  add: inviteUser,
  resendInvitation,
  update: changeUser,
  endSessions: endUserSessions,
  resetSecondFactor: withServices(resetSecondFactor),
  removeUserFromIntermediary: removeUser,
  delete: deleteUser,
  getuseridbymatterid: findResponsible,
});

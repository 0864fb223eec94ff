import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { isRestricted, mayCaptureMatter } from '@boedel/domain/access/call-access';
import { type AccessRight, accessRightNames } from '@boedel/domain/access/access-rights';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readAccessRole, presentAccess } from './access.present';
import { accessStore } from './access.store';
import { grantAccess, inviteAgain, removeAccess } from './give-access';

export const handledAccessCalls = pairHandlers(accessCalls, {
  getAccessUsers: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID);
      return (await accessStore(tx).listOf(query.matterID)).map(presentAccess);
    }),
  getAccessUserRights: ({ scope, actor, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID);
      if (!isRestricted(actor.roles)) {
        return {
          isRestricted: false,
          mayCapture: mayCaptureMatter(actor, query.matterID),
          rights: [...accessRightNames],
        };
      }
      const given = await accessStore(tx).ofPerson(query.matterID, actor.personId);
      if (!given) throw new NotFound();
      return { isRestricted: true, mayCapture: given.may_capture, rights: given.rights as AccessRight[] };
    }),
  addaccessuser: withServices(grantAccess),
  inviteAccessUserAgain: withServices(inviteAgain),
  deleteaccessuser: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => removeAccess(tx, actor, await accessStore(tx).find(body.id))),
  removeaccessuserfrommatter: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const given = await accessStore(tx).ofPerson(body.matterID, body.userID);
      if (!given) throw new NotFound();
      return removeAccess(tx, actor, given);
    }),
  getMyMatters: ({ scope, actor }) =>
    scope.transaction(async (tx) =>
      (await accessStore(tx).mine()).map((given) => ({
        matterID: given.id,
        reference: given.reference,
        name: given.name,
        systemTypeID: given.system_type,
        matterStatus: given.status,
        role: isRestricted(actor.roles) ? readAccessRole(actor.roles) : null,
        mayCapture: given.may_capture,
        rights: given.rights,
      })),
    ),
});

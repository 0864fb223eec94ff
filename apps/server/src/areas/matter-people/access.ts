import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { isRestricted, mayCaptureMatter } from '@boedel/domain/access/who';
import { type AccessRight, accessRightNames } from '@boedel/domain/access/access-rights';
import { further, handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { accessRoleOf, presentAccess } from './access.present';
import { accessStore } from './access.store';
import { giveAccess, inviteAgain, takeAccess } from './give-access';

export const handledAccessCalls = handle(accessCalls, {
  getAccessUsers: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID);
      return (await accessStore(tx).listOf(query.matterID)).map(presentAccess);
    }),
  getAccessUserRights: ({ tenant, actor, query }) =>
    tenant.transaction(async (tx) => {
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
  addaccessuser: further(giveAccess),
  inviteAccessUserAgain: further(inviteAgain),
  deleteaccessuser: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => takeAccess(tx, actor, await accessStore(tx).find(body.id))),
  removeaccessuserfrommatter: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const given = await accessStore(tx).ofPerson(body.matterID, body.userID);
      if (!given) throw new NotFound();
      return takeAccess(tx, actor, given);
    }),
  getMyMatters: ({ tenant, actor }) =>
    tenant.transaction(async (tx) =>
      (await accessStore(tx).mine()).map((given) => ({
        matterID: given.id,
        reference: given.reference,
        name: given.name,
        systemTypeID: given.system_type,
        matterStatus: given.status,
        role: isRestricted(actor.roles) ? accessRoleOf(actor.roles) : null,
        mayCapture: given.may_capture,
        rights: given.rights,
      })),
    ),
});

import type { userCalls } from '@boedel/contract/users/users.calls';
import { listSystemRoles, listTypesOfRoles } from '@boedel/contract/users/system-roles';
import type { Role } from '@boedel/domain/access/role';
import { readEmail } from '@boedel/domain/identity/email';
import { collectRefusals, isRefused, refuse } from '@boedel/domain/law/refusal';
import { changeRoles } from '@boedel/domain/session/people-rules';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { checkMail } from '../../platform/mail/mail';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { refuseApprovingInVisit } from '../../platform/tenancy/not-in-visit';
import { mayApprove } from './approving-roles';
import { checkSystemTypes } from './firm-types';
import { refuseTooSoon, sendInvitation } from './invitation';
import { readUserDetails } from './read-users';
import { readFirm, userStore } from './users.store';

/** The one way into a firm: a place that waits until the person takes it. Whoever asks sends the mail. */
export async function inviteMember(
  tx: Tx,
  actor: Actor,
  typed: { email: string; fullname: string; roles: readonly Role[] },
  systemTypes: readonly number[],
  now: Date,
): Promise<number> {
  const { id } = await userStore(tx).personFor(typed.email, typed.fullname);
  await userStore(tx).invite(id, typed, systemTypes, now);
  await audit(tx, actor, 'user.invited', {
    entity: ['person', id],
    after: { email: typed.email, roles: typed.roles, systemRoles: listSystemRoles(systemTypes) },
  });
  return id;
}

export const inviteUser: Handler<typeof userCalls.add> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    if (mayApprove(body.roles)) refuseApprovingInVisit(actor);
    const store = userStore(tx);
    const firm = await readFirm(tx);
    const types = listTypesOfRoles(body.systemRoles);
    const address = checkMail({ to: body.email.trim(), subject: 'x', text: '' });
    const refused = collectRefusals([
      isRefused(readEmail(body.email)) || isRefused(address)
        ? refuse('email', 'Give one email address, as name@example.com.')
        : undefined,
      changeRoles({
        before: [],
        after: body.roles,
        giverRoles: actor.roles,
        isOwnRecord: false,
        otherAdmins: 1,
        isProviderFirm: firm.is_provider,
      }),
      checkSystemTypes(firm, [], types),
      (await store.byEmail(body.email.trim()))
        ? refuse('email', 'This person is already a user of the firm. Change their roles instead.')
        : undefined,
    ]);
    if (refused) throw new RefusalProblem(refused);
    const typed = { email: body.email.trim(), fullname: body.fullname, roles: body.roles };
    const id = await inviteMember(tx, actor, typed, types, now);
    await sendInvitation(tx, { personId: id, by: actor.fullName }, now);
    return readUserDetails(tx, id);
  });

export const resendInvitation: Handler<typeof userCalls.resendInvitation> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const user = await userStore(tx).lock(body.id);
    if (user.terms_accepted_at !== null) {
      throw new RefusalProblem(
        refuse('id', 'This person has signed in before. Who forgot a password asks for a new one at the sign-in.')
          .refusals,
      );
    }
    refuseTooSoon(user.invited_at, now);
    await userStore(tx).invitedAgain(body.id, now);
    await sendInvitation(tx, { personId: body.id, by: actor.fullName }, now);
    await audit(tx, actor, 'user.invited.again', { entity: ['person', body.id] });
    return { done: true as const };
  });

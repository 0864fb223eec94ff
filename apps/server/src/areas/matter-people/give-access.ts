import type { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { isRestricted } from '@boedel/domain/access/call-access';
import { readEmail } from '@boedel/domain/identity/email';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { listUsualRights } from '@boedel/domain/access/access-rights';
import { audit } from '../../platform/audit/audit';
import { buildAddress } from '../../platform/config/own-address';
import type { Tx } from '../../platform/db/database';
import type { CallRequest, ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { checkMail } from '../../platform/mail/mail';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Actor } from '../../platform/tenancy/actor';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { minutesBetween, refuseTooSoon, sendInvitation } from '../users/invitation';
import { inviteMember } from '../users/invite-user';
import { isStillInvited } from '../users/users.present';
import { userStore } from '../users/users.store';
import { accessMail } from './access.mails';
import { type AccessRow, type AccessDetails, accessStore, readFirm } from './access.store';
import { presentAccess } from './access.present';

type AccessRequest = CallRequest<typeof accessCalls.addaccessuser>;

/** Who belongs to the firm is told of the matter; who was invited gets the invitation, which names it. */
async function notifyOfAccess(
  tx: Tx,
  { actor, now, services: { config } }: Pick<AccessRequest, 'actor' | 'now' | 'services'>,
  matter: OpenedMatter,
  given: AccessDetails,
): Promise<void> {
  if (isStillInvited(given)) {
    await sendInvitation(tx, { personId: given.person_id, by: actor.fullName, matterId: matter.id }, now);
    return;
  }
  if (await accessStore(tx).toldSince(given, new Date(now.getTime() - minutesBetween * 60_000))) return;
  const { firm, language } = await readFirm(tx, given.person_id);
  await queueMail(tx, {
    to: given.email,
    ...composeMail(accessMail, language, {
      firm,
      by: actor.fullName,
      matter: `${matter.reference} ${matter.name}`,
      mayCapture: given.may_capture,
      link: buildAddress(config, '/login'),
    }),
    about: { matterId: matter.id, entity: ['person', given.person_id] },
  });
}

/** Somebody of the firm by what it knows, else somebody invited to it: whether the address has an account is not asked. */
async function findOrAddMember(
  tx: Tx,
  { actor, now }: AccessGranter,
  body: AccessGrant,
  email: string,
  systemTypes: number[],
): Promise<number> {
  const member = await userStore(tx).byEmail(email);
  if (!member) {
    const fullname = body.fullname ?? email.slice(0, email.indexOf('@'));
    return inviteMember(tx, actor, { email, fullname, roles: [body.role] }, systemTypes, now);
  }
  if (!isRestricted(member.roles)) {
    throw new RefusalProblem(
      refuse(
        'email',
        member.accepted_at === null
          ? 'This person was invited to work in the firm, and sees its matters once they accept.'
          : 'This person works in the firm and sees its matters already.',
      ),
    );
  }
  if (!member.roles.includes(body.role)) await accessStore(tx).addRole(member.id, body.role, systemTypes);
  return member.id;
}

type AccessGrant = Pick<AccessRequest['body'], 'matterID' | 'email' | 'role' | 'mayCapture'> &
  Partial<Pick<AccessRequest['body'], 'fullname' | 'rights'>>;
type AccessGranter = Pick<AccessRequest, 'actor' | 'now' | 'services'>;

/** Gives the matter, or changes what was given. A colleague who sees the whole firm needs nothing. */
export async function saveAccess(tx: Tx, giver: AccessGranter, body: AccessGrant) {
  const store = accessStore(tx);
  const matter = await openMatter(tx, body.matterID);
  const email = throwIfRefused(readEmail(body.email));
  if (isRefused(checkMail({ to: email, subject: 'x', text: '' }))) {
    throw new RefusalProblem(refuse('email', 'Give one email address, as name@example.com.'));
  }
  const types = body.role === 'JointAppointee' ? [matter.system_type] : [];
  const personId = await findOrAddMember(tx, giver, body, email, types);
  await userStore(tx).lock(personId); // two who give at the same moment do so one after the other
  const before = await store.ofPerson(matter.id, personId);
  const given = { may_capture: body.mayCapture, rights: body.rights ?? listUsualRights(body.role) };
  const after = before
    ? await store.change(before.id, before.version, given)
    : await store.insert({ matter_id: matter.id, person_id: personId, ...given });
  await audit(tx, giver.actor, before ? 'access.changed' : 'access.given', {
    entity: ['matter_access', after.id],
    matterId: matter.id,
    ...(before && { before }),
    after: { ...after, email },
  });
  const shown = await store.findShown(after.id);
  if (!before) await notifyOfAccess(tx, giver, matter, shown);
  return presentAccess(shown);
}

export const grantAccess: ServiceHandler<typeof accessCalls.addaccessuser> = (request) =>
  request.scope.transaction((tx) => saveAccess(tx, request, request.body));

export const inviteAgain: ServiceHandler<typeof accessCalls.inviteAccessUserAgain> = (request) =>
  request.scope.transaction(async (tx) => {
    const { actor, body, now } = request;
    const given = await accessStore(tx).findShown(body.id);
    const matter = await openMatter(tx, given.matter_id);
    if (!isStillInvited(given)) {
      throw new RefusalProblem(refuse('id', 'This person has already accepted and can sign in as usual.'));
    }
    const user = await userStore(tx).lock(given.person_id);
    refuseTooSoon(user.invited_at, now);
    await userStore(tx).invitedAgain(given.person_id, now);
    await notifyOfAccess(tx, request, matter, given);
    await audit(tx, actor, 'access.invited.again', { entity: ['matter_access', given.id], matterId: matter.id });
    return { done: true };
  });

/** Counts from the next request: who calls is looked up afresh each time. */
export async function removeAccess(tx: Tx, actor: Actor, given: AccessRow): Promise<{ done: true }> {
  await openMatter(tx, given.matter_id);
  await accessStore(tx).remove(given.id);
  await accessStore(tx).withdrawIfEmpty(given.person_id);
  await audit(tx, actor, 'access.taken', {
    entity: ['matter_access', given.id],
    matterId: given.matter_id,
    before: given,
  });
  return { done: true };
}

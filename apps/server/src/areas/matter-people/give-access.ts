import type { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { isRestricted } from '@boedel/domain/access/who';
import { readEmail } from '@boedel/domain/identity/email';
import { refuse } from '@boedel/domain/law/refusal';
import { usualRights } from '@boedel/domain/matter/access-rights';
import { audit } from '../../platform/audit/audit';
import { ownAddress } from '../../platform/config/own-address';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { CallRequest, Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Actor } from '../../platform/session/actor';
import { openMatter, type OpenedMatter } from '../matter/matter-door';
import { type AccessRow, accessStore } from './access.store';
import { presentAccess } from './access.present';

type Request = CallRequest<typeof accessCalls.addaccessuser>;

/** The words hold no secret: who is new chooses a password by the same way as somebody who forgot theirs. */
async function invite(
  tx: Tx,
  { actor, parts, body }: Request,
  matter: OpenedMatter,
  email: string,
  isNew: boolean,
): Promise<void> {
  const { name: firm } = await tx.one<{ name: string }>(
    sql`select coalesce(trading_name, name) as name from company where intermediary_id = app_firm()`,
  );
  const about = `${matter.reference} ${matter.name}`;
  const way = isNew
    ? `You are new to ${parts.config.PROVIDER_NAME}. Choose a password first:\n\n${ownAddress(parts.config, '/forgotpassword')}\n\nThen sign in with this e-mail address.`
    : `Sign in as you usually do:\n\n${ownAddress(parts.config, '/login')}`;
  await queueMail(tx, {
    to: email,
    subject: `${firm} gave you access to ${about}`.replace(/\s+/g, ' ').slice(0, 250),
    text: `${actor.fullName} of ${firm} gave you access to ${about}${body.mayCapture ? ', and you may capture in it' : ''}.\n\n${way}`,
    about: { matterId: matter.id },
  });
}

/** Gives the matter, or changes what was given. A colleague who sees the whole firm needs nothing. */
export const giveAccess: Handler<typeof accessCalls.addaccessuser> = (request) =>
  request.tenant.transaction(async (tx) => {
    const { actor, body } = request;
    const store = accessStore(tx);
    const matter = await openMatter(tx, body.matterID);
    const email = orRefuse(readEmail(body.email));
    const rights = body.rights ?? usualRights(body.role);
    const person = await store.personFor(email, body.fullname ?? email.slice(0, email.indexOf('@')));
    const member = await store.rolesOf(person.id);
    if (member && !isRestricted(member.roles)) {
      orRefuse(refuse('email', 'This person works in the firm and sees its matters already.'));
    }
    if (!member?.roles.includes(body.role)) {
      await store.admit(person.id, body.role, body.role === 'JointAppointee' ? [matter.system_type] : []);
    }
    const before = await store.ofPerson(matter.id, person.id);
    const given = { may_capture: body.mayCapture, rights };
    const after = before
      ? await store.change(before.id, before.version, given)
      : await store.insert({ matter_id: matter.id, person_id: person.id, ...given });
    await audit(tx, actor, before ? 'access.changed' : 'access.given', {
      entity: ['matter_access', after.id],
      matterId: matter.id,
      ...(before && { before }),
      after: { ...after, email },
    });
    if (!before) await invite(tx, request, matter, email, person.is_new);
    return presentAccess(await store.findShown(after.id));
  });

/** Counts from the next request: who calls is looked up afresh each time. */
export async function takeAccess(tx: Tx, actor: Actor, given: AccessRow): Promise<{ done: true }> {
  await accessStore(tx).remove(given.id);
  await audit(tx, actor, 'access.taken', {
    entity: ['matter_access', given.id],
    matterId: given.matter_id,
    before: given,
  });
  return { done: true };
}

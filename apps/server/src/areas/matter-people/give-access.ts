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
import { type Language, written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Actor } from '../../platform/session/actor';
import { openMatter, type OpenedMatter } from '../matter/matter-door';
import { accessMail } from './access.mails';
import { type AccessRow, accessStore } from './access.store';
import { presentAccess } from './access.present';

type Request = CallRequest<typeof accessCalls.addaccessuser>;

async function invite(
  tx: Tx,
  { actor, parts: { config }, body }: Request,
  matter: OpenedMatter,
  person: { id: number; email: string; is_new: boolean },
): Promise<void> {
  const { firm, language } = await tx.one<{ firm: string; language: Language }>(
    sql`select coalesce(trading_name, name) as firm, language_of(${person.id}, app_firm()) as language
        from company where intermediary_id = app_firm()`,
  );
  await queueMail(tx, {
    to: person.email,
    ...written(accessMail, language, {
      provider: config.PROVIDER_NAME,
      firm,
      by: actor.fullName,
      matter: `${matter.reference} ${matter.name}`,
      mayCapture: body.mayCapture ?? false,
      isNew: person.is_new,
      link: ownAddress(config, person.is_new ? '/forgotpassword' : '/login'),
    }),
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
    const isWaiting = await tx.maybe(
      sql`select id from membership where person_id = ${person.id} and accepted_at is null`,
    );
    if (isWaiting) {
      orRefuse(
        refuse('email', 'This person has not accepted the firm’s invitation yet. Give the matter once they have.'),
      );
    }
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
    if (!before) await invite(tx, request, matter, { ...person, email });
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

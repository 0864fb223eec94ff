import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { isEmail } from '@boedel/domain/identity/email';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { queueJob } from '../../platform/jobs/queue-job';
import { checkMail } from '../../platform/mail/mail';
import { Refuses } from '../../platform/problems';
import { invitedKind } from '../users/invitation';
import { wholeFirm } from './intermediaries.present';

/** A firm, its details and its first administrator, who invites everybody else. */
export const openFirm: Handler<typeof intermediaryCalls.add> = ({ provider, actor, body, now }) => {
  const email = body.adminEmail.trim();
  if (!isEmail(email) || isRefused(checkMail({ to: email, subject: 'x', text: '' }))) {
    throw new Refuses(refuse('adminEmail', 'Give one e-mail address, as name@example.com.').refusals);
  }
  // A firm that is not there yet belongs to nobody.
  return provider.transaction(async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`insert into intermediary (name, country, system_types)
      values (${body.name}, ${body.country}, ${[...new Set(body.systemTypes)]}) returning id`);
    await tx.run(
      sql`insert into company (intermediary_id, name, country) values (${id}, ${body.name}, ${body.country})`,
    );
    const person = await tx.one<{ id: number }>(sql`insert into person (email, full_name)
      values (${email}, ${body.adminName}) on conflict (lower(email)) do update set version = person.version returning id`);
    await tx.run(sql`insert into membership (intermediary_id, person_id, roles, system_types, invited_at)
      values (${id}, ${person.id}, '{Admin,"Capture Matter","Request Account"}', ${[...new Set(body.systemTypes)]},
              ${now.toISOString()})`);
    await queueJob(tx, invitedKind, { personId: person.id, by: actor.fullName }, { firmId: id });
    const answer = await wholeFirm(tx, id, now);
    await auditInFirm(tx, id, actor, 'firm.opened', {
      entity: ['intermediary', id],
      after: { name: body.name, country: body.country, systemTypes: body.systemTypes, admin: email },
    });
    return answer;
  });
};

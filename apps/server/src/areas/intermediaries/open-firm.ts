import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { isEmail } from '@boedel/domain/identity/email';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { ServiceHandler } from '../../platform/http/handler';
import { queueJob } from '../../platform/jobs/queue-job';
import { checkMail } from '../../platform/mail/mail';
import { RefusalProblem } from '../../platform/problems';
import { insertReader } from '../audit-trail/checkpoint.store';
import { invitedKind } from '../users/invitation';
import { readFirmView } from './intermediaries.present';
import { insertCompany, insertFirm, inviteFirstAdmin, savePerson } from './open-firm.store';

/** A firm, its details and its first administrator, who invites everybody else. */
export const openFirm: ServiceHandler<typeof intermediaryCalls.add> = ({ provider, actor, body, now }) => {
  const email = body.adminEmail.trim();
  if (!isEmail(email) || isRefused(checkMail({ to: email, subject: 'x', text: '' }))) {
    throw new RefusalProblem(refuse('adminEmail', 'Give one email address, as name@example.com.'));
  }
  // A firm that is not there yet belongs to nobody.
  return provider.transaction(async (tx) => {
    const { id } = await insertFirm(tx, body.name, body.country, body.systemTypes);
    await insertCompany(tx, id, body.name, body.country);
    const person = await savePerson(tx, email, body.adminName);
    await inviteFirstAdmin(tx, { firmId: id, personId: person.id, systemTypes: body.systemTypes, now });
    // The first administrator gets the checkpoint of the audit trail each day, until they switch it off.
    await insertReader(tx, id, person.id);
    await queueJob(tx, invitedKind, { personId: person.id, by: actor.fullName }, { firmId: id });
    const answer = await readFirmView(tx, id, now);
    await auditInFirm(tx, id, actor, 'firm.opened', {
      entity: ['intermediary', id],
      after: { name: body.name, country: body.country, systemTypes: body.systemTypes, admin: email },
    });
    return answer;
  });
};

import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { ServiceHandler } from '../../platform/http/handler';
import { NotAllowed, NotFound } from '../../platform/problems';
import { acceptInvitation, deleteInvitation } from './accept-invitation';
import { listShutOutFirms } from './arrears';
import { personStore } from './person.store';
import { shutOutSentence } from './refresh';
import { signIntoFirm } from './sign-into-firm';

export const listMyFirms: ServiceHandler<typeof sessionCalls.firms> = ({ provider, actor, now }) =>
  // A person's own firms and those that invited them, whichever one is open.
  provider.transaction(async (tx) => {
    const firms = await personStore(tx).doorsOf(actor.personId);
    const shutOut = await listShutOutFirms(tx, firms, now);
    return firms.map((firm) => ({
      intermediaryID: firm.firm_id,
      name: firm.name,
      country: firm.country,
      roles: firm.roles,
      systemTypes: firm.system_types,
      isCurrent: firm.firm_id === actor.firmId,
      isInvited: firm.is_invited,
      accountInArrears: shutOut.has(firm.firm_id),
    }));
  });

export const changeFirm: ServiceHandler<typeof sessionCalls.changeFirm> = async (request) => {
  const { provider, actor, body, now } = request;
  // From one firm of a person's into another of theirs.
  await provider.transaction(async (tx) => {
    const firms = await personStore(tx).doorsOf(actor.personId);
    const firm = firms.find((each) => each.firm_id === body.intermediaryID);
    if (!firm) throw new NotFound();
    if ((await listShutOutFirms(tx, [firm], now)).has(firm.firm_id)) throw new NotAllowed(shutOutSentence);
    if (!(await acceptInvitation(tx, actor, firm.firm_id, now))) throw new NotFound();
    await personStore(tx).usesFirm(actor.personId, firm.firm_id);
    await auditInFirm(tx, firm.firm_id, actor, 'session.entered', { entity: ['session', actor.sessionId] });
  });
  return signIntoFirm(request, body.intermediaryID);
};

/** Between the person and the firm that asked: whichever firm is open. */
export const declineInvitation: ServiceHandler<typeof sessionCalls.declineInvitation> = ({ provider, actor, body }) =>
  provider.transaction(async (tx) => {
    if (!(await deleteInvitation(tx, actor, body.intermediaryID))) throw new NotFound();
    return { done: true };
  });

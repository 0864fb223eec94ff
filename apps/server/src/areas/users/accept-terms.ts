import { termsVersion } from '@boedel/contract/session/terms';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { ServiceHandler } from '../../platform/http/handler';
import { NotAllowed } from '../../platform/problems';
import { createFreshToken } from '../../platform/session/user-token';
import { insertAcceptance, markTermsAccepted } from './account.store';

/** Nobody accepts for somebody else. Accepting twice changes nothing: the first time stands. */
export const acceptTerms: ServiceHandler<typeof userCalls.updateTermsAndConditions> = async (request) => {
  const { provider, services, actor, body, now, address, reply } = request;
  if (body.id !== actor.personId) throw new NotAllowed();
  const acceptedAt = now.toISOString();
  // The terms are between the person and the provider; no firm is part of it.
  await provider.transaction(async (tx) => {
    const isNew = await insertAcceptance(tx, actor.personId, acceptedAt, address);
    if (isNew === 0) return;
    await markTermsAccepted(tx, acceptedAt, actor.personId);
    await auditInFirm(tx, actor.firmId, actor, 'terms.accepted', {
      entity: ['person', actor.personId],
      after: { termsVersion },
    });
  });
  const { token } = await createFreshToken(services, actor, now);
  reply.freshToken(token);
  return { token };
};

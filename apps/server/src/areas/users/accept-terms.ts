import { termsVersion } from '@boedel/contract/session/terms';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { FurtherHandler } from '../../platform/http/handler';
import { NotAllowed } from '../../platform/problems';
import { freshTokenFor } from '../../platform/session/user-token';
import { keepAcceptance, markTermsAccepted } from './account.store';

/** Nobody accepts for somebody else. Accepting twice changes nothing: the first time stands. */
export const acceptTerms: FurtherHandler<typeof userCalls.updateTermsAndConditions> = async (request) => {
  const { provider, parts, actor, body, now, address, reply } = request;
  if (body.id !== actor.personId) throw new NotAllowed();
  const acceptedAt = now.toISOString();
  // The terms are between the person and the provider; no firm is part of it.
  await provider.transaction(async (tx) => {
    const isNew = await keepAcceptance(tx, actor.personId, acceptedAt, address);
    if (isNew === 0) return;
    await markTermsAccepted(tx, acceptedAt, actor.personId);
    await auditInFirm(tx, actor.firmId, actor, 'terms.accepted', {
      entity: ['person', actor.personId],
      after: { termsVersion },
    });
  });
  const { token } = await freshTokenFor(parts, actor, now);
  reply.freshToken(token);
  return { token };
};

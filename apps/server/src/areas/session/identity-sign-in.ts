import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { Unavailable, NotSignedIn } from '../../platform/problems';
import { type ProviderIdentity, readIdentity } from '../../platform/session/identity-provider';
import { identityStore } from './identity.store';
import { openSession } from './open-session';
import { type SignInPersonRow, personStore } from './person.store';
import { requestSecondFactor, needsSecondFactor } from './two-factor';

export const createIdentityNonce: ServiceHandler<typeof sessionCalls.identityNonce> = ({ provider, now }) =>
  // Who signs in has no firm yet.
  provider.transaction(async (tx) => ({ nonce: await identityStore(tx, now).giveNonce() }));

/** The first time: by an address the identity provider has verified, where every firm of theirs allows it. */
async function linkFirstIdentity(
  tx: Tx,
  identity: ProviderIdentity,
  now: Date,
  requestId: string,
): Promise<SignInPersonRow | undefined> {
  const { verifiedEmail } = identity;
  const person = verifiedEmail === undefined ? undefined : await personStore(tx).byEmail(verifiedEmail);
  const store = identityStore(tx, now);
  if (!person || !(await store.firmsConsent(person.id))) return undefined;
  // Whoever opened two windows at once was linked by the other a moment ago; an identity of somebody else stays theirs.
  if (!(await store.link(identity, person.id)))
    return (await store.personOf(identity)) === person.id ? person : undefined;
  const who = { personId: person.id, fullName: person.full_name, requestId };
  for (const { firm_id } of await personStore(tx).firmsOf(person.id)) {
    await auditInFirm(tx, firm_id, who, 'person.identity.linked', {
      entity: ['person', person.id],
      after: { issuer: identity.issuer },
    });
  }
  return person;
}

/** An identity provider vouches for somebody. It signs in only people we know, with at most the roles held here. */
export const getInternalToken: ServiceHandler<typeof sessionCalls.GetInternalToken> = async (request) => {
  const { provider, services, bearer, now, log, requestId } = request;
  const identity = await readIdentity(services.config, bearer, now).catch((error: unknown) => {
    if (error instanceof Unavailable)
      log.warn({ reason: (error.cause as Error | undefined)?.message }, 'no identity provider');
    throw error;
  });
  // Who signs in has no firm yet. The nonce is used up whatever follows, so it has a transaction of its own.
  const isFresh = await provider.transaction((tx) => identityStore(tx, now).takeNonce(identity.nonce));
  if (!isFresh) throw new NotSignedIn('invalid', 'Error creating token from keycloak token');
  const person = await provider.transaction(async (tx) => {
    const known = await identityStore(tx, now).personOf(identity);
    return known === undefined ? linkFirstIdentity(tx, identity, now, requestId) : personStore(tx).byId(known);
  });
  if (!person) throw new NotSignedIn('invalid', 'non authenticated');
  const { hasSecondFactor, roleCeiling } = identity;
  return !hasSecondFactor && needsSecondFactor(services.config, person)
    ? requestSecondFactor(request, person, roleCeiling)
    : openSession(request, person, { way: 'identity-provider', roleCeiling });
};

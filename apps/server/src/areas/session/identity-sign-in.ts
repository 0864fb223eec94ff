import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { Handler } from '../../platform/http/handler';
import { Away, NotSignedIn } from '../../platform/problems';
import { readIdentity } from '../../platform/session/identity-provider';
import { openSession } from './open-session';
import { personStore } from './person.store';

/** An identity provider vouches for somebody. It opens the door only to people we know, with at most the roles held here. */
export const getInternalToken: Handler<typeof sessionCalls.GetInternalToken> = async (request) => {
  const { provider, parts, bearer, now, log } = request;
  const { email, roleCeiling } = await readIdentity(parts.config, bearer, now).catch((error: unknown) => {
    if (error instanceof Away)
      log.warn({ reason: (error.cause as Error | undefined)?.message }, 'no identity provider');
    throw error;
  });
  // Who signs in has no firm yet.
  const person = await provider.transaction((tx) => personStore(tx).byEmail(email));
  if (!person) throw new NotSignedIn('invalid', 'non authenticated');
  return openSession(request, person, { way: 'identity-provider', roleCeiling });
};

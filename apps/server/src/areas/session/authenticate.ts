import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { ServiceHandler } from '../../platform/http/handler';
import { isPassword } from '../../platform/session/passwords';
import { refuseUntilLater, readAttemptPlace, attemptStore } from '../../platform/session/tries';
import { openSession, createWrongCredentials } from './open-session';
import { personStore } from './person.store';
import { notifyOfTries } from './notify-of-tries';
import { requestSecondFactor, needsSecondFactor } from './two-factor';

/**
 * The same steps, whoever asks: count the try, look the person up, do the work of comparing. Only a right password is
 * told anything about the account behind it.
 */
export const authenticate: ServiceHandler<typeof sessionCalls.authenticate> = async (request) => {
  const { provider, body, now, address, device } = request;
  // Who signs in has no firm yet.
  const { wait, person, place } = await provider.transaction(async (tx) => {
    const found = await personStore(tx).byEmail(body.email);
    const at = await readAttemptPlace(tx, now, { email: body.email, person: found, address, device });
    return { wait: await attemptStore(tx, now).count(...at.locks), person: found, place: at };
  });
  refuseUntilLater(wait);
  const isRight = await isPassword(person?.password_hash, body.password);
  if (!person || !isRight) {
    await notifyOfTries(provider, body.email, place.account, now);
    throw createWrongCredentials(person?.id);
  }
  const asksCode = person.has_authenticator || person.two_factor || needsSecondFactor(request.services.config, person);
  return asksCode ? requestSecondFactor(request, person) : openSession(request, person, { way: 'password' });
};

import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { FurtherHandler } from '../../platform/http/handler';
import { isPassword } from '../../platform/session/passwords';
import { orWait, placeOf, triesAt } from '../../platform/session/tries';
import { openSession, wrongCredentials } from './open-session';
import { personStore } from './person.store';
import { tellOfTries } from './tell-of-tries';
import { askForSecondFactor, needsSecondFactor } from './two-factor';

/**
 * The same steps, whoever asks: count the try, look the person up, do the work of comparing. Only a right password is
 * told anything about the account behind it.
 */
export const authenticate: FurtherHandler<typeof sessionCalls.authenticate> = async (request) => {
  const { provider, body, now, address, device } = request;
  // Who signs in has no firm yet.
  const { wait, person, place } = await provider.transaction(async (tx) => {
    const found = await personStore(tx).byEmail(body.email);
    const at = await placeOf(tx, now, { email: body.email, person: found, address, device });
    return { wait: await triesAt(tx, now).count(...at.locks), person: found, place: at };
  });
  orWait(wait);
  const isRight = await isPassword(person?.password_hash, body.password);
  if (!person || !isRight) {
    await tellOfTries(provider, body.email, place.account, now);
    throw wrongCredentials(person?.id);
  }
  const asksCode = person.has_authenticator || person.two_factor || needsSecondFactor(request.parts.config, person);
  return asksCode ? askForSecondFactor(request, person) : openSession(request, person, { way: 'password' });
};

import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { Handler } from '../../platform/http/handler';
import { isPassword } from '../../platform/session/passwords';
import { lockOfAccount, lockOfAddress, orWait, triesAt } from '../../platform/session/tries';
import { openSession, wrongCredentials } from './open-session';
import { personStore } from './person.store';
import { tellOfTries } from './tell-of-tries';
import { askForSecondFactor, needsSecondFactor } from './two-factor';

/**
 * The same steps, whoever asks: count the try, look the person up, do the work of comparing. Only a right password is
 * told anything about the account behind it.
 */
export const authenticate: Handler<typeof sessionCalls.authenticate> = async (request) => {
  const { provider, body, now, address } = request;
  // Who signs in has no firm yet.
  const { wait, person } = await provider.transaction(async (tx) => ({
    wait: await triesAt(tx, now).count(lockOfAccount(body.email), lockOfAddress(address)),
    person: await personStore(tx).byEmail(body.email),
  }));
  orWait(wait);
  const isRight = await isPassword(person?.password_hash, body.password);
  if (!person || !isRight) {
    await tellOfTries(provider, body.email, now);
    throw wrongCredentials();
  }
  const asksCode = person.has_authenticator || person.two_factor || needsSecondFactor(request.parts.config, person);
  return asksCode ? askForSecondFactor(request, person) : openSession(request, person, { way: 'password' });
};

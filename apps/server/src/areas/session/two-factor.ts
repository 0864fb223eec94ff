import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { returnPath } from '@boedel/domain/session/return-path';
import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/db/database';
import type { FurtherHandler } from '../../platform/http/handler';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { NotSignedIn, Refuses } from '../../platform/problems';
import type { Keys } from '../../platform/session/keys';
import { fingerprint, newCode, newSecret } from '../../platform/session/secrets';
import { lockOfCode, lockOfMail, orWait, placeOf, triesAt } from '../../platform/session/tries';
import { authenticators } from './authenticator.store';
import { type Ceiling, type ChallengeRow, keepChallenge, lockChallenge, useChallenge } from './challenge.store';
import { type Entrance, notIn, openSession, type SignIn } from './open-session';
import { type PersonRow, personStore } from './person.store';
import { signInCodeMail } from './session.mails';

const codeMinutes = 10;

/** The password was right; a code goes out by e-mail and the challenge back to the browser. */
async function askForCode(
  { provider, parts, now, address, device }: Entrance,
  person: PersonRow,
  ceiling: Ceiling,
): Promise<SignIn> {
  const [challenge, code] = [newSecret(), newCode()];
  const expires = new Date(now.getTime() + codeMinutes * 60_000).toISOString();
  // Who signs in has no firm yet; the mail hangs on the provider's, where no colleague can read the code.
  const wait = await provider.transaction(async (tx) => {
    const tries = triesAt(tx, now);
    await tries.takeBack(...(await placeOf(tx, now, { email: person.email, person, address, device })).locks);
    const tooSoon = await tries.count(lockOfMail('code', person.email));
    if (tooSoon > 0) return tooSoon;
    await keepChallenge(tx, {
      hash: fingerprint(challenge),
      personId: person.id,
      codeHash: fingerprint(challenge, code),
      expiresAt: expires,
      ceiling,
    });
    await queueMail(tx, {
      to: person.email,
      ...written(signInCodeMail, person.language, {
        provider: parts.config.PROVIDER_NAME,
        code,
        minutes: codeMinutes,
      }),
      sender: 'provider',
      isSecret: true,
    });
    return 0;
  });
  orWait(wait);
  return { ...notIn, twoFactorRequired: true, challenge };
}

/** The password was right and an authenticator app is in use: nothing is sent, the app shows the code. */
async function askForAppCode(
  { provider, now, address, device }: Entrance,
  person: PersonRow,
  ceiling: Ceiling,
): Promise<SignIn> {
  const challenge = newSecret();
  // Who signs in has no firm yet.
  await provider.transaction(async (tx) => {
    const { locks } = await placeOf(tx, now, { email: person.email, person, address, device });
    await triesAt(tx, now).takeBack(...locks);
    await keepChallenge(tx, {
      hash: fingerprint(challenge),
      personId: person.id,
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
      ceiling,
    });
  });
  return { ...notIn, twoFactorRequired: true, challenge, providers: ['Authenticator', 'Recovery'] };
}

/** Whether a second factor is asked for whatever the person chose: their firm demands it, or they are the provider's. */
export const needsSecondFactor = (config: Pick<Config, 'isProduction'>, person: PersonRow): boolean =>
  person.firm_demands_second_factor || (config.isProduction && person.is_of_provider);

/** The app where there is one, else a code by e-mail: so nobody is shut out when their firm begins to demand it. */
export const askForSecondFactor = (entrance: Entrance, person: PersonRow, ceiling?: Ceiling): Promise<SignIn> =>
  (person.has_authenticator ? askForAppCode : askForCode)(entrance, person, ceiling ?? null);

interface Given {
  readonly challenge: string;
  readonly code: string;
  readonly provider: string;
}

async function isRight(tx: Tx, keys: Keys, row: ChallengeRow, given: Given, now: Date): Promise<boolean> {
  const { challenge, provider } = given;
  const code = given.code.replaceAll(' ', '');
  if (row.code_hash !== null) return isEmail(provider) && row.code_hash === fingerprint(challenge, code);
  const store = authenticators(tx, keys, now);
  if (provider === 'recovery') return store.takeRecoveryCode(row.person_id, code);
  return (provider === '' || provider === 'authenticator') && store.takeCode(row.person_id, code, false);
}
const isEmail = (provider: string): boolean => provider === '' || provider === 'email';

/** The person behind a challenge and its code; the challenge is used up by the right one. Each try counts. */
async function answerChallenge(
  tx: Tx,
  keys: Keys,
  given: Given,
  now: Date,
): Promise<{ person: PersonRow; ceiling: Ceiling } | number | undefined> {
  const hash = fingerprint(given.challenge);
  const row = await lockChallenge(tx, hash, now);
  if (!row) return undefined;
  const wait = await triesAt(tx, now).count(lockOfCode(row.person_id));
  if (wait > 0) return wait;
  if (!(await isRight(tx, keys, row, given, now))) return undefined;
  await useChallenge(tx, hash, now);
  const person = await personStore(tx).byId(row.person_id);
  return person && { person, ceiling: row.role_ceiling };
}

const ways = new Set(['', 'email', 'authenticator', 'recovery']);

export const authenticate2FA: FurtherHandler<typeof sessionCalls.authenticate2FA> = async (request) => {
  const { provider, parts, body, bearer, now } = request;
  const way = (body.provider ?? '').toLowerCase();
  if (!ways.has(way)) {
    throw new Refuses(
      refuse('provider', 'Give the code from the e-mail, the authenticator app or a recovery code.').refusals,
    );
  }
  const given = { challenge: body.challenge ?? bearer ?? '', code: body.code, provider: way };
  // Who signs in has no firm yet.
  const answered = await provider.transaction((tx) => answerChallenge(tx, parts.keys, given, now));
  if (typeof answered === 'number') orWait(answered);
  if (!answered || typeof answered === 'number') {
    throw new NotSignedIn(
      'invalid',
      'This code is not right, or it has expired. Check it, or sign in again for a new one.',
    );
  }
  const signIn = await openSession(request, answered.person, {
    way: 'two-factor',
    ...(answered.ceiling && { roleCeiling: answered.ceiling }),
  });
  return { ...signIn, returnURL: returnPath(body.ReturnURL) };
};

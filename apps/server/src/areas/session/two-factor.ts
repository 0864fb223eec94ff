import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { sanitiseReturnPath } from '@boedel/domain/session/return-path';
import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { NotSignedIn, RefusalProblem } from '../../platform/problems';
import type { SecretKeys } from '../../platform/session/keys';
import { computeFingerprint, createCode, createSecret } from '../../platform/session/secrets';
import { lockOfCode, lockOfMail, refuseUntilLater, readAttemptPlace, attemptStore } from '../../platform/session/tries';
import { authenticatorStore } from './authenticator.store';
import { type RoleCeiling, type ChallengeRow, saveChallenge, lockChallenge, useChallenge } from './challenge.store';
import { type SignInContext, notIn, openSession, type SignInAnswer } from './open-session';
import { type SignInPersonRow, personStore } from './person.store';
import { signInCodeMail } from './session.mails';

const codeMinutes = 10;

/** The password was right; a code goes out by email and the challenge back to the browser. */
async function requestMailCode(
  { provider, services, now, address, device }: SignInContext,
  person: SignInPersonRow,
  ceiling: RoleCeiling,
): Promise<SignInAnswer> {
  const [challenge, code] = [createSecret(), createCode()];
  const expires = new Date(now.getTime() + codeMinutes * 60_000).toISOString();
  // Who signs in has no firm yet; the mail hangs on the provider's, where no colleague can read the code.
  const wait = await provider.transaction(async (tx) => {
    const tries = attemptStore(tx, now);
    await tries.takeBack(...(await readAttemptPlace(tx, now, { email: person.email, person, address, device })).locks);
    const tooSoon = await tries.count(lockOfMail('code', person.email));
    if (tooSoon > 0) return tooSoon;
    await saveChallenge(tx, {
      hash: computeFingerprint(challenge),
      personId: person.id,
      codeHash: computeFingerprint(challenge, code),
      expiresAt: expires,
      ceiling,
    });
    await queueMail(tx, {
      to: person.email,
      ...composeMail(signInCodeMail, person.language, {
        provider: services.config.PROVIDER_NAME,
        code,
        minutes: codeMinutes,
      }),
      sender: 'provider',
      isSecret: true,
    });
    return 0;
  });
  refuseUntilLater(wait);
  return { ...notIn, twoFactorRequired: true, challenge };
}

/** The password was right and an authenticator app is in use: nothing is sent, the app shows the code. */
async function requestAppCode(
  { provider, now, address, device }: SignInContext,
  person: SignInPersonRow,
  ceiling: RoleCeiling,
): Promise<SignInAnswer> {
  const challenge = createSecret();
  // Who signs in has no firm yet.
  await provider.transaction(async (tx) => {
    const { locks } = await readAttemptPlace(tx, now, { email: person.email, person, address, device });
    await attemptStore(tx, now).takeBack(...locks);
    await saveChallenge(tx, {
      hash: computeFingerprint(challenge),
      personId: person.id,
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
      ceiling,
    });
  });
  return { ...notIn, twoFactorRequired: true, challenge, providers: ['Authenticator', 'Recovery'] };
}

/** Whether a second factor is asked for whatever the person chose: their firm demands it, or they are the provider's. */
export const needsSecondFactor = (config: Pick<Config, 'isProduction'>, person: SignInPersonRow): boolean =>
  person.firm_demands_second_factor || (config.isProduction && person.is_of_provider);

/** The app where there is one, else a code by email: so nobody is shut out when their firm begins to demand it. */
export const requestSecondFactor = (
  entrance: SignInContext,
  person: SignInPersonRow,
  ceiling?: RoleCeiling,
): Promise<SignInAnswer> =>
  (person.has_authenticator ? requestAppCode : requestMailCode)(entrance, person, ceiling ?? null);

interface ChallengeAnswer {
  readonly challenge: string;
  readonly code: string;
  readonly provider: string;
}

async function isRight(
  tx: Tx,
  keys: SecretKeys,
  row: ChallengeRow,
  given: ChallengeAnswer,
  now: Date,
): Promise<boolean> {
  const { challenge, provider } = given;
  const code = given.code.replaceAll(' ', '');
  if (row.code_hash !== null) return isEmail(provider) && row.code_hash === computeFingerprint(challenge, code);
  const store = authenticatorStore(tx, keys, now);
  if (provider === 'recovery') return store.takeRecoveryCode(row.person_id, code);
  return (provider === '' || provider === 'authenticator') && store.takeCode(row.person_id, code, false);
}
const isEmail = (provider: string): boolean => provider === '' || provider === 'email';

/** The person behind a challenge and its code; the challenge is used up by the right one. Each try counts. */
async function checkChallenge(
  tx: Tx,
  keys: SecretKeys,
  given: ChallengeAnswer,
  now: Date,
): Promise<{ person: SignInPersonRow; ceiling: RoleCeiling } | number | undefined> {
  const hash = computeFingerprint(given.challenge);
  const row = await lockChallenge(tx, hash, now);
  if (!row) return undefined;
  const wait = await attemptStore(tx, now).count(lockOfCode(row.person_id));
  if (wait > 0) return wait;
  if (!(await isRight(tx, keys, row, given, now))) return undefined;
  await useChallenge(tx, hash, now);
  const person = await personStore(tx).byId(row.person_id);
  return person && { person, ceiling: row.role_ceiling };
}

const ways = new Set(['', 'email', 'authenticator', 'recovery']);

export const authenticate2FA: ServiceHandler<typeof sessionCalls.authenticate2FA> = async (request) => {
  const { provider, services, body, bearer, now } = request;
  const way = (body.provider ?? '').toLowerCase();
  if (!ways.has(way)) {
    throw new RefusalProblem(
      refuse('provider', 'Give the code from the email, the authenticator app or a recovery code.').refusals,
    );
  }
  const given = { challenge: body.challenge ?? bearer ?? '', code: body.code, provider: way };
  // Who signs in has no firm yet.
  const answered = await provider.transaction((tx) => checkChallenge(tx, services.keys, given, now));
  if (typeof answered === 'number') refuseUntilLater(answered);
  if (!answered || typeof answered === 'number') {
    throw new NotSignedIn(
      'invalid',
      'This code is incorrect or has expired. Check it, or sign in again to get a new one.',
    );
  }
  const signIn = await openSession(request, answered.person, {
    way: 'two-factor',
    ...(answered.ceiling && { roleCeiling: answered.ceiling }),
  });
  return { ...signIn, returnURL: sanitiseReturnPath(body.ReturnURL) };
};

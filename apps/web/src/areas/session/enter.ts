import type { WireAnswer } from '@boedel/contract/call';
import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { paths } from '../../client/paths';
import { session, sessionEnd, returnTo } from '../../client/session';

export type AuthenticateAnswer = WireAnswer<typeof sessionCalls.authenticate>;

/** Where a sign-in leads, and what the browser keeps of it. The guard behind '/' asks for terms and system type. */
export function enterApp(answer: AuthenticateAnswer, identityToken?: string): string {
  if (answer.accountInArrears) return paths.accountInArrears();
  if (answer.twoFactorRequired && answer.challenge) {
    challenge.keep(answer.challenge, answer.providers?.[0] ?? 'Email');
    return paths.verify2FACode();
  }
  const { token, id, fullname, refreshToken, refreshExpiresIn } = answer;
  if (!token || !id) return paths.login();
  session.start({
    user: { id, token, fullname: fullname ?? '' },
    ...(refreshToken && { refreshToken }),
    ...(identityToken && { identityToken }),
  });
  sessionEnd.heard(refreshExpiresIn);
  challenge.forget();
  return returnTo.take();
}

const key = 'signInChallenge';
const providerKey = 'signInProvider';

/** Whose code is asked for. */
export type CodeProvider = 'Email' | 'Authenticator' | 'Recovery';

/** What the first step of signing in gives for the second, in this tab alone. */
export const challenge = {
  keep: (value: string, provider: CodeProvider): void => {
    sessionStorage.setItem(key, value);
    sessionStorage.setItem(providerKey, provider);
  },
  held: (): string | null => sessionStorage.getItem(key),
  provider: (): CodeProvider => (sessionStorage.getItem(providerKey) === 'Authenticator' ? 'Authenticator' : 'Email'),
  forget: (): void => {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(providerKey);
  },
};

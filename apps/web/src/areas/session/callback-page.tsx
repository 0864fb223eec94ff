import { sessionCalls } from '@boedel/contract/session/session.calls';
import { useNavigate } from '@tanstack/react-router';
import type { User, UserManager } from 'oidc-client-ts';
import { useEffect, useRef } from 'react';
import { paths } from '../../client/paths';
import { loadConfiguration, useConfiguration } from '../../client/configuration';
import { agreeOnLanguage } from '../../client/my-language';
import { send } from '../../client/send';
import { session } from '../../client/session';
import { t } from '../../i18n/t';
import { showAnnouncement } from '../../ui/plain/announcement';
import { enterApp, type AuthenticateAnswer } from './enter';
import { PublicPage } from './public-page';
import styles from './session.module.css';

/** A sentence for the person, which ends the attempt. */
class SignInError extends Error {}
const failWith = (sentence: string) => (): never => {
  throw new SignInError(sentence);
};

/** Comes back with a code, or with an error, or with nothing yet: then the browser goes to the provider first. */
async function identifyUser(manager: UserManager, provider: string): Promise<User | undefined> {
  const query = new URLSearchParams(location.search);
  if (query.has('error')) throw new SignInError(t('non authenticated'));
  if (query.has('code')) return manager.signinRedirectCallback().catch(failWith(t('non authenticated')));
  const { nonce } = await send(sessionCalls.identityNonce, {}, { silent: true }).catch(
    failWith(t('Error Initialising {name}', { name: provider })),
  );
  await manager.signinRedirect({ nonce }).catch(failWith(t('Error Initialising {name}', { name: provider })));
  return undefined;
}

async function signIn(): Promise<{ to: string; language: AuthenticateAnswer['language'] } | undefined> {
  const provided = (await loadConfiguration().catch(() => undefined))?.identityProvider;
  const notStarted = t('Error Initialising {name}', { name: provided?.name ?? 'Keycloak' });
  if (!provided) throw new SignInError(notStarted);
  const { createIdentityManager: identityManager, readIdentityToken: tokenOf } =
    await import('../../client/identity').catch(failWith(notStarted));
  const user = await identifyUser(identityManager(provided), provided.name);
  if (!user) return undefined;
  const bearer = tokenOf(user);
  const answer = await send(sessionCalls.GetInternalToken, {}, { bearer, silent: true }).catch(
    failWith(t('Error creating token from keycloak token')),
  );
  return { to: enterApp(answer, bearer), language: answer.language };
}

/** Single sign-on. Every failure is said and leads back to the login. */
export function CallbackPage() {
  const navigate = useNavigate();
  const name = useConfiguration()?.identityProvider?.name ?? '';
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    session.clear();
    signIn().then(
      async (signedIn) => {
        if (!signedIn) return;
        await navigate({ to: signedIn.to, replace: true });
        await agreeOnLanguage(signedIn.language);
      },
      async (error: unknown) => {
        await showAnnouncement(error instanceof SignInError ? error.message : t('non authenticated'));
        await navigate({ to: paths.login(), replace: true });
      },
    );
  }, [navigate]);
  return (
    <PublicPage title={t('Login')}>
      <output className={styles.working}>
        <span aria-hidden />
        {t('Authenticating via {name}', { name })}
      </output>
    </PublicPage>
  );
}

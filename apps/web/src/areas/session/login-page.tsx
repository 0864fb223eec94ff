import { sessionCalls } from '@boedel/contract/session/session.calls';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../client/paths';
import { useConfiguration } from '../../client/configuration';
import { agreeOnLanguage } from '../../client/my-language';
import { send } from '../../client/send';
import { logoutReason, type LogoutReason, session } from '../../client/session';
import { signOut } from '../../client/sign-out';
import { markPhrase, t } from '../../i18n/t';
import { PlainAlert, PlainButton, PlainField, PlainForm, plainLink } from '../../ui/plain/plain';
import { enterApp } from './enter';
import { Products } from './products';
import { PublicPage } from './public-page';
import styles from './session.module.css';

/** Opening this page signs out whoever was in, before anything else. */
function useSignedOut(): () => Promise<void> {
  const leaving = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    leaving.current = signOut();
  }, []);
  return () => leaving.current;
}

const reasons: Readonly<Record<LogoutReason, string>> = {
  idle: markPhrase('You were signed out after a period of inactivity. Your saved work is safe.'),
  ended: markPhrase('Your session has ended. Sign in again to go on where you were.'),
  asked: markPhrase('If we know this address, we have sent it a link to choose a new password.'),
  reset: markPhrase('Your password was changed. Sign in with the new one.'),
};

export function LoginPage() {
  const navigate = useNavigate();
  const signedOut = useSignedOut();
  const provided = useConfiguration();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const [error, setError] = useState<string>();
  const [why] = useState(() => logoutReason.take());

  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!email.trim() || !password) return;
    setSigningIn(true);
    setError(undefined);
    try {
      await signedOut();
      const answer = await send(sessionCalls.authenticate, { body: { email, password } }, { silent: true });
      await navigate({ to: enterApp(answer) });
      await agreeOnLanguage(answer.language);
    } catch (refused) {
      session.clear();
      setError((refused as Error).message);
      setSigningIn(false);
    }
  };

  return (
    <PublicPage
      title={t('Login')}
      lead={t('Sign In to your account')}
      aside={
        // There from the start, so that nothing jumps when its content comes.
        <aside className={styles.more}>
          {provided && (
            <>
              <h2>{t('More from {name}', { name: provided.provider.name })}</h2>
              <Products products={provided.products} />
            </>
          )}
        </aside>
      }
    >
      <PlainForm onSubmit={() => void submit()}>
        {error && <PlainAlert>{t(error)}</PlainAlert>}
        {why && !error && <PlainAlert kind="info">{t(reasons[why])}</PlainAlert>}
        <PlainField
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={submitted && !email.trim() ? t('Email is required') : undefined}
        />
        <PlainField
          label={t('Password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={submitted && !password ? t('Password is required') : undefined}
        />
        <div className={styles.row}>
          <PlainButton type="submit" primary busy={isSigningIn}>
            {t('Login')}
          </PlainButton>
          <Link to={paths.forgotPassword()} className={plainLink}>
            {t('Forgot password?')}
          </Link>
        </div>
        {provided?.identityProvider && (
          <>
            <div className={styles.or}>{t('or')}</div>
            <PlainButton onClick={() => void navigate({ to: paths.callback() })}>
              {t('Sign in with {name}', { name: provided.identityProvider.name })}
            </PlainButton>
          </>
        )}
      </PlainForm>
    </PublicPage>
  );
}

import { sessionCalls } from '@boedel/contract/session/session.calls';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { agreeOnLanguage } from '../../client/my-language';
import { send } from '../../client/send';
import { returnTo } from '../../client/session';
import { markPhrase, t } from '../../i18n/t';
import { PlainAlert, PlainButton, PlainField, PlainForm, plainLink } from '../../ui/plain/plain';
import { challenge, type CodeProvider, enterApp } from './enter';
import { PublicPage } from './public-page';
import styles from './session.module.css';

const leads: Readonly<Record<CodeProvider, string>> = {
  Email: markPhrase('We sent a code to your email address. It works for ten minutes.'),
  Authenticator: markPhrase('Enter the six digits your authenticator app shows.'),
  Recovery: markPhrase('Enter one of the recovery codes you kept. Each works once.'),
};

/** The second step: the code from the email, the app, or one that was kept for a lost telephone. */
export function TwoFactorPage() {
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().searchStr).get('ReturnURL');
  const [code, setCode] = useState('');
  const [provider, setProvider] = useState<CodeProvider>(challenge.provider);
  const [submitted, setSubmitted] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!code.trim()) return;
    setChecking(true);
    setError(undefined);
    const ReturnURL = asked ?? (returnTo.look() || null);
    const body = { code, provider, ReturnURL, challenge: challenge.held() };
    try {
      const answer = await send(sessionCalls.authenticate2FA, { body }, { silent: true });
      const to = enterApp(answer);
      // The server has made sure that the page is one of ours.
      await navigate({ to: answer.token ? answer.returnURL : to });
      await agreeOnLanguage(answer.language);
    } catch (refused) {
      setError((refused as Error).message);
      setChecking(false);
    }
  };

  // A lost telephone is found again: there is a way back from the recovery code.
  const other = ({ Authenticator: 'Recovery', Recovery: 'Authenticator', Email: undefined } as const)[provider];
  const changeProvider = (to: CodeProvider): void => {
    setProvider(to);
    setCode('');
    setSubmitted(false);
    setError(undefined);
  };

  return (
    <PublicPage title={t('Submit Two Factor Authentication Code')} lead={t(leads[provider])}>
      <PlainForm onSubmit={() => void submit()}>
        {error && <PlainAlert>{t(error)}</PlainAlert>}
        <PlainField
          label={t('Two Factor Code')}
          name="code"
          inputMode={provider === 'Recovery' ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={submitted && !code.trim() ? t('Enter the code') : undefined}
        />
        <div className={styles.row}>
          <PlainButton type="submit" primary busy={isChecking}>
            {t('Submit')}
          </PlainButton>
          {other ? (
            <button type="button" className={plainLink} onClick={() => changeProvider(other)}>
              {other === 'Recovery' ? t('Use a recovery code') : t('Use the authenticator app')}
            </button>
          ) : (
            <Link to={paths.login()} className={plainLink}>
              {t('Sign in again for a new code')}
            </Link>
          )}
        </div>
      </PlainForm>
    </PublicPage>
  );
}

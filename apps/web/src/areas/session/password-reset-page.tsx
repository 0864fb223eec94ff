import { sessionCalls } from '@boedel/contract/session/session.calls';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../client/paths';
import { useConfiguration } from '../../client/configuration';
import { logoutReason } from '../../client/session';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { PlainAlert, PlainButton, PlainField, PlainForm, plainLink } from '../../ui/plain/plain';
import { PublicPage } from './public-page';
import styles from './session.module.css';

/** Why the link sets no password any more, asked of the server at once; nothing while it may. */
function useWhyDead(token: string | null, userid: string | null): string | undefined {
  const [state, setState] = useState<'good' | 'used' | 'expired'>('good');
  useEffect(() => {
    if (!token || !userid) return;
    // Without an answer the form stays; what it sends is checked again.
    send(sessionCalls.checkResetLink, { body: { token, userid } }, { silent: true }).then(
      (answer) => setState(answer.state),
      () => undefined,
    );
  }, [token, userid]);
  if (!token || !userid) return t('This link is not complete. Open the one in the email again, or ask for a new one.');
  if (state === 'used') return t('This link was used before, or a newer one was. Each works once; ask for a new one.');
  return state === 'expired' ? t('This link has expired. Ask for a new one.') : undefined;
}

/** Opened from the mailed link, which carries the code and the person's id. */
export function PasswordResetPage() {
  const query = new URLSearchParams(useLocation().searchStr);
  const shortest = useConfiguration()?.password.shortest;
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const differs = password !== again;
  const isShort = password.length < (shortest ?? 1);
  const whyDead = useWhyDead(query.get('code'), query.get('userId'));

  const tooShort = password
    ? t('The password needs {count} more characters', { count: (shortest ?? 1) - password.length })
    : t('Password is required');

  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (differs || isShort) return;
    setSaving(true);
    setError(undefined);
    try {
      const body = { newPassword: password, token: query.get('code') ?? '', userid: query.get('userId') ?? '' };
      await send(sessionCalls.resetpassword, { body }, { silent: true });
      logoutReason.keep('reset');
      location.assign(paths.login()); // a whole page load: nothing of before is kept
    } catch (refused) {
      setError((refused as Error).message);
      setSaving(false);
    }
  };

  if (whyDead) {
    return (
      <PublicPage title={t('Choose a new password')}>
        <p role="alert">{whyDead}</p>
        <Link to={paths.forgotPassword()} className={plainLink}>
          {t('Ask for a new link')}
        </Link>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      title={t('Choose a new password')}
      {...(shortest && {
        lead: t('At least {count} characters. Three or four words that do not belong together are easy to remember.', {
          count: shortest,
        }),
      })}
    >
      <PlainForm onSubmit={() => void submit()}>
        {error && <PlainAlert>{t(error)}</PlainAlert>}
        <PlainField
          label={t('New password')}
          type="password"
          name="new-password"
          autoComplete="new-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={submitted && isShort ? tooShort : undefined}
        />
        <PlainField
          label={t('Confirm password')}
          type="password"
          name="confirm-password"
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
          error={submitted && differs ? t('Password does not match') : undefined}
        />
        <div className={styles.row}>
          <PlainButton type="submit" primary busy={isSaving}>
            {t('Submit')}
          </PlainButton>
          <Link to={paths.forgotPassword()} className={plainLink}>
            {t('Ask for a new link')}
          </Link>
        </div>
      </PlainForm>
    </PublicPage>
  );
}

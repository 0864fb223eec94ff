import { sessionCalls } from '@boedel/contract/session/session.calls';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { useConfiguration } from '../../client/configuration';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { PlainAlert, PlainButton, PlainField, PlainForm } from '../../ui/plain/plain';
import { PublicPage } from './public-page';

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

  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (differs) return;
    setSaving(true);
    setError(undefined);
    try {
      const body = { newPassword: password, token: query.get('code') ?? '', userid: query.get('userId') ?? '' };
      await send(sessionCalls.resetpassword, { body }, { silent: true });
      location.assign(paths.login()); // a whole page load: nothing of before is kept
    } catch (refused) {
      setError((refused as Error).message);
      setSaving(false);
    }
  };

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
        <PlainButton type="submit" primary busy={isSaving}>
          {t('Submit')}
        </PlainButton>
      </PlainForm>
    </PublicPage>
  );
}

import { userCalls } from '@boedel/contract/users/users.calls';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { logoutReason } from '../../client/session';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { PlainButton, PlainField, PlainForm, plainLink } from '../../ui/plain/plain';
import { PublicPage } from './public-page';
import styles from './session.module.css';

/** Asks for the link and goes on at once: the answer is the same whether or not the address is known. */
export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const submit = (): void => {
    setSubmitted(true);
    if (!email.trim()) return;
    void send(userCalls.forgotpassword, { body: { email } }, { silent: true }).catch(() => undefined);
    logoutReason.keep('asked');
    void navigate({ to: paths.login() });
  };
  return (
    <PublicPage
      title={t('Reset Password')}
      lead={t('Please enter your email address, and then click the link on the email to reset your password')}
    >
      <PlainForm onSubmit={submit}>
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
        <div className={styles.row}>
          <PlainButton type="submit" primary>
            {t('Submit')}
          </PlainButton>
          <Link to={paths.login()} className={plainLink}>
            {t('Back to sign in')}
          </Link>
        </div>
      </PlainForm>
    </PublicPage>
  );
}

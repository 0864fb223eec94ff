import { sessionCalls } from '@boedel/contract/session/session.calls';
import { accountCalls } from '@boedel/contract/users/account.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import page from '../../ui/page.module.css';
import { type AccountDetails } from './account.queries';
import { EnrolDialog } from './enrol-dialog';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import styles from './account.module.css';

type SecondFactorStep = 'email' | 'app' | 'codes' | 'off';

/** What is asked beside the password when signing in. */
export function SecondFactor({ account }: { account: AccountDetails }) {
  const [step, setStep] = useState<SecondFactorStep>();
  const [codes, setCodes] = useState<readonly string[]>();
  const closeStep = (): void => setStep(undefined);
  const email = useCall(sessionCalls.setTwoFactor, { onDone: closeStep });
  const renew = useCall(accountCalls.newRecoveryCodes, {
    onDone: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      closeStep();
    },
  });
  const off = useCall(accountCalls.removeAuthenticator, {
    says: t('Authenticator app turned off.'),
    onDone: closeStep,
  });
  return (
    <section className={`${page.card} ${styles.part}`} aria-label={t('Second factor')}>
      <h2>{t('Second factor')}</h2>
      {account.isAuthenticatorOn ? (
        <>
          <p>
            {t('An authenticator app is asked for at each sign-in. {count} recovery codes are left.', {
              count: account.recoveryCodesLeft,
            })}
          </p>
          <div className={styles.row}>
            <Button variant="default" onClick={() => setStep('codes')}>
              {t('Create new recovery codes')}
            </Button>
            <Button variant="default" onClick={() => setStep('off')}>
              {t('Switch the app off')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t('An authenticator app on your telephone keeps others out even if they know your password.')}</p>
          <div className={styles.row}>
            <Button onClick={() => setStep('app')}>{t('Set up an authenticator app')}</Button>
            <Button variant="default" onClick={() => setStep('email')}>
              {account.isTwoFactorOn ? t('Stop sending codes by email') : t('Send a code by email instead')}
            </Button>
          </div>
        </>
      )}
      {step === 'app' && <EnrolDialog onClose={closeStep} />}
      {step === 'email' && (
        <PasswordDialog
          title={account.isTwoFactorOn ? t('Stop sending codes by email') : t('Send a code by email instead')}
          call={email}
          onCancel={closeStep}
          onConfirm={(currentPassword) => email.run({ isOn: !account.isTwoFactorOn, currentPassword })}
        />
      )}
      {step === 'codes' && (
        <PasswordDialog
          title={t('Create new recovery codes')}
          call={renew}
          onCancel={closeStep}
          onConfirm={(currentPassword) => renew.run({ currentPassword })}
        />
      )}
      {step === 'off' && (
        <PasswordDialog
          title={t('Switch the app off')}
          call={off}
          onCancel={closeStep}
          onConfirm={(currentPassword) => off.run({ currentPassword })}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </section>
  );
}

import { accountCalls } from '@boedel/contract/users/account.calls';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import styles from './account.module.css';

interface AuthenticatorSecret {
  readonly secret: string;
  readonly picture: string;
}

/** Three steps: the password, the picture to scan with the first code, the recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const start = useCall(accountCalls.startAuthenticator, { onDone: setSecret });
  const confirm = useCall(accountCalls.confirmAuthenticator, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (!secret) {
    return (
      <PasswordDialog
        title={t('Set up an authenticator app')}
        call={start}
        onCancel={onClose}
        onConfirm={(currentPassword) => start.run({ currentPassword })}
      />
    );
  }
  return (
    <SharedModal
      opened
      size="md"
      title={t('Set up an authenticator app')}
      saveLabel={t('Switch it on')}
      isSaving={confirm.isRunning}
      saveDisabled={code.trim() === ''}
      onCancel={onClose}
      onSave={() => confirm.run({ code })}
    >
      <p style={{ marginTop: 0 }}>{t('Scan this with the app, then enter the six digits it shows.')}</p>
      <div className={styles.scan}>
        <img src={secret.picture} width={200} height={200} alt={t('A picture for the authenticator app to scan')} />
      </div>
      {t('If you cannot scan it, type this key into the app:')}
      {/* In fours to be typed from the screen; copied, it has no spaces. */}
      <code className={styles.secret}>
        {(secret.secret.match(/.{1,4}/g) ?? []).map((four, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they stand still, and two may be the same
          <span key={index}>{four}</span>
        ))}
      </code>
      <TextInput
        label={t('Code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        value={code}
        error={confirm.error?.fields['code']?.map((sentence) => t(sentence)).join(' ')}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </SharedModal>
  );
}

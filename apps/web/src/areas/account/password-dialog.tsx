import { PasswordInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';

interface PasswordDialogProps {
  readonly title: string;
  readonly call: {
    readonly isRunning: boolean;
    readonly error: { readonly fields: Readonly<Record<string, readonly string[]>> } | undefined;
  };
  readonly onConfirm: (password: string) => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** A session left open is not enough for this: the password proves who asks. */
export function PasswordDialog({ title, call, onConfirm, onCancel, children }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  return (
    <SharedModal
      opened
      size="md"
      title={title}
      saveLabel={t('Continue')}
      isSaving={call.isRunning}
      saveDisabled={password === ''}
      onCancel={onCancel}
      onSave={() => onConfirm(password)}
    >
      {children}
      <PasswordInput
        label={t('Present password')}
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={call.error?.fields['currentPassword']?.map((sentence) => t(sentence)).join(' ')}
        visibilityToggleButtonProps={{ 'aria-label': t('Show or hide password') }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </SharedModal>
  );
}

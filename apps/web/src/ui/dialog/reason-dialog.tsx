import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import { SharedModal } from './modal';

export interface ReasonDialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly label?: string;
  readonly confirmLabel?: string;
  /** What leaves it be, where the change itself is a cancelling. */
  readonly cancelLabel?: string;
  /** The call it makes, for the spinner. */
  readonly call?: { readonly isRunning: boolean };
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
  readonly maxLength?: number;
  readonly destructive?: boolean;
}

/** For changes that the audit trail wants a reason for. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const given = reason.trim();
  return (
    <SharedModal
      opened
      size="md"
      title={props.title}
      isSaving={props.call?.isRunning ?? false}
      saveLabel={props.confirmLabel ?? t('Save Changes')}
      {...(props.cancelLabel && { cancelLabel: props.cancelLabel })}
      {...(props.destructive && { saveColor: 'red.9' })}
      onCancel={props.onCancel}
      onSave={() => {
        setAsked(true);
        if (given) props.onConfirm(given);
      }}
    >
      {props.children}
      <Textarea
        label={props.label ?? t('Reason')}
        withAsterisk
        aria-required
        data-autofocus
        autosize
        minRows={3}
        maxLength={props.maxLength ?? 500}
        error={asked && !given ? t('Give a reason; it is kept in the audit trail.') : undefined}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </SharedModal>
  );
}

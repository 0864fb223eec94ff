import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import { ModalFrame } from './modal-frame';

export interface ConfirmDialogProps {
  readonly title: string;
  /** Names what will go, or what will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly isRunning?: boolean;
  readonly destructive?: boolean;
  /** Where there is no undo: the reference that has to be typed. */
  readonly typeToConfirm?: string;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const { typeToConfirm } = props;
  return (
    <ModalFrame
      opened
      size="md"
      title={props.title}
      saveLabel={props.confirmLabel}
      isSaving={props.isRunning ?? false}
      saveDisabled={typeToConfirm !== undefined && typed.trim() !== typeToConfirm}
      onSave={props.onConfirm}
      onCancel={props.onCancel}
      {...(typeToConfirm === undefined && { startAt: props.destructive ? 'cancel' : 'save' })}
      {...(props.cancelLabel && { cancelLabel: props.cancelLabel })}
      {...(props.destructive && { saveColor: 'red.9' })}
    >
      {props.children}
      {typeToConfirm !== undefined && (
        <TextInput
          mt="md"
          label={t('Type {reference} to confirm', { reference: typeToConfirm })}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </ModalFrame>
  );
}

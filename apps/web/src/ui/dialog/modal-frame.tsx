import { Button, Group, Modal } from '@mantine/core';
import { type FormHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { t } from '../../i18n/t';
import styles from './dialog.module.css';
import { useFirstWrong } from './first-wrong';
import { useFocusBack } from './focus-back';

export interface ModalFrameProps {
  readonly title: string;
  readonly opened: boolean;
  readonly children: ReactNode;
  /** Under the fields, but not of the form: lists and dialogs with forms of their own, which no form may hold. */
  readonly beside?: ReactNode;
  /** The cross and Escape. Without it they cancel. */
  readonly onClose?: () => void;
  readonly onCancel?: () => void;
  /** Left out, there is no save button: a dialog to read. */
  readonly onSave?: () => void;
  readonly cancelLabel?: string;
  readonly saveLabel?: string;
  readonly saveColor?: string;
  readonly saveDisabled?: boolean;
  /** An optional third button. */
  readonly extra?: { readonly label: string; readonly onClick: () => void; readonly disabled?: boolean };
  /** The spinner; nothing can be pressed twice meanwhile. */
  readonly isSaving?: boolean;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A dialog without fields begins at one of its buttons rather than at the cross. */
  readonly startAt?: 'cancel' | 'save';
  /** For whoever watches what is typed. */
  readonly formProps?: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> };
}

/** How every dialog looks: title, what it asks, the buttons in sight. Enter saves. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, opened, children, onClose, onCancel, onSave, extra, isSaving = false } = props;
  const close = onClose ?? onCancel ?? (() => undefined);
  const form = useId();
  useFocusBack(opened);
  const awaitErrors = useFirstWrong(form, isSaving);
  return (
    <Modal
      opened={opened}
      onClose={isSaving ? () => undefined : close}
      title={<strong>{title}</strong>}
      size={props.size ?? 'lg'}
      closeButtonProps={{ 'aria-label': t('Close') }}
      aria-busy={isSaving || undefined}
      data-dialog={opened || undefined}
    >
      <form
        {...props.formProps}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a dialog drawn inside another form must not send that one too.
          event.stopPropagation();
          if (isSaving || props.saveDisabled) return;
          awaitErrors();
          onSave?.();
        }}
      >
        {children}
      </form>
      {props.beside}
      <Group className={styles.foot} justify="flex-end" mt="xs" gap="xs">
        {extra && (
          <Button variant="default" mr="auto" disabled={isSaving || extra.disabled} onClick={extra.onClick}>
            {extra.label}
          </Button>
        )}
        <Button
          variant="default"
          disabled={isSaving}
          onClick={onCancel ?? close}
          data-autofocus={props.startAt === 'cancel' || undefined}
        >
          {props.cancelLabel ?? t('Cancel')}
        </Button>
        {onSave && (
          <Button
            type="submit"
            form={form}
            loading={isSaving}
            disabled={props.saveDisabled}
            data-autofocus={props.startAt === 'save' || undefined}
            {...(props.saveColor && { color: props.saveColor })}
          >
            {props.saveLabel ?? t('Save Changes')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}

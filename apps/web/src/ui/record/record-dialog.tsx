import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { SharedModal, type SharedModalProps } from '../dialog/modal';
import { type FieldSection, listFields } from '../fields/field';
import { FormSections } from '../fields/form-fields';
import { addKindRules } from '../fields/kind-rules';
import { Reveal } from '../fields/reveal';
import { type RecordFormValues, useRecordForm } from '../fields/use-record-form';
import { ConflictDialog } from './conflict-dialog';
import styles from './record.module.css';
import type { RecordSaveCall } from './record-page';

export interface RecordDialogProps<T extends object> extends Pick<SharedModalProps, 'title' | 'size' | 'extra'> {
  readonly sections: readonly FieldSection[];
  readonly schema: z.ZodType;
  readonly value: T;
  readonly call: RecordSaveCall<T>;
  readonly saveLabel?: string;
  readonly readOnly?: boolean;
  /** Shows one of the record's masked numbers in full, by its field's path. */
  readonly reveal?: (path: string) => Promise<string | null>;
  readonly onSaved?: (saved: unknown) => void;
  readonly onClose: () => void;
  /** Before the fields: where they may be taken from. */
  readonly lead?: ReactNode;
  /** What belongs to the record but is no field of its form. */
  readonly children?: ReactNode;
}

/** Whoever opens it begins at its first field, not at the cross that closes it. */
const startHere = (node: HTMLElement | null): void =>
  node?.querySelector('input, textarea')?.setAttribute('data-autofocus', '');

/** A record in the shared modal: the same form, refusals and conflicts as a page, for quick edits. */
export function RecordDialog<T extends object>(props: RecordDialogProps<T>) {
  const { sections, call, readOnly = false, onSaved, onClose } = props;
  const form = useRecordForm({
    value: props.value as RecordFormValues,
    schema: addKindRules(props.schema, listFields(sections)),
    refused: call.error,
  });
  const save = async (record: T): Promise<void> => {
    try {
      const saved = await call.runAsync(record);
      onSaved?.(saved);
    } catch {
      // The call has said what is wrong; what was typed stays as it is.
    }
  };
  return (
    <Reveal value={props.reveal}>
      <FormProvider {...form}>
        <SharedModal
          opened
          title={props.title}
          size={props.size ?? 'xl'}
          isSaving={call.isRunning}
          hasUnsaved={form.formState.isDirty}
          onCancel={onClose}
          beside={props.children}
          {...(props.extra && { extra: props.extra })}
          {...(props.saveLabel && { saveLabel: props.saveLabel })}
          {...(!readOnly && { onSave: () => void form.handleSubmit((values) => save(values as T))() })}
        >
          {props.lead}
          <div ref={startHere} className={styles.inDialog}>
            <FormSections sections={sections} readOnly={readOnly} />
          </div>
        </SharedModal>
        {call.conflict && (
          <ConflictDialog
            conflict={call.conflict}
            began={form.formState.defaultValues}
            fields={listFields(sections)}
            isSaving={call.isRunning}
            onChoose={(record) => void save(record as T)}
            onCancel={call.reset}
          />
        )}
      </FormProvider>
    </Reveal>
  );
}

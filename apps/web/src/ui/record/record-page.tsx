import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { type FieldSection, listFields } from '../fields/field';
import { FormSections } from '../fields/form-fields';
import { addKindRules } from '../fields/kind-rules';
import { Reveal } from '../fields/reveal';
import { type RecordFormRefusal, type RecordFormValues, useRecordForm } from '../fields/use-record-form';
import { PageTitle } from '../page-title';
import page from '../page.module.css';
import { ConflictDialog } from './conflict-dialog';
import { LeaveGuard } from './leave-guard';
import { SaveBar } from './save-bar';

/** The call that saves, as `useCall` gives it. */
export interface RecordSaveCall<T> {
  runAsync(body: T): Promise<unknown>;
  readonly isRunning: boolean;
  readonly error: RecordFormRefusal | undefined;
  readonly conflict: { readonly yours: RecordFormValues; readonly theirs: RecordFormValues } | undefined;
  readonly reset: () => void;
}

export interface RecordPageProps<T extends object> {
  readonly title: string;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  /** Between the title and the form, where a record is spread over several. */
  readonly tabs?: ReactNode;
  readonly sections: readonly FieldSection[];
  readonly schema: z.ZodType;
  /** The record as stored, with its version. */
  readonly value: T;
  readonly call: RecordSaveCall<T>;
  readonly readOnly?: boolean;
  /** Nothing is stored yet: whoever opens it begins in the first field. */
  readonly isNew?: boolean;
  /** Shows one of the record's masked numbers in full, by its field's path. */
  readonly reveal?: (path: string) => Promise<string | null>;
  /** What belongs to the record but is no field of its form. */
  readonly children?: ReactNode;
}

const startInFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, textarea')?.focus();

/** The Record shape: a form in sections, and a save bar that appears when something changed. */
export function RecordPage<T extends object>(props: RecordPageProps<T>) {
  const { sections, value, call, readOnly = false } = props;
  const form = useRecordForm({
    value: value as RecordFormValues,
    schema: addKindRules(props.schema, listFields(sections)),
    refused: call.error,
    shown: listFields(sections).map(({ name }) => name),
  });
  const { isDirty, dirtyFields } = form.formState;
  const count = Object.keys(dirtyFields).length;

  const save = async (record: T): Promise<void> => {
    try {
      const saved = await call.runAsync(record);
      form.reset({ ...record, ...(saved as T) });
    } catch {
      // The call has said what is wrong; what was typed stays as it is.
    }
  };
  const submit = form.handleSubmit((values) => save(values as T));
  useHotkeys([['mod+S', () => void submit()]], []);

  return (
    <Reveal value={props.reveal}>
      <FormProvider {...form}>
        <PageTitle title={props.title} about={props.about}>
          {props.actions}
        </PageTitle>
        {props.tabs}
        <form
          ref={props.isNew ? startInFirstField : null}
          className={page.card}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <FormSections sections={sections} readOnly={readOnly} />
          <SaveBar
            count={isDirty && !readOnly ? Math.max(count, 1) : 0}
            isSaving={call.isRunning}
            onDiscard={() => form.reset()}
          />
        </form>
        {props.children}
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
        <LeaveGuard isDirty={() => form.formState.isDirty} />
      </FormProvider>
    </Reveal>
  );
}

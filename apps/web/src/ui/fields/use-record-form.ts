import { type SchemaIssue, toIssueMessage } from '@boedel/contract/sentences';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { t, translate } from '../../i18n/t';

export type RecordFormValues = Readonly<Record<string, unknown>>;

/** What the form needs to know of a refused save; a `CallError` fits. */
export interface RecordFormRefusal {
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

export interface RecordFormOptions {
  /** What is stored. A newer version replaces what the form shows, unless the person has begun to change it. */
  readonly value: RecordFormValues;
  readonly schema: z.ZodType;
  readonly refused?: RecordFormRefusal | undefined;
  /** The paths the form shows, where the record holds more. */
  readonly shown?: readonly string[];
}

const readAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((held, key) => (held as RecordFormValues | null | undefined)?.[key], value) ?? null;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const inMyLanguage = { error: (issue: SchemaIssue) => translate(toIssueMessage(issue)) };

// On the wire a missing answer may be left out or null; the form has one word for it.
const replaceBlanks = (value: RecordFormValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, item ?? null]));

/** A form over a record as the wire has it, checked by the contract's schema when a field is left and on saving. */
export function useRecordForm({
  value,
  schema,
  refused,
  shown,
}: RecordFormOptions): UseFormReturn<Record<string, unknown>> {
  const form = useForm<Record<string, unknown>>({
    defaultValues: replaceBlanks(value),
    resolver: zodResolver(schema as z.ZodType<Record<string, unknown>, Record<string, unknown>>, inMyLanguage, {
      raw: true,
    }),
    mode: 'onBlur',
  });
  const { reset, setError } = form;
  const { isDirty } = form.formState;
  const stored = JSON.stringify(value); // by content: whoever builds the record anew on each drawing is forgiven
  useEffect(() => {
    const began = form.formState.defaultValues;
    if (!isDirty) reset(replaceBlanks(value));
    // Merging under somebody's hands would hide a conflict: the server must see the version they started from. A newer
    // record that differs in nothing this form shows hides none: a colour saved beside it, the status of a matter.
    else if (shown?.every((path) => isSame(readAt(began, path), readAt(value, path)))) {
      reset(replaceBlanks(value), { keepDirtyValues: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only a newer record counts, not the form becoming clean
  }, [stored]);
  useEffect(() => {
    let isFirst = true;
    for (const [name, messages] of Object.entries(refused?.fields ?? {})) {
      if (messages[0] === undefined || !((name.split('.')[0] ?? name) in value)) continue;
      setError(name, { type: 'server', message: t(messages[0]) }, { shouldFocus: isFirst });
      isFirst = false;
    }
    // A refusal is shown once, when it arrives; what is typed afterwards is checked afresh.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refused]);
  return form;
}

import type { Ref } from 'react';

/** What every control takes from the form. A missing answer is `null`, as on the wire. */
export interface ControlProps {
  /** The field's path in the form. */
  readonly name?: string | undefined;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly maxLength?: number | undefined;
}

/** The props all of Mantine's inputs share. */
export const toInputProps = ({
  label,
  onBlur,
  inputRef,
  error,
  help,
  required,
  readOnly,
  maxLength,
}: ControlProps) => ({
  label,
  ref: inputRef,
  error,
  description: help,
  withAsterisk: required,
  'aria-required': required || undefined,
  readOnly,
  onBlur,
  ...(maxLength !== undefined && { maxLength }),
});

import { Select, TextInput } from '@mantine/core';
import type { FieldChoiceGroup } from './field-choices';

interface LabelledInputProps {
  readonly label: string;
  /** The label is heard and not seen: what stands beside it says enough. */
  readonly isBare?: boolean;
}

const toLabelProps = ({ label, isBare = false }: LabelledInputProps) => (isBare ? { 'aria-label': label } : { label });

interface TypedInputProps extends LabelledInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly isNumber?: boolean;
}

/** Something of the piece at hand that is typed. */
export const Typed = ({ value, onChange, error, isNumber = false, ...label }: TypedInputProps) => (
  <TextInput
    size="xs"
    {...toLabelProps(label)}
    value={value}
    error={error}
    inputMode={isNumber ? 'decimal' : 'text'}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface ChosenInputProps<Value extends string> extends LabelledInputProps {
  readonly data: readonly { value: Value; label: string }[] | readonly FieldChoiceGroup[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly width?: number;
}

/** Something of the piece at hand that is chosen; there is always one. */
export function Chosen<Value extends string>({ data, value, onChange, width, ...label }: ChosenInputProps<Value>) {
  return (
    <Select
      size="xs"
      searchable={data.length > 10 || data.some((one) => 'group' in one)}
      allowDeselect={false}
      limit={80}
      {...(width && { w: width })}
      {...toLabelProps(label)}
      data={[...data] as { value: string; label: string }[]}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen as Value)}
    />
  );
}

import { NumberInput, Select, Switch, TextInput, type TextInputProps, Textarea } from '@mantine/core';
import { assertNever } from '@boedel/domain/law/assert';
import { t } from '../../i18n/t';
import { type ControlProps, toInputProps } from './control';
import { DateField } from './date-field';
import type { ControlKind, FieldOption } from './field';
import { MoneyField } from './money-field';
import { PrivateNumberField } from './private-number-field';

export interface FieldControlProps extends ControlProps {
  readonly kind: ControlKind;
  readonly options?: readonly FieldOption[] | undefined;
}

const toInputText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/** What a phone's keyboard and the browser's own filling-in need to know. */
const textKinds: Partial<Record<ControlKind, TextInputProps>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'off', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
};

/** The one control of each kind of field, inside a form or alone. */
export function FieldControl({ kind, options: given, ...props }: FieldControlProps) {
  const { value, onChange } = props;
  const options = given ?? [];
  const changeText = (text: string): void => onChange(text === '' ? null : text);
  switch (kind) {
    case 'email':
    case 'phone':
    case 'text':
    // Numbers with a rule of their own are text to the form; the rule is the schema's and the server's.
    case 'website':
    case 'vatNumber':
    case 'taxNumber':
    case 'registrationNumber':
    case 'branchCode':
      return (
        <TextInput
          {...(textKinds[kind] ?? { type: 'text' })}
          {...toInputProps(props)}
          value={toInputText(value)}
          onChange={({ currentTarget }) => changeText(currentTarget.value)}
        />
      );
    case 'idNumber':
      return <PrivateNumberField {...props} digits={13} />;
    case 'passportNumber':
    case 'accountNumber':
      return <PrivateNumberField {...props} />;
    case 'notes':
      return (
        <Textarea
          {...toInputProps(props)}
          autosize
          minRows={3}
          maxRows={12}
          value={toInputText(value)}
          onChange={({ currentTarget }) => changeText(currentTarget.value)}
        />
      );
    case 'number':
    case 'percent':
      return (
        <NumberInput
          {...toInputProps(props)}
          hideControls
          {...(kind === 'percent' && { suffix: ' %', decimalScale: 4 })}
          styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
          value={typeof value === 'number' ? value : ''}
          onChange={(next) => onChange(next === '' ? null : next)}
        />
      );
    case 'money':
      return <MoneyField {...props} />;
    case 'day':
      return <DateField {...props} />;
    case 'select':
    case 'choice':
    case 'link':
      return (
        <Select
          {...toInputProps(props)}
          data={options.map((option) => ({ value: `${option.value}`, label: t(option.label) }))}
          searchable={options.length > 8}
          clearable={!props.required}
          allowDeselect={!props.required}
          nothingFoundMessage={t('Nothing found')}
          value={value === null || value === undefined ? null : toInputText(value)}
          onChange={(next) => onChange(options.find((option) => `${option.value}` === next)?.value ?? null)}
        />
      );
    case 'flag': {
      const { label, description, ref, error } = toInputProps(props);
      return (
        <Switch
          {...{ label, description, ref, error }}
          my={8}
          disabled={props.readOnly}
          checked={value === true}
          onBlur={props.onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    }
    default:
      return assertNever(kind);
  }
}

import { NumberInput, Select, Switch, TextInput, Textarea } from '@mantine/core';
import { never } from '@boedel/domain/law/assert';
import { t } from '../../i18n/t';
import { type ControlProps, inputProps } from './control';
import { DateField } from './date-field';
import type { FieldKind, FieldOption } from './field';
import { MoneyField } from './money-field';
import { PrivateNumberField } from './private-number-field';

export interface FieldControlProps extends ControlProps {
  readonly kind: FieldKind;
  readonly options?: readonly FieldOption[] | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** What a phone's keyboard and the browser's own filling-in need to know. */
const textKinds = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
} as const;

/** The one control of each kind of field, inside a form or alone. */
export function FieldControl({ kind, options: given, ...props }: FieldControlProps) {
  const { value, onChange } = props;
  const options = given ?? [];
  const typed = (text: string): void => onChange(text === '' ? null : text);
  switch (kind) {
    case 'text':
    case 'email':
    case 'phone':
      return (
        <TextInput
          {...textKinds[kind]}
          {...inputProps(props)}
          value={textOf(value)}
          onChange={({ currentTarget }) => typed(currentTarget.value)}
        />
      );
    case 'idNumber':
      return <PrivateNumberField {...props} digits={13} />;
    case 'privateNumber':
      return <PrivateNumberField {...props} />;
    case 'textarea':
      return (
        <Textarea
          {...inputProps(props)}
          autosize
          minRows={3}
          maxRows={12}
          value={textOf(value)}
          onChange={({ currentTarget }) => typed(currentTarget.value)}
        />
      );
    case 'number':
    case 'percent':
      return (
        <NumberInput
          {...inputProps(props)}
          hideControls
          {...(kind === 'percent' && { suffix: ' %', decimalScale: 4 })}
          styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
          value={typeof value === 'number' ? value : ''}
          onChange={(next) => onChange(next === '' ? null : next)}
        />
      );
    case 'money':
      return <MoneyField {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'select':
      return (
        <Select
          {...inputProps(props)}
          data={options.map((option) => ({ value: `${option.value}`, label: t(option.label) }))}
          searchable={options.length > 8}
          clearable={!props.required}
          allowDeselect={!props.required}
          nothingFoundMessage={t('Nothing found')}
          value={value === null || value === undefined ? null : textOf(value)}
          onChange={(next) => onChange(options.find((option) => `${option.value}` === next)?.value ?? null)}
        />
      );
    case 'switch': {
      const { label, description, ref, error } = inputProps(props);
      return (
        <Switch
          {...{ label, description, ref, error }}
          mt={22}
          disabled={props.readOnly}
          checked={value === true}
          onBlur={props.onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    }
    default:
      return never(kind);
  }
}

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { toCents, formatPlainAmount, readAmount } from '../format';
import { useCurrency } from '../figures/currency';
import { type ControlProps, toInputProps } from './control';

const formatMoneyInput = (value: unknown): string => {
  if (typeof value === 'number') return `${value < 0 ? '-' : ''}${formatPlainAmount(toCents(value))}`;
  return typeof value === 'string' ? value : '';
};

interface MoneyFieldProps extends ControlProps {
  /** Where the amount is in other money than the matter's. */
  readonly currency?: string | undefined;
}

/**
 * An amount in the matter's money. Takes `1234.5`, `1,234.50` or `1 234,50`; shows `1,234.50` once left. What is no amount stays as
 * typed and is refused by the schema, so nothing a person typed is lost.
 */
export function MoneyField({ currency: other, ...props }: MoneyFieldProps) {
  const own = useCurrency();
  const mark = (other ?? own).trim();
  const [typing, setTyping] = useState<string>();
  return (
    <TextInput
      {...toInputProps(props)}
      // In a line of its own heading it is still told apart by whoever hears it.
      {...(props.label === '' && { 'aria-label': props.name })}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>{mark}</span>}
      {...(mark.length > 2 && { leftSectionWidth: 48 })}
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      value={typing ?? formatMoneyInput(props.value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyping(text);
        const amount = readAmount(text);
        props.onChange(amount === undefined ? null : (amount ?? text));
      }}
      onBlur={() => {
        setTyping(undefined);
        props.onBlur?.();
      }}
    />
  );
}

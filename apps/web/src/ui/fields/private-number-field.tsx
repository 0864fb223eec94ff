import { isNamibianId } from '@boedel/domain/identity/id-number';
import { isMasked, maskNumber } from '@boedel/domain/identity/mask';
import { TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { ShowNumber } from '../figures/masked-number';
import { type ControlProps, toInputProps } from './control';
import { Reveal } from './reveal';

interface PrivateNumberFieldProps extends ControlProps {
  /** An identity number is typed with its digits alone. */
  readonly digits?: number;
}

/** What a person makes of a masked number: its text is replaced whole, never mended sign by sign. */
function removeMask(text: string, masked: string | undefined): string {
  const rest = masked === undefined ? text : text.replace(masked, '');
  return isMasked(rest) ? '' : rest;
}

/** Pasted with spaces or dashes it is whole all the same; 'NA' before it says whose number it is. */
function normaliseIdNumber(text: string, digits: number): string {
  const number = text.replaceAll(/\D/g, '');
  return isNamibianId(text) ? `NA ${number.slice(0, 11)}` : number.slice(0, digits);
}

/**
 * An identity, passport or account number. As stored it is masked; the eye shows it whole, which the trail keeps. What is
 * left alone goes back masked, and the server keeps the number.
 */
export function PrivateNumberField({ digits, ...props }: PrivateNumberFieldProps) {
  const { value, onChange, name } = props;
  const reveal = useContext(Reveal);
  const [whole, setWhole] = useState<string | null>(null);
  const masked = isMasked(value) ? value : undefined;
  // A row that moved since it was stored must not show another's number.
  const seen = masked !== undefined && whole !== null && maskNumber(whole) === masked ? whole : undefined;
  const changeText = (text: string): void => {
    const next = removeMask(text, masked);
    onChange((digits === undefined ? next : normaliseIdNumber(next, digits)) || null);
  };
  return (
    <TextInput
      {...toInputProps(props)}
      type="text"
      autoComplete="off"
      data-private
      {...(digits !== undefined && { inputMode: 'numeric' as const })}
      maxLength={
        masked !== undefined && seen === undefined ? undefined : digits === undefined ? props.maxLength : undefined
      }
      value={seen ?? (typeof value === 'string' ? value : '')}
      onFocus={({ currentTarget }) => masked !== undefined && currentTarget.select()}
      onChange={({ currentTarget }) => changeText(currentTarget.value)}
      rightSection={
        masked !== undefined && seen === undefined && reveal && name !== undefined ? (
          <ShowNumber label={props.label} onShow={() => void reveal(name).then(setWhole, () => undefined)} />
        ) : undefined
      }
    />
  );
}

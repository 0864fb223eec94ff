import { MultiSelect, Select, TextInput } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import { DateField } from '../../ui/fields/date-field';
import type { FieldOption } from '../../ui/fields/field';
import { MoneyField } from '../../ui/fields/money-field';
import { RowsControl } from '../../ui/fields/rows-control';

type AgreementRowValues = Readonly<Record<string, unknown>>;
type ChangeAgreementRow = (more: AgreementRowValues) => void;

/** Rows of a record that are typed in place, each with what the form finds wrong in it. */
function createRowsControl(
  addLabel: string,
  blank: AgreementRowValues,
  draw: (row: AgreementRowValues, change: ChangeAgreementRow, at: number) => ReactNode,
): ComponentType<ControlProps> {
  return function Rows({ name = '', value, ...control }: ControlProps) {
    const wrong = (useFormState().errors[name] ?? {}) as Record<number, Record<string, { message?: string }>>;
    return (
      <RowsControl
        {...control}
        rows={(value ?? []) as readonly AgreementRowValues[]}
        added={() => blank}
        addWords={t(addLabel)}
        faultsOf={(at) => Object.values(wrong[at] ?? {}).map(({ message = '' }) => message)}
      >
        {draw}
      </RowsControl>
    );
  };
}

const toSelectData = (options: readonly FieldOption[]) =>
  options.map(({ value, label }) => ({ value: `${value}`, label }));

function choose(label: string, options: readonly FieldOption[], value: unknown, onPick: (id: number) => void) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={toSelectData(options)}
      searchable
      value={value ? `${value as number}` : null}
      onChange={(id) => onPick(id === null ? 0 : Number(id))}
    />
  );
}

/** Who takes which part of which asset. */
export const createAwardRows = (assets: readonly FieldOption[], people: readonly FieldOption[]) =>
  createRowsControl('Add an asset', { assetID: 0, partyID: 0, share: '1' }, (row, change) => (
    <>
      {choose(t('Asset'), assets, row['assetID'], (assetID) => change({ assetID }))}
      {choose(t('Person'), people, row['partyID'], (partyID) => change({ partyID }))}
      <TextInput
        aria-label={t('Share')}
        placeholder="1/2"
        w={90}
        value={(row['share'] as string | undefined) ?? ''}
        onChange={(event) => change({ share: event.currentTarget.value })}
      />
    </>
  ));

/** Value one heir gives up to another. */
export const createTransferRows = (people: readonly FieldOption[]) =>
  createRowsControl('Add payment', { fromID: 0, toID: 0, amount: null }, (row, change) => (
    <>
      {choose(t('Hands on'), people, row['fromID'], (fromID) => change({ fromID }))}
      {choose(t('Receives'), people, row['toID'], (toID) => change({ toID }))}
      <MoneyField name={t('Amount')} label="" value={row['amount']} onChange={(amount) => change({ amount })} />
    </>
  ));

export const createSignatures = (people: readonly FieldOption[]): ComponentType<ControlProps> =>
  function Signatures({ label, value, onChange, error, readOnly = false }: ControlProps) {
    return (
      <MultiSelect
        label={label}
        data={toSelectData(people)}
        searchable
        disabled={readOnly}
        error={error}
        value={((value ?? []) as readonly number[]).map(String)}
        onChange={(ids) => onChange(ids.map(Number))}
      />
    );
  };

/** Codicils in the order of their days. The day of the last one is the key date of the matter too. */
export const CodicilRows = createRowsControl('Add codicil', { datedOn: null, note: null }, (row, change, at) => (
  <>
    <DateField
      name={`codicils.${at}.datedOn`}
      label={t('Dated')}
      value={row['datedOn']}
      onChange={(datedOn) => change({ datedOn })}
    />
    <TextInput
      label={t('What it changes')}
      maxLength={500}
      value={(row['note'] as string | null) ?? ''}
      onChange={(event) => change({ note: event.currentTarget.value || null })}
    />
  </>
));

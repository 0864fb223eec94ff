import { NumberInput, Select, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { useFormState } from 'react-hook-form';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';
import { MoneyField } from '../../ui/fields/money-field';
import { RowsControl } from '../../ui/fields/rows-control';
import { createTakersControl } from '../../ui/fields/takers-control';

type ScenarioOptions = readonly FieldOption[];
type ScenarioRow = Readonly<Record<string, unknown>>;
type ScenarioErrors = Readonly<Record<number, Readonly<Record<string, { readonly message?: string } | undefined>>>>;

interface ScenarioCell {
  readonly name: string;
  readonly label: string;
  readonly kind: 'money' | 'text' | 'number' | ScenarioOptions;
}

/** The changes of one kind: a row each, and as many as one wants. */
function createChangesControl(
  cells: () => readonly ScenarioCell[],
  addWords: () => string,
): ComponentType<ControlProps> {
  return function Changes(props: ControlProps) {
    const wrong = (useFormState().errors[props.name ?? ''] ?? {}) as ScenarioErrors;
    const asked = cells();
    return (
      <RowsControl<ScenarioRow>
        {...props}
        rows={(props.value ?? []) as readonly ScenarioRow[]}
        addWords={addWords()}
        added={() => Object.fromEntries(asked.map(({ name }) => [name, null]))}
      >
        {(row, change, at) =>
          asked.map(({ name, label, kind }) => {
            const error = wrong[at]?.[name]?.message;
            const held = row[name];
            if (kind === 'money') {
              return (
                <MoneyField
                  key={name}
                  label={label}
                  name={label}
                  value={held}
                  error={error}
                  onChange={(amount) => change({ [name]: amount })}
                />
              );
            }
            if (kind === 'number') {
              return (
                <NumberInput
                  key={name}
                  label={label}
                  min={0}
                  max={100}
                  hideControls
                  value={typeof held === 'number' ? held : ''}
                  error={error}
                  onChange={(value) => change({ [name]: typeof value === 'number' ? value : null })}
                />
              );
            }
            if (kind === 'text') {
              return (
                <TextInput
                  key={name}
                  label={label}
                  maxLength={160}
                  value={typeof held === 'string' ? held : ''}
                  error={error}
                  onChange={({ currentTarget }) => change({ [name]: currentTarget.value || null })}
                />
              );
            }
            return (
              <Select
                key={name}
                label={label}
                searchable
                clearable
                data={kind.map(({ value, label: shown }) => ({ value: `${value}`, label: shown }))}
                value={held === null ? null : `${held as number}`}
                error={error}
                onChange={(id) => change({ [name]: id === null ? null : Number(id) })}
              />
            );
          })
        }
      </RowsControl>
    );
  };
}

/** How each list of changes is filled in. */
export const createScenarioControls = (
  assets: ScenarioOptions,
  people: ScenarioOptions,
  policies: ScenarioOptions,
  debts: ScenarioOptions,
) => ({
  covers: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'amount', label: t('Cover'), kind: 'money' },
        { name: 'toID', label: t('Paid to'), kind: people },
      ],
      () => t('Add policy'),
    ),
  },
  sales: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'assetID', label: t('What is sold'), kind: assets },
        { name: 'price', label: t('Price'), kind: 'money' },
        { name: 'costs', label: t('Costs of the sale'), kind: 'money' },
        { name: 'tax', label: t('Tax, if known'), kind: 'money' },
      ],
      () => t('Add sale'),
    ),
  },
  donations: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'assetID', label: t('What is given'), kind: assets },
        { name: 'amount', label: t('Or an amount of money'), kind: 'money' },
        { name: 'toID', label: t('Given to'), kind: people },
      ],
      () => t('Add gift'),
    ),
  },
  nominations: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'policyID', label: t('Policy or fund'), kind: policies },
        { name: 'toID', label: t('Nominee'), kind: people },
        { name: 'liabilityID', label: t('Ceded for this debt'), kind: debts },
      ],
      () => t('Change who is paid'),
    ),
  },
  payments: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'liabilityID', label: t('Debt'), kind: debts },
        { name: 'amount', label: t('Amount, or blank for all of it'), kind: 'money' },
      ],
      () => t('Pay a debt'),
    ),
  },
  bequests: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'assetID', label: t('What is left'), kind: assets },
        { name: 'toID', label: t('Left to'), kind: people },
      ],
      () => t('Leave something else'),
    ),
  },
  residue: { span: 6 as const, control: createTakersControl(people) },
  trusts: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'assetID', label: t('Bequeathed to a trust'), kind: assets },
        { name: 'name', label: t('Name of the trust'), kind: 'text' },
      ],
      () => t('Add bequest to a trust'),
    ),
  },
});

/** How loans and currencies of the assumptions are filled in. */
export const createAssumptionControls = (debts: ScenarioOptions) => ({
  loans: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'liabilityID', label: t('Loan'), kind: debts },
        { name: 'interest', label: t('Interest a year (%)'), kind: 'number' },
        { name: 'yearsLeft', label: t('Years left'), kind: 'number' },
      ],
      () => t('Add loan'),
    ),
  },
  currencies: {
    span: 6 as const,
    control: createChangesControl(
      () => [
        { name: 'currency', label: t('Currency, such as USD'), kind: 'text' },
        { name: 'rise', label: t('Rise a year (%)'), kind: 'number' },
      ],
      () => t('Add currency'),
    ),
  },
});

import { NumberInput, Select } from '@mantine/core';
import { type ClaimPart, claimPartLabels, claimParts } from '@boedel/domain/claims/captured-claim';
import type { ComponentType } from 'react';
import { useFormState } from 'react-hook-form';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';
import { MoneyField } from '../../ui/fields/money-field';
import { RowsControl } from '../../ui/fields/rows-control';

interface ClaimSecurity {
  readonly assetID: number;
  readonly rank: number;
}
interface ClaimPartAmount {
  readonly part: ClaimPart;
  readonly amount: unknown;
}

interface ClaimFault {
  readonly message?: string;
}

const begun: ClaimPartAmount = { part: 'capital', amount: 0 };

/** What is wrong in a row, said below it. */
function useFaults(name = ''): (at: number) => readonly string[] {
  const wrong = (useFormState().errors[name] ?? {}) as Readonly<Record<number, Readonly<Record<string, ClaimFault>>>>;
  return (at) => Object.values(wrong[at] ?? {}).flatMap(({ message }) => message ?? []);
}

/** The assets of the matter that secure the claim, each with the claim's rank on it. */
export function createSecurityControl(assets: readonly FieldOption[]): ComponentType<ControlProps> {
  return function Security(props: ControlProps) {
    const rows = (props.value ?? []) as readonly ClaimSecurity[];
    const faultsOf = useFaults(props.name);
    const free = assets.find(({ value }) => rows.every(({ assetID }) => assetID !== value));
    return (
      <RowsControl
        {...props}
        rows={rows}
        faultsOf={faultsOf}
        addWords={t('Add an asset')}
        added={free && (() => ({ assetID: Number(free.value), rank: 1 }))}
      >
        {(row, change) => (
          <>
            <Select
              aria-label={t('Asset')}
              data={assets.map(({ value, label }) => ({ value: `${value}`, label }))}
              value={`${row.assetID}`}
              searchable
              allowDeselect={false}
              onChange={(id) => change({ assetID: Number(id) })}
            />
            <NumberInput
              aria-label={t('Rank')}
              min={1}
              max={99}
              value={row.rank}
              onChange={(rank) => change({ rank: Number(rank) || 1 })}
            />
          </>
        )}
      </RowsControl>
    );
  };
}

/** What a claim is made up of. */
export function AmountsControl(props: ControlProps) {
  const rows = (props.value ?? []) as readonly ClaimPartAmount[];
  const faultsOf = useFaults(props.name);
  return (
    <RowsControl {...props} rows={rows} faultsOf={faultsOf} addWords={t('Add amount')} added={() => begun}>
      {(row, change) => (
        <>
          <Select
            aria-label={t('Part')}
            data={claimParts.map((part) => ({ value: part, label: t(claimPartLabels[part]) }))}
            value={row.part}
            allowDeselect={false}
            onChange={(part) => change({ part: part ?? 'capital' })}
          />
          <MoneyField label="" name={t('Amount')} value={row.amount} onChange={(amount) => change({ amount })} />
        </>
      )}
    </RowsControl>
  );
}

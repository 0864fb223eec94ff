import { TextInput } from '@mantine/core';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import { MoneyField } from '../../ui/fields/money-field';
import { RowsControl } from '../../ui/fields/rows-control';

interface AssetCharge {
  readonly narrative: string;
  readonly amount: unknown;
}

/** What the property itself bears. */
export const ChargesControl = ({ value, ...control }: ControlProps) => (
  <RowsControl
    {...control}
    rows={(value ?? []) as readonly AssetCharge[]}
    added={() => ({ narrative: '', amount: null })}
    addWords={t('Add charge')}
  >
    {(charge, change) => (
      <>
        <TextInput
          aria-label={t('What for')}
          placeholder={t('What for')}
          value={charge.narrative}
          onChange={(event) => change({ narrative: event.currentTarget.value })}
        />
        <MoneyField label="" value={charge.amount} onChange={(amount) => change({ amount })} />
      </>
    )}
  </RowsControl>
);

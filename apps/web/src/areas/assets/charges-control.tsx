import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import { MoneyField } from '../../ui/fields/money-field';
import styles from '../../ui/fields/takers-control.module.css';

interface Charge {
  readonly narrative: string;
  readonly amount: unknown;
}

/** What the property itself bears. */
export function ChargesControl({ label, value, onChange, error, readOnly = false }: ControlProps) {
  const charges = (value ?? []) as readonly Charge[];
  const change = (at: number, charge: Charge): void =>
    onChange(charges.map((one, index) => (index === at ? charge : one)));
  return (
    <fieldset className={styles.takers} disabled={readOnly}>
      <legend>{label}</legend>
      {charges.map((charge, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name while it is typed
        <div key={at} className={styles.taker}>
          <TextInput
            aria-label={t('What for')}
            placeholder={t('What for')}
            value={charge.narrative}
            onChange={(event) => change(at, { ...charge, narrative: event.currentTarget.value })}
          />
          <MoneyField label="" value={charge.amount} onChange={(amount) => change(at, { ...charge, amount })} />
          <Button
            variant="subtle"
            aria-label={t('Remove')}
            onClick={() => onChange(charges.filter((_, index) => index !== at))}
          >
            <IconX size={14} aria-hidden />
          </Button>
        </div>
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...charges, { narrative: '', amount: null }])}
      >
        {t('Add a charge')}
      </Button>
    </fieldset>
  );
}

import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';
import styles from './estate.module.css';

interface Donee {
  readonly partyID: number | null;
  readonly share: string;
}

/** Who was given it and in which parts, as written. */
export function doneesControl(people: readonly FieldOption[]): ComponentType<ControlProps> {
  const data = people.map(({ value, label }) => ({ value: `${value}`, label }));
  return function Donees({ label, value, onChange, error, readOnly = false }: ControlProps) {
    const donees = (value ?? []) as readonly Donee[];
    const change = (at: number, donee: Donee): void => onChange(donees.with(at, donee));
    return (
      <fieldset className={styles.donees} disabled={readOnly}>
        <legend>{label}</legend>
        {donees.map((donee, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no other name until somebody is chosen
          <div key={at} className={styles.donee}>
            <Select
              aria-label={t('Person')}
              placeholder={t('Person')}
              data={data}
              searchable
              value={donee.partyID === null ? null : `${donee.partyID}`}
              onChange={(id) => change(at, { ...donee, partyID: id === null ? null : Number(id) })}
            />
            <TextInput
              aria-label={t('Share')}
              placeholder="1/2"
              value={donee.share}
              onChange={(event) => change(at, { ...donee, share: event.currentTarget.value })}
            />
            <Button variant="subtle" aria-label={t('Remove')} onClick={() => onChange(donees.toSpliced(at, 1))}>
              <IconX size={14} aria-hidden />
            </Button>
          </div>
        ))}
        {error && <p className={styles.error}>{error}</p>}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...donees, { partyID: null, share: donees.length === 0 ? '1' : '' }])}
        >
          {t('Add a person')}
        </Button>
      </fieldset>
    );
  };
}

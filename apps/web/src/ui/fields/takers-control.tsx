import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { t } from '../../i18n/t';
import type { ControlProps } from './control';
import type { FieldOption } from './field';
import styles from './takers-control.module.css';

interface Taker {
  readonly partyID: number | null;
  readonly share: string;
}

/** People and the parts they take, as written. */
export function takersControl(people: readonly FieldOption[]): ComponentType<ControlProps> {
  const data = people.map(({ value, label }) => ({ value: `${value}`, label }));
  return function Takers({ label, value, onChange, error, readOnly = false }: ControlProps) {
    const takers = (value ?? []) as readonly Taker[];
    const change = (at: number, taker: Taker): void => onChange(takers.with(at, taker));
    return (
      <fieldset className={styles.takers} disabled={readOnly}>
        <legend>{label}</legend>
        {takers.map((taker, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no other name until somebody is chosen
          <div key={at} className={styles.taker}>
            <Select
              aria-label={t('Person')}
              placeholder={t('Person')}
              data={data}
              searchable
              value={taker.partyID === null ? null : `${taker.partyID}`}
              onChange={(id) => change(at, { ...taker, partyID: id === null ? null : Number(id) })}
            />
            <TextInput
              aria-label={t('Share')}
              placeholder="1/2"
              value={taker.share}
              onChange={(event) => change(at, { ...taker, share: event.currentTarget.value })}
            />
            <Button variant="subtle" aria-label={t('Remove')} onClick={() => onChange(takers.toSpliced(at, 1))}>
              <IconX size={14} aria-hidden />
            </Button>
          </div>
        ))}
        {error && <p className={styles.error}>{error}</p>}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...takers, { partyID: null, share: takers.length === 0 ? '1' : '' }])}
        >
          {t('Add a person')}
        </Button>
      </fieldset>
    );
  };
}

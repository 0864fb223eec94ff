import { Select, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { useFormState } from 'react-hook-form';
import { t } from '../../i18n/t';
import type { ControlProps } from './control';
import type { FieldOption } from './field';
import { RowsControl } from './rows-control';

interface TakerRow {
  readonly partyID: number | null;
  readonly share: string;
}

type TakerErrors = Readonly<Record<number, { readonly [Name in keyof TakerRow]?: { readonly message?: string } }>>;

/** People and the parts they take, as written. */
export function createTakersControl(people: readonly FieldOption[]): ComponentType<ControlProps> {
  const data = people.map(({ value, label }) => ({ value: `${value}`, label }));
  return function Takers({ value, ...control }: ControlProps) {
    const takers = (value ?? []) as readonly TakerRow[];
    const wrong = (useFormState().errors[control.name ?? ''] ?? {}) as TakerErrors;
    return (
      <RowsControl
        {...control}
        rows={takers}
        added={() => ({ partyID: null, share: takers.length === 0 ? '1' : '' })}
        addWords={t('Add a person')}
      >
        {(taker, change, at) => (
          <>
            <Select
              aria-label={t('Person')}
              placeholder={t('Person')}
              data={data}
              searchable
              value={taker.partyID === null ? null : `${taker.partyID}`}
              error={wrong[at]?.partyID?.message}
              onChange={(id) => change({ partyID: id === null ? null : Number(id) })}
            />
            <TextInput
              aria-label={t('Share')}
              placeholder="1/2"
              value={taker.share}
              error={wrong[at]?.share?.message}
              onChange={(event) => change({ share: event.currentTarget.value })}
            />
          </>
        )}
      </RowsControl>
    );
  };
}

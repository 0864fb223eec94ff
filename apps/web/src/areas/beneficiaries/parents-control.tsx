import { Checkbox, Select } from '@mantine/core';
import type { ComponentType } from 'react';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';
import { RowsControl } from '../../ui/fields/rows-control';
import styles from './beneficiaries.module.css';

interface ParentFieldInput {
  readonly parentID: number | null;
  readonly kind?: 'birth' | 'adoption' | undefined;
  readonly stays?: boolean | undefined;
}

/** Whose child somebody is, by birth or adoption: relationship and degree are read from it. */
export function createParentsControl(people: readonly FieldOption[]): ComponentType<ControlProps> {
  const data = people.map((person) => ({ value: `${person.value}`, label: person.label }));
  return function Parents({ value, ...control }: ControlProps) {
    const parents = (value ?? []) as readonly ParentFieldInput[];
    const isAdopted = parents.some((one) => one.kind === 'adoption');
    return (
      <RowsControl
        {...control}
        rows={parents}
        added={(): ParentFieldInput => ({ parentID: null, kind: 'birth', stays: false })}
        addWords={t('Add parent')}
      >
        {(parent, change) => (
          <>
            <Select
              aria-label={t('Parent')}
              placeholder={t('Parent')}
              data={data}
              searchable
              value={parent.parentID === null ? null : `${parent.parentID}`}
              onChange={(id) => change({ parentID: id === null ? null : Number(id) })}
            />
            <Select
              aria-label={t('By birth or adoption')}
              data={[
                { value: 'birth', label: t('By birth') },
                { value: 'adoption', label: t('By adoption') },
              ]}
              allowDeselect={false}
              value={parent.kind ?? 'birth'}
              onChange={(kind) => change({ kind: kind as 'birth' | 'adoption' })}
            />
            {isAdopted && (parent.kind ?? 'birth') === 'birth' && (
              <Checkbox
                label={t('Stays a parent')}
                checked={parent.stays ?? false}
                onChange={(event) => change({ stays: event.currentTarget.checked })}
              />
            )}
          </>
        )}
      </RowsControl>
    );
  };
}

/** Names, one a line. */
export function NamesControl({ label, value, onChange, readOnly = false }: ControlProps) {
  const names = (value ?? []) as readonly { readonly name: string }[];
  return (
    <label className={styles.names}>
      <span>{label}</span>
      <textarea
        rows={2}
        readOnly={readOnly}
        placeholder={t('One name per line')}
        defaultValue={names.map(({ name }) => name).join('\n')}
        onChange={(event) =>
          onChange(
            event.currentTarget.value
              .split('\n')
              .map((name) => ({ name: name.trim() }))
              .filter(({ name }) => name !== ''),
          )
        }
      />
    </label>
  );
}

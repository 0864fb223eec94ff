import { Button, Checkbox, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';
import styles from './beneficiaries.module.css';

interface ParentTold {
  readonly parentID: number | null;
  readonly kind?: 'birth' | 'adoption' | undefined;
  readonly stays?: boolean | undefined;
}

/** Whose child somebody is, by birth or adoption: relationship and degree are read from it. */
export function parentsControl(people: readonly FieldOption[]): ComponentType<ControlProps> {
  return function Parents({ label, value, onChange, error, readOnly = false }: ControlProps) {
    const parents = (value ?? []) as readonly ParentTold[];
    const change = (at: number, parent: ParentTold): void => onChange(parents.with(at, parent));
    const data = people.map((person) => ({ value: `${person.value}`, label: person.label }));
    return (
      <fieldset className={styles.rows} disabled={readOnly}>
        <legend>{label}</legend>
        {parents.map((parent, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no other name until somebody is chosen
          <div key={at} className={styles.row}>
            <Select
              aria-label={t('Parent')}
              placeholder={t('Parent')}
              data={data}
              searchable
              value={parent.parentID === null ? null : `${parent.parentID}`}
              onChange={(id) => change(at, { ...parent, parentID: id === null ? null : Number(id) })}
            />
            <Select
              aria-label={t('By birth or adoption')}
              data={[
                { value: 'birth', label: t('By birth') },
                { value: 'adoption', label: t('By adoption') },
              ]}
              allowDeselect={false}
              value={parent.kind ?? 'birth'}
              onChange={(kind) => change(at, { ...parent, kind: kind as 'birth' | 'adoption' })}
            />
            {parents.some((one) => one.kind === 'adoption') && (parent.kind ?? 'birth') === 'birth' && (
              <Checkbox
                label={t('Stays a parent')}
                checked={parent.stays ?? false}
                onChange={(event) => change(at, { ...parent, stays: event.currentTarget.checked })}
              />
            )}
            <Button
              variant="subtle"
              aria-label={t('Remove')}
              onClick={() => onChange(parents.filter((_, index) => index !== at))}
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
          onClick={() => onChange([...parents, { parentID: null, kind: 'birth', stays: false }])}
        >
          {t('Add a parent')}
        </Button>
      </fieldset>
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
        placeholder={t('One name a line')}
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

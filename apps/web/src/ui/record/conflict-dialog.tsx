import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { get, set } from 'react-hook-form';
import { t } from '../../i18n/t';
import { SharedModal } from '../dialog/modal';
import type { Field } from '../fields/field';
import { fieldText } from '../fields/field-text';
import styles from './record.module.css';

type Side = 'yours' | 'theirs';
type Version = Readonly<Record<string, unknown>>;

export interface ConflictDialogProps {
  readonly conflict: { readonly yours: Version; readonly theirs: Version };
  /** What the person started from: what they left as it was is taken from the other, unless they say otherwise. */
  readonly began?: Version | undefined;
  readonly fields: readonly Field[];
  readonly isSaving: boolean;
  /** The record to save: theirs, with what the person chose to keep of their own. */
  readonly onChoose: (record: Version) => void;
  readonly onCancel: () => void;
}

/** Amounts, days and words by their value; a list or a group by what is in it. */
const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);

/** Somebody else saved first: both versions of what differs, side by side, and the person decides for each. */
export function ConflictDialog({ conflict, began, fields, isSaving, onChoose, onCancel }: ConflictDialogProps) {
  const { yours, theirs } = conflict;
  const different = fields.filter(({ name }) => differs(get(yours, name), get(theirs, name)));
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isUntouched = (name: string): boolean => began !== undefined && !differs(get(began, name), get(yours, name));
  const sideOf = (name: string): Side => chosen[name] ?? (isUntouched(name) ? 'theirs' : 'yours');
  const all = (side: Side): void => setChosen(Object.fromEntries(different.map(({ name }) => [name, side])));
  const choose = (): void => {
    const record = structuredClone(theirs) as Record<string, unknown>;
    for (const { name } of different) if (sideOf(name) === 'yours') set(record, name, get(yours, name));
    onChoose(record);
  };
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Someone else saved this first')}
      cancelLabel={t('Keep editing')}
      isSaving={isSaving}
      onCancel={onCancel}
      onSave={choose}
    >
      <p style={{ marginTop: 0 }}>
        {t('Choose what to keep for each field that differs. Nothing is lost until you save.')}
      </p>
      <Group gap="xs" mb="xs">
        <Button size="compact-sm" variant="default" onClick={() => all('yours')}>
          {t('Keep all of mine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => all('theirs')}>
          {t('Take all of theirs')}
        </Button>
      </Group>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Yours')}</th>
            <th scope="col">{t('Theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {different.map((field) => (
            <tr key={field.name}>
              <th scope="row">{t(field.label)}</th>
              {(['yours', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <label>
                    <input
                      type="radio"
                      name={field.name}
                      checked={sideOf(field.name) === side}
                      onChange={() => setChosen({ ...chosen, [field.name]: side })}
                    />
                    {fieldText(field, get(conflict[side], field.name))}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SharedModal>
  );
}

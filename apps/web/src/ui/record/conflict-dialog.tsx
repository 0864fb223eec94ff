import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { get, set } from 'react-hook-form';
import { t } from '../../i18n/t';
import { SharedModal } from '../dialog/modal';
import type { FormFieldDefinition } from '../fields/field';
import { formatField } from '../fields/field-text';
import styles from './record.module.css';

type ConflictSide = 'yours' | 'theirs';
type RecordVersion = Readonly<Record<string, unknown>>;

export interface ConflictDialogProps {
  readonly conflict: { readonly yours: RecordVersion; readonly theirs: RecordVersion };
  /** What the person started from: what they left as it was is taken from the other, unless they say otherwise. */
  readonly began?: RecordVersion | undefined;
  readonly fields: readonly FormFieldDefinition[];
  readonly isSaving: boolean;
  /** The record to save: theirs, with what the person chose to keep of their own. */
  readonly onChoose: (record: RecordVersion) => void;
  readonly onCancel: () => void;
}

/** Amounts, days and words by their value; a list or a group by what is in it. */
const hasDifference = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);

/** Somebody else saved first: both versions of what differs, side by side, and the person decides for each. */
export function ConflictDialog({ conflict, began, fields, isSaving, onChoose, onCancel }: ConflictDialogProps) {
  const { yours, theirs } = conflict;
  const different = fields.filter(({ name }) => hasDifference(get(yours, name), get(theirs, name)));
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide>>>({});
  const isUntouched = (name: string): boolean =>
    began !== undefined && !hasDifference(get(began, name), get(yours, name));
  const chooseSide = (name: string): ConflictSide => chosen[name] ?? (isUntouched(name) ? 'theirs' : 'yours');
  const chooseAll = (side: ConflictSide): void =>
    setChosen(Object.fromEntries(different.map(({ name }) => [name, side])));
  const choose = (): void => {
    const record = structuredClone(theirs) as Record<string, unknown>;
    for (const { name } of different) if (chooseSide(name) === 'yours') set(record, name, get(yours, name));
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
        {t('Choose which version to keep of each field that differs. Nothing changes until you save.')}
      </p>
      <Group gap="xs" mb="xs">
        <Button size="compact-sm" variant="default" onClick={() => chooseAll('yours')}>
          {t('Keep my version')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => chooseAll('theirs')}>
          {t('Use their version')}
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
                      checked={chooseSide(field.name) === side}
                      onChange={() => setChosen({ ...chosen, [field.name]: side })}
                    />
                    {formatField(field, get(conflict[side], field.name))}
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

import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { OnlyCapture } from '../../../ui/only-capture';
import { RowButton } from './row-button';
import styles from './recon.module.css';

export interface DueTableRow {
  readonly key: number;
  readonly name: string;
  /** What is to move; nothing where nobody said. */
  readonly due: number | null;
  readonly moved: number;
  readonly open: number;
  readonly notes: string | null;
}

interface DueTableProps {
  readonly words: { readonly what: string; readonly due: string; readonly moved: string; readonly none: string };
  readonly rows: readonly DueTableRow[];
  /** What may be set down that is not in the list yet. */
  readonly choices: readonly { readonly value: number; readonly label: string; readonly amount?: number }[];
  readonly isSaving: boolean;
  readonly onSave: (key: number, due: number, notes: string | null) => void;
  readonly onRemove?: (key: number) => void;
}

/** What is to come in or go out, what did, and what is open: assets that become money, claims that are paid. */
export function DueTable({ words, rows, choices, isSaving, onSave, onRemove }: DueTableProps) {
  const [key, setKey] = useState('');
  const [due, setDue] = useState(0);
  const [notes, setNotes] = useState('');
  const beginEditing = (row: { value: number; amount?: number | null; notes?: string | null } | undefined): void => {
    setKey(row ? String(row.value) : '');
    setDue(row?.amount ?? 0);
    setNotes(row?.notes ?? '');
  };
  const all = [
    ...rows.map((row) => ({ value: row.key, label: row.name, amount: row.due, notes: row.notes })),
    ...choices.filter(({ value }) => !rows.some((row) => row.key === value)),
  ];
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <table className={styles.statement}>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.due}</th>
              <th scope="col">{words.moved}</th>
              <th scope="col">{t('Still open')}</th>
              <td aria-label={t('What can be done')} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.name}
                  {row.notes && <small className={styles.note}> · {row.notes}</small>}
                </th>
                <td>{row.due === null ? '-' : <Amount rands={row.due} />}</td>
                <td>
                  <Amount rands={row.moved} />
                </td>
                <td>
                  {row.due !== null && row.open === 0 ? (
                    <span className={styles.good}>
                      <IconCircleCheck size={14} aria-hidden /> {t('settled')}
                    </span>
                  ) : (
                    <Amount rands={row.open} />
                  )}
                </td>
                <td>
                  <RowButton
                    label={t('Change')}
                    name={t('Change {name}', { name: row.name })}
                    onClick={() => beginEditing({ value: row.key, amount: row.due, notes: row.notes })}
                  />
                  {onRemove && (
                    <RowButton
                      label={t('Remove')}
                      name={t('Remove {name}', { name: row.name })}
                      onClick={() => onRemove(row.key)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <form
        className={styles.quick}
        onSubmit={(event) => {
          event.preventDefault();
          if (key === '' || due <= 0) return;
          onSave(Number(key), due, notes.trim() || null);
          beginEditing(undefined);
        }}
      >
        <NativeSelect
          size="xs"
          label={words.what}
          value={key}
          onChange={(event) => beginEditing(all.find(({ value }) => String(value) === event.currentTarget.value))}
          data={[
            { value: '', label: t('Choose') },
            ...all.map(({ value, label }) => ({ value: String(value), label })),
          ]}
        />
        <NumberInput
          size="xs"
          label={words.due}
          min={0}
          decimalScale={2}
          thousandSeparator=","
          value={due}
          onChange={(value) => setDue(Number(value) || 0)}
        />
        <TextInput
          size="xs"
          label={t('Notes')}
          maxLength={500}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <OnlyCapture needs="money">
          <Button type="submit" size="xs" disabled={key === '' || due <= 0} loading={isSaving}>
            {t('Save')}
          </Button>
        </OnlyCapture>
      </form>
    </>
  );
}

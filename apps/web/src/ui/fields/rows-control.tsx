import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import type { ControlProps } from './control';
import styles from './rows-control.module.css';

interface RowsControlProps<Row> extends Pick<ControlProps, 'label' | 'error' | 'readOnly'> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** A row as it is added, where another can be, and what the button that adds it says. */
  readonly added: (() => Row) | undefined;
  readonly addWords: string;
  /** What is wrong in a row, said below it. */
  readonly faultsOf?: (at: number) => readonly string[];
  /** The fields of a row; each change replaces it. */
  readonly children: (row: Row, change: (more: Partial<Row>) => void, at: number) => ReactNode;
}

/** Rows inside one field: people and their parts, parents, charges. Each is filled in, removed, and another added. */
export function RowsControl<Row extends object>(props: RowsControlProps<Row>) {
  const { label, error, readOnly = false, rows, onChange, added, addWords, faultsOf, children } = props;
  return (
    <fieldset className={styles.rows} disabled={readOnly}>
      <legend>{label}</legend>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name while it is typed
        <div key={at} className={styles.row}>
          {children(row, (more) => onChange(rows.with(at, { ...row, ...more })), at)}
          <Button variant="subtle" aria-label={t('Remove')} onClick={() => onChange(rows.toSpliced(at, 1))}>
            <IconX size={14} aria-hidden />
          </Button>
          {faultsOf?.(at).map((fault) => (
            <p key={fault} className={styles.error}>
              {fault}
            </p>
          ))}
        </div>
      ))}
      {error && <p className={styles.error}>{error}</p>}
      {added && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...rows, added()])}
        >
          {addWords}
        </Button>
      )}
    </fieldset>
  );
}

import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { dateForms } from '@boedel/domain/statements/day';
import { type ColumnMeaning, meanings, type SignRule, signRules } from '@boedel/domain/statements/mapping';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { useMatter } from '../../../ui/the-matter';
import styles from './import.module.css';
import type { StatementFileAnswer } from './statement-file';

/** A table whose heading nobody knows: its person says once what the columns are, and the firm remembers. */
export function MapColumns({ file }: { readonly file: StatementFileAnswer }) {
  const table = file.unmapped!;
  const [columns, setColumns] = useState<readonly ColumnMeaning[]>(table.columns);
  const [sign, setSign] = useState<SignRule>(table.sign);
  const { id: matterID } = useMatter();
  const accounts = useRead(bankAccountCalls.getbymatterid, { matterID }, { quiet: true });
  const [typedName, setName] = useState<string>();
  const [dateForm, setDateForm] = useState('');
  // Named after the account until somebody types another name.
  const account =
    accounts.data?.find(({ id }) => id === file.bankAccountID) ??
    (accounts.data?.length === 1 ? accounts.data[0] : undefined);
  const name = typedName ?? [account?.bank, account?.name].filter(Boolean).join(' · ');
  const save = useCall(statementCalls.saveMapping);
  const setMeaning = (at: number, meaning: ColumnMeaning): void =>
    setColumns(columns.map((each, index) => (index === at ? meaning : each)));
  return (
    <div className={styles.preview}>
      <p>{t('We have not seen this format before. Check the columns; we will remember them.')}</p>
      <div className={styles.mapHead}>
        <TextInput
          label={t('Layout name')}
          placeholder={t('The bank, and which download')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('Money in and money out')}
          value={sign}
          onChange={(event) => setSign(event.currentTarget.value as SignRule)}
          data={Object.entries(signRules).map(([value, label]) => ({ value, label: t(label) }))}
        />
        <NativeSelect
          label={t('Date format')}
          value={dateForm}
          onChange={(event) => setDateForm(event.currentTarget.value)}
          data={[{ value: '', label: t('Automatic') }, ...dateForms.map((form) => ({ value: form, label: form }))]}
        />
      </div>
      <div className={styles.scroll}>
        <table className={`${styles.lines} ${styles.mapTable}`}>
          <thead>
            <tr>
              {columns.map((meaning, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={at} scope="col">
                  <NativeSelect
                    size="xs"
                    aria-label={t('Column {place}: {heading}', { place: at + 1, heading: table.headings[at] ?? '' })}
                    value={meaning}
                    onChange={(event) => setMeaning(at, event.currentTarget.value as ColumnMeaning)}
                    data={Object.entries(meanings).map(([value, label]) => ({ value, label: t(label) }))}
                  />
                  <small>{table.headings[at] ?? ''}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.samples.slice(0, 6).map(({ line, cells }) => (
              <tr key={line}>
                {columns.map((_, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={at}>{cells[at] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        loading={save.isRunning}
        disabled={name.trim() === ''}
        onClick={() => save.run({ fileID: file.id, name, columns: [...columns], sign, dateForm: dateForm || null })}
      >
        {t('Import')}
      </Button>
    </div>
  );
}

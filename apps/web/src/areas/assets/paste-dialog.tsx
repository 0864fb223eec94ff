import { assetBulkCalls } from '@boedel/contract/assets/assets.calls';
import { pastedColumns, readPasted } from '@boedel/domain/assets/read-pasted';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { notify } from '../../ui/plain/notices';
import { useMatter } from '../../ui/the-matter';
import { kindLabels } from './asset-words';
import styles from './assets.module.css';

const titles: Readonly<Record<(typeof pastedColumns)[number], string>> = {
  name: markPhrase('Description'),
  kind: markPhrase('Kind'),
  valuationAmount: markPhrase('Value'),
  share: markPhrase('Share'),
  voucher: markPhrase('Voucher'),
  location: markPhrase('Where it is'),
};

const addWords = (count: number): string =>
  count === 0 ? t('Add') : count === 1 ? t('Add 1 asset') : t('Add {count} assets', { count });

function readWords(rows: number, wrong: number): string {
  if (wrong === 1) return t('1 cell has an error. Correct it in the box above.');
  if (wrong > 1) return t('{count} cells have errors. Correct them in the box above.', { count: wrong });
  return rows === 1 ? t('1 row ready to import.') : t('{count} rows ready to import.', { count: rows });
}

/** Rows from a spreadsheet: pasted, read, shown with what is wrong cell by cell, and added all together or not at all. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const matter = useMatter();
  const [text, setText] = useState('');
  const undo = useCall(assetBulkCalls.undoMany, { says: t('Change undone.') });
  const add = useCall(assetBulkCalls.addMany, {
    onDone: ({ bulkID, rows }) => {
      notify({
        kind: 'success',
        message: rows.length === 1 ? t('1 asset added.') : t('{count} assets added.', { count: rows.length }),
        ms: 20_000,
        action: { label: t('Undo'), run: () => undo.run({ bulkID }) },
      });
      onClose();
    },
  });
  const { columns, rows } = readPasted(text);
  const wrong = rows.reduce((count, { faults }) => count + Object.keys(faults).length, 0);
  return (
    <SharedModal
      opened
      size="xl"
      title={t('Paste from a spreadsheet')}
      isSaving={add.isRunning}
      saveLabel={addWords(rows.length)}
      saveDisabled={rows.length === 0 || wrong > 0}
      onCancel={onClose}
      onSave={() => add.run({ matterID: matter.id, rows: rows.map(({ values }) => values) })}
    >
      <Textarea
        label={t('Copy the rows from your spreadsheet and paste them here')}
        description={t(
          'Columns: description, type, value, share, voucher, location. Include a heading row if they are in a different order.',
        )}
        data-autofocus
        autosize
        minRows={4}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {rows.length > 0 && (
        <>
          <output className={styles.read} data-wrong={wrong > 0 || undefined}>
            {readWords(rows.length, wrong)}
          </output>
          <div className={styles.preview}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('Row')}</th>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {t(titles[column])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.line}>
                    <td>{row.line}</td>
                    {columns.map((column) => {
                      const fault = row.faults[column];
                      return (
                        <td key={column} data-wrong={fault ? true : undefined}>
                          {column === 'kind' && !fault
                            ? t(kindLabels[row.values['kind'] as string] ?? '')
                            : row.cells[column]}
                          {fault && <small>{translate(fault.words ?? fault.sentence)}</small>}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </SharedModal>
  );
}

import { claimDeskCalls } from '@boedel/contract/claims/claims.calls';
import { preferentClaimCategory } from '@boedel/contract/fixed/claims';
import {
  type PastedClaimColumn,
  type PastedClaimRow,
  readPastedClaims,
} from '@boedel/domain/claims/read-pasted-claims';
import { Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useCall } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { notify, notifyError } from '../../ui/plain/notices';
import { useMatter } from '../../ui/the-matter';
import { useAssetNames } from './claims.queries';
import styles from './claims.module.css';

const titles: Readonly<Record<PastedClaimColumn, string>> = {
  creditor: markPhrase('Creditor'),
  amount: markPhrase('Amount claimed'),
  claimType: markPhrase('Type of claim'),
  securedOn: markPhrase('Secured on'),
  securityValue: markPhrase('Value by creditor'),
  reliesSolely: markPhrase('Relies on security'),
  preferentFor: markPhrase('Preferent for'),
  reference: markPhrase('Reference'),
  vouchers: markPhrase('Vouchers'),
  email: markPhrase('Email'),
  accountNumber: markPhrase('Account number'),
  branchCode: markPhrase('Branch code'),
};

/** The cell a refusal of the server is about. */
const cellOf: Readonly<Record<string, PastedClaimColumn>> = {
  creditor: 'creditor',
  name: 'creditor',
  accountNumber: 'accountNumber',
  branchCode: 'branchCode',
  email: 'email',
  securedBy: 'securedOn',
  preferentClaimCategoryID: 'preferentFor',
  claimTypeID: 'claimType',
};
function findCell(field: string): PastedClaimColumn {
  const parts = field.split('.');
  const name = parts[0] === 'creditor' ? (parts[1] ?? 'creditor') : parts[0]!;
  return cellOf[name] ?? (name in titles ? (name as PastedClaimColumn) : 'amount');
}

type RefusedCells = ReadonlyMap<number, Readonly<Partial<Record<PastedClaimColumn, string>>>>;
/** What the server refused, by row and cell. */
function readRefusedCells(fields: Readonly<Record<string, readonly string[]>>): RefusedCells {
  const cells = new Map<number, Partial<Record<PastedClaimColumn, string>>>();
  for (const [path, sentences] of Object.entries(fields)) {
    const found = /^rows\.(\d+)\.(.+)$/.exec(path);
    if (!found || !sentences[0]) continue;
    const row = Number(found[1]);
    cells.set(row, { ...cells.get(row), [findCell(found[2]!)]: sentences[0] });
  }
  return cells;
}

const mostShown = 100;

function readWords(rows: number, wrong: number): string {
  if (wrong === 1) return t('1 cell has an error. Correct it in the box above.');
  if (wrong > 1) return t('{count} cells have errors. Correct them in the box above.', { count: wrong });
  return rows === 1 ? t('1 row ready to import.') : t('{count} rows ready to import.', { count: rows });
}
const addWords = (count: number): string =>
  count === 0 ? t('Add') : count === 1 ? t('Add 1 claim') : t('Add {count} claims', { count });

/** Claims from a spreadsheet: pasted, read, shown with what is wrong cell by cell, and added all together or not at all. */
export function DeskPaste({ onClose }: { onClose: () => void }) {
  const matter = useMatter();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<RefusedCells>(new Map());
  const assets = useAssetNames(matter.id);
  const add = useCall(claimDeskCalls.addMany, {
    onDone: ({ count, newCreditors }) => {
      notify({
        kind: 'success',
        message: t('{count} claims added, with {creditors} new creditors.', { count, creditors: newCreditors }),
      });
      onClose();
    },
    onError: ({ fields, message }) => {
      const cells = readRefusedCells(fields);
      setRefused(cells);
      if (cells.size === 0) notifyError(Object.values(fields)[0]?.[0] ?? t(message));
    },
  });
  const { columns, rows } = useMemo(
    () =>
      readPastedClaims(text, {
        assets: assets.map(({ value, label }) => ({ id: value, name: label })),
        categories: Object.entries(preferentClaimCategory).map(([id, label]) => ({
          id: Number(id),
          labels: [label, t(label)],
        })),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the assets by what they are called, not which list says it
    [text, assets.length],
  );
  const findFault = (row: PastedClaimRow, nth: number, column: PastedClaimColumn): string | undefined => {
    const own = row.faults[column];
    return own ? translate(own.words ?? own.sentence) : refused.get(nth)?.[column];
  };
  const places = rows.map((row, nth) => ({ row, nth }));
  // A cell that is missing has its fault in a column that was not pasted: it is shown, or nobody sees what is wrong.
  const withFaults = [...rows.map(({ faults }) => faults), ...refused.values()].flatMap(
    (cells) => Object.keys(cells) as PastedClaimColumn[],
  );
  const shownColumns = [...new Set([...columns, ...withFaults])];
  const faulty = places.filter(({ row, nth }) => shownColumns.some((column) => findFault(row, nth, column)));
  const wrong = rows.reduce((count, { faults }) => count + Object.keys(faults).length, 0);
  const wrongAll = faulty.reduce(
    (count, { row, nth }) => count + shownColumns.filter((column) => findFault(row, nth, column)).length,
    0,
  );
  // Of a long sheet, what is wrong is seen at once; the rest is there to recognise it by.
  const shown = [...faulty, ...places.filter((one) => !faulty.includes(one))].slice(0, mostShown);
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
          'Columns: creditor, amount, type, security, value of the security, relies on security, preferent for, reference, vouchers, email, account number, branch code. Include a heading row if they are in a different order.',
        )}
        data-autofocus
        autosize
        minRows={4}
        maxRows={8}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setRefused(new Map());
        }}
      />
      {rows.length > 0 && (
        <>
          <output className={styles.read} data-wrong={wrongAll > 0 || undefined}>
            {readWords(rows.length, wrongAll)}
          </output>
          <div className={styles.preview}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('Row')}</th>
                  {shownColumns.map((column) => (
                    <th key={column} scope="col">
                      {t(titles[column])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map(({ row, nth }) => (
                  <tr key={row.line}>
                    <td>{row.line}</td>
                    {shownColumns.map((column) => {
                      const fault = findFault(row, nth, column);
                      return (
                        <td key={column} data-wrong={fault ? true : undefined}>
                          {row.cells[column]}
                          {fault && <small>{fault}</small>}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {rows.length > shown.length && (
            <p className={styles.soft}>
              {t('{count} more rows are not shown.', { count: rows.length - shown.length })}
            </p>
          )}
        </>
      )}
    </SharedModal>
  );
}

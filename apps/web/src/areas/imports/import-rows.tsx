import { listImportFields } from '@boedel/contract/imports/import.fields';
import { importCalls } from '@boedel/contract/imports/imports.calls';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import styles from '../../ui/import/import.module.css';
import { formatCount } from '../../ui/import/count';
import { MendCell } from '../../ui/import/mend-cell';
import { RowPages, rowsPerPage } from '../../ui/import/row-pages';
import { RowProblems } from '../../ui/import/row-problems';
import { Chips } from '../../ui/list/chips';
import { Loaded } from '../../ui/states';
import type { SheetImportProgress, ImportScreenRow, SheetImport } from './use-sheet';

type ImportRowFilter = 'all' | 'errors' | 'duplicates' | 'skipped';

interface ImportRowsProps {
  readonly sheet: SheetImport;
  readonly progress: SheetImportProgress;
  readonly leaveOutDuplicates: boolean;
  readonly onLeaveOut: (leaveOut: boolean) => void;
}

/** The rows as they were tried: what is wrong is mended in its cell, or the row is left out. */
export function ImportRows({ sheet, progress, leaveOutDuplicates, onLeaveOut }: ImportRowsProps) {
  const { importID, rows, wrong, duplicates, skipped } = progress;
  const [chosen, setShow] = useState<ImportRowFilter>(wrong > 0 ? 'errors' : 'all');
  // Once the last of them is mended, all rows are there to be looked over.
  const show = chosen === 'errors' && wrong === 0 ? 'all' : chosen;
  const [page, setPage] = useState(1);
  const query = { importID, skip: (page - 1) * rowsPerPage, take: rowsPerPage, show };
  const read = useRead(importCalls.rows, query, { quiet: true, keepLast: true });
  const createFilterChip = (key: ImportRowFilter, label: string) => ({
    key,
    label,
    on: show === key,
    onToggle: () => {
      setShow(key);
      setPage(1);
    },
  });
  return (
    <>
      <p className={styles.intro}>
        <strong>{progress.fileName}</strong>{' '}
        {t('Every row was checked as in a real import. Nothing has been saved yet.')}{' '}
        <Button variant="transparent" size="compact-sm" p={0} onClick={sheet.mapAgain}>
          {t('Change columns')}
        </Button>
      </p>
      <div className={styles.chips}>
        <Chips
          items={[
            createFilterChip('all', t('All rows: {count}', { count: formatCount(rows) })),
            createFilterChip('errors', t('With errors: {count}', { count: formatCount(wrong) })),
            createFilterChip('duplicates', t('Already on file: {count}', { count: formatCount(duplicates) })),
            createFilterChip('skipped', t('Left out: {count}', { count: formatCount(skipped) })),
          ]}
        />
        {wrong > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => void sheet.skip(null, true)}>
            {t('Leave out rows with errors')}
          </Button>
        )}
      </div>
      <Loaded read={read}>
        {(answer) => (
          <>
            <Rows rows={answer.rows} progress={progress} sheet={sheet} />
            <RowPages total={answer.total} page={page} onPage={setPage} />
          </>
        )}
      </Loaded>
      {duplicates > 0 && (
        <Checkbox
          mt="md"
          label={t('Leave out rows already on file')}
          checked={leaveOutDuplicates}
          onChange={({ currentTarget }) => onLeaveOut(currentTarget.checked)}
        />
      )}
    </>
  );
}

interface ImportSheetRowsProps {
  readonly rows: readonly ImportScreenRow[];
  readonly progress: SheetImportProgress;
  readonly sheet: SheetImport;
}

function Rows({ rows, progress, sheet }: ImportSheetRowsProps) {
  const fields = listImportFields(progress);
  const mapped = progress.columns.flatMap(({ field }) => (field && fields[field] ? [field] : []));
  // What is wrong with a field the file has no column for can be given here too.
  const wrong = rows.flatMap(({ errors }) => Object.keys(errors)).filter((field) => fields[field]);
  const shown = [...new Set([...mapped, ...wrong])];
  if (rows.length === 0) return <p className={styles.intro}>{t('No matching rows.')}</p>;
  return (
    // A table wider than the dialog scrolls, which the keyboard must be able to do as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.rows} tabIndex={0} aria-label={t('Rows of the file')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t('To mend')}</th>
            {shown.map((field) => (
              <th key={field} scope="col">
                {t(fields[field]!.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} data-out={row.isSkipped || undefined}>
              <td>{row.line}</td>
              <td className={styles.mend}>
                <Problems row={row} labelOf={(field) => (fields[field] ? `${t(fields[field].label)}: ` : '')} />
                <Button
                  variant="transparent"
                  size="compact-xs"
                  p={0}
                  onClick={() => void sheet.skip([row.line], !row.isSkipped)}
                >
                  {row.isSkipped ? t('Include again') : t('Leave out')}
                </Button>
              </td>
              {shown.map((field) => (
                <td key={field} data-bad={field in row.errors || undefined}>
                  {field in row.errors && !row.isSkipped ? (
                    <MendCell
                      key={row.cells[field] ?? ''}
                      label={t('{field} on line {line}', { field: t(fields[field]!.label), line: row.line })}
                      text={row.cells[field] ?? ''}
                      onMend={(text) => void sheet.mend(row.line, { [field]: text })}
                    />
                  ) : (
                    (row.cells[field] ?? '')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Problems({ row, labelOf }: { row: ImportScreenRow; labelOf: (field: string) => string }) {
  const errors = Object.entries(row.said).flatMap(([field, list]) =>
    list.map((words) => `${labelOf(field)}${translate(words)}`),
  );
  const notes = row.notes.map((words) => translate(words));
  return <RowProblems errors={errors} warnings={notes} />;
}

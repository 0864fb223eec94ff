import type { WireAnswer } from '@boedel/contract/call';
import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../client/hooks';
import { markPhrase, t, translate } from '../../../i18n/t';
import type { FormFieldDefinition } from '../../../ui/fields/field';
import { listFormFields } from '../../../ui/record/record-fields';
import { formatAsText } from '../../../ui/format-as-text';
import { formatField } from '../../../ui/fields/field-text';
import { Chips } from '../../../ui/list/chips';
import { Loaded } from '../../../ui/states';
import type { DirectoryScreenKit } from '../directories.queries';
import styles from '../../../ui/import/import.module.css';
import { formatCount } from '../../../ui/import/count';
import { MendCell } from '../../../ui/import/mend-cell';
import { RowPages, rowsPerPage } from '../../../ui/import/row-pages';
import { RowProblems } from '../../../ui/import/row-problems';
import type { CommitChoices, DirectoryImportProgress } from './use-import';

type ImportPreviewRow = WireAnswer<typeof directoryToolCalls.importrows>['rows'][number];
type DirectoryRowFilter = 'all' | 'errors' | 'duplicates';

type RepairImportRow = (line: number, cells: Record<string, string>) => void;

interface ImportPreviewProps {
  readonly kit: DirectoryScreenKit;
  readonly progress: DirectoryImportProgress;
  readonly choices: CommitChoices;
  readonly onChoices: (choices: CommitChoices) => void;
  readonly onMapAgain: () => void;
  readonly onMend: RepairImportRow;
}

const separators: Readonly<Record<string, string>> = {
  ',': markPhrase('comma'),
  ';': markPhrase('semicolon'),
  '\t': markPhrase('tab'),
};

/** The rows as they would be saved, each with what is wrong with it, and what to do about those. */
export function ImportPreview(props: ImportPreviewProps) {
  const { kit, progress, choices, onChoices } = props;
  const { rows, rowsWithErrors, duplicates } = progress;
  const [chosen, setShow] = useState<DirectoryRowFilter>(rowsWithErrors > 0 ? 'errors' : 'all');
  // Once the last of them is mended, all rows are there to be looked over.
  const show = chosen === 'errors' && rowsWithErrors === 0 ? 'all' : chosen;
  const [page, setPage] = useState(1);
  const query = { importID: progress.importID, skip: (page - 1) * rowsPerPage, take: rowsPerPage, show };
  const read = useRead(directoryToolCalls.importrows, query, { quiet: true, keepLast: true });
  const createFilterChip = (key: DirectoryRowFilter, label: string) => ({
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
        {progress.encoding &&
          t('was read as {encoding}, columns separated by {separator}.', {
            encoding: progress.encoding,
            separator: t(separators[progress.separator ?? ''] ?? progress.separator ?? ''),
          })}
        {progress.unknownHeadings.length > 0 && (
          <>
            {' '}
            {t('Left out: {headings}.', {
              headings: progress.unknownHeadings.join(', '),
            })}
          </>
        )}{' '}
        <Button variant="transparent" size="compact-sm" p={0} onClick={props.onMapAgain}>
          {t('Change columns')}
        </Button>
      </p>
      <div className={styles.chips}>
        <Chips
          items={[
            createFilterChip('all', t('All rows: {count}', { count: formatCount(rows) })),
            createFilterChip('errors', t('With errors: {count}', { count: formatCount(rowsWithErrors) })),
            createFilterChip('duplicates', t('Names that already exist: {count}', { count: formatCount(duplicates) })),
          ]}
        />
      </div>
      <Loaded read={read}>
        {(answer) => (
          <>
            <Rows kit={kit} rows={answer.rows} onMend={props.onMend} />
            <RowPages total={answer.total} page={page} onPage={setPage} />
          </>
        )}
      </Loaded>
      <div className={styles.choices}>
        <span>{t('Nothing has been added yet. You can close this and come back within two days.')}</span>
        {rowsWithErrors > 0 && (
          <Checkbox
            label={
              rowsWithErrors === 1
                ? t('Leave out the row with errors')
                : t('Leave out the {count} rows with errors', { count: formatCount(rowsWithErrors) })
            }
            checked={choices.leaveOutErrors ?? false}
            onChange={({ currentTarget }) => onChoices({ ...choices, leaveOutErrors: currentTarget.checked })}
          />
        )}
        {duplicates > 0 && (
          <Checkbox
            label={
              duplicates === 1
                ? t('Skip the row whose name already exists')
                : t('Leave out the {count} rows whose name is already there', { count: formatCount(duplicates) })
            }
            checked={choices.leaveOutDuplicates ?? false}
            onChange={({ currentTarget }) => onChoices({ ...choices, leaveOutDuplicates: currentTarget.checked })}
          />
        )}
      </div>
    </>
  );
}

function Rows({
  kit,
  rows,
  onMend,
}: {
  kit: DirectoryScreenKit;
  rows: readonly ImportPreviewRow[];
  onMend: RepairImportRow;
}) {
  const fields = listFormFields(kit.directory.fields).map(({ field }) => field);
  // What is wrong with a field the file has no column for can be given here too.
  const isGiven = ({ name }: FormFieldDefinition): boolean =>
    rows.some(({ values, errors }) => (values[name] ?? null) !== null || name in errors);
  const [name, ...others] = fields.filter((field) => field.name === 'name' || isGiven(field));
  if (rows.length === 0) return <p className={styles.nothing}>{t('No matching rows.')}</p>;
  const renderHeading = (field: FormFieldDefinition) => (
    <th key={field.name} scope="col">
      {t(field.label)}
    </th>
  );
  const renderCell = (row: ImportPreviewRow, field: FormFieldDefinition) => (
    <td key={field.name} data-bad={field.name in row.errors || undefined}>
      {field.name in row.errors ? (
        <MendCell
          key={formatAsText(row.values[field.name])}
          label={t('{field} on line {line}', { field: t(field.label), line: row.line })}
          text={formatAsText(row.values[field.name])}
          onMend={(text) => onMend(row.line, { [field.name]: text })}
        />
      ) : (
        formatField(field, row.values[field.name])
      )}
    </td>
  );
  return (
    // A table wider than the dialog scrolls, which the keyboard must be able to do as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.rows} tabIndex={0} aria-label={t('Rows of the file')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            {name && renderHeading(name)}
            <th scope="col">{t('To mend')}</th>
            {others.map(renderHeading)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              {name && renderCell(row, name)}
              <td className={styles.mend}>
                <Problems kit={kit} row={row} />
              </td>
              {others.map((field) => renderCell(row, field))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Problems({ kit, row }: { kit: DirectoryScreenKit; row: ImportPreviewRow }) {
  const labelField = (field: string): string => {
    const label = kit.directory.fields[field]?.label;
    return label ? `${t(label)}: ` : '';
  };
  const errors = Object.entries(row.said).flatMap(([field, said]) =>
    said.map((words) => `${labelField(field)}${translate(words)}`),
  );
  const warnings = [
    ...row.warnings.map(({ field, sentence, said }) => `${labelField(field)}${translate(said ?? sentence)}`),
    ...(row.isDuplicate ? [t('This name already exists.')] : []),
  ];
  if (errors.length + warnings.length === 0) return <span className={styles.fine}>{t('Nothing')}</span>;
  return <RowProblems errors={errors} warnings={warnings} />;
}

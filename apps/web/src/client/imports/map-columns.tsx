import { isHeadingOf } from '@boedel/domain/imports/read-cell';
import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import shared from '../../ui/import/import.module.css';
import styles from './map-columns.module.css';

interface FileColumn {
  readonly heading: string;
  readonly samples: readonly string[];
  readonly field: string | null;
}
type MappableFields = Readonly<Record<string, { readonly label: string; readonly isRequired?: boolean }>>;

interface MappedFile {
  readonly importID: number;
  readonly fileName: string;
  readonly columns: readonly FileColumn[];
}

export interface ColumnMappingState {
  readonly columns: readonly (string | null)[];
  readonly setColumn: (at: number, field: string | null) => void;
}

/** What the person chose for the columns of a file; begins with what is offered, anew for each file. */
export function useMapping(file: MappedFile | null | undefined): ColumnMappingState {
  const [chosen, setChosen] = useState<{
    readonly of: number;
    readonly columns: Readonly<Record<number, string | null>>;
  }>({
    of: 0,
    columns: {},
  });
  const of = file?.importID ?? 0;
  const mine = chosen.of === of ? chosen.columns : {};
  return {
    columns: (file?.columns ?? []).map(({ field }, at) => (at in mine ? mine[at]! : field)),
    setColumn: (at, field) => setChosen({ of, columns: { ...mine, [at]: field } }),
  };
}

/** A column nobody mapped yet, by what its field is called in the language of the screen. */
export function offerColumns<Column extends FileColumn>(columns: readonly Column[], fields: MappableFields): Column[] {
  const taken = new Set(columns.flatMap(({ field }) => field ?? []));
  return columns.map((column) => {
    const found = Object.entries(fields).find(
      ([name, { label }]) => !taken.has(name) && isHeadingOf(column.heading, t(label)),
    )?.[0];
    if (column.field !== null || found === undefined) return column;
    taken.add(found);
    return { ...column, field: found };
  });
}

interface MapColumnsProps {
  readonly file: MappedFile;
  readonly fields: MappableFields;
  readonly mapping: ColumnMappingState;
  /** What else is asked about the file. */
  readonly children?: ReactNode;
}

/** Which column is which field, with the first cells of each to see by. */
export function MapColumns({ file, fields, mapping, children }: MapColumnsProps) {
  const taken = new Set(mapping.columns);
  const missing = Object.entries(fields).filter(([name, { isRequired }]) => isRequired && !taken.has(name));
  const listOptions = (own: string | null) =>
    Object.entries(fields)
      .filter(([name]) => name === own || !taken.has(name))
      .map(([value, { label }]) => ({ value, label: t(label) }));
  return (
    <>
      <p className={shared.intro}>
        <strong>{file.fileName}</strong>{' '}
        {t('Choose what each column contains. We will remember it for the next file with these headings.')}
      </p>
      <section className={styles.columns} aria-label={t('Columns in the file')}>
        {file.columns.map(({ heading, samples }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns have no other name that is theirs alone
          <div key={at} className={styles.column} data-out={mapping.columns[at] === null || undefined}>
            <span>
              <strong>{heading || t('Column {number}', { number: at + 1 })}</strong>
              <small>{samples.slice(0, 3).join(' · ')}</small>
            </span>
            <Select
              aria-label={t('Contents of {heading}', { heading: heading || String(at + 1) })}
              placeholder={t('Left out')}
              searchable
              clearable
              allowDeselect={false}
              data={listOptions(mapping.columns[at] ?? null)}
              value={mapping.columns[at] ?? null}
              onChange={(field) => mapping.setColumn(at, field)}
            />
          </div>
        ))}
      </section>
      {children}
      {missing.length > 0 && (
        <p className={styles.missing}>
          {t('Still needed: {fields}.', { fields: missing.map(([, { label }]) => t(label)).join(', ') })}
        </p>
      )}
    </>
  );
}

import { importFields } from '@boedel/contract/imports/import.fields';
import { dayFormats } from '@boedel/domain/imports/read-day';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../i18n/t';
import shared from '../../ui/import/import.module.css';
import styles from './map-columns.module.css';
import type { Progress } from './use-sheet';

export interface Mapping {
  readonly columns: readonly (string | null)[];
  readonly dayFormat: Progress['dayFormat'];
  readonly setColumn: (at: number, field: string | null) => void;
  readonly setDayFormat: (format: Progress['dayFormat']) => void;
}

/** What the person chose for the columns of a file; begins with what is offered, anew for each file. */
export function useMapping(progress: Progress | null | undefined): Mapping {
  const [chosen, choose] = useState<{
    readonly of: number;
    readonly columns: Readonly<Record<number, string | null>>;
    readonly dayFormat?: Progress['dayFormat'];
  }>({ of: 0, columns: {} });
  const of = progress?.importID ?? 0;
  const mine = chosen.of === of ? chosen : { of, columns: {} };
  return {
    columns: (progress?.columns ?? []).map(({ field }, at) => (at in mine.columns ? mine.columns[at]! : field)),
    dayFormat: mine.dayFormat ?? progress?.dayFormat ?? dayFormats[0],
    setColumn: (at, field) => choose({ ...mine, columns: { ...mine.columns, [at]: field } }),
    setDayFormat: (dayFormat) => choose({ ...mine, dayFormat }),
  };
}

/** Which column is which field, with the first cells of each to see by. */
export function MapColumns({ progress, mapping }: { progress: Progress; mapping: Mapping }) {
  const fields = importFields[progress.kind];
  const taken = new Set(mapping.columns);
  const missing = Object.entries(fields).filter(([name, { isRequired }]) => isRequired && !taken.has(name));
  const options = (own: string | null) =>
    Object.entries(fields)
      .filter(([name]) => name === own || !taken.has(name))
      .map(([value, { label }]) => ({ value, label: t(label) }));
  return (
    <>
      <p className={shared.intro}>
        <strong>{progress.fileName}</strong>{' '}
        {t('Say what each column is. The firm remembers it for the next file with these headings.')}
      </p>
      <section className={styles.columns} aria-label={t('Columns of the file')}>
        {progress.columns.map(({ heading, samples }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns have no other name that is theirs alone
          <div key={at} className={styles.column} data-out={mapping.columns[at] === null || undefined}>
            <span>
              <strong>{heading || t('Column {number}', { number: at + 1 })}</strong>
              <small>{samples.slice(0, 3).join(' · ')}</small>
            </span>
            <Select
              aria-label={t('What {heading} is', { heading: heading || String(at + 1) })}
              placeholder={t('Left out')}
              searchable
              clearable
              data={options(mapping.columns[at] ?? null)}
              value={mapping.columns[at] ?? null}
              onChange={(field) => mapping.setColumn(at, field)}
            />
          </div>
        ))}
      </section>
      <Select
        mt="md"
        maw={260}
        label={t('How days are written')}
        allowDeselect={false}
        data={[...dayFormats]}
        value={mapping.dayFormat}
        onChange={(format) => format && mapping.setDayFormat(format)}
      />
      {missing.length > 0 && (
        <p className={styles.missing}>
          {t('Still needed: {fields}.', { fields: missing.map(([, { label }]) => t(label)).join(', ') })}
        </p>
      )}
    </>
  );
}

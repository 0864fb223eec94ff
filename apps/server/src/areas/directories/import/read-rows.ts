import { wordsOf } from '@boedel/contract/sentences';
import { type Said, said } from '@boedel/domain/law/said';
import { type EntryValues, entryValues } from '@boedel/contract/directories/directory';
import type { CsvRow } from '@boedel/domain/csv/read-csv';
import { asTyped } from '@boedel/domain/csv/write-csv';
import { checkEntry } from '@boedel/domain/directories/check-entry';
import { readCell } from '@boedel/domain/directories/read-cell';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Country } from '@boedel/domain/law/country';
import { isRefused, type Refusal, toldOf } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { columnValues } from '../../../platform/record/record-table';
import type { Kit } from '../directory-table';
import type { StagedRow } from './import.store';

export interface Reading {
  readonly columns: readonly (string | null)[];
  readonly country: Country;
  readonly on: LocalDate;
}

type Errors = Record<string, Said[]>;

const gather = (errors: Errors, refusals: readonly Refusal[]): void => {
  for (const refusal of refusals) (errors[refusal.field] ??= []).push(toldOf(refusal));
};

/** Reads rows of a file into what would be saved: each cell by its kind, then the row by the same rules as the form. */
export function rowReader(kit: Kit, { columns, country, on }: Reading): (row: CsvRow) => StagedRow {
  const { fields } = kit.directory;
  const schema = entryValues(kit.directory);
  return ({ line, cells }) => {
    const errors: Errors = {};
    const shown: Record<string, unknown> = {};
    const wire: Record<string, unknown> = {};
    columns.forEach((name, index) => {
      if (name === null) return;
      const cell = asTyped(cells[index] ?? '');
      const value = readCell(fields[name]!, cell, name);
      shown[name] = isRefused(value) ? cell : value;
      if (isRefused(value)) gather(errors, value.refusals);
      else wire[name] = value;
    });
    if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      errors['row'] = [
        said('This row has {cells} cells but the headings are {headings}. Check for a stray separator.', {
          cells: cells.length,
          headings: columns.length,
        }),
      ];
    }
    const decoded = z.safeDecode(schema, wire as EntryValues);
    const staged = { line, shown, errors, name: typeof shown['name'] === 'string' ? shown['name'].trim() : '' };
    if (!decoded.success) {
      // A cell that could not be read was left out, so its "fill this in" would only repeat what was said.
      const issues = decoded.error.issues.filter((issue) => !(String(issue.path[0]) in errors));
      for (const issue of issues) (errors[issue.path.join('.')] ??= []).push(wordsOf(issue));
      return { ...staged, saved: {}, warnings: [] };
    }
    const checked = checkEntry(fields, decoded.data, { country, on });
    if (isRefused(checked)) {
      gather(errors, checked.refusals);
      return { ...staged, saved: {}, warnings: [] };
    }
    return { ...staged, saved: columnValues(fields, checked.values), warnings: checked.doubts };
  };
}

import { wordsOf } from '@boedel/contract/sentences';
import { type Said, said } from '@boedel/domain/law/said';
import { type EntryValues, entryValues } from '@boedel/contract/directories/directory';
import type { CsvRow } from '@boedel/domain/csv/read-csv';
import { asTyped } from '@boedel/domain/csv/write-csv';
import { checkEntry } from '@boedel/domain/directories/check-entry';
import { readCell } from '@boedel/domain/directories/read-cell';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Country } from '@boedel/domain/law/country';
import { isRefused, type Refusal, messageOf } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { columnValues } from '../../../platform/record/record-table';
import type { Kit } from '../directory-table';
import type { StagedRow } from './import.store';

/** Where and when the rules of a row are asked. */
export interface Asked {
  readonly country: Country;
  readonly on: LocalDate;
}

type Errors = Record<string, Said[]>;

const gather = (errors: Errors, refusals: readonly Refusal[]): void => {
  for (const refusal of refusals) (errors[refusal.field] ??= []).push(messageOf(refusal));
};

export interface Reading extends Asked {
  readonly columns: readonly (string | null)[];
}

/** By field: text as it stands in a cell, or what was read from it before. */
type Cells = Readonly<Record<string, unknown>>;

/** Reads rows of a file into what would be saved: each cell by its kind, then the row by the same rules as the form. */
export function rowReader(kit: Kit, { columns, ...asked }: Reading): (row: CsvRow) => StagedRow {
  const read = entryReader(kit, asked);
  return ({ line, cells }) => {
    const given: Record<string, string> = {};
    for (const [at, name] of columns.entries()) if (name !== null) given[name] = asTyped(cells[at] ?? '');
    const isTooLong = cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '');
    const row = [
      said('This row has {cells} cells but the headings are {headings}. Check for a stray separator.', {
        cells: cells.length,
        headings: columns.length,
      }),
    ];
    return read(line, given, isTooLong ? { row } : {});
  };
}

/** The same for one row, by its fields; `known` is what is wrong with it as a whole. */
export function entryReader(
  kit: Kit,
  { country, on }: Asked,
): (line: number, cells: Cells, known?: StagedRow['errors']) => StagedRow {
  const { fields } = kit.directory;
  const schema = entryValues(kit.directory);
  return (line, cells, known = {}) => {
    const errors: Errors = Object.fromEntries(Object.entries(known).map(([name, list]) => [name, [...list]]));
    const shown: Record<string, unknown> = {};
    const wire: Record<string, unknown> = {};
    for (const [name, cell] of Object.entries(cells)) {
      const value = typeof cell === 'string' ? readCell(fields[name]!, cell, name) : cell;
      shown[name] = isRefused(value) ? cell : value;
      if (isRefused(value)) gather(errors, value.refusals);
      else wire[name] = value;
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

import { toFieldMessage } from '@boedel/contract/sentences';
import { type Message, message } from '@boedel/domain/law/message';
import { type EntryValues, entryValuesSchema } from '@boedel/contract/directories/directory';
import type { CsvRow } from '@boedel/domain/csv/read-csv';
import { restoreCell } from '@boedel/domain/csv/write-csv';
import { checkEntry } from '@boedel/domain/directories/check-entry';
import { readCell } from '@boedel/domain/directories/read-cell';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Country } from '@boedel/domain/law/country';
import { isRefused, type Refusal, toSectionedMessage } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { toColumnValues } from '../../../platform/record/record-table';
import type { DirectoryKit } from '../directory-table';
import type { StagedImportRow } from './import.store';

/** Where and when the rules of a row are asked. */
export interface ImportReadingContext {
  readonly country: Country;
  readonly on: LocalDate;
}

type ImportErrors = Record<string, Message[]>;

const gather = (errors: ImportErrors, refusals: readonly Refusal[]): void => {
  for (const refusal of refusals) (errors[refusal.field] ??= []).push(toSectionedMessage(refusal));
};

export interface ImportReading extends ImportReadingContext {
  readonly columns: readonly (string | null)[];
}

/** By field: text as it stands in a cell, or what was read from it before. */
type ImportCells = Readonly<Record<string, unknown>>;

/** Reads rows of a file into what would be saved: each cell by its kind, then the row by the same rules as the form. */
export function createRowReader(
  kit: DirectoryKit,
  { columns, ...asked }: ImportReading,
): (row: CsvRow) => StagedImportRow {
  const read = createEntryReader(kit, asked);
  return ({ line, cells }) => {
    const given: Record<string, string> = {};
    for (const [at, name] of columns.entries()) if (name !== null) given[name] = restoreCell(cells[at] ?? '');
    const isTooLong = cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '');
    const row = [
      message('This row has {cells} cells but there are {headings} headings. Check for a stray separator.', {
        cells: cells.length,
        headings: columns.length,
      }),
    ];
    return read(line, given, isTooLong ? { row } : {});
  };
}

/** The same for one row, by its fields; `known` is what is wrong with it as a whole. */
export function createEntryReader(
  kit: DirectoryKit,
  { country, on }: ImportReadingContext,
): (line: number, cells: ImportCells, known?: StagedImportRow['errors']) => StagedImportRow {
  const { fields } = kit.directory;
  const schema = entryValuesSchema(kit.directory);
  return (line, cells, known = {}) => {
    const errors: ImportErrors = Object.fromEntries(Object.entries(known).map(([name, list]) => [name, [...list]]));
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
      for (const issue of issues) (errors[issue.path.join('.')] ??= []).push(toFieldMessage(issue));
      return { ...staged, saved: {}, warnings: [] };
    }
    const checked = checkEntry(fields, decoded.data, { country, on });
    if (isRefused(checked)) {
      gather(errors, checked.refusals);
      return { ...staged, saved: {}, warnings: [] };
    }
    return { ...staged, saved: toColumnValues(fields, checked.values), warnings: checked.doubts };
  };
}

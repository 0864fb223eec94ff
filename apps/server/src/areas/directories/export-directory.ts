import type { Field } from '@boedel/contract/record/field';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { isPrivate, maskNumber } from '@boedel/domain/identity/mask';
import type { Download } from '../../platform/files/download';
import { fieldValues } from '../../platform/record/record-table';
import type { EntryRow, Kit } from './directory-table';

/** Fields that mean something outside the product. A picture and a link are numbers of ours. */
export const travelling = ({ directory }: Kit): [string, Field][] =>
  Object.entries(directory.fields).filter(([, { kind }]) => kind !== 'image' && kind !== 'link');

export const headingsOf = (kit: Kit): string[] => travelling(kit).map(([, field]) => field.label);

function cell(name: string, { kind }: Field, value: unknown, wholeNumbers: boolean): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return (Number(value) / 100).toFixed(2);
  if (kind === 'flag') return value ? 'Yes' : 'No';
  const text = typeof value === 'number' ? String(value) : (value as string);
  return !wholeNumbers && isPrivate(name) ? maskNumber(text) : text;
}

/** The directory as rows of a spreadsheet, which the import reads back where its numbers are whole. */
export function asCsv(kit: Kit, rows: readonly EntryRow[], wholeNumbers: boolean): string[][] {
  const columns = travelling(kit);
  const lines = rows.map((row) => {
    const values = fieldValues(kit.directory.fields, row);
    return columns.map(([name, field]) => cell(name, field, values[name], wholeNumbers));
  });
  return [headingsOf(kit), ...lines];
}

export const csvDownload = ({ directory }: Kit, rows: string[][]): Download => ({
  filename: `${directory.label.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.csv`,
  contentType: 'text/csv; charset=utf-8',
  content: Buffer.from(writeCsv(rows), 'utf8'),
});

import type { RecordField } from '@boedel/contract/record/field';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { isPrivate, maskNumber } from '@boedel/domain/identity/mask';
import type { Download } from '../../platform/files/download';
import { readFieldValues } from '../../platform/record/record-table';
import type { DirectoryEntryRow, DirectoryKit } from './directory-table';

/** Fields that mean something outside the product. A picture and a link are numbers of ours. */
export const listTravellingFields = ({ directory }: DirectoryKit): [string, RecordField][] =>
  Object.entries(directory.fields).filter(([, { kind }]) => kind !== 'image' && kind !== 'link');

export const listHeadings = (kit: DirectoryKit): string[] => listTravellingFields(kit).map(([, field]) => field.label);

function formatCell(name: string, { kind }: RecordField, value: unknown, wholeNumbers: boolean): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return (Number(value) / 100).toFixed(2);
  if (kind === 'flag') return value ? 'Yes' : 'No';
  const text = typeof value === 'number' ? String(value) : (value as string);
  return !wholeNumbers && isPrivate(name) ? maskNumber(text) : text;
}

/** The directory as rows of a spreadsheet, which the import reads back where its numbers are whole. */
export function toCsvRows(kit: DirectoryKit, rows: readonly DirectoryEntryRow[], wholeNumbers: boolean): string[][] {
  const columns = listTravellingFields(kit);
  const lines = rows.map((row) => {
    const values = readFieldValues(kit.directory.fields, row);
    return columns.map(([name, field]) => formatCell(name, field, values[name], wholeNumbers));
  });
  return [listHeadings(kit), ...lines];
}

export const createDownload = ({ directory }: DirectoryKit, rows: string[][]): Download => ({
  filename: `${directory.label.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.csv`,
  contentType: 'text/csv; charset=utf-8',
  content: Buffer.from(writeCsv(rows), 'utf8'),
});

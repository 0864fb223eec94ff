import writeExcelFile from 'write-excel-file/node';
import type { ListPaper, ListPaperCell } from '../tree/list';
import { moneyFormat } from './to-excel';

const toExcelCell = (value: ListPaperCell) => {
  if (value === null) return null;
  if (typeof value === 'object') {
    return value.cents === null ? null : { value: value.cents / 100, type: Number, format: moneyFormat };
  }
  // Text stays text: a name that begins with '=' is a name.
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
};

/** A workbook of one sheet whose headings stay in view. */
export function listToExcel({ columns, rows }: ListPaper): Promise<Buffer> {
  const headings = columns.map(({ heading }) => ({ value: heading, type: String, fontWeight: 'bold' as const }));
  return writeExcelFile([headings, ...rows.map((row) => row.map(toExcelCell))], {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

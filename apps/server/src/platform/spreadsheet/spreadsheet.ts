import { writeCsv } from '@boedel/domain/csv/write-csv';
import type { Cents } from '@boedel/domain/money/cents';
import writeExcelFile from 'write-excel-file/node';
import type { Download } from '../http/handler';

/** A column of an exported list: its heading, and the value of a row. Amounts are amounts, not text. */
export interface ExportColumn<Row> {
  readonly heading: string;
  readonly width?: number;
  readonly value: (row: Row) => string | number | null | { readonly cents: Cents | null };
}

type Value = ReturnType<ExportColumn<never>['value']>;

const asText = (value: Value): string => {
  if (value === null) return '';
  if (typeof value === 'object') return value.cents === null ? '' : (value.cents / 100).toFixed(2);
  return String(value);
};

const asCell = (value: Value) => {
  if (value === null) return null;
  if (typeof value === 'object') {
    return value.cents === null ? null : { value: value.cents / 100, type: Number, format: '#,##0.00;(#,##0.00)' };
  }
  // Text stays text: a name that begins with '=' is a name.
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
};

export function csvFile<Row>(filename: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Download {
  const lines = rows.map((row) => columns.map((column) => asText(column.value(row))));
  return {
    filename: `${filename}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(writeCsv([columns.map((column) => column.heading), ...lines]), 'utf8'),
  };
}

export async function excelFile<Row>(
  filename: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Download> {
  const heading = columns.map((column) => ({ value: column.heading, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map((column) => asCell(column.value(row))));
  const content = await writeExcelFile([heading, ...body], {
    columns: columns.map((column) => ({ width: column.width ?? 18 })),
    stickyRowsCount: 1,
  }).toBuffer();
  return {
    filename: `${filename}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content,
  };
}

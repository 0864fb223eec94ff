import { writeCsv } from '@boedel/domain/csv/write-csv';
import type { Cents } from '@boedel/domain/money/cents';
import type { Download } from '../http/handler';
import { listFile } from '../paper/paper-file';

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

export function csvFile<Row>(filename: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Download {
  const lines = rows.map((row) => columns.map((column) => asText(column.value(row))));
  return {
    filename: `${filename}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(writeCsv([columns.map((column) => column.heading), ...lines]), 'utf8'),
  };
}

export function excelFile<Row>(
  filename: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Download> {
  const list = {
    columns: columns.map(({ heading, width = 18 }) => ({ heading, width })),
    rows: rows.map((row) => columns.map((column) => column.value(row))),
  };
  return listFile(list, filename);
}

import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { formatCsvLine, csvOpening } from '@boedel/domain/csv/write-csv';
import type { Cents } from '@boedel/domain/money/cents';
import type { Download } from '../files/download';
import { listFile } from '../paper/paper-file';

/** A column of an exported list: its heading, and the value of a row. Amounts are amounts, not text. */
export interface ExportColumn<Row> {
  readonly heading: string;
  readonly width?: number;
  readonly value: (row: Row) => string | number | null | { readonly cents: Cents | null };
}

type ExportValue = ReturnType<ExportColumn<never>['value']>;

const formatValue = (value: ExportValue): string => {
  if (value === null) return '';
  if (typeof value === 'object') return value.cents === null ? '' : (value.cents / 100).toFixed(2);
  return String(value);
};

const inOneGo = 200;

async function* splitPages<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += inOneGo) {
    yield rows.slice(from, from + inOneGo);
    // Whoever else asks is answered in between.
    await setImmediate();
  }
}

/** Written as the pages arrive, so that many rows need no more memory than few. */
export function createCsvPages<Row>(
  filename: string,
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Download {
  const formatLines = (some: readonly Row[]): string =>
    some.map((row) => formatCsvLine(columns.map((column) => formatValue(column.value(row))))).join('');
  async function* streamContent(): AsyncGenerator<string> {
    yield csvOpening + formatCsvLine(columns.map((column) => column.heading));
    for await (const page of pages) yield formatLines(page);
  }
  return {
    filename: `${filename}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Readable.from(streamContent()),
  };
}

export const createCsvFile = <Row>(
  filename: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Download => createCsvPages(filename, columns, splitPages(rows));

export function createExcelFile<Row>(
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

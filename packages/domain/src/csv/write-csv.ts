import type { Separator } from './read-csv';

/** A spreadsheet program runs a cell that begins with one of these as a formula. */
const runs = /^[=+\-@\t\r]/;
/** A plain number is no formula, and people add amounts up. */
const isNumber = /^-?\d+(?:[.,]\d+)?$/;

/** A cell no spreadsheet program will run: an apostrophe before it says that it is text. */
export const neutraliseCell = (cell: string): string => (runs.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell);

/** The cell as it was before `harmless`; whatever a file holds is text to us and is never worked out. */
export const restoreCell = (cell: string): string =>
  cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Whatever separates anywhere is quoted: a program set to another country takes the other sign for the separator. */
function quoteCell(cell: string, separator: Separator): string {
  const safe = neutraliseCell(cell);
  return /["\r\n;,\t]/.test(safe) || safe.includes(separator) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** One line of a file, with its line end. */
export const formatCsvLine = (cells: readonly string[], separator: Separator = ';'): string =>
  `${cells.map((cell) => quoteCell(cell, separator)).join(separator)}\r\n`;

/** Spreadsheet programs take a file for UTF-8 by this mark alone. */
export const csvOpening = '\uFEFF';

/** A whole file. The semicolon is the list separator of South African Windows, where a comma is the decimal mark. */
export const writeCsv = (rows: readonly (readonly string[])[], separator: Separator = ';'): string =>
  csvOpening + rows.map((row) => formatCsvLine(row, separator)).join('');

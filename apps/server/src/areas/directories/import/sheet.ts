import { decodeText, type Encoding } from '@boedel/domain/csv/decode';
import { type CsvRow, readCsvPage, type Separator, startOfCsv } from '@boedel/domain/csv/read-csv';
import { restoreCell, writeCsv } from '@boedel/domain/csv/write-csv';
import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { readWorkbook } from '@boedel/domain/statements/workbook';
import { drainSteps } from '@boedel/domain/steps/steps';

export interface OpenedSheet {
  readonly text: string;
  /** A workbook has none. */
  readonly encoding: Encoding | null;
  readonly separator: Separator;
  /** Where the rows under the headings begin. */
  readonly at: number;
  readonly line: number;
  readonly headings: readonly string[];
}

/** An address typed over several lines of a cell is one value. */
const joinLines = (cell: string): string =>
  cell
    .split(/[\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * A workbook's first sheet written out as text, so that both kinds of file are read the same way from there on. Every row
 * keeps its number, and a cell of several lines becomes one.
 */
function readText(bytes: Uint8Array): Outcome<Pick<OpenedSheet, 'text' | 'encoding'>> {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const book = drainSteps(readWorkbook(bytes));
    if (isRefused(book)) return book;
    const lines: string[][] = [];
    for (const { line, cells } of book.rows) {
      while (lines.length < line - 1) lines.push([]);
      lines.push(cells.map(joinLines));
    }
    return { text: writeCsv(lines), encoding: null };
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return refuse('file', 'This is an old Excel file (.xls). Save it as .xlsx or CSV and upload that.');
  }
  const { text, encoding } = decodeText(bytes);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || text.includes('\0')) {
    return refuse('file', 'This is no list. Send a CSV file or an Excel workbook.');
  }
  return { text, encoding };
}

/** Opens a file: which separator it has and what its first row says. Done in the thread that reads what was sent. */
export function openSheet(bytes: Uint8Array): Outcome<OpenedSheet> {
  const written = readText(bytes);
  return isRefused(written) ? written : openText(written.text, written.encoding);
}

/** The same of a text that is kept: nothing but its first row is read. */
export function openText(text: string, encoding: OpenedSheet['encoding'] = null): Outcome<OpenedSheet> {
  const start = startOfCsv(text);
  const page = readCsvPage(text, start, 1);
  if (isRefused(page)) return page;
  const [first] = page.rows;
  if (!first || !page.next)
    return refuse('file', 'The file has no rows under its headings. Add them and send it again.');
  const headings = first.cells.map((cell) => restoreCell(cell).trim());
  return { text, encoding, separator: start.separator, at: page.next.at, line: page.next.line, headings };
}

interface StagedSheet {
  readonly content: string | null;
  readonly separator: string | null;
}

/** The next rows of a file that is staged. */
export function readSheetRows(
  { content, separator }: StagedSheet,
  place: { at: number; line: number },
  most: number,
): Outcome<{ rows: readonly CsvRow[]; next?: { at: number; line: number } }> {
  return readCsvPage(content ?? '', { separator: separator as Separator, place }, most);
}

/** The headings of a staged file and the first cells under each. */
export function startOfSheet(staged: StagedSheet): { headings: string[]; samples: string[][] } {
  const page = readCsvPage(staged.content ?? '', startOfCsv(staged.content ?? ''), 6);
  const [first, ...rows] = isRefused(page) ? [] : page.rows;
  const headings = (first?.cells ?? []).map((cell) => restoreCell(cell).trim());
  const samples = headings.map((_, at) =>
    rows.map(({ cells }) => restoreCell(cells[at] ?? '').trim()).filter((cell) => cell !== ''),
  );
  return { headings, samples };
}

import { decodeInSteps } from '../csv/decode';
import { type CsvStart, readCsvPage, separators, startOfCsv } from '../csv/read-csv';
import type { LocalDate } from '../dates/local-date';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { readDay } from './day';
import { mostAStep, signsOfALine, type Steps } from '../steps/steps';
import { readCamt } from './camt';
import {
  type FoundMapping,
  findKnown,
  guessHeading,
  headingWithin,
  proposeMapping,
  type StatementRow,
  detectWidth,
} from './heading';
import { type BankLayout, layouts } from './layouts';
import { limits } from './limits';
import type { ColumnMapping } from './mapping';
import { type StatementMovements, readMt940 } from './mt940';
import { detectOfxDecimal, readOfx } from './ofx';
import { StatementDoubts } from './raw';
import { recogniseBytes, recogniseText } from './recognise';
import { settle } from './settle';
import type { ReadStatementFile, StatementFormat } from './statement';
import { readTable } from './table';
import { readWorkbook } from './workbook';

export interface StatementReadOptions {
  /** The firm's own mappings. */
  readonly mappings?: readonly ColumnMapping[];
  /** A person chooses the columns, although a layout is known for them: it reads the file wrongly. */
  readonly asTable?: boolean;
  /** A line after this day is doubted. */
  readonly today?: LocalDate;
}

/** A table whose heading nobody knows: what a person needs to say once what its columns are. */
export interface UnmappedTable {
  readonly format: 'csv' | 'xlsx';
  /** Empty when the table has no heading. */
  readonly headings: readonly string[];
  readonly firstLine: number;
  readonly samples: readonly StatementRow[];
  /** A guess, to be corrected and saved. */
  readonly proposal: ColumnMapping;
}

export type StatementReading =
  | { readonly kind: 'read'; readonly file: ReadStatementFile }
  | { readonly kind: 'unmapped'; readonly table: UnmappedTable };

/** The separator under which a known heading is found, else the one that makes the most even table. */
function* startOf(text: string, mappings: readonly ColumnMapping[]): Steps<CsvStart> {
  const detected = startOfCsv(text);
  if (detected.place.line > 1) return detected;
  let best = detected;
  let most = 0;
  for (const separator of separators) {
    const start = { ...detected, separator };
    const page = readCsvPage(text.slice(0, 200_000), start, headingWithin + 20);
    yield mostAStep;
    if (isRefused(page)) continue;
    if (findKnown(page.rows, mappings, layouts, false)) return start;
    const width = detectWidth(page.rows);
    const even =
      width < 2
        ? 0
        : page.rows.filter(({ cells }) => cells.length === width).length * (guessHeading(page.rows) === -1 ? 1 : 100) +
          width;
    if (even > most) [best, most] = [start, even];
  }
  return best;
}

const rowsAPage = mostAStep / 2;

function* readCsvRows(text: string, start: CsvStart): Steps<Outcome<StatementRow[]>> {
  const rows: StatementRow[] = [];
  for (let place: CsvStart['place'] | undefined = start.place; place;) {
    const page: ReturnType<typeof readCsvPage> = readCsvPage(text, { ...start, place }, rowsAPage);
    if (isRefused(page)) return page;
    for (const row of page.rows) rows.push(row);
    if (rows.length > limits.lines) return tooMany;
    place = page.next;
    yield rowsAPage;
  }
  return rows;
}

const tooMany = refuse(
  'file',
  message('The file has more than {count} lines. Download one year of statements at a time.', { count: limits.lines }),
);

interface StatementTable {
  readonly rows: readonly StatementRow[];
  readonly format: 'csv' | 'xlsx';
  readonly encoding: ReadStatementFile['encoding'];
  readonly separator: ReadStatementFile['separator'];
  /** Whether the last row ends with a line end: one that does not may have been cut off. */
  readonly endsClean: boolean;
}

/** The layout that was known proposes the columns, where there is one; else what they look like. */
function presentUnmapped({ rows, format }: StatementTable, found?: FoundMapping): StatementReading {
  const { mapping, heading } = found ?? proposeMapping(rows);
  const from = heading + 1;
  return {
    kind: 'unmapped',
    table: {
      format,
      headings: heading === -1 ? [] : rows[heading]!.cells,
      firstLine: rows[from]?.line ?? 1,
      samples: rows.slice(from, from + 10),
      proposal: mapping,
    },
  };
}

function noteLayout(layout: ColumnMapping | BankLayout, doubts: StatementDoubts): void {
  if ('isConfirmed' in layout && !layout.isConfirmed) {
    doubts.add(
      'note',
      undefined,
      message(
        "The layout '{name}' was made from a description and not yet seen in a file of the bank. Compare the first lines and the closing balance.",
        { name: layout.name },
      ),
    );
  }
}

function* readAsTable(
  table: StatementTable,
  mappings: readonly ColumnMapping[],
  doubts: StatementDoubts,
  asTable: boolean,
): Steps<Outcome<StatementReading>> {
  const { rows, format, encoding, separator, endsClean } = table;
  const isSheet = format === 'xlsx';
  const found: FoundMapping | undefined = findKnown(rows, mappings, layouts, isSheet);
  if (!found || asTable) {
    if (rows.length === 0 || detectWidth(rows) < 2) {
      return refuse(
        'file',
        message('We cannot read this file as a table. Download the statement as CSV, OFX, MT940, CAMT.053 or Excel.'),
      );
    }
    return presentUnmapped(table, found);
  }
  const { mapping } = found;
  const read = yield* readTable(rows, found, { isSheet, endsClean }, doubts);
  if (isRefused(read)) return read;
  // The heading was known and not one row could be read by it: the bank writes its rows another way now.
  const dayColumn = mapping.columns.indexOf('day');
  const isDayRead = ({ cells }: StatementRow): boolean =>
    [read.dateForm, ...(isSheet ? (['YYYY-MM-DD'] as const) : [])].some((form) =>
      readDay(cells[dayColumn] ?? '', form),
    );
  if (read.rows.read === 0 && read.rows.unread > 0 && !rows.slice(found.heading + 1).some(isDayRead)) {
    return presentUnmapped(table);
  }
  noteLayout(mapping, doubts);
  const file = yield* settle(
    {
      format,
      layout: mapping.id,
      bank: mapping.bank,
      isConfirmed: !('isConfirmed' in mapping) || mapping.isConfirmed,
      encoding,
      separator,
      decimal: read.decimal,
      dateForm: read.dateForm,
      rows: read.rows,
      statements: read.statements,
      doubts,
    },
    mapping.feesMove,
  );
  return { kind: 'read', file };
}

const signsAStep = mostAStep * signsOfALine;
const longestMark = 32;

/** How often a mark stands in a text, counted apart from the reading itself. */
function* countMarks(text: string, mark: RegExp): Steps<number> {
  let count = 0;
  for (let from = 0; from < text.length; from += signsAStep) {
    // A mark that begins in this piece may end in the next.
    for (const { index } of text.slice(Math.max(0, from - 1), from + signsAStep + longestMark).matchAll(mark)) {
      const at = index + Math.max(0, from - 1);
      if (at >= from && at < from + signsAStep) count += 1;
    }
    yield mostAStep;
  }
  return count;
}

const marks: Readonly<Record<'ofx1' | 'ofx2' | 'mt940' | 'camt053', RegExp>> = {
  ofx1: /<STMTTRN>/gi,
  ofx2: /<STMTTRN>/gi,
  mt940: /(?:^|\n):61:/g,
  camt053: /<(?:\w{1,20}:)?Ntry>/g,
};

/** What a movement format tells, and whether every movement that stands in the file was met. */
function* readAsMovements(
  text: string,
  format: Exclude<StatementFormat, 'csv' | 'xlsx'>,
  encoding: ReadStatementFile['encoding'],
  doubts: StatementDoubts,
): Steps<Outcome<StatementReading>> {
  const decimal = format === 'mt940' ? ',' : format === 'camt053' ? '.' : detectOfxDecimal(text);
  const read: Outcome<StatementMovements> =
    format === 'mt940'
      ? yield* readMt940(text, doubts)
      : format === 'camt053'
        ? yield* readCamt(text, doubts)
        : yield* readOfx(text, decimal, doubts);
  if (isRefused(read)) return read;
  const inFile = yield* countMarks(text, marks[format]);
  const missed = inFile - read.rows.inFile;
  if (missed !== 0) {
    doubts.add(
      'stop',
      undefined,
      message(
        '{count} transactions in the file do not belong to an account. Download the statement again from the bank.',
        { count: missed },
      ),
    );
  }
  const file = yield* settle({
    format,
    layout: null,
    bank: null,
    isConfirmed: true,
    encoding,
    separator: null,
    decimal,
    dateForm: null,
    rows: { ...read.rows, inFile, unread: read.rows.unread + missed },
    statements: read.statements,
    doubts,
  });
  return { kind: 'read', file };
}

function* readAny(
  bytes: Uint8Array,
  mappings: readonly ColumnMapping[],
  doubts: StatementDoubts,
  asTable: boolean,
): Steps<Outcome<StatementReading>> {
  const kind = recogniseBytes(bytes);
  if (isRefused(kind)) return kind;
  if (kind === 'xlsx') {
    const book = yield* readWorkbook(bytes);
    if (isRefused(book)) return book;
    if (book.otherSheets.length > 0) {
      doubts.add(
        'note',
        undefined,
        message('We read only the first sheet with rows and skipped {count} others.', {
          count: book.otherSheets.length,
        }),
      );
    }
    return yield* readAsTable(
      { rows: book.rows, format: 'xlsx', encoding: null, separator: null, endsClean: true },
      mappings,
      doubts,
      asTable,
    );
  }
  const { text, encoding } = yield* decodeInSteps(bytes);
  const format = recogniseText(text);
  if (isRefused(format)) return format;
  if (format !== 'csv') return yield* readAsMovements(text, format, encoding, doubts);
  const start = yield* startOf(text, mappings);
  const rows = yield* readCsvRows(text, start);
  if (isRefused(rows)) return rows;
  return yield* readAsTable(
    { rows, format, encoding, separator: start.separator, endsClean: /[\r\n]$/.test(text) },
    mappings,
    doubts,
    asTable,
  );
}

/**
 * Reads a bank's file in steps: bytes in, statements out with their proof and doubts, or a table that asks for a mapping, or
 * a refusal. Nothing is taken for nought and nothing is left out silently.
 */
export function* readStatement(
  bytes: Uint8Array,
  { mappings = [], today, asTable = false }: StatementReadOptions = {},
): Steps<Outcome<StatementReading>> {
  const doubts = new StatementDoubts();
  const reading = yield* readAny(bytes, mappings, doubts, asTable);
  if (isRefused(reading) || reading.kind !== 'read' || today === undefined) return reading;
  const late = reading.file.statements.flatMap(({ lines }) => lines.filter(({ day }) => day > today).slice(0, 20));
  const ofDaysToCome = late.map(({ line, day }) => ({
    weight: 'confirm' as const,
    line,
    words: message('Line {line} is dated {day}, which is in the future. Check that day and month are not swapped.', {
      line,
      day,
    }),
  }));
  return { kind: 'read', file: { ...reading.file, doubts: [...reading.file.doubts, ...ofDaysToCome] } };
}

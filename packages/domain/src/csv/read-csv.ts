import { message } from '../law/message';
import { isRefused, type Outcome, refuse } from '../law/refusal';

/** RFC 4180, read as spreadsheet programs write it: quoted cells may hold the separator, quotes and line ends. */

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export interface CsvRow {
  /** The line of the file the row begins on, counted from 1: what a person sees in an editor. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvPage {
  readonly rows: readonly CsvRow[];
  /** Where the next page begins; absent at the end of the text. */
  readonly next?: CsvPlace;
}

export interface CsvPlace {
  readonly at: number;
  readonly line: number;
}

export interface CsvStart {
  readonly separator: Separator;
  /** Where the rows begin: after a `sep=` line, else at the start. */
  readonly place: CsvPlace;
}

const byteOrderMark = '\uFEFF';

/** How often each separator stands outside quotes in the first lines that hold anything. */
function countSeparators(text: string): Record<Separator, number> {
  const counts: Record<Separator, number> = { ',': 0, ';': 0, '\t': 0, '|': 0 };
  let quoted = false;
  for (const sign of text.slice(0, 65_536)) {
    if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '\n' || sign === '\r') {
      if (separators.some((separator) => counts[separator] > 0)) return counts;
    } else if (sign in counts) counts[sign as Separator] += 1;
  }
  return counts;
}

/** Which separator a file uses: the one its `sep=` line names, else the commonest in its heading. */
export function startOfCsv(text: string): CsvStart {
  const begins = text.startsWith(byteOrderMark) ? 1 : 0;
  const declared = /^"?sep=([,;\t|])"?(\r\n|\n|\r|$)/i.exec(text.slice(begins, begins + 12));
  if (declared) {
    return {
      separator: declared[1] as Separator,
      place: { at: begins + declared[0].length, line: declared[2] === '' ? 1 : 2 },
    };
  }
  const counts = countSeparators(text.slice(begins));
  const separator = separators.reduce((best, each) => (counts[each] > counts[best] ? each : best));
  return { separator, place: { at: begins, line: 1 } };
}

/** A quote that is never closed would swallow every row after it, and nobody would see that they are gone. */
const refuseUnclosedQuote = (line: number) =>
  refuse(
    'content',
    message('The quotation mark that opens on line {line} is never closed. Close or remove it.', { line }),
  );

/** One row from a place in the text. */
function readRow(text: string, separator: Separator, place: CsvPlace): Outcome<{ cells: string[]; end: CsvPlace }> {
  const cells: string[] = [];
  let { at, line } = place;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const opened = line;
      at += 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        if (quote === -1) return refuseUnclosedQuote(opened);
        const piece = text.slice(at, quote);
        for (const ending of piece.match(/\r\n|\r|\n/g) ?? []) line += ending.length > 0 ? 1 : 0;
        cell += piece;
        at = quote + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    // What stands before the separator, or after a closing quote against the rules, is kept as it is.
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push(cell + text.slice(from, at));
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    if (at < text.length) {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      line += 1;
    }
    return { cells, end: { at, line } };
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The rows from a place onwards, at most so many. Blank lines are passed over. */
export function readCsvPage(text: string, start: CsvStart, most = Number.POSITIVE_INFINITY): Outcome<CsvPage> {
  const rows: CsvRow[] = [];
  let place = start.place;
  while (place.at < text.length) {
    if (rows.length >= most) return { rows, next: place };
    const row = readRow(text, start.separator, place);
    if (isRefused(row)) return row;
    const { cells, end } = row;
    if (!isBlank(cells)) rows.push({ line: place.line, cells });
    place = end;
  }
  return { rows };
}

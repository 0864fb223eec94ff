import { decodeInSteps } from '../csv/decode';
import { fromDayNumber } from '../dates/local-date';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { formatPlainAmount } from '../formats/amount';
import { mostAStep, type Steps } from '../steps/steps';
import { readSpreadsheetNumber } from './amount';
import type { StatementRow } from './heading';
import { limits } from './limits';
import { XmlReader } from './xml';
import { readZipParts, unpackPart, type ZipPart } from './zip';

const broken = refuse(
  'file',
  message('This workbook is damaged or was cut off. Download it again, or save it as CSV.'),
);
const tooLarge = refuse(
  'file',
  message('This workbook unfolds to more than can be read. Save the sheet as CSV, a year at a time.'),
);

type WorkbookParts = ReadonlyMap<string, ZipPart>;

function* openXmlPart(services: WorkbookParts, name: string): Steps<Outcome<XmlReader> | undefined> {
  const part = services.get(name);
  if (!part) return undefined;
  if (part.size > limits.unpacked) return tooLarge;
  const bytes = yield* unpackPart(part, limits.unpacked);
  if (!bytes) return broken;
  return new XmlReader((yield* decodeInSteps(bytes)).text);
}

/** Walks a part; the visitor is told of every element and of the text in it. */
function* walkXml(reader: XmlReader, visit: (event: 'open' | 'close' | 'text') => void): Steps<Outcome<undefined>> {
  for (let met = 1; ; met += 1) {
    if (met % mostAStep === 0) yield mostAStep;
    const event = reader.next();
    if (event === 'end') return undefined;
    if (event === 'fault') return refuse('file', reader.fault);
    visit(event);
  }
}

interface WorkbookSheet {
  readonly name: string;
  readonly path: string;
}

interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly counts1904: boolean;
}

function* readSheets(services: WorkbookParts): Steps<Outcome<Workbook>> {
  const named: { name: string; id: string }[] = [];
  const targets = new Map<string, string>();
  let counts1904 = false;
  const book = yield* openXmlPart(services, 'xl/workbook.xml');
  const links = yield* openXmlPart(services, 'xl/_rels/workbook.xml.rels');
  if (!book || !links)
    return refuse(
      'file',
      message('This archive holds no Excel workbook. Download the statement as CSV, OFX or Excel.'),
    );
  if (isRefused(book)) return book;
  if (isRefused(links)) return links;
  const walked = yield* walkXml(book, (event) => {
    if (event !== 'open') return;
    if (book.name === 'workbookPr') counts1904 = /^(?:1|true)$/.test(book.attribute('date1904') ?? '');
    if (book.name === 'sheet' && (book.attribute('state') ?? 'visible') === 'visible') {
      named.push({ name: book.attribute('name') ?? '', id: book.attribute('[A-Za-z]{1,9}:id') ?? '' });
    }
  });
  if (isRefused(walked)) return walked;
  const linked = yield* walkXml(links, (event) => {
    if (event === 'open' && links.name === 'Relationship')
      targets.set(links.attribute('Id') ?? '', links.attribute('Target') ?? '');
  });
  if (isRefused(linked)) return linked;
  const sheets = named.map(({ name, id }) => {
    const target = targets.get(id) ?? '';
    return { name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
  });
  return { sheets, counts1904 };
}

/** Strings are kept once for the whole workbook. */
function* readStrings(services: WorkbookParts): Steps<Outcome<readonly string[]>> {
  const strings: string[] = [];
  const reader = yield* openXmlPart(services, 'xl/sharedStrings.xml');
  if (!reader) return strings;
  if (isRefused(reader)) return reader;
  let [isText, isAside] = [false, false];
  const walked = yield* walkXml(reader, (event) => {
    const { name } = reader;
    if (event === 'text') {
      if (isText && !isAside) strings[strings.length - 1] += reader.text;
    } else if (name === 'si' && event === 'open') strings.push('');
    else if (name === 't') isText = event === 'open';
    else if (name === 'rPh') isAside = event === 'open';
  });
  return isRefused(walked) ? walked : strings;
}

const isDateFormat = (code: string): boolean => /[dmy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
const isDateNumber = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Which styles of cells show a day. */
function* readDateStyles(services: WorkbookParts): Steps<Outcome<ReadonlySet<string>>> {
  const dates = new Set<string>();
  const reader = yield* openXmlPart(services, 'xl/styles.xml');
  if (!reader) return dates;
  if (isRefused(reader)) return reader;
  const custom = new Map<number, boolean>();
  let inCells = false;
  let count = 0;
  const walked = yield* walkXml(reader, (event) => {
    const { name } = reader;
    if (name === 'cellXfs') inCells = event === 'open';
    if (event !== 'open') return;
    if (name === 'numFmt')
      custom.set(Number(reader.attribute('numFmtId')), isDateFormat(reader.attribute('formatCode') ?? ''));
    if (name === 'xf' && inCells) {
      const id = Number(reader.attribute('numFmtId'));
      if (custom.get(id) ?? isDateNumber(id)) dates.add(String(count));
      count += 1;
    }
  });
  return isRefused(walked) ? walked : dates;
}

/** 'AB12' is column 27, counted from 0. */
function parseColumn(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A number as it would be typed: whole, or with its cents. One in powers of ten has lost digits and stays as it is. */
function formatAsTyped(text: string): string {
  if (/^-?\d{1,15}$/.test(text) || /[eE]\+?\d/.test(text)) return text;
  const amount = readSpreadsheetNumber(text);
  return amount === undefined ? text : formatPlainAmount(amount).replaceAll(',', '');
}

const mostColumns = 200;

/** The rows of the first sheet that has any, every cell as text and days as YYYY-MM-DD. */
export function* readWorkbook(
  bytes: Uint8Array,
): Steps<Outcome<{ rows: readonly StatementRow[]; otherSheets: readonly string[] }>> {
  const parts = readZipParts(bytes);
  if (!parts) return broken;
  const book = yield* readSheets(parts);
  if (isRefused(book)) return book;
  const strings = yield* readStrings(parts);
  if (isRefused(strings)) return strings;
  const dates = yield* readDateStyles(parts);
  if (isRefused(dates)) return dates;
  const epoch = book.counts1904 ? 24_107 : 25_569;
  const formatSerialDay = (text: string): string => {
    const serial = Number.parseInt(text, 10);
    return serial > 60 && serial < 110_000 ? fromDayNumber(serial - epoch) : text;
  };
  for (const sheet of book.sheets) {
    const reader = yield* openXmlPart(parts, sheet.path);
    if (!reader) continue;
    if (isRefused(reader)) return reader;
    const rows: StatementRow[] = [];
    let [line, cells, column]: [number, string[], number] = [0, [], -1];
    let [kind, style, text, isValue, isWide] = ['', '', '', false, false];
    const walked = yield* walkXml(reader, (event) => {
      const { name } = reader;
      if (event === 'text') {
        if (isValue) text += reader.text;
      } else if (name === 'v' || name === 't') isValue = event === 'open';
      else if (name === 'c' && event === 'open') {
        const place = reader.attribute('r');
        column = place === undefined ? column + 1 : parseColumn(place);
        [kind, style, text] = [reader.attribute('t') ?? 'n', reader.attribute('s') ?? '', ''];
      } else if (name === 'c') {
        if (column < 0 || column >= mostColumns) {
          isWide ||= text !== '';
          return;
        }
        while (cells.length < column) cells.push('');
        cells[column] =
          text === ''
            ? ''
            : kind === 's'
              ? (strings[Number(text)] ?? '')
              : kind !== 'n'
                ? text
                : dates.has(style)
                  ? formatSerialDay(text)
                  : formatAsTyped(text);
      } else if (name === 'row' && event === 'open') {
        line = Number(reader.attribute('r') ?? line + 1);
        [cells, column] = [[], -1];
      } else if (name === 'row' && cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    });
    if (isRefused(walked)) return walked;
    if (isWide)
      return refuse(
        'file',
        message('The sheet has too many columns. Keep only the statement columns and save it again.'),
      );
    if (rows.length > limits.lines) return tooLarge;
    if (rows.length > 0) {
      return { rows, otherSheets: book.sheets.filter((other) => other !== sheet).map(({ name }) => name) };
    }
  }
  return refuse('file', message('There is nothing in this workbook. Save the sheet with the statement in it.'));
}

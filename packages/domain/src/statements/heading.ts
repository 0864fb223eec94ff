import { isBlankAmount, readAmount } from './amount';
import { type DateForm, detectDateForm, detectShortForm } from './day';
import type { BankLayout } from './layouts';
import { hasHeading, type ColumnMapping, type ColumnMeaning, toHeadingSignature, toWidthSignature } from './mapping';

/** A row of a table, from a CSV file or a sheet. */
export interface StatementRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Where the movements of a table begin and how they are read. */
export interface FoundMapping {
  readonly mapping: ColumnMapping | BankLayout;
  /** The place of the heading among the rows; -1 when there is none. */
  readonly heading: number;
}

/** A heading stands within the first rows of a file. */
export const headingWithin = 60;

const isDay = (cell: string): boolean => detectDateForm(cell) !== undefined;

/** The form most of the days of a column show. */
export function detectColumnForm(rows: readonly StatementRow[], column: number): DateForm | undefined {
  const votes = new Map<DateForm, number>();
  for (const { cells } of rows.slice(0, 2000)) {
    const form = detectDateForm(cells[column] ?? '');
    if (form) votes.set(form, (votes.get(form) ?? 0) + 1);
  }
  const [most] = [...votes].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? detectShortForm(rows.slice(0, 2000).map(({ cells }) => cells[column] ?? ''));
}

/** A confirmed layout is only taken for its bank's when the days are written that bank's way too. */
function isFittingMapping(mapping: ColumnMapping, rows: readonly StatementRow[], isSheet: boolean): boolean {
  const { dateForm } = mapping;
  if (dateForm === undefined || dateForm === 'DD Mon') return true;
  const shown = detectColumnForm(rows, mapping.columns.indexOf('day'));
  return shown === undefined || shown === dateForm || (isSheet && shown === 'YYYY-MM-DD');
}

/** The firm's own mapping for a heading goes before a layout of ours. */
export function findKnown(
  rows: readonly StatementRow[],
  mappings: readonly ColumnMapping[],
  layouts: readonly BankLayout[],
  isSheet: boolean,
): FoundMapping | undefined {
  const own = new Map(mappings.map((mapping) => [mapping.signature, mapping]));
  const ours = new Map(layouts.map((layout) => [layout.signature, layout]));
  for (let heading = 0; heading < Math.min(rows.length, headingWithin); heading += 1) {
    const signature = toHeadingSignature(rows[heading]!.cells);
    const mapping = own.get(signature);
    if (mapping) return { mapping, heading };
    const layout = ours.get(signature);
    if (layout && isFittingMapping(layout, rows.slice(heading + 1), isSheet)) return { mapping: layout, heading };
  }
  const first = rows[0];
  if (!first || guessHeading(rows) !== -1) return undefined;
  const mapping = mappings.find((each) => !hasHeading(each) && each.signature === toWidthSignature(detectWidth(rows)));
  return mapping && { mapping, heading: -1 };
}

/** How many columns most rows have. */
export function detectWidth(rows: readonly StatementRow[]): number {
  const votes = new Map<number, number>();
  for (const { cells } of rows.slice(0, 200)) votes.set(cells.length, (votes.get(cells.length) ?? 0) + 1);
  return [...votes].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

/** Headings as banks write them, in both languages. The first that fits decides. */
const headingPatterns: readonly (readonly [ColumnMeaning, RegExp])[] = [
  ['valueDay', /^value date|^waardedatum|^transaction date$/],
  ['day', /date|datum|\bday\b|\bdag\b/],
  ['fee', /^(service |bank )?fees?$|^charges?$|^fooi(e)?$|^koste$/],
  ['mark', /^(debit|dr|d) ?\/ ?(credit|cr|c)$|^cr ?\/ ?dr$|^dc$|indicator/],
  ['moneyOut', /debit|money out|payment|withdrawal|paid out|^out$|debiet|uitbetaal/],
  ['moneyIn', /credit|money in|deposit|paid in|^in$|krediet|inbetaal/],
  ['amount', /amount|bedrag|^value$/],
  ['balance', /balance|saldo/],
  ['account', /^account( no| number| nr)?\.?$|^rekening(nommer)?$/],
  ['currency', /^currency$|^ccy$|^geldeenheid$/],
  ['bankId', /^(transaction|unique) id$|^fitid$/],
  ['reference', /ref|verwysing/],
  ['description', /desc|detail|narrat|particular|memo|text|transaction|beskryw|besonder/],
];

const findMeaning = (cell: string): ColumnMeaning | undefined => {
  const bare = toHeadingSignature([cell]);
  return bare === '' || bare.length > 40 ? undefined : headingPatterns.find(([, pattern]) => pattern.test(bare))?.[0];
};

/** The row that reads like a heading: several words, among them a day and an amount, and none of them a figure. */
export function guessHeading(rows: readonly StatementRow[]): number {
  const byWords = rows.slice(0, headingWithin).findIndex(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length < 3 || filled.some((cell) => isDay(cell) || readAmount(cell, '.') !== undefined)) return false;
    const found = new Set(filled.map(findMeaning));
    return (
      (found.has('day') || found.has('valueDay')) &&
      ['amount', 'moneyIn', 'moneyOut', 'balance'].some((each) => found.has(each as ColumnMeaning))
    );
  });
  return byWords === -1 ? findHeadingByShape(rows) : byWords;
}

const isFigure = (cell: string): boolean =>
  isDay(cell) || readAmount(cell, '.') !== undefined || readAmount(cell, ',') !== undefined;

/** Words nobody knows, in a row as wide as the one below it, which holds a day and an amount. */
function findHeadingByShape(rows: readonly StatementRow[]): number {
  return rows.slice(0, headingWithin).findIndex(({ cells }, at) => {
    const below = rows[at + 1]?.cells;
    if (!below || below.length !== cells.length || cells.length < 3) return false;
    return (
      cells.every((cell) => cell.trim() !== '' && !isFigure(cell)) &&
      below.some(isDay) &&
      below.some((cell) => !isDay(cell) && isFigure(cell))
    );
  });
}

const single = new Set<ColumnMeaning>([
  'day',
  'valueDay',
  'fee',
  'mark',
  'moneyOut',
  'moneyIn',
  'amount',
  'balance',
  'account',
  'currency',
  'bankId',
]);

const readFigure = (cell: string | undefined): number | undefined =>
  cell === undefined ? undefined : (readAmount(cell, '.') ?? readAmount(cell, ','));

/** A column under words nobody knows that moves by the amount of each row, up or down the page: the running balance. */
function findBalanceColumn(rows: readonly StatementRow[], columns: readonly ColumnMeaning[]): number {
  const moving = columns.flatMap((meaning, at) => (/^(amount|moneyIn|moneyOut)$/.test(meaning) ? [at] : []));
  const moved = rows.map(({ cells }) => moving.reduce((sum, at) => sum + Math.abs(readFigure(cells[at]) ?? 0), 0));
  return columns.findIndex((meaning, at) => {
    const figures = rows.map(({ cells }) => readFigure(cells[at]));
    if (meaning !== 'ignore' || figures.length < 3 || figures.includes(undefined)) return false;
    const steps = figures.slice(1).map((balance, before) => Math.abs(balance! - figures[before]!));
    return [1, 0].some((later) => steps.every((step, before) => step > 0 && step === moved[before + later]));
  });
}

/** What a person is offered for a table no layout knows: a guess to correct, never taken by itself. */
export function proposeMapping(rows: readonly StatementRow[]): { mapping: ColumnMapping; heading: number } {
  const heading = guessHeading(rows);
  const data = rows.slice(heading + 1, heading + 201);
  const width = Math.max(heading === -1 ? 0 : rows[heading]!.cells.length, detectWidth(data));
  const used = new Set<ColumnMeaning>();
  const takeMeaning = (meaning: ColumnMeaning): ColumnMeaning => {
    if (single.has(meaning) && used.has(meaning)) return 'ignore';
    used.add(meaning);
    return meaning;
  };
  const readColumn = (at: number): string[] =>
    data.map(({ cells }) => cells[at] ?? '').filter((cell) => !isBlankAmount(cell));
  const guessByShape = (at: number): ColumnMeaning => {
    const cells = readColumn(at);
    if (cells.length === 0) return 'ignore';
    if (cells.every(isDay)) return used.has('day') ? 'valueDay' : 'day';
    if (cells.every((cell) => readAmount(cell, '.') !== undefined || readAmount(cell, ',') !== undefined)) {
      return cells.every((cell) => /^\d{6,}$/.test(cell)) ? 'ignore' : used.has('amount') ? 'balance' : 'amount';
    }
    return 'description';
  };
  const columns = Array.from({ length: width }, (_, at) =>
    takeMeaning(heading === -1 ? guessByShape(at) : (findMeaning(rows[heading]!.cells[at] ?? '') ?? 'ignore')),
  );
  if (!columns.includes('day') && columns.includes('valueDay')) columns[columns.indexOf('valueDay')] = 'day';
  const isTwo = columns.includes('moneyIn') && columns.includes('moneyOut');
  const settled = columns.map((meaning): ColumnMeaning =>
    isTwo
      ? meaning === 'amount'
        ? 'ignore'
        : meaning
      : meaning === 'moneyIn' || meaning === 'moneyOut'
        ? 'ignore'
        : meaning,
  );
  const running = settled.includes('balance') ? -1 : findBalanceColumn(data.slice(0, 20), settled);
  if (running !== -1) settled[running] = 'balance';
  return {
    heading,
    mapping: {
      id: '',
      name: '',
      bank: null,
      signature: heading === -1 ? toWidthSignature(width) : toHeadingSignature(rows[heading]!.cells),
      columns: settled,
      dateForm: detectColumnForm(data, settled.indexOf('day')),
      sign: isTwo ? 'columns' : settled.includes('mark') ? 'mark' : 'signed',
    },
  };
}

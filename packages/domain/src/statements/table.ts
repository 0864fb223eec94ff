import { findAccountFlaw } from '../identity/account-number';
import { type Outcome, refuse } from '../law/refusal';
import { type Message, message } from '../law/message';
import { type Cents, cents } from '../money/cents';
import { forEachInSteps, type Steps } from '../steps/steps';
import { type DecimalSign, detectDecimal, isBlankAmount, readAmount } from './amount';
import { type DateForm, isMonthFirst, type StatementPeriod, readDay } from './day';
import { type FoundMapping, detectColumnForm, type StatementRow } from './heading';
import type { BankLayout } from './layouts';
import { type ColumnMapping, type ColumnMeaning, toHeadingSignature } from './mapping';
import { readFactsAbove, isSummary } from './table-facts';
import { type StatementDoubts, type RawLine, type RawStatement, tidySpaces } from './raw';
import type { StatementMovements } from './mt940';

export interface TableMovements extends StatementMovements {
  readonly decimal: DecimalSign;
  readonly dateForm: DateForm;
}

const isLookingNegative = (cell: string): boolean =>
  /^\s{0,9}R?\s?[-(\u2212]|[-\u2212]\s{0,9}$|dr\s{0,9}$/i.test(cell) && !isBlankAmount(cell);

/** What the cells of the file show of themselves before one of them is read. */
interface TableStyle {
  readonly decimal: DecimalSign;
  readonly dateForm: DateForm;
  /** A column of money out or fees is written with minus signs in some versions and without in others. */
  readonly outIsSigned: boolean;
  readonly feeIsSigned: boolean;
}

function* detectTableStyle(rows: readonly StatementRow[], mapping: ColumnMapping): Steps<TableStyle> {
  const findPlaces = (...wanted: ColumnMeaning[]): number[] =>
    wanted.map((meaning) => mapping.columns.indexOf(meaning)).filter((at) => at !== -1);
  const figures = findPlaces('amount', 'moneyIn', 'moneyOut', 'fee', 'balance');
  const [out, fee] = [mapping.columns.indexOf('moneyOut'), mapping.columns.indexOf('fee')];
  const votes: Record<DecimalSign, number> = { '.': 0, ',': 0 };
  let [outIsSigned, feeIsSigned] = [false, false];
  yield* forEachInSteps(rows, ({ cells }, index) => {
    if (index < 2000) {
      for (const at of figures) {
        const shown = detectDecimal(cells[at] ?? '');
        if (shown) votes[shown] += 1;
      }
    }
    if (out !== -1 && !outIsSigned) outIsSigned = isLookingNegative(cells[out] ?? '');
    if (fee !== -1 && !feeIsSigned) feeIsSigned = isLookingNegative(cells[fee] ?? '');
  });
  const decimal = mapping.decimal ?? (votes[','] > votes['.'] ? ',' : '.');
  const shownForm = detectColumnForm(rows, mapping.columns.indexOf('day'));
  return { decimal, dateForm: mapping.dateForm ?? shownForm ?? 'YYYY-MM-DD', outIsSigned, feeIsSigned };
}

/** A cell of an amount: nothing there, the amount, or a text that is none. */
type CellFigure = Cents | null | { readonly wrong: string };
const isWrong = (figure: CellFigure): figure is { readonly wrong: string } =>
  typeof figure === 'object' && figure !== null;

const creditPattern = /^(?:c|cr|credit|krediet|\+)$/i;
const debitPattern = /^(?:d|dr|debit|debiet|-)$/i;

class TableRowReader {
  private readonly at: Readonly<Record<ColumnMeaning, number>>;
  private readonly descriptions: readonly number[];
  private readonly references: readonly number[];
  private lastDayText = '';
  private lastDay: ReturnType<typeof readDay>;

  constructor(
    private readonly mapping: ColumnMapping | BankLayout,
    private readonly shown: TableStyle,
    private readonly period: StatementPeriod | undefined,
    private readonly isSheet: boolean,
  ) {
    const { columns } = mapping;
    const findColumn = (meaning: ColumnMeaning): number => columns.indexOf(meaning);
    this.at = Object.fromEntries([...new Set(columns)].map((meaning) => [meaning, findColumn(meaning)])) as Record<
      ColumnMeaning,
      number
    >;
    const listColumns = (meaning: ColumnMeaning): number[] =>
      columns.flatMap((each, index) => (each === meaning ? [index] : []));
    this.descriptions = listColumns('description');
    this.references = listColumns('reference');
  }

  text(cells: readonly string[], meaning: ColumnMeaning): string {
    const at = this.at[meaning];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  }

  day(text: string): ReturnType<typeof readDay> {
    if (text === this.lastDayText) return this.lastDay;
    this.lastDayText = text;
    this.lastDay =
      readDay(text, this.shown.dateForm, this.period) ?? (this.isSheet ? readDay(text, 'YYYY-MM-DD') : undefined);
    return this.lastDay;
  }

  figure(cells: readonly string[], meaning: ColumnMeaning): CellFigure {
    const at = this.at[meaning];
    const text = at === undefined ? '' : (cells[at] ?? '');
    if (isBlankAmount(text)) return null;
    return readAmount(text, this.shown.decimal) ?? { wrong: text.trim() };
  }

  /** The amount by the mapping's rule; words when the row contradicts itself. */
  amount(cells: readonly string[], line: number): CellFigure | Message {
    if (this.mapping.sign === 'columns') {
      const [into, out] = [this.figure(cells, 'moneyIn'), this.figure(cells, 'moneyOut')];
      if (isWrong(into)) return into;
      if (isWrong(out)) return out;
      if (into && out)
        return message('Line {line} has both money in and money out. Correct the file, or capture this line by hand.', {
          line,
        });
      if (out === null || (out === 0 && into !== null)) return into;
      return cents(this.shown.outIsSigned ? out : -out);
    }
    const amount = this.figure(cells, 'amount');
    if (amount === null || isWrong(amount) || this.mapping.sign === 'signed') return amount;
    if (this.mapping.sign === 'opposite') return cents(-amount);
    const mark = this.text(cells, 'mark');
    if (creditPattern.test(mark)) return cents(Math.abs(amount));
    if (debitPattern.test(mark) || (mark === '' && amount <= 0)) return cents(-Math.abs(amount));
    return message(
      "Line {line} does not say whether it is credit or debit: '{text}'. Correct the file, or capture this line by hand.",
      { line, text: mark },
    );
  }

  fee(cells: readonly string[]): CellFigure {
    const fee = this.figure(cells, 'fee');
    return fee === null || isWrong(fee) ? fee : cents(this.shown.feeIsSigned ? fee : -fee);
  }

  joined(cells: readonly string[], places: readonly number[]): string {
    if (places.length === 1) return tidySpaces(cells[places[0]!] ?? '');
    const parts = places.map((at) => tidySpaces(cells[at] ?? ''));
    return parts.filter((part, index) => part !== '' && parts.indexOf(part) === index).join(' ');
  }

  description(cells: readonly string[]): string {
    const text = this.joined(cells, this.descriptions);
    // A description in the last column may hold separators that nobody quoted.
    const last = this.mapping.columns.length - 1;
    return this.descriptions.at(-1) === last && cells.length > last + 1
      ? tidySpaces([text, ...cells.slice(last + 1)].join(', '))
      : text;
  }

  reference(cells: readonly string[]): string {
    return this.joined(cells, this.references);
  }

  /** Cells beyond the heading that belong to nothing. */
  hasStrayCells(cells: readonly string[]): boolean {
    const width = this.mapping.columns.length;
    return (
      this.descriptions.at(-1) !== width - 1 &&
      cells.length > width &&
      cells.slice(width).some((cell) => cell.trim() !== '')
    );
  }
}

/** Records quote with apostrophes. */
const unquoteRow = ({ line, cells }: StatementRow): StatementRow => ({
  line,
  cells: cells.map((cell) => cell.trim().replace(/^'([^]*)'$/, '$1')),
});

const mostSigns = 2000;

const monthFirst = refuse(
  'file',
  message(
    'The dates in this file have the month first. Download it again with the day or the year first, so that no date is misread.',
  ),
);

/** Reads the rows below a heading. Every row is read, passed over for a reason, or named with what is wrong with it. */
export function* readTable(
  rows: readonly StatementRow[],
  { mapping, heading }: FoundMapping,
  { isSheet, endsClean }: { isSheet: boolean; endsClean: boolean },
  doubts: StatementDoubts,
): Steps<Outcome<TableMovements>> {
  const above = rows.slice(0, Math.max(0, heading));
  const record = 'record' in mapping ? mapping.record : undefined;
  const below = record === undefined ? rows.slice(heading + 1) : rows.slice(heading + 1).map(unquoteRow);
  const shown = yield* detectTableStyle(below, mapping);
  const facts = readFactsAbove(above, shown.decimal);
  if (facts.account !== null && findAccountFlaw(facts.account) === 'ACCOUNT_SCIENTIFIC_NOTATION')
    return refuseShortened(facts.accountLine);
  const reader = new TableRowReader(mapping, shown, facts.period, isSheet);
  const perAccount = new Map<string, RawLine[]>();
  const currencies = new Map<string, string>();
  const headings = heading === -1 ? undefined : toHeadingSignature(rows[heading]!.cells);
  let [passedOver, unread] = [0, 0];
  let { opening, closing } = facts;
  let lossy: number | undefined;
  let [monthsFirst, daysFirst] = [0, 0];

  const addDoubt = (line: number, words: Message): void => {
    unread += 1;
    doubts.add('stop', line, words);
  };

  yield* forEachInSteps(below, ({ line, cells }, index) => {
    if (record !== undefined && cells[0]?.trim() !== record) return void (passedOver += 1);
    const dayText = reader.text(cells, 'day');
    const day = reader.day(dayText);
    const amount = reader.amount(cells, line);
    const isNone = amount === null;
    // Totals, opening and closing rows tell balances and move nothing.
    const summary = day === undefined || isNone ? isSummary(cells) : undefined;
    if (summary && (day === undefined || summary !== 'total')) {
      const balance = reader.figure(cells, 'balance') ?? (typeof amount === 'number' ? amount : null);
      if (summary === 'opening' && !isWrong(balance)) opening ??= balance;
      if (summary === 'closing' && !isWrong(balance)) closing ??= balance;
      return void (passedOver += 1);
    }
    if (day === undefined) {
      if (headings !== undefined && toHeadingSignature(cells) === headings) return void (passedOver += 1);
      if (index === below.length - 1 && !endsClean && cells.length < mapping.columns.length)
        return addDoubt(line, describeCutOff(line));
      if (isMonthFirst(dayText)) monthsFirst += 1;
      return addDoubt(
        line,
        dayText === ''
          ? message('Line {line} has no date. Correct the file, or capture this line by hand.', { line })
          : message(
              "Line {line}: '{text}' is not a date in the format of this file. Correct the file, or capture this line by hand.",
              { line, text: dayText.slice(0, 40) },
            ),
      );
    }
    if (index === below.length - 1 && !endsClean && cells.length < mapping.columns.length)
      return addDoubt(line, describeCutOff(line));
    if (Number(day.slice(8)) > 12) daysFirst += 1;
    if (reader.hasStrayCells(cells)) {
      return addDoubt(
        line,
        message(
          'Line {line} has more cells than the heading, so amounts may be in the wrong column. Put quotation marks around text that contains the separator, or download the file again.',
          { line },
        ),
      );
    }
    if (cells.some((cell) => cell.length > mostSigns))
      return addDoubt(
        line,
        message('A cell on line {line} is too long. Download the file again from the bank.', {
          line,
        }),
      );
    if (typeof amount === 'object' && amount !== null && 'key' in amount) return addDoubt(line, amount);
    const fee = reader.fee(cells);
    const balance = reader.figure(cells, 'balance');
    const wrong = [amount, fee, balance].find(isWrong);
    if (wrong)
      return addDoubt(
        line,
        message(
          "Line {line}: '{text}' is not an amount in the format of this file. Correct the file, or capture this line by hand.",
          { line, text: wrong.wrong.slice(0, 40) },
        ),
      );
    if (isNone && fee === null)
      return addDoubt(
        line,
        message('Line {line} has no amount. Correct the file, or capture this line by hand.', {
          line,
        }),
      );
    const account = reader.text(cells, 'account');
    if (account !== '' && findAccountFlaw(account) === 'ACCOUNT_SCIENTIFIC_NOTATION') lossy ??= line;
    const currency = reader.text(cells, 'currency').toUpperCase();
    if (currency !== '') currencies.set(account, currency);
    const reference = reader.reference(cells);
    const bankId = reader.text(cells, 'bankId');
    const valueText = reader.text(cells, 'valueDay');
    const valueDay = valueText === '' ? undefined : readDay(valueText, shown.dateForm, facts.period);
    const row: RawLine = {
      line,
      day,
      valueDay: valueDay === day ? undefined : valueDay,
      amount: amount as Cents | null,
      fee: fee === null ? undefined : (fee as Cents),
      description: reader.description(cells),
      reference: reference === '' ? undefined : reference,
      bankId: bankId === '' ? undefined : bankId,
      balance: balance as Cents | null,
    };
    const lines = perAccount.get(account);
    if (lines) lines.push(row);
    else perAccount.set(account, [row]);
  });

  if (lossy !== undefined) return refuseShortened(lossy);
  if (monthsFirst > 0 && daysFirst === 0) return monthFirst;
  const isOne = perAccount.size <= 1;
  const groups: [string, RawLine[]][] = perAccount.size === 0 ? [['', []]] : [...perAccount];
  const statements = groups.map(([account, lines]): RawStatement => ({
    account: account || facts.account,
    currency: currencies.get(account) ?? facts.currency,
    owner: facts.owner,
    number: facts.number,
    opening: isOne ? opening : null,
    closing: isOne ? closing : null,
    line: lines[0]?.line ?? 1,
    rows: lines,
  }));
  const inFile = below.length;
  return {
    statements,
    rows: { inFile, read: inFile - passedOver - unread, passedOver, unread },
    decimal: shown.decimal,
    dateForm: shown.dateForm,
  };
}

const refuseShortened = (line: number) =>
  refuse(
    'file',
    message(
      'A spreadsheet shortened the account number on line {line} and digits are lost. Download the file again from the bank and do not save it in a spreadsheet.',
      { line },
    ),
  );

const describeCutOff = (line: number): Message =>
  message('The file breaks off in line {line}. Download it again from the bank.', { line });

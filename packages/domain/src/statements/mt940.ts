import { countDaysBetween, type LocalDate } from '../dates/local-date';
import { type Outcome, refuse, type RefusalError } from '../law/refusal';
import { type Message, message } from '../law/message';
import { type Cents, cents } from '../money/cents';
import { mostAStep, type Steps } from '../steps/steps';
import { readAmount } from './amount';
import { toValidDay } from './day';
import { type StatementDoubts, type RawLine, type RawStatement, tidySpaces } from './raw';
import type { RowCount } from './statement';

export interface StatementMovements {
  readonly statements: readonly RawStatement[];
  readonly rows: RowCount;
}

/** A field of the message: its tag, the line it begins on, and its lines. */
interface Mt940Field {
  readonly tag: string;
  readonly line: number;
  readonly lines: string[];
}

/** Tags of this message. Text may wrap so that a time such as :26: opens a line, so not every number is a tag. */
const tagged = /^:(20|21|25P?|28C?|60[FM]|61|62[FM]|64|65|86|90[CD]|13D?|34F):(.*)$/;

/** The fields one after the other, and after every so many lines a pause. */
function* parseFields(text: string): Generator<Mt940Field | 'pause', void> {
  let open: Mt940Field | undefined;
  for (let [at, number] = [0, 1]; at < text.length; number += 1) {
    let end = text.indexOf('\n', at);
    if (end === -1) end = text.length;
    const line = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    at = end + 1;
    const [, tag, rest] = line.startsWith(':') ? (tagged.exec(line) ?? []) : [];
    const isEnd = tag === undefined && (/^-(?:\}|[A-Z]{0,3}\s{0,9}$)/.test(line) || line.startsWith('{'));
    if (tag !== undefined || isEnd) {
      if (open) yield open;
      open = { tag: tag ?? 'end', line: number, lines: [rest ?? ''] };
    } else open?.lines.push(line);
    if (number % mostAStep === 0) yield 'pause';
  }
  if (open) yield open;
}

const widest = 65;
/** A line of full width was cut by the format, in the middle of a word perhaps; a shorter one ended there. */
const joinLines = (lines: readonly string[]): string =>
  tidySpaces(
    lines.reduce((text, line, index) => text + (index > 0 && lines[index - 1]!.length < widest ? ' ' : '') + line, ''),
  );

const toCentury = (year: string): number => (Number(year) >= 80 ? 1900 : 2000) + Number(year);
const parseSixDigits = (text: string): LocalDate | undefined =>
  toValidDay(toCentury(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6)));

/** The booking day has no year: it is the one nearest to the value day. */
function findBookingDay(monthDay: string, value: LocalDate): LocalDate | undefined {
  const year = Number(value.slice(0, 4));
  const days = [year - 1, year, year + 1].map((each) =>
    toValidDay(each, Number(monthDay.slice(0, 2)), Number(monthDay.slice(2))),
  );
  const near = days.filter((day) => day !== undefined);
  return near.sort((a, b) => Math.abs(countDaysBetween(value, a)) - Math.abs(countDaysBetween(value, b)))[0];
}

/** In this format an amount always shows its comma, and '500,' is five hundred. */
const parseMt940Amount = (text: string): Cents | undefined =>
  /^\d{1,15},\d{0,2}$/.test(text) ? readAmount(text.endsWith(',') ? `${text}00` : text, ',') : undefined;

const movement = /^(\d{6})(\d{4}| {4})?(R?[CD])([A-Z])?(\d{1,15},\d{0,2})([A-Z][A-Z0-9]{3})?(.*)$/;

function readMovement(field: Mt940Field, info: Mt940Field | undefined): RawLine | Message {
  const first = field.lines[0] ?? '';
  const [, value = '', entry = '', mark = '', , figure = '', , rest = ''] = movement.exec(first) ?? [];
  const valueDay = value === '' ? undefined : parseSixDigits(value);
  const amount = parseMt940Amount(figure);
  if (value !== '' && !valueDay) {
    return message(
      "Line {line}: '{text}' is not a date. Ask the bank for a correct file, or capture this line by hand.",
      {
        line: field.line,
        text: value,
      },
    );
  }
  if (!valueDay || amount === undefined) {
    return message(
      "We cannot read the transaction on line {line}: '{text}'. Download the statement again from the bank.",
      {
        line: field.line,
        text: first.slice(0, 60),
      },
    );
  }
  const bookedDay = entry.trim() === '' ? valueDay : findBookingDay(entry, valueDay);
  if (!bookedDay) {
    return message(
      "Line {line}: '{text}' is not a date. Ask the bank for a correct file, or capture this line by hand.",
      {
        line: field.line,
        text: entry,
      },
    );
  }
  const cut = rest.indexOf('//');
  const reference = tidySpaces(cut === -1 ? rest : rest.slice(0, cut));
  const bankReference = cut === -1 ? '' : tidySpaces(rest.slice(cut + 2));
  const isReversal = mark.startsWith('R');
  // A reversed credit takes away, a reversed debit gives back.
  const isOut = (mark.at(-1) === 'D') !== isReversal;
  const text = joinLines(info?.lines ?? []) || joinLines(field.lines.slice(1));
  return {
    line: field.line,
    day: bookedDay,
    valueDay,
    amount: cents(isOut ? -amount : amount),
    description: text || reference || bankReference,
    reference: reference === '' || reference === 'NONREF' ? undefined : reference,
    bankReference: bankReference === '' ? undefined : bankReference,
    balance: null,
    isReversal,
  };
}

const balance = /^([CD])(\d{6})([A-Z]{3})(\d{1,18},\d{0,2})\s*$/;

function readBalance(field: Mt940Field): { amount: Cents; currency: string } | undefined {
  const [, mark, day, currency, figure] = balance.exec(field.lines[0] ?? '') ?? [];
  const bare = figure?.replace(/^0+(?=\d)/, '');
  const amount = bare === undefined ? undefined : parseMt940Amount(bare);
  if (amount === undefined || currency === undefined || day === undefined || !parseSixDigits(day)) return undefined;
  return { amount: cents(mark === 'D' ? -amount : amount), currency };
}

interface OpenMt940Statement {
  account: string | null;
  number: string | null;
  opening?: { amount: Cents; currency: string };
  line: number;
  rows: RawLine[];
}

/** Takes the fields in turn; a movement waits for the field behind it, which may tell about it. */
class Mt940Messages {
  readonly statements: RawStatement[] = [];
  inFile = 0;
  unread = 0;
  private open: OpenMt940Statement | undefined;
  private waiting: Mt940Field | undefined;

  constructor(private readonly doubts: StatementDoubts) {}

  take(field: Mt940Field): RefusalError | undefined {
    this.settleMovement(field.tag === '86' ? field : undefined);
    const value = tidySpaces(field.lines[0] ?? '');
    const { open } = this;
    switch (field.tag) {
      case '20':
        if (open) return refuseCutOff(open.line);
        this.open = { account: null, number: null, line: field.line, rows: [] };
        return undefined;
      case '25':
      case '25P':
        if (open) open.account = value || null;
        return undefined;
      case '28':
      case '28C':
        if (open) open.number = value.split('/')[0] || null;
        return undefined;
      case '60F':
      case '60M': {
        const opening = readBalance(field);
        if (!open || !opening) return refuseUnreadableBalance(field);
        open.opening = opening;
        return undefined;
      }
      case '61':
        this.inFile += 1;
        if (!open?.opening) return refuseCutOff(field.line);
        this.waiting = field;
        return undefined;
      case '62F':
      case '62M':
        return this.close(field);
      default:
        return undefined;
    }
  }

  private settleMovement(info: Mt940Field | undefined): void {
    if (!this.waiting) return;
    const row = readMovement(this.waiting, info);
    if ('key' in row) {
      this.unread += 1;
      this.doubts.add('stop', this.waiting.line, row);
    } else this.open!.rows.push(row);
    this.waiting = undefined;
  }

  private close(field: Mt940Field): RefusalError | undefined {
    const closing = readBalance(field);
    if (!this.open?.opening || !closing) return refuseUnreadableBalance(field);
    const { opening, account, number, line, rows } = this.open;
    if (opening.currency !== closing.currency) return refuseUnreadableBalance(field);
    this.statements.push({
      account,
      currency: opening.currency,
      owner: null,
      number,
      opening: opening.amount,
      closing: closing.amount,
      line,
      rows,
    });
    this.open = undefined;
    return undefined;
  }

  /** The statement that was begun and never closed, if there is one. */
  get cutOff(): number | undefined {
    return this.open?.line;
  }
}

/** Customer statements of SWIFT: any number in a file, wrapped in blocks or bare. */
export function* readMt940(text: string, doubts: StatementDoubts): Steps<Outcome<StatementMovements>> {
  const messages = new Mt940Messages(doubts);
  for (const field of parseFields(text)) {
    if (field === 'pause') yield mostAStep;
    else {
      const refused = messages.take(field);
      if (refused) return refused;
    }
  }
  const { statements, inFile, unread, cutOff } = messages;
  if (cutOff !== undefined) return refuseCutOff(cutOff);
  if (statements.length === 0)
    return refuse('file', message('There is no statement in this file. Download it again from the bank as MT940.'));
  return { statements, rows: { inFile, read: inFile - unread, passedOver: 0, unread } };
}

const refuseCutOff = (line: number) =>
  refuse(
    'file',
    message(
      'The statement that begins at line {line} breaks off before its closing balance. Download it again from the bank.',
      { line },
    ),
  );

const refuseUnreadableBalance = (field: Mt940Field) =>
  refuse(
    'file',
    message("The balance at line {line} cannot be read: '{text}'. Download the statement again from the bank.", {
      line: field.line,
      text: (field.lines[0] ?? '').slice(0, 40),
    }),
  );

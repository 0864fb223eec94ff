import { daysBetween, type LocalDate } from '../dates/local-date';
import { type Outcome, refuse, type Refused } from '../law/refusal';
import { type Said, said } from '../law/said';
import { type Cents, cents } from '../money/cents';
import { mostAStep, type Steps } from '../steps/steps';
import { readAmount } from './amount';
import { dayIfAny } from './day';
import { type Doubts, type RawLine, type RawStatement, tidy } from './raw';
import type { RowCount } from './statement';

export interface ReadMovements {
  readonly statements: readonly RawStatement[];
  readonly rows: RowCount;
}

/** A field of the message: its tag, the line it begins on, and its lines. */
interface Field {
  readonly tag: string;
  readonly line: number;
  readonly lines: string[];
}

/** Tags of this message. Text may wrap so that a time such as :26: opens a line, so not every number is a tag. */
const tagged = /^:(20|21|25P?|28C?|60[FM]|61|62[FM]|64|65|86|90[CD]|13D?|34F):(.*)$/;

/** The fields one after the other, and after every so many lines a pause. */
function* fieldsOf(text: string): Generator<Field | 'pause', void> {
  let open: Field | undefined;
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
const joined = (lines: readonly string[]): string =>
  tidy(
    lines.reduce((text, line, index) => text + (index > 0 && lines[index - 1]!.length < widest ? ' ' : '') + line, ''),
  );

const century = (year: string): number => (Number(year) >= 80 ? 1900 : 2000) + Number(year);
const sixDigits = (text: string): LocalDate | undefined =>
  dayIfAny(century(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6)));

/** The booking day has no year: it is the one nearest to the value day. */
function bookedNear(monthDay: string, value: LocalDate): LocalDate | undefined {
  const year = Number(value.slice(0, 4));
  const days = [year - 1, year, year + 1].map((each) =>
    dayIfAny(each, Number(monthDay.slice(0, 2)), Number(monthDay.slice(2))),
  );
  const near = days.filter((day) => day !== undefined);
  return near.sort((a, b) => Math.abs(daysBetween(value, a)) - Math.abs(daysBetween(value, b)))[0];
}

/** In this format an amount always shows its comma, and '500,' is five hundred. */
const amountOf = (text: string): Cents | undefined =>
  /^\d{1,15},\d{0,2}$/.test(text) ? readAmount(text.endsWith(',') ? `${text}00` : text, ',') : undefined;

const movement = /^(\d{6})(\d{4}| {4})?(R?[CD])([A-Z])?(\d{1,15},\d{0,2})([A-Z][A-Z0-9]{3})?(.*)$/;

function readMovement(field: Field, info: Field | undefined): RawLine | Said {
  const first = field.lines[0] ?? '';
  const [, value = '', entry = '', mark = '', , figure = '', , rest = ''] = movement.exec(first) ?? [];
  const valueDay = value === '' ? undefined : sixDigits(value);
  const amount = amountOf(figure);
  if (value !== '' && !valueDay) {
    return said("Line {line}: '{text}' is no day. Correct the file at the bank, or capture this line by hand.", {
      line: field.line,
      text: value,
    });
  }
  if (!valueDay || amount === undefined) {
    return said("Line {line} is no movement that can be read: '{text}'. Download the statement again from the bank.", {
      line: field.line,
      text: first.slice(0, 60),
    });
  }
  const bookedDay = entry.trim() === '' ? valueDay : bookedNear(entry, valueDay);
  if (!bookedDay) {
    return said("Line {line}: '{text}' is no day. Correct the file at the bank, or capture this line by hand.", {
      line: field.line,
      text: entry,
    });
  }
  const cut = rest.indexOf('//');
  const reference = tidy(cut === -1 ? rest : rest.slice(0, cut));
  const bankReference = cut === -1 ? '' : tidy(rest.slice(cut + 2));
  const isReversal = mark.startsWith('R');
  // A reversed credit takes away, a reversed debit gives back.
  const isOut = (mark.at(-1) === 'D') !== isReversal;
  const text = joined(info?.lines ?? []) || joined(field.lines.slice(1));
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

function readBalance(field: Field): { amount: Cents; currency: string } | undefined {
  const [, mark, day, currency, figure] = balance.exec(field.lines[0] ?? '') ?? [];
  const bare = figure?.replace(/^0+(?=\d)/, '');
  const amount = bare === undefined ? undefined : amountOf(bare);
  if (amount === undefined || currency === undefined || day === undefined || !sixDigits(day)) return undefined;
  return { amount: cents(mark === 'D' ? -amount : amount), currency };
}

interface Open {
  account: string | null;
  number: string | null;
  opening?: { amount: Cents; currency: string };
  line: number;
  rows: RawLine[];
}

/** Takes the fields in turn; a movement waits for the field behind it, which may tell about it. */
class Messages {
  readonly statements: RawStatement[] = [];
  inFile = 0;
  unread = 0;
  private open: Open | undefined;
  private waiting: Field | undefined;

  constructor(private readonly doubts: Doubts) {}

  take(field: Field): Refused | undefined {
    this.settleMovement(field.tag === '86' ? field : undefined);
    const value = tidy(field.lines[0] ?? '');
    const { open } = this;
    switch (field.tag) {
      case '20':
        if (open) return breaksOff(open.line);
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
        if (!open || !opening) return unreadableBalance(field);
        open.opening = opening;
        return undefined;
      }
      case '61':
        this.inFile += 1;
        if (!open?.opening) return breaksOff(field.line);
        this.waiting = field;
        return undefined;
      case '62F':
      case '62M':
        return this.close(field);
      default:
        return undefined;
    }
  }

  private settleMovement(info: Field | undefined): void {
    if (!this.waiting) return;
    const row = readMovement(this.waiting, info);
    if ('key' in row) {
      this.unread += 1;
      this.doubts.add('stop', this.waiting.line, row);
    } else this.open!.rows.push(row);
    this.waiting = undefined;
  }

  private close(field: Field): Refused | undefined {
    const closing = readBalance(field);
    if (!this.open?.opening || !closing) return unreadableBalance(field);
    const { opening, account, number, line, rows } = this.open;
    if (opening.currency !== closing.currency) return unreadableBalance(field);
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
export function* readMt940(text: string, doubts: Doubts): Steps<Outcome<ReadMovements>> {
  const messages = new Messages(doubts);
  for (const field of fieldsOf(text)) {
    if (field === 'pause') yield mostAStep;
    else {
      const refused = messages.take(field);
      if (refused) return refused;
    }
  }
  const { statements, inFile, unread, cutOff } = messages;
  if (cutOff !== undefined) return breaksOff(cutOff);
  if (statements.length === 0)
    return refuse('file', said('There is no statement in this file. Download it again from the bank as MT940.'));
  return { statements, rows: { inFile, read: inFile - unread, passedOver: 0, unread } };
}

const breaksOff = (line: number) =>
  refuse(
    'file',
    said(
      'The statement that begins at line {line} breaks off before its closing balance. Download it again from the bank.',
      { line },
    ),
  );

const unreadableBalance = (field: Field) =>
  refuse(
    'file',
    said("The balance at line {line} cannot be read: '{text}'. Download the statement again from the bank.", {
      line: field.line,
      text: (field.lines[0] ?? '').slice(0, 40),
    }),
  );

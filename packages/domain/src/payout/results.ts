import type { LocalDate } from '../dates/local-date';
import { type CsvRow, readCsvPage, startOfCsv } from '../csv/read-csv';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message, type Message } from '../law/message';
import { type Cents, negate, sum } from '../money/cents';
import { readAmount } from '../statements/amount';
import { normaliseAccountNumber, normaliseText } from '../statements/keys';

/** A payment that is in a bank file, whose result is not known yet. */
export interface SentPayment {
  readonly id: number;
  readonly payee: string;
  readonly account: string;
  readonly amount: Cents;
  readonly ownReference: string;
  readonly reference: string;
  /** Not before this day can the bank have paid it. */
  readonly sentOn: LocalDate;
}

export interface PayoutStatementLine {
  readonly id: number;
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly description: string;
  readonly reference: string | null;
}

/** A line of the bank that says payments were made: one of them, or all of a file in one debit. */
export interface FoundResult {
  readonly lineId: number;
  readonly day: LocalDate;
  readonly paymentIds: readonly number[];
  readonly why: Message;
}

/** Statements cut names: so many letters of one are looked for. */
const nameOnStatement = 12;

function isNamed({ ownReference, reference, payee }: SentPayment, line: PayoutStatementLine): boolean {
  const words = ` ${normaliseText(`${line.description} ${line.reference ?? ''}`)} `;
  const has = (text: string): boolean => {
    const looked = normaliseText(text);
    return looked.length >= 3 && words.includes(looked);
  };
  return has(ownReference) || has(reference) || has(normaliseText(payee).slice(0, nameOnStatement));
}

/**
 * Which lines of the account answer which payments. An amount that one payment and one line have alone is enough; where
 * several have it, its reference or the payee's name has to say which. What stays unclear is left to a person.
 */
export function matchResults(
  payments: readonly SentPayment[],
  lines: readonly PayoutStatementLine[],
): readonly FoundResult[] {
  const found: FoundResult[] = [];
  const [answered, used] = [new Set<number>(), new Set<number>()];
  const isFittingLine = (payment: SentPayment, line: PayoutStatementLine): boolean =>
    !answered.has(payment.id) &&
    !used.has(line.id) &&
    line.amount === negate(payment.amount) &&
    line.day >= payment.sentOn;
  const takeLine = (line: PayoutStatementLine, taken: readonly SentPayment[], why: Message): void => {
    used.add(line.id);
    for (const { id } of taken) answered.add(id);
    found.push({ lineId: line.id, day: line.day, paymentIds: taken.map(({ id }) => id), why });
  };
  for (const payment of payments) {
    const named = lines.find((line) => isFittingLine(payment, line) && isNamed(payment, line));
    const rivals = payments.filter(
      (other) => other.id !== payment.id && named && isFittingLine(other, named) && isNamed(other, named),
    );
    if (named && rivals.length === 0) {
      takeLine(named, [payment], message('Same amount, and the line names it'));
    }
  }
  for (const payment of payments) {
    const alike = lines.filter((line) => isFittingLine(payment, line));
    const rivals = payments.filter((other) => other.id !== payment.id && alike[0] && isFittingLine(other, alike[0]));
    if (alike.length === 1 && rivals.length === 0 && !answered.has(payment.id)) {
      takeLine(alike[0]!, [payment], message('Same amount, no other line has it'));
    }
  }
  const open = payments.filter(({ id }) => !answered.has(id));
  if (open.length > 1) {
    const total = sum(open.map(({ amount }) => amount));
    const whole = lines.filter(
      (line) => !used.has(line.id) && line.amount === negate(total) && open.every(({ sentOn }) => line.day >= sentOn),
    );
    if (whole.length === 1) takeLine(whole[0]!, open, message('One debit for the whole file'));
  }
  return found;
}

/** A payment of a file that is booked as paid. */
export interface MadePayment extends SentPayment {
  readonly paidOn: LocalDate;
}

/** The lines that return payments: of the same amount, on the day of the payment or later, and naming the payment. */
export function matchReturns(
  payments: readonly MadePayment[],
  lines: readonly PayoutStatementLine[],
): readonly FoundResult[] {
  const used = new Set<number>();
  const isReturnOf = (line: PayoutStatementLine, payment: MadePayment): boolean =>
    !used.has(line.id) && line.amount === payment.amount && line.day >= payment.paidOn && isNamed(payment, line);
  return payments.flatMap((payment) => {
    const line = lines.find((one) => isReturnOf(one, payment));
    // Of two equal payments to one payee, a person says which was returned.
    if (!line || payments.some((other) => other.id !== payment.id && isReturnOf(line, other))) return [];
    used.add(line.id);
    return [
      {
        lineId: line.id,
        day: line.day,
        paymentIds: [payment.id],
        why: message('Same amount, and the line names the payment'),
      },
    ];
  });
}

/** What the columns of a bank's report of results are. */
export const resultColumns = {
  account: 'Account number',
  reference: 'Reference',
  amount: 'Amount',
  status: 'Status',
  reason: 'Reason',
} as const;
export type ResultColumn = keyof typeof resultColumns;
export type ResultMapping = Readonly<Partial<Record<ResultColumn, number>>>;

/** Whether the columns are enough to read a report by. */
export const isReadable = ({ status, account, reference }: ResultMapping): boolean =>
  status !== undefined && (account !== undefined || reference !== undefined);

const guesses: Readonly<Record<ResultColumn, RegExp>> = {
  account: /account|rekening/i,
  reference: /ref|verwysing/i,
  amount: /amount|bedrag|value/i,
  status: /status|result|outcome|uitslag/i,
  reason: /reason|message|error|rede/i,
};

/** A heading as it is known again, however it is spaced or written large. */
export const toHeadingKey = (heading: readonly string[]): string =>
  heading.map((text) => text.trim().toLowerCase().replace(/\s+/g, ' ')).join('|');

/** The columns a heading names by itself. */
export function guessResultColumns(heading: readonly string[]): ResultMapping {
  const mapping: Partial<Record<ResultColumn, number>> = {};
  for (const column of Object.keys(guesses) as ResultColumn[]) {
    const at = heading.findIndex((text, index) => {
      const isFree = !Object.values(mapping).includes(index);
      return isFree && guesses[column].test(text);
    });
    if (at >= 0) mapping[column] = at;
  }
  return mapping;
}

const paidPattern = /^(?:paid|success\w*|processed|complete\w*|accepted|approved|ok|betaal|suksesvol|verwerk)$/i;
const failedPattern =
  /^(?:fail\w*|reject\w*|unpaid|return\w*|declined|error|invalid|cancel\w*|misluk|verwerp|onbetaal|teruggestuur)$/i;

export interface ResultLine {
  /** As an editor counts it. */
  readonly line: number;
  readonly paymentId?: number;
  readonly outcome?: 'paid' | 'failed' | 'returned';
  readonly reason?: string;
  /** Why a person has to look at it. */
  readonly doubt?: Message;
}

/** The rows of a report with the lines they stand on, its heading first. */
export function readReportRows(text: string): Outcome<readonly CsvRow[]> {
  const page = readCsvPage(text, startOfCsv(text));
  return isRefused(page) ? page : page.rows;
}

/** A bank's report of what became of payments, line by line; a line that is unclear is named and decides nothing. */
export function readResults(
  text: string,
  mapping: ResultMapping,
  payments: readonly SentPayment[],
  /** Those that are booked as paid already: the bank can only have returned them. */
  made: ReadonlySet<number> = new Set(),
): Outcome<readonly ResultLine[]> {
  const rows = readReportRows(text);
  if (isRefused(rows)) return rows;
  if (mapping.status === undefined) return refuse('status', 'Choose the column that shows whether it was paid.');
  if (mapping.account === undefined && mapping.reference === undefined) {
    return refuse('account', 'Choose the column with the account number or reference.');
  }
  if (rows.length < 2) return refuse('file', 'The file has no lines below its heading.');
  const readReportCell = (cells: readonly string[], column: ResultColumn): string =>
    mapping[column] === undefined ? '' : (cells[mapping[column]] ?? '').trim();
  const seen = new Set<number>();
  return rows.slice(1).map(({ line, cells }): ResultLine => {
    const account = readReportCell(cells, 'account').replace(/\s/g, '');
    const reference = normaliseText(readReportCell(cells, 'reference'));
    const amountText = readReportCell(cells, 'amount');
    const amount = amountText === '' ? undefined : readAmount(amountText, amountText.includes('.') ? '.' : ',');
    if (amountText !== '' && amount === undefined) return { line, doubt: message('The amount cannot be read.') };
    if (/^\d[\d.,]*e/i.test(account)) {
      return {
        line,
        doubt: message('A spreadsheet has shortened the account number. Request the file from the bank again.'),
      };
    }
    const isReferred = ({ ownReference, reference: own }: SentPayment): boolean =>
      reference !== '' && [ownReference, own].some((one) => normaliseText(one) === reference);
    const byNumber = payments.filter(
      (payment) =>
        (account === ''
          ? isReferred(payment)
          : normaliseAccountNumber(payment.account) === normaliseAccountNumber(account)) &&
        (amount === undefined || Math.abs(amount) === payment.amount),
    );
    const fits = byNumber.length > 1 && reference !== '' ? byNumber.filter(isReferred) : byNumber;
    if (fits.length === 0) return { line, doubt: message('No payment in this file matches the line.') };
    if (fits.length > 1) return { line, doubt: message('Several payments match this line. Choose the right one.') };
    const payment = fits[0]!;
    if (seen.has(payment.id)) return { line, doubt: message('This payment already appears in a line above.') };
    const status = readReportCell(cells, 'status');
    const isMade = made.has(payment.id);
    if (isMade && paidPattern.test(status)) return { line };
    const outcome = paidPattern.test(status)
      ? 'paid'
      : failedPattern.test(status)
        ? isMade
          ? 'returned'
          : 'failed'
        : undefined;
    if (outcome === undefined) {
      return {
        line,
        paymentId: payment.id,
        doubt: message("'{status}' does not say whether the payment was paid or failed.", { status }),
      };
    }
    seen.add(payment.id);
    const reason = readReportCell(cells, 'reason');
    return { line, paymentId: payment.id, outcome, ...(reason !== '' && { reason }) };
  });
}

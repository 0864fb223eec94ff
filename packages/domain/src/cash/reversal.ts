import type { LocalDate } from '../dates/local-date';
import { formatPlainAmount } from '../formats/amount';
import { message } from '../law/message';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { type Cents, minus, negate } from '../money/cents';
import { normaliseText } from '../statements/keys';
import type { MovementKind } from './movement';

/** What is kept of an entry that money came back of: how much of it, and whether it is itself money that came back. */
export interface OriginalEntry {
  readonly id: number;
  readonly day: LocalDate;
  /** As it is stored: above nought, unless it is itself a refund or return. */
  readonly amount: Cents;
  readonly bankAccountID: number | null;
  readonly reversalOfID: number | null;
  /** What came back of it already, without the entry that is being changed; above nought. */
  readonly reversed: Cents;
}

/** What is said of an entry that gives back another: its amount is below nought. */
export interface ReversalEntry {
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly bankAccountID: number | null;
}

/** Movements that can be undone by money alone. A sale or a transfer that was called off is captured as what it is. */
const returnableKinds: ReadonlySet<MovementKind> = new Set<MovementKind>([
  'awardPaid',
  'heirPaidIn',
  'dividendPaid',
  'contributionReceived',
  'compositionReceived',
  'compositionPaid',
  'assetCollected',
  'inherited',
  'compensated',
  'loanRepaid',
]);
export const isReturnableKind = (kind: MovementKind): boolean => returnableKinds.has(kind);

/** A refund is typed as people say it, R1,450, and kept below nought. */
export const toReversalAmount = (amount: Cents): Cents => (amount > 0 ? negate(amount) : amount);

/** A refund, a reversal or a returned payment belongs to an entry that moved, and gives back at most what is left of it. */
export function checkReversal(
  entry: ReversalEntry,
  original: OriginalEntry,
  dayField: string,
): RefusalError | undefined {
  if (original.reversalOfID !== null) {
    return refuse('reversalOfID', 'This entry is itself a refund or return. Choose the entry it belongs to.');
  }
  if (original.bankAccountID === null) {
    return refuse('reversalOfID', 'No money has moved for this entry yet, so nothing can come back of it.');
  }
  const left = minus(original.amount, original.reversed);
  return collectRefusals([
    entry.bankAccountID === null
      ? refuse('bankAccountID', 'Choose the bank account the money moved through.')
      : undefined,
    entry.amount === 0 ? refuse('amount', 'Enter the amount that came back.') : undefined,
    negate(entry.amount) > left
      ? refuse(
          'amount',
          message('At most {left} of the entry can still come back. Correct the amount.', {
            left: formatPlainAmount(left),
          }),
        )
      : undefined,
    entry.day < original.day
      ? refuse(
          dayField,
          message('The entry it belongs to is of {day}. Money cannot come back before that day.', {
            day: original.day,
          }),
        )
      : undefined,
  ]);
}

/** An entry that a bank line may give back. */
export interface ReversalCandidate {
  readonly day: LocalDate;
  readonly description: string;
  readonly payee: string | null;
  readonly bankAccountID: number;
  /** What of it can still come back; above nought. */
  readonly left: Cents;
}

export interface LineToReverse {
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly description: string;
  readonly reference: string | null;
  readonly bankAccountID: number;
}

/** Words that stand in every returned payment and say nothing of whom it was to. */
const wordsOfReturns: ReadonlySet<string> = new Set([
  'REFUND',
  'RETURN',
  'RETURNED',
  'REVERSAL',
  'REVERSED',
  'PAYMENT',
  'UNPAID',
  'DEBIT',
  'CREDIT',
  'ORDER',
  'TERUGBETALING',
  'BETALING',
  'ONBETAAL',
]);

/** What banks print beside a payment they could not make. A refund is what somebody chose to pay back. */
const returnPattern = /\b(?:RETURN\w*|UNPAID|REJECT\w*|INVALID ACC\w*|ACCOUNT CLOSED|TERUGGESTUUR|ONBETAAL|VERWERP)\b/;
export const isReturnText = (...texts: readonly (string | null)[]): boolean =>
  returnPattern.test(normaliseText(texts.filter(Boolean).join(' ')));

const listNamingWords = (...texts: readonly (string | null)[]): string[] =>
  normaliseText(texts.filter(Boolean).join(' '))
    .split(' ')
    .filter((word) => word.length >= 4 && !wordsOfReturns.has(word));

/** The entries a bank line may give back, the likeliest first: the same amount, the same words, the same account, the latest. */
export function rankOriginals<T extends ReversalCandidate>(line: LineToReverse, candidates: readonly T[]): T[] {
  const amount = Math.abs(line.amount);
  const words = new Set(listNamingWords(line.description, line.reference));
  const rank = (one: T): number =>
    (one.left === amount ? 4 : 0) +
    (listNamingWords(one.description, one.payee).some((word) => words.has(word)) ? 3 : 0) +
    (one.bankAccountID === line.bankAccountID ? 1 : 0);
  return candidates
    .filter((one) => one.left >= amount && one.day <= line.day)
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => b.rank - a.rank || (a.one.day < b.one.day ? 1 : a.one.day > b.one.day ? -1 : 0))
    .map(({ one }) => one);
}

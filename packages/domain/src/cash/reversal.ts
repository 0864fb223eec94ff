import type { LocalDate } from '../dates/local-date';
import { formatPlainAmount } from '../formats/amount';
import { message } from '../law/message';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { type Cents, minus, negate } from '../money/cents';
import { normaliseText } from '../statements/keys';
import type { MovementKind } from './movement';

/** An entry that was refunded or returned, with what the rules need of it. */
export interface OriginalEntry {
  readonly id: number;
  readonly day: LocalDate;
  /** As it is stored: positive, unless it is itself a refund or return. */
  readonly amount: Cents;
  readonly bankAccountID: number | null;
  readonly reversalOfID: number | null;
  /** What was refunded or returned so far, without the entry that is being changed; never negative. */
  readonly reversed: Cents;
}

/** A refund or return as it is saved: its amount is negative. */
export interface ReversalEntry {
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly bankAccountID: number | null;
}

/** Movements that a payment alone can undo. A sale or a transfer that was cancelled is captured as what happened. */
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

/** People type a refund as R1,450; it is stored as a negative amount. */
export const toReversalAmount = (amount: Cents): Cents => (amount > 0 ? negate(amount) : amount);

/** A refund, a reversal or a returned payment belongs to an entry whose money moved, and is at most what is left of it. */
export function checkReversal(
  entry: ReversalEntry,
  original: OriginalEntry,
  dayField: string,
): RefusalError | undefined {
  if (original.reversalOfID !== null) {
    return refuse('reversalOfID', 'This entry is itself a refund or return. Choose the entry it belongs to.');
  }
  if (original.bankAccountID === null) {
    return refuse(
      'reversalOfID',
      'No money has moved for this entry yet, so it cannot have been refunded or returned.',
    );
  }
  const left = minus(original.amount, original.reversed);
  return collectRefusals([
    entry.bankAccountID === null
      ? refuse('bankAccountID', 'Choose the bank account the money moved through.')
      : undefined,
    entry.amount === 0 ? refuse('amount', 'Enter the amount of the refund or return.') : undefined,
    negate(entry.amount) > left
      ? refuse(
          'amount',
          message('At most {left} of the original entry is left. Correct the amount.', {
            left: formatPlainAmount(left),
          }),
        )
      : undefined,
    entry.day < original.day
      ? refuse(
          dayField,
          message('The original entry is dated {day}. Enter that day or a later one.', {
            day: original.day,
          }),
        )
      : undefined,
  ]);
}

/** An entry that a bank line may refund or return. */
export interface ReversalCandidate {
  readonly day: LocalDate;
  readonly description: string;
  readonly payee: string | null;
  readonly bankAccountID: number;
  /** What can still be refunded or returned; positive. */
  readonly left: Cents;
}

export interface LineToReverse {
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly description: string;
  readonly reference: string | null;
  readonly bankAccountID: number;
}

/** Words that every returned payment carries, so they do not identify its payee. */
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

/** What banks print beside a payment they could not make. A refund, in contrast, is paid back by choice. */
const returnPattern = /\b(?:RETURN\w*|UNPAID|REJECT\w*|INVALID ACC\w*|ACCOUNT CLOSED|TERUGGESTUUR|ONBETAAL|VERWERP)\b/;
export const isReturnText = (...texts: readonly (string | null)[]): boolean =>
  returnPattern.test(normaliseText(texts.filter(Boolean).join(' ')));

const listNamingWords = (...texts: readonly (string | null)[]): string[] =>
  normaliseText(texts.filter(Boolean).join(' '))
    .split(' ')
    .filter((word) => word.length >= 4 && !wordsOfReturns.has(word));

/** The entries a bank line may refund or return, most likely first: same amount, same words, same account, latest. */
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

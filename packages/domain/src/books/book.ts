import type { LocalDate } from '../dates/local-date';
import type { Cents } from '../money/cents';
import type { ChainLine, ChainStatement } from '../statements/bank-chain';

/** The tables that events of the ledger are booked from. */
export const bookSources = [
  'bank_account',
  'income',
  'expense',
  'money_movement',
  'asset_sale',
  'trust_distribution',
] as const;
export type BookSource = (typeof bookSources)[number];

export interface BookPosting {
  readonly eventId: number;
  readonly day: LocalDate;
  readonly account: string;
  readonly bankAccountId: number | null;
  readonly assetId: number | null;
  readonly liabilityId: number | null;
  readonly partyId: number | null;
  readonly claimId: number | null;
  /** A debit is positive. */
  readonly cents: Cents;
}

export interface BookEvent {
  readonly id: number;
  readonly day: LocalDate;
  readonly kind: string;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly source: string;
  readonly sourceId: number | null;
  readonly reversesId: number | null;
  /** How many postings it was booked with. */
  readonly postingCount: number;
  /** Milliseconds since 1970. */
  readonly bookedAt: number;
}

/** A row that an event is booked from: income, an expense, a movement, a sale, a distribution, an opening balance. */
export interface BookEntry {
  readonly source: BookSource;
  readonly id: number;
  readonly day: LocalDate;
  /** Null where the amount follows from other facts, as the price of an asset does. */
  readonly amount: Cents | null;
  readonly voucher: string | null;
  readonly bankAccountId: number | null;
  readonly toBankAccountId: number | null;
  /** The entry it refunds or returns. */
  readonly reversalOfId: number | null;
  /** A sale without a result, or one that was cancelled, need not be booked. */
  readonly mustBeBooked: boolean;
}

export interface BookBankLine extends ChainLine {
  readonly bankAccountId: number;
  readonly statementId: number | null;
  readonly matchId: number | null;
  readonly description: string;
}

export interface BookStatement extends ChainStatement {
  readonly bankAccountId: number;
}

export interface BookBankAccount {
  readonly id: number;
  readonly name: string;
  readonly openingOn: LocalDate | null;
  readonly opening: Cents;
}

export interface BookMatch {
  readonly id: number;
  readonly bankAccountId: number;
  readonly voucher: string | null;
}

export interface BookMatchEntry {
  readonly matchId: number;
  readonly bankAccountId: number;
  readonly source: string;
  readonly sourceId: number;
  readonly amount: Cents;
}

export interface BookPayment {
  readonly id: number;
  readonly payee: string;
  readonly state: string;
  readonly amount: Cents;
  readonly paidOn: LocalDate | null;
  readonly paidExpenseId: number | null;
  readonly paidMovementId: number | null;
  readonly bankAccountId: number | null;
}

export interface BookFile {
  readonly id: number;
  readonly number: number;
  readonly actionOn: LocalDate;
  readonly rowCount: number;
  readonly total: Cents;
}

export interface BookFileRow {
  readonly fileId: number;
  readonly paymentId: number;
  readonly amount: Cents;
  readonly outcome: string;
  readonly returnedExpenseId: number | null;
  readonly returnedMovementId: number | null;
}

export interface BookLock {
  readonly upTo: LocalDate;
  readonly lockedAt: number;
}

/** Everything a matter's books are made of, as it is stored: what the checks look at. */
export interface Book {
  readonly locks: readonly BookLock[];
  /** The cash the lists and reports show; null where no figures were kept yet. */
  readonly keptCash: Cents | null;
  readonly accounts: readonly BookBankAccount[];
  readonly events: readonly BookEvent[];
  readonly postings: readonly BookPosting[];
  readonly entries: readonly BookEntry[];
  readonly statements: readonly BookStatement[];
  /** Of each account in the order of its days. */
  readonly lines: readonly BookBankLine[];
  readonly matches: readonly BookMatch[];
  readonly matchEntries: readonly BookMatchEntry[];
  readonly payments: readonly BookPayment[];
  readonly files: readonly BookFile[];
  readonly fileRows: readonly BookFileRow[];
}

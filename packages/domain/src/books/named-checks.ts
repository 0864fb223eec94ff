import type { Message } from '../law/message';

/** What a finding means: the books are wrong, or somebody should look at something that may be right. */
export type FindingLevel = 'error' | 'warning';

/**
 * The checks of the books, by the name the command prints and the label people read. An error is a book that does not hold
 * together; a warning is something the product permits and that is seldom meant.
 */
export const bookChecks = {
  balanced: { label: 'Every event adds up to nil', level: 'error' },
  complete: { label: 'Every event has all its postings, on its own day', level: 'error' },
  accounts: { label: 'Every posting is in an account of the chart and names what it is about', level: 'error' },
  reversals: { label: 'Every reversed event is reversed once, posting by posting', level: 'error' },
  locked: { label: 'Nothing was booked in a period after its account was lodged', level: 'error' },
  booked: { label: 'Every entry is in the ledger once, with its own day, amount and account', level: 'error' },
  entries: { label: 'Every event that counts comes from an entry', level: 'error' },
  refunds: { label: 'Every refund or return belongs to an entry and is at most its amount', level: 'error' },
  ordered: { label: 'No event is dated before the one it answers or undoes', level: 'error' },
  cash: { label: 'The cash shown in lists equals the ledger', level: 'error' },
  chain: { label: 'The bank statements follow each other without a gap or a break', level: 'error' },
  statement: { label: 'The ledger equals the bank statement, apart from the items listed', level: 'error' },
  matches: { label: 'Every match is equal on both sides, to the cent', level: 'error' },
  answers: { label: 'Every matched entry is in the ledger with the matched amount', level: 'error' },
  payments: { label: 'Every payment that was made has its entry', level: 'error' },
  files: { label: 'Every payment is in one bank file, and every file adds up', level: 'error' },
  vouchers: { label: 'Every voucher belongs to an entry or a match', level: 'error' },
  late: { label: 'Every bank line of a lodged period has its entry', level: 'warning' },
  overdrawn: { label: 'No bank account is overdrawn', level: 'warning' },
  beforeAccount: { label: 'Nothing is dated before its bank account begins', level: 'warning' },
  vouchersOnce: { label: 'No voucher number is used on entries of different days', level: 'warning' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly level: FindingLevel }>>;

export type BookCheckName = keyof typeof bookChecks;
export const bookCheckNames = Object.keys(bookChecks) as BookCheckName[];

/** What a finding is about, by the id of its row. */
export interface FoundItem {
  readonly kind: 'event' | 'entry' | 'line' | 'statement' | 'match' | 'payment' | 'file' | 'account' | 'matter';
  readonly id: number | null;
  /** For an entry, the table it is a row of. */
  readonly source?: string;
}

export interface BookFinding {
  readonly check: BookCheckName;
  readonly item: FoundItem;
  readonly text: Message;
}

/** What a check looked at and what it found. Where it looked at nothing, nothing is known to be in order. */
export interface CheckOutcome {
  readonly looked: number;
  readonly findings: readonly BookFinding[];
}

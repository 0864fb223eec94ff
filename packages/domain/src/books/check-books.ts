import type { Book } from './book';
import { indexBook } from './book-index';
import {
  checkAnswers,
  checkBeforeAccount,
  checkChains,
  checkMatches,
  checkOverdrawn,
  checkStatements,
} from './check-bank';
import { checkBooked, checkEntries, checkOrdered, checkRefunds } from './check-entries';
import { checkAccounts, checkBalanced, checkCash, checkComplete, checkLocked, checkReversals } from './check-ledger';
import { checkFiles, checkPayments, checkVouchers, checkVouchersOnce } from './check-payments';
import type { BookCheckName, BookFinding, CheckOutcome } from './named-checks';

/** Runs every named check over the books of one matter. */
export function checkBooks(book: Book): Readonly<Record<BookCheckName, CheckOutcome>> {
  const indexed = indexBook(book);
  const { chain, late } = checkChains(indexed);
  return {
    balanced: checkBalanced(indexed),
    complete: checkComplete(indexed),
    accounts: checkAccounts(indexed),
    reversals: checkReversals(indexed),
    locked: checkLocked(indexed),
    booked: checkBooked(indexed),
    entries: checkEntries(indexed),
    refunds: checkRefunds(indexed),
    ordered: checkOrdered(indexed),
    cash: checkCash(indexed),
    chain,
    statement: checkStatements(indexed),
    matches: checkMatches(indexed),
    answers: checkAnswers(indexed),
    payments: checkPayments(indexed),
    files: checkFiles(indexed),
    vouchers: checkVouchers(indexed),
    late,
    overdrawn: checkOverdrawn(indexed),
    beforeAccount: checkBeforeAccount(indexed),
    vouchersOnce: checkVouchersOnce(indexed),
  };
}

export const listFindings = (outcomes: Readonly<Record<BookCheckName, CheckOutcome>>): BookFinding[] =>
  Object.values(outcomes).flatMap(({ findings }) => findings);

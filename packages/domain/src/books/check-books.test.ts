import { describe, expect, it, test } from 'vitest';
import { addDays } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { cents } from '../money/cents';
import type { Book } from './book';
import { checkBooks, listFindings } from './check-books';
import { type BookCheckName, bookCheckNames, type FoundItem } from './named-checks';
import { bookAtRandom, createDice, toBook } from './random-book.testing';

const dice = createDice(7);
const whole = toBook(dice, bookAtRandom(dice, 600));

/** The same list with one row changed. */
const change = <T>(items: readonly T[], at: number, values: Partial<T>): T[] =>
  items.map((item, index) => (index === at ? { ...item, ...values } : item));
const drop = <T>(items: readonly T[], at: number): T[] => items.filter((_, index) => index !== at);
const findAt = <T>(items: readonly T[], fits: (item: T) => boolean): number => {
  const at = items.findIndex(fits);
  expect(at).toBeGreaterThanOrEqual(0);
  return at;
};

const undone = new Set(whole.events.map(({ reversesId }) => reversesId));
const plain = findAt(
  whole.events,
  ({ id, reversesId, kind }) => reversesId === null && !undone.has(id) && kind === 'claimPaid',
);
const event = whole.events[plain]!;
const undoing = findAt(whole.events, ({ reversesId }) => reversesId !== null);
const refund = findAt(whole.entries, ({ reversalOfId }) => reversalOfId !== null);
const entry = findAt(whole.entries, ({ source, id }) => source === event.source && id === event.sourceId);
const posting = findAt(whole.postings, ({ eventId }) => eventId === event.id);
const match = findAt(whole.matches, ({ voucher }) => voucher !== null);
const ofEvent: FoundItem = { kind: 'event', id: event.id };
const ofEntry: FoundItem = { kind: 'entry', id: event.sourceId, source: event.source };

/** What somebody with the tables in their hands could do, and the check that names it. */
const faults: readonly (readonly [BookCheckName, string, () => Partial<Book>, FoundItem | undefined])[] = [
  [
    'balanced',
    'a posting is 5 cents more',
    () => ({ postings: change(whole.postings, posting, { cents: cents(whole.postings[posting]!.cents + 5) }) }),
    ofEvent,
  ],
  ['complete', 'a posting is gone', () => ({ postings: drop(whole.postings, posting) }), ofEvent],
  [
    'complete',
    'an event was moved to another day',
    () => ({ events: change(whole.events, plain, { day: addDays(event.day, 1) }) }),
    ofEvent,
  ],
  [
    'accounts',
    'an account is unknown',
    () => ({ postings: change(whole.postings, posting, { account: 'X' }) }),
    ofEvent,
  ],
  [
    'accounts',
    'a posting in the bank names no bank account',
    () => {
      const at = findAt(whole.postings, ({ eventId, account }) => eventId === event.id && account === 'BANK');
      return { postings: change(whole.postings, at, { bankAccountId: null }) };
    },
    ofEvent,
  ],
  [
    'reversals',
    'what undoes an event undoes another amount',
    () => ({
      postings: whole.postings.map((one) =>
        one.eventId === whole.events[undoing]!.id ? { ...one, cents: cents(one.cents * 2) } : one,
      ),
    }),
    { kind: 'event', id: whole.events[undoing]!.id },
  ],
  [
    'reversals',
    'what undoes an event undoes one of nowhere',
    () => ({ events: change(whole.events, undoing, { reversesId: 9_999_999 }) }),
    { kind: 'event', id: whole.events[undoing]!.id },
  ],
  [
    'locked',
    'something was booked in a lodged period afterwards',
    () => ({ locks: [{ upTo: event.day, lockedAt: event.bookedAt - 1 }] }),
    ofEvent,
  ],
  ['booked', 'an entry has no event', () => ({ events: drop(whole.events, plain) }), ofEntry],
  [
    'booked',
    'an entry has another amount',
    () => ({ entries: change(whole.entries, entry, { amount: cents(1) }) }),
    ofEntry,
  ],
  [
    'booked',
    'an entry names another bank account',
    () => ({ entries: change(whole.entries, entry, { bankAccountId: null }) }),
    ofEntry,
  ],
  ['entries', 'an entry is gone', () => ({ entries: drop(whole.entries, entry) }), ofEvent],
  [
    'refunds',
    'a refund belongs to nothing',
    () => ({ entries: change(whole.entries, refund, { reversalOfId: 9_999_999 }) }),
    { kind: 'entry', id: whole.entries[refund]!.id, source: whole.entries[refund]!.source },
  ],
  [
    'refunds',
    'more came back than was paid',
    () => ({ entries: change(whole.entries, refund, { amount: cents(-2_000_000_000) }) }),
    { kind: 'entry', id: whole.entries[refund]!.reversalOfId, source: whole.entries[refund]!.source },
  ],
  [
    'ordered',
    'an event was booked before the one it undoes',
    () => ({ events: change(whole.events, undoing, { bookedAt: 1 }) }),
    { kind: 'event', id: whole.events[undoing]!.id },
  ],
  [
    'ordered',
    'a payment is dated before the bank was instructed',
    () => ({ files: change(whole.files, 0, { actionOn: addDays(whole.payments[0]!.paidOn!, 1) }) }),
    { kind: 'payment', id: whole.payments[0]!.id },
  ],
  ['cash', 'the lists show other cash', () => ({ keptCash: cents(whole.keptCash! + 1) }), { kind: 'matter', id: null }],
  [
    'chain',
    'a statement opens with another balance',
    () => ({ statements: change(whole.statements, 3, { opening: cents(1) }) }),
    { kind: 'statement', id: whole.statements[3]!.id },
  ],
  [
    'chain',
    'a bank line has another balance',
    () => ({ lines: change(whole.lines, 7, { balance: cents(1) }) }),
    { kind: 'line', id: whole.lines[7]!.id },
  ],
  [
    'statement',
    'the bank has another closing balance',
    () => {
      const last = whole.lines.findLastIndex(({ bankAccountId }) => bankAccountId === 1);
      return { lines: change(whole.lines, last, { balance: cents(whole.lines[last]!.balance! + 1) }) };
    },
    { kind: 'account', id: 1 },
  ],
  [
    'matches',
    'a match has another bank line',
    () => {
      const at = findAt(whole.lines, ({ matchId }) => matchId === whole.matches[match]!.id);
      return { lines: change(whole.lines, at, { amount: cents(whole.lines[at]!.amount + 1) }) };
    },
    { kind: 'match', id: whole.matches[match]!.id },
  ],
  [
    'answers',
    'a match has an entry of another amount',
    () => ({ matchEntries: change(whole.matchEntries, match, { amount: cents(1) }) }),
    { kind: 'match', id: whole.matches[match]!.id },
  ],
  [
    'payments',
    'a payment has no entry',
    () => ({ payments: change(whole.payments, 0, { paidExpenseId: 9_999_999 }) }),
    { kind: 'payment', id: whole.payments[0]!.id },
  ],
  [
    'payments',
    'two payments have one entry',
    () => ({
      payments: change(whole.payments, 1, { ...whole.payments[0]!, id: whole.payments[1]!.id }),
    }),
    { kind: 'payment', id: whole.payments[1]!.id },
  ],
  [
    'files',
    'a bank file has another total',
    () => ({ files: change(whole.files, 0, { total: cents(1) }) }),
    { kind: 'file', id: whole.files[0]!.id },
  ],
  [
    'files',
    'a payment is in no file',
    () => ({ fileRows: drop(whole.fileRows, 0) }),
    { kind: 'payment', id: whole.payments[0]!.id },
  ],
  [
    'vouchers',
    'a match with a voucher has no bank line',
    () => ({ lines: whole.lines.map((line) => ({ ...line, matchId: null })) }),
    { kind: 'match', id: whole.matches[match]!.id },
  ],
  [
    'late',
    'a line of a lodged period has no entry',
    () => ({
      lines: change(whole.lines, 0, { isAnswered: false }),
      locks: [{ upTo: whole.lines[0]!.day, lockedAt: Number.MAX_SAFE_INTEGER }],
    }),
    { kind: 'line', id: whole.lines[0]!.id },
  ],
  [
    'beforeAccount',
    'an account begins later',
    () => ({ accounts: whole.accounts.map((account) => ({ ...account, openingOn: addDays(event.day, 1) })) }),
    ofEvent,
  ],
  [
    'vouchersOnce',
    'two entries of different days have one voucher',
    () => {
      const [first, second] = whole.entries.filter(
        ({ voucher, source }) => voucher !== null && source === 'trust_distribution',
      );
      const at = whole.entries.indexOf(second!);
      return { entries: change(whole.entries, at, { voucher: first!.voucher, day: addDays(first!.day, 1) }) };
    },
    undefined,
  ],
  [
    'overdrawn',
    'an account is below nil',
    () => ({
      postings: [...whole.postings, { ...whole.postings[0]!, account: 'BANK', bankAccountId: 2, cents: cents(-9e13) }],
    }),
    { kind: 'account', id: 2 },
  ],
];

describe('the checks of the books', () => {
  it('find no error in a book that was kept', () => {
    const errors = listFindings(checkBooks(whole)).filter(
      ({ check }) => !['late', 'overdrawn', 'beforeAccount', 'vouchersOnce'].includes(check),
    );
    expect(errors).toEqual([]);
  });

  test.each(faults)('%s names it where %s', (check, _, attack, item) => {
    const before = new Set(checkBooks(whole)[check].findings.map(({ item: one }) => JSON.stringify(one)));
    const found = checkBooks({ ...whole, ...attack() })[check].findings;
    expect(found.length).toBeGreaterThan(0);
    const fresh = found.filter(({ item: one }) => check === 'overdrawn' || !before.has(JSON.stringify(one)));
    if (item) expect(fresh.map((one) => one.item)).toContainEqual(item);
    for (const { text } of fresh) expect(formatInEnglish(text)).not.toMatch(/\{\w+\}|undefined|null/);
  });

  it('are each made to fail by one of them', () => {
    expect(new Set(faults.map(([check]) => check))).toEqual(new Set(bookCheckNames));
  });

  it('looked at nothing in a matter without money, so that nothing is called in order', () => {
    const empty = { locks: [], keptCash: null, accounts: [], events: [], postings: [], entries: [], statements: [] };
    const rest = { lines: [], matches: [], matchEntries: [], payments: [], files: [], fileRows: [] };
    const outcomes = checkBooks({ ...empty, ...rest });
    expect(Object.values(outcomes).every(({ looked, findings }) => looked === 0 && findings.length === 0)).toBe(true);
  });
});

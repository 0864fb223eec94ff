import { describe, expect, it } from 'vitest';
import { addDays, type LocalDate } from '../dates/local-date';
import { computeLedgerPosition } from '../ledger/balances';
import type { AccountCode } from '../ledger/chart';
import type { BookPosting } from './book';
import { checkBooks } from './check-books';
import { bookChecks } from './named-checks';
import { countBalances } from './naive-ledger.testing';
import { bookAtRandom, createDice, firstDay, toBook } from './random-book.testing';

/** `npm run books -- random 1000000` draws that many. */
const wanted = Number(process.env['BOOK_EVENTS'] ?? 12_000);
const seed = Number(process.env['SEED'] ?? 43);
const aBook = 4_000;

const readBalances = (postings: readonly BookPosting[], on: LocalDate): Map<string, number> => {
  const balances = new Map<string, number>();
  for (const { account, bankAccountId, day, cents } of postings) {
    if (day > on) continue;
    const key = account === 'BANK' ? `BANK ${bankAccountId}` : account;
    balances.set(key, (balances.get(key) ?? 0) + cents);
  }
  for (const [key, amount] of balances) if (amount === 0) balances.delete(key);
  return balances;
};

const sortBalances = (balances: ReadonlyMap<string, number>): [string, number][] =>
  [...balances].sort(([a], [b]) => (a < b ? -1 : 1));

/** The errors of a book, by name: warnings are things that random people do. */
const listErrors = (outcomes: ReturnType<typeof checkBooks>) =>
  Object.entries(outcomes).flatMap(([name, { findings }]) =>
    bookChecks[name as keyof typeof bookChecks].level === 'error' ? findings : [],
  );

describe('random events', () => {
  it(`are booked as a naive ledger counts them: ${wanted} events, seed ${seed}`, () => {
    const dice = createDice(seed);
    let [booked, refused, compared, drawn] = [0, 0, 0, 0];
    while (booked < wanted) {
      const ledger = bookAtRandom(dice, Math.min(aBook, wanted - booked + 3));
      booked += ledger.events.length;
      refused += ledger.refused;
      for (const on of [addDays(firstDay, dice.below(1_600)), addDays(firstDay, 4_000)]) {
        const naive = sortBalances(countBalances(ledger.live, on));
        const found = sortBalances(readBalances(ledger.postings, on));
        expect(found, `seed ${seed}, after ${booked} events, on ${on}`).toEqual(naive);
        const byAccount = ledger.postings
          .filter(({ day }) => day <= on)
          .map(({ account, cents }) => ({
            account: account as AccountCode,
            cents,
          }));
        const { cash, capital, income, expenses, open } = computeLedgerPosition(byAccount);
        expect(cash).toBe(capital + income - expenses - open);
        expect(cash).toBe(naive.reduce((sum, [key, amount]) => (key.startsWith('BANK') ? sum + amount : sum), 0));
        compared += naive.length;
      }
      // The checks are the slower half: in a long run they look at every fifth book.
      drawn += 1;
      if (drawn > 5 && drawn % 5 !== 0) continue;
      const outcomes = checkBooks(toBook(dice, ledger));
      expect(listErrors(outcomes), `seed ${seed}, after ${booked} events`).toEqual([]);
    }
    expect(refused).toBeGreaterThan(0);
    process.stdout.write(
      `${booked} random events, ${compared} balances compared with the naive ledger: 0 cents of difference\n`,
    );
  }, 3_600_000);
});

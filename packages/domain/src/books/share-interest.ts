import { addDays, countDaysBetween, type LocalDate } from '../dates/local-date';
import type { Cents } from '../money/cents';
import { nil } from '../money/cents';
import { shareOut } from '../money/share-out';

/** What an account held before a period, and how it moved within it. */
export interface DailyAccount {
  readonly id: number;
  readonly opening: Cents;
  readonly moves: readonly { readonly day: LocalDate; readonly cents: Cents }[];
}

export interface InterestShare {
  readonly id: number;
  /** The balances at the end of each day of the period, added up; a day overdrawn counts as nothing. */
  readonly dayBalances: bigint;
  readonly share: Cents;
}

/** The balances at the end of each day from one day to another, added up. Between two movements a balance stands for many days. */
export function sumDayBalances({ opening, moves }: DailyAccount, from: LocalDate, to: LocalDate): bigint {
  const byDay = [...moves].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  let balance = BigInt(opening);
  let since = from;
  let total = 0n;
  const addUpTo = (next: LocalDate): void => {
    if (balance > 0n) total += balance * BigInt(Math.max(0, countDaysBetween(since, next)));
    since = next;
  };
  for (const { day, cents } of byDay) {
    if (day > to) break;
    if (day > since) addUpTo(day);
    balance += BigInt(cents);
  }
  addUpTo(addDays(to, 1));
  return total;
}

/** Shares interest that came in one sum among accounts by what each held on each day, to the cent. */
export function shareInterestByDay(
  total: Cents,
  accounts: readonly DailyAccount[],
  from: LocalDate,
  to: LocalDate,
): InterestShare[] {
  const weights = accounts.map((account) => sumDayBalances(account, from, to));
  const isEmpty = weights.every((weight) => weight === 0n);
  const shares = isEmpty ? weights.map(() => nil) : shareOut(total, weights);
  return accounts.map(({ id }, at) => ({ id, dayBalances: weights[at]!, share: shares[at]! }));
}

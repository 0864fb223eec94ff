import { countDaysBetween, type LocalDate } from '../dates/local-date';
import { type Cents, cents, nil, sum } from '../money/cents';

/** A line of a firm's account with the provider. An invoice counts from the day it is due, a payment from its own day. */
export interface AccountEntry {
  readonly kind: 'invoice' | 'payment';
  readonly on: LocalDate;
  readonly amount: Cents;
}

export interface FirmArrears {
  /** Days since the oldest invoice that is not wholly paid fell due; 0 when nothing is overdue. */
  readonly days: number;
  readonly oldestDueOn: LocalDate | null;
  /** What is due and unpaid on the day. */
  readonly owing: Cents;
}

/** Payments go to the oldest invoice first. What falls due today is not overdue before tomorrow. */
export function computeArrears(entries: readonly AccountEntry[], today: LocalDate): FirmArrears {
  const due = entries
    .filter(({ kind, on }) => kind === 'invoice' && on < today)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  let left: number = sum(
    entries.filter(({ kind, on }) => kind === 'payment' && on <= today).map(({ amount }) => amount),
  );
  let oldestDueOn: LocalDate | null = null;
  let owing: number = nil;
  for (const { on, amount } of due) {
    const paid = Math.min(left, amount);
    left -= paid;
    if (paid === amount) continue;
    oldestDueOn ??= on;
    owing += amount - paid;
  }
  return { days: oldestDueOn ? countDaysBetween(oldestDueOn, today) : 0, oldestDueOn, owing: cents(owing) };
}

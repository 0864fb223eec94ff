import type { LocalDate } from '../dates/local-date';
import type { Cents } from '../money/cents';

export interface DutyPayment {
  readonly id: string;
  readonly on: LocalDate;
  readonly amount: Cents;
}

/**
 * Duty paid has one home, the books. What was written down besides counts where the books have no payment of that day and
 * amount: paid by an heir, or before the books began. Two payments alike are two where both sides have two.
 */
export function mergePayments(booked: readonly DutyPayment[], written: readonly DutyPayment[]): DutyPayment[] {
  const open = new Map<string, number>();
  const toPaymentKey = ({ on, amount }: DutyPayment): string => `${on} ${amount}`;
  for (const one of booked) open.set(toPaymentKey(one), (open.get(toPaymentKey(one)) ?? 0) + 1);
  const besides = written.filter((one) => {
    const left = open.get(toPaymentKey(one)) ?? 0;
    open.set(toPaymentKey(one), left - 1);
    return left <= 0;
  });
  return [...booked, ...besides];
}

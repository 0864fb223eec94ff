import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import type { Cents } from '../money/cents';

/** What income and expenses have in common. */
export interface MoneyEntry {
  readonly amount: Cents;
  readonly vatAmount: Cents | null;
  readonly bankAccountID: number | null;
  readonly fromDate: LocalDate | null;
  readonly toDate: LocalDate | null;
}

/** Money that is in the bank has come; what is still to come has no bank account. */
export function checkMoneyEntry(
  entry: MoneyEntry,
  day: { field: string; on: LocalDate },
  today: LocalDate,
): RefusalError | undefined {
  const { amount, vatAmount, bankAccountID, fromDate, toDate } = entry;
  return collectRefusals([
    amount > 0
      ? undefined
      : refuse('amount', 'Enter an amount greater than zero. Enter a repayment on the other side.'),
    vatAmount !== null && vatAmount >= amount && amount > 0
      ? refuse('vatAmount', 'The VAT is included in the amount, so it must be less than the amount.')
      : undefined,
    bankAccountID !== null && day.on > today
      ? refuse(day.field, 'This day is still to come. Leave the bank account open until the money has moved.')
      : undefined,
    (fromDate === null) !== (toDate === null)
      ? refuse(
          fromDate === null ? 'fromDate' : 'toDate',
          'Enter both the first and last date of the period, or leave both blank.',
        )
      : undefined,
    fromDate && toDate && toDate < fromDate
      ? refuse('toDate', 'The period ends before it begins. Correct one of the dates.')
      : undefined,
  ]);
}

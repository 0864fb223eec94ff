import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { type Cents, negate } from '../money/cents';

/** What income and expenses have in common. */
export interface MoneyEntry {
  readonly amount: Cents;
  readonly vatAmount: Cents | null;
  readonly bankAccountID: number | null;
  readonly fromDate: LocalDate | null;
  readonly toDate: LocalDate | null;
  /** The entry it gives back, wholly or in part: a refund or a reversal, kept below nought. */
  readonly reversalOfID?: number | null;
}

/** Money that is in the bank has come; what is still to come has no bank account. */
export function checkMoneyEntry(
  entry: MoneyEntry,
  day: { field: string; on: LocalDate },
  today: LocalDate,
): RefusalError | undefined {
  const { bankAccountID, fromDate, toDate, reversalOfID } = entry;
  const isReversal = typeof reversalOfID === 'number';
  const [amount, vatAmount] = [entry.amount, entry.vatAmount].map((one) =>
    isReversal && one !== null && one < 0 ? negate(one) : one,
  ) as [Cents, Cents | null];
  return collectRefusals([
    amount > 0
      ? undefined
      : refuse('amount', 'Enter an amount of more than 0. For a refund or return, choose the original entry.'),
    vatAmount !== null && vatAmount >= amount && amount > 0
      ? refuse('vatAmount', 'The VAT is included in the amount, so it must be less than the amount.')
      : undefined,
    isReversal && bankAccountID === null
      ? refuse('bankAccountID', 'Choose the bank account the money moved through.')
      : undefined,
    bankAccountID !== null && day.on > today
      ? refuse(day.field, 'This day is in the future. Leave the bank account open until the money has moved.')
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

import type { LocalDate } from '../dates/local-date';
import { type RefusalError, refuse } from '../law/refusal';
import { type Message, message } from '../law/message';
import type { Cents } from '../money/cents';
import type { BookedCost, BookedReceipt } from './books';

/** A line of the account with the paper it stands on. */
export interface VoucherLine {
  readonly id: string;
  readonly day: LocalDate;
  readonly description: string;
  readonly amount: Cents;
  readonly voucher?: string;
  readonly isPayment: boolean;
  /** Provided for and not paid yet, so there is no receipt. */
  readonly isPaid: boolean;
}

const byVoucher = new Intl.Collator('en', { numeric: true });

/** What was received and paid in the period, in the order of its vouchers; what has none is last, by day. */
export const listVoucherLines = (
  receipts: readonly BookedReceipt[],
  costs: readonly BookedCost[],
): readonly VoucherLine[] =>
  [...receipts.map((line) => ({ ...line, isPayment: false })), ...costs.map((line) => ({ ...line, isPayment: true }))]
    .filter(({ amount }) => amount !== 0)
    .map(({ id, day, description, amount, voucher, isPayment, isBanked }): VoucherLine => ({
      id,
      day,
      description,
      amount,
      ...(voucher !== undefined && { voucher }),
      isPayment,
      isPaid: isBanked,
    }))
    .toSorted(
      (a, b) =>
        Number(a.voucher === undefined) - Number(b.voucher === undefined) ||
        byVoucher.compare(a.voucher ?? '', b.voucher ?? '') ||
        a.day.localeCompare(b.day),
    );

/** A payment without a receipt behind it. Money that came in stands on the statement of the bank. */
const listWithoutVoucher = (lines: readonly VoucherLine[]): readonly VoucherLine[] =>
  lines.filter(({ isPayment, isPaid, voucher }) => isPayment && isPaid && !voucher?.trim());

export const describeMissingVouchers = (lines: readonly VoucherLine[]): Message | undefined => {
  const missing = listWithoutVoucher(lines);
  if (missing.length === 0) return undefined;
  const [first] = missing;
  return missing.length === 1
    ? message('{what} of {day} has no voucher. Enter its voucher before you lodge the account.', {
        what: first!.description,
        day: first!.day,
      })
    : message(
        '{count} payments have no voucher, the first is {what} of {day}. Enter their vouchers before you lodge the account.',
        { count: missing.length, what: first!.description, day: first!.day },
      );
};

/** Every payment is supported by its voucher when the account goes to the Master (s 92(3)). */
export const refuseMissingVouchers = (lines: readonly VoucherLine[]): RefusalError | undefined => {
  const says = describeMissingVouchers(lines);
  return says && refuse('costs.vouchers', says, 'Insolvency Act s 92(3)');
};

import { type AccountFlaw, findAccountFlaw, passesCdv, readAccountNumber } from '../identity/account-number';
import { findBankOfBranch, readBranchCode } from '../identity/bank-branches';
import type { LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import { createDatedTable } from '../law/dated';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message, type Message } from '../law/message';
import { type Cents, rand } from '../money/cents';
import { readAmount } from '../statements/amount';

/** 1 current, 2 savings, 3 transmission. */
export type AccountType = '1' | '2' | '3';

/** A payment as somebody captured it. */
export interface CapturedPayment {
  readonly name: string;
  readonly account: string;
  readonly type: AccountType;
  readonly branch: string;
  /** As it was typed or read from a file: 1234.50. */
  readonly amount: string;
  readonly ownReference: string;
  /** Left out where the kind of row has none. */
  readonly reference?: string;
}

/** A payment that can be written into a bank's file. */
export interface CheckedPayoutRow extends Omit<CapturedPayment, 'amount'> {
  readonly amount: Cents;
}

export type PayoutRowFlaw =
  | AccountFlaw
  | 'BRANCH_NOT_6_DIGITS'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_MORE_THAN_2_DECIMALS'
  | 'REFERENCE_MISSING';

/** The first thing that keeps a row out of a file; nothing when it may go in. */
export function findRowFlaw({ account, branch, amount, reference }: CapturedPayment): PayoutRowFlaw | undefined {
  const flaw = findAccountFlaw(account);
  if (flaw) return flaw;
  if (!/^\d{6}$/.test(branch)) return 'BRANCH_NOT_6_DIGITS';
  if (!/^[+-]?\d{1,13}(?:\.\d{0,9})?$/.test(amount) || !/[1-9]/.test(amount) || amount.startsWith('-'))
    return 'AMOUNT_NOT_POSITIVE';
  if (/\.\d{3}/.test(amount)) return 'AMOUNT_MORE_THAN_2_DECIMALS';
  return reference !== undefined && reference.trim() === '' ? 'REFERENCE_MISSING' : undefined;
}

/** Checks a row before a file is written. The first failure is told, by its row. */
export function readPayment(row: CapturedPayment): Outcome<CheckedPayoutRow> {
  const flaw = findRowFlaw(row);
  const account = readAccountNumber(row.account, findBankOfBranch(row.branch), { field: 'account' });
  switch (flaw) {
    case undefined:
      if (isRefused(account)) return account;
      break;
    case 'BRANCH_NOT_6_DIGITS': {
      const branch = readBranchCode(row.branch, 'branch');
      return isRefused(branch)
        ? branch
        : refuse('branch', "A branch code has six digits. Copy it from the bank's letter.");
    }
    case 'AMOUNT_NOT_POSITIVE':
      return refuse(
        'amount',
        message("'{text}' is not an amount that can be paid. Enter one of more than 0.", { text: row.amount }),
      );
    case 'AMOUNT_MORE_THAN_2_DECIMALS':
      return refuse(
        'amount',
        message("'{text}' has more than two decimals. Round it to whole cents first.", { text: row.amount }),
      );
    case 'REFERENCE_MISSING':
      return refuse('reference', 'Enter the reference the payee will see.');
    default:
      return isRefused(account)
        ? account
        : refuse('account', 'An account number has digits only. Copy it from the bank statement.');
  }
  const amount = readAmount(row.amount.replace(/\.$/, ''), '.');
  if (amount === undefined)
    return refuse(
      'amount',
      message("'{text}' is not an amount that can be paid. Enter one of more than 0.", { text: row.amount }),
    );
  return { ...row, amount };
}

/** Above it an amount leaves as real-time gross settlement, not as an electronic transfer. */
export const eftLimits = createDatedTable('limit for electronic transfers', [
  {
    from: '2012-11-05',
    limit: rand(5_000_000),
    note: 'This limit is set by the payment association, not by an Act. Confirm its first day, and whether it applies in Namibia.',
  },
]);

export interface PayoutRowFlag {
  readonly flag: 'OVER_EFT_LIMIT_5M_USE_RTGS' | 'CHECK_DIGIT' | 'DOUBTFUL_NUMBER';
  readonly words: Message;
}

/** What a person should look at; none of it keeps a row out. */
export function listRowFlags({ account, branch, amount }: CheckedPayoutRow, on: LocalDate): PayoutRowFlag[] {
  const flags: PayoutRowFlag[] = [];
  const row = eftLimits.on(on);
  if (!isRefused(row) && amount > row.limit) {
    flags.push({
      flag: 'OVER_EFT_LIMIT_5M_USE_RTGS',
      words: message('An amount above {limit} cannot be paid by electronic transfer. Pay it by RTGS.', {
        limit: formatAmount(row.limit),
      }),
    });
  }
  const bank = findBankOfBranch(branch);
  const reading = readAccountNumber(account, bank);
  if (!isRefused(reading) && reading.doubt !== undefined) {
    const words = typeof reading.doubt === 'string' ? message(reading.doubt) : reading.doubt;
    const isCheckDigit = bank !== undefined && passesCdv(bank, account) === false;
    flags.push({ flag: isCheckDigit ? 'CHECK_DIGIT' : 'DOUBTFUL_NUMBER', words });
  }
  return flags;
}

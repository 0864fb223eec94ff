import type { Role } from '../access/role';
import type { LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import { isRefused, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { Cents } from '../money/cents';
import type { PaymentDoubt } from './list-payment-doubts';
import { type CapturedPayment, readPayment } from './payout-row';

/** How far one person's word goes, as the firm sets it; without a figure there is no limit. */
export interface ApprovalLimits {
  /** A checker who is no administrator approves a payment up to this. */
  readonly checkerLimit: Cents | null;
  /** From this amount two people approve. */
  readonly twoFrom: Cents | null;
}

export interface PaymentChecker {
  readonly personId: number;
  readonly roles: readonly Role[];
}

/** A payment that waits for a checker, as it stands. */
export interface WaitingPayment {
  readonly payee: string;
  readonly amount: Cents;
  /** Everybody who captured or changed it. */
  readonly makers: readonly number[];
  /** Whose approval stands. */
  readonly approvedBy: readonly number[];
  readonly isAccountChanged: boolean;
  /** How somebody made sure of the changed account. */
  readonly confirmedHow: string | null;
  /** Who entered the account it goes to, in whichever list or payment. */
  readonly accountEnteredBy: readonly AccountEntered[];
  /** What it needs a reason for, and the reason somebody gave. */
  readonly doubts: readonly PaymentDoubt[];
  readonly reason: string | null;
}

export interface AccountEntered {
  readonly personId: number;
  readonly on: LocalDate;
  /** The list that holds it. */
  readonly list: string;
}

/** How many people must stand behind a payment besides its maker. */
export const countCheckersNeeded = (amount: Cents, { twoFrom }: ApprovalLimits): 1 | 2 =>
  twoFrom !== null && amount >= twoFrom ? 2 : 1;

/** What keeps a person from approving a payment; nothing when they may. */
export function checkApproval(
  payment: WaitingPayment,
  checker: PaymentChecker,
  { checkerLimit }: ApprovalLimits,
): RefusalError | undefined {
  const { payee, amount, makers, approvedBy } = payment;
  if (makers.includes(checker.personId)) {
    return refuse(
      'approve',
      message('You entered or changed the payment to {payee}. Someone else must approve it.', { payee }),
    );
  }
  const entered = payment.accountEnteredBy.find(({ personId }) => personId === checker.personId);
  if (entered) {
    return refuse(
      'approve',
      message(
        'You entered the bank account of {payee} on {day}, under {list}. Someone else must approve this payment.',
        { payee, day: entered.on, list: message(entered.list) },
      ),
    );
  }
  if (approvedBy.includes(checker.personId)) {
    return refuse(
      'approve',
      message('You have already approved the payment to {payee}. A second person must approve it.', { payee }),
    );
  }
  if (checkerLimit !== null && amount > checkerLimit && !checker.roles.includes('Admin')) {
    return refuse(
      'approve',
      message('The payment to {payee} is above {limit}, which the firm lets you approve. Ask an administrator.', {
        payee,
        limit: formatAmount(checkerLimit),
      }),
    );
  }
  if (payment.isAccountChanged && !payment.confirmedHow) {
    return refuse(
      'confirmedHow',
      message(
        'The bank account of {payee} is another than before. Ring the payee on a number you had already, then say how you made sure.',
        { payee },
      ),
    );
  }
  if (payment.doubts.length > 0 && !payment.reason) {
    return refuse(
      'reason',
      message('{doubt} Give the reason why the payment to {payee} is right all the same.', {
        payee,
        doubt: payment.doubts[0]!.message,
      }),
    );
  }
  return undefined;
}

/** A payment with everything a bank asks for; what is missing is told by the field of the row. */
export function checkComplete(
  payee: string,
  payment: CapturedPayment,
  ownAccount: string | null,
): RefusalError | undefined {
  const named: Readonly<Record<string, string>> = {
    account: 'accountNumber',
    branch: 'branchCode',
    amount: 'amount',
    reference: 'benRef',
  };
  if (payment.account === '') {
    return refuse('accountNumber', message('Enter the bank account of {payee} first.', { payee }));
  }
  if (payment.branch === '') {
    return refuse('branchCode', message('Enter the branch code of the account of {payee} first.', { payee }));
  }
  if (ownAccount === null) {
    return refuse(
      'bankAccountID',
      message('Choose the account of the matter that pays {payee}, and give it its account number under Banking.', {
        payee,
      }),
    );
  }
  const read = readPayment(payment);
  if (!isRefused(read)) return undefined;
  const { field, sentence, words } = read.refusals[0]!;
  return refuse(named[field] ?? field, words ?? sentence);
}

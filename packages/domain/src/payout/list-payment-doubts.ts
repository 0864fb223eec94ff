import { addDays, type LocalDate } from '../dates/local-date';
import type { Message } from '../law/message';
import { message } from '../law/message';
import type { Cents } from '../money/cents';
import { normaliseAccount } from './known-account';

export type PaymentDoubtKind = 'duplicate' | 'ownAccount' | 'sharedAccount';

/** Something about a payment that is right only for a reason, which somebody has to give. */
export interface PaymentDoubt {
  readonly kind: PaymentDoubtKind;
  readonly message: Message;
}

/** What the rule looks at of a payment. */
export interface ComparedPayment {
  readonly id: number;
  readonly matterId: number;
  readonly payee: string;
  /** The person or creditor it pays, where it names one: two spellings of one payee are no two payees. */
  readonly payeeKey: string | null;
  readonly account: string | null;
  readonly amount: Cents;
  readonly reference: string | null;
  /** When it was captured, or made if that was later. */
  readonly day: LocalDate;
  /** Approved, at the bank or paid. */
  readonly isApproved: boolean;
  /** How the matter is called to whoever asks; nothing where they may not see it. */
  readonly matterName: string | null;
}

/** Within so many days the same payment once more is taken for a duplicate. */
export const duplicateWithinDays = 30;

const normaliseText = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const isSamePayee = (one: ComparedPayment, other: ComparedPayment): boolean =>
  normaliseText(one.payee) === normaliseText(other.payee) || (one.payeeKey !== null && one.payeeKey === other.payeeKey);

const isNear = (one: LocalDate, other: LocalDate): boolean =>
  one <= addDays(other, duplicateWithinDays) && other <= addDays(one, duplicateWithinDays);

/** Of two that are alike the later one asks for a reason, and any that is not approved while the other is. */
const isFirst = (other: ComparedPayment, payment: ComparedPayment): boolean =>
  other.id !== payment.id && (other.isApproved || other.id < payment.id);

/** What a payment needs a reason for: a duplicate, the matter's own account, an account that serves different payees. */
export function listPaymentDoubts(
  payment: ComparedPayment,
  others: readonly ComparedPayment[],
  ownAccounts: readonly (string | null)[],
): PaymentDoubt[] {
  const account = normaliseAccount(payment.account);
  if (account === '') return [];
  const doubts: PaymentDoubt[] = [];
  const alike = others.filter((other) => isFirst(other, payment) && normaliseAccount(other.account) === account);
  const duplicate = alike.find(
    (other) =>
      other.amount === payment.amount &&
      normaliseText(other.reference) === normaliseText(payment.reference) &&
      isSamePayee(payment, other) &&
      isNear(payment.day, other.day),
  );
  if (duplicate) {
    const { day, matterName } = duplicate;
    doubts.push({
      kind: 'duplicate',
      message:
        duplicate.matterId === payment.matterId || matterName === null
          ? message(
              'A payment of the same amount to the same account with the same reference exists already, of {day}.',
              {
                day,
              },
            )
          : message(
              'A payment of the same amount to the same account with the same reference exists already, of {day} in {matter}.',
              { day, matter: matterName },
            ),
    });
  }
  if (ownAccounts.some((own) => normaliseAccount(own) === account)) {
    doubts.push({ kind: 'ownAccount', message: message('This is a bank account of the matter itself.') });
  }
  const shared = alike.find((other) => other.matterId !== payment.matterId && !isSamePayee(payment, other));
  if (shared) {
    const { payee, matterName } = shared;
    doubts.push({
      kind: 'sharedAccount',
      message:
        matterName === null
          ? message('Another matter pays a different payee into this bank account.')
          : message('{matter} pays a different payee, {payee}, into this bank account.', {
              payee,
              matter: matterName,
            }),
    });
  }
  return doubts;
}

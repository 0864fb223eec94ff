import { addDays, type LocalDate } from '../dates/local-date';
import type { Said } from '../law/said';
import { said } from '../law/said';
import type { Cents } from '../money/cents';
import { bareAccount } from './known-account';

export type PaymentDoubtKind = 'duplicate' | 'ownAccount' | 'sharedAccount';

/** Something about a payment that is right only for a reason, which somebody has to give. */
export interface PaymentDoubt {
  readonly kind: PaymentDoubtKind;
  readonly message: Said;
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

const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const isSamePayee = (one: ComparedPayment, other: ComparedPayment): boolean =>
  plain(one.payee) === plain(other.payee) || (one.payeeKey !== null && one.payeeKey === other.payeeKey);

const isNear = (one: LocalDate, other: LocalDate): boolean =>
  one <= addDays(other, duplicateWithinDays) && other <= addDays(one, duplicateWithinDays);

/** Of two that are alike the later one asks for a reason, and any that is not approved while the other is. */
const comesFirst = (other: ComparedPayment, payment: ComparedPayment): boolean =>
  other.id !== payment.id && (other.isApproved || other.id < payment.id);

/** What a payment needs a reason for: a duplicate, the matter's own account, an account that serves different payees. */
export function paymentDoubts(
  payment: ComparedPayment,
  others: readonly ComparedPayment[],
  ownAccounts: readonly (string | null)[],
): PaymentDoubt[] {
  const account = bareAccount(payment.account);
  if (account === '') return [];
  const doubts: PaymentDoubt[] = [];
  const alike = others.filter((other) => comesFirst(other, payment) && bareAccount(other.account) === account);
  const duplicate = alike.find(
    (other) =>
      other.amount === payment.amount &&
      plain(other.reference) === plain(payment.reference) &&
      isSamePayee(payment, other) &&
      isNear(payment.day, other.day),
  );
  if (duplicate) {
    const { day, matterName } = duplicate;
    doubts.push({
      kind: 'duplicate',
      message:
        duplicate.matterId === payment.matterId || matterName === null
          ? said('A payment of the same amount to the same account with the same reference exists already, of {day}.', {
              day,
            })
          : said(
              'A payment of the same amount to the same account with the same reference exists already, of {day} in {matter}.',
              { day, matter: matterName },
            ),
    });
  }
  if (ownAccounts.some((own) => bareAccount(own) === account)) {
    doubts.push({ kind: 'ownAccount', message: said('This is a bank account of the matter itself.') });
  }
  const shared = alike.find((other) => other.matterId !== payment.matterId && !isSamePayee(payment, other));
  if (shared) {
    const { payee, matterName } = shared;
    doubts.push({
      kind: 'sharedAccount',
      message:
        matterName === null
          ? said('Another matter pays a different payee into this same bank account.')
          : said('{matter} pays a different payee, {payee}, into this same bank account.', {
              payee,
              matter: matterName,
            }),
    });
  }
  return doubts;
}

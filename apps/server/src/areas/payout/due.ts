import type { Message } from '@boedel/domain/law/message';
import type { Cents } from '@boedel/domain/money/cents';
import type { PayoutPurpose } from '@boedel/domain/payout/paid-entry';

/** Something a matter still has to pay. */
export interface PaymentDue {
  readonly key: string;
  readonly purpose: PayoutPurpose;
  readonly payee: string;
  readonly about: Message;
  readonly due: Cents;
  /** Paid, or in a payment under way. */
  readonly done: Cents;
  /** What of the rest the bank can pay at this moment, where it cannot pay all of it. */
  readonly now?: Cents;
  readonly partyId?: number;
  readonly liabilityId?: number;
  readonly claimId?: number;
  readonly expenseId?: number;
  readonly costType?: string;
  /** What the payee knows it by. */
  readonly reference?: string;
}

import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { MatchedSource } from '../cash/matched.store';
import type { Tx } from '../../platform/db/database';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { OpenEntryRow } from './open-entry.store';

/** The entry a payment was booked as, and the one it came back by. */
export interface ReturnedPayment {
  readonly original: { readonly source: MatchedSource; readonly id: number };
  readonly by: { readonly source: MatchedSource; readonly id: number };
  readonly amount: Cents;
  readonly day: LocalDate;
  readonly why: string;
}

/** Payments a bank was asked for, which a line of it answers. The area that keeps them stands above this one. */
export interface ExpectedPayments {
  readonly of: (tx: Tx, matterId: number, accountId: number) => Promise<readonly OpenEntryRow[]>;
  /** Books a payment as made on a day; the entry of the ledger it became. */
  readonly paid: (
    tx: Tx,
    asked: MatterRecordRequest,
    matter: OpenedMatter,
    id: number,
    day: LocalDate,
  ) => Promise<{ readonly source: 'expense' | 'money_movement'; readonly id: number }>;
  /** The bank returned what a payment was booked as: the payment is to be made again. */
  readonly returned: (tx: Tx, asked: MatterRecordRequest, matter: OpenedMatter, came: ReturnedPayment) => Promise<void>;
}

/** For whoever matches a line to what is booked already, where no payment is offered. */
export const noExpectedPayments: ExpectedPayments = {
  of: () => Promise.resolve([]),
  paid: () => Promise.reject(new Error('no payment was offered for this line')),
  returned: () => Promise.reject(new Error('no payment was offered for this line')),
};

import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { OpenEntryRow } from './open-entry.store';

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
}

/** For whoever matches a line to what is booked already, where no payment is offered. */
export const noExpectedPayments: ExpectedPayments = {
  of: () => Promise.resolve([]),
  paid: () => Promise.reject(new Error('no payment was offered for this line')),
};

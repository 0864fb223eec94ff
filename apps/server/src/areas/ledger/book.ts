import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type LedgerEvent, computePostings } from '@boedel/domain/ledger/happening';
import { checkOpen } from '@boedel/domain/ledger/locked-period';
import type { Tx } from '../../platform/db/database';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Actor } from '../../platform/tenancy/actor';
import { ledgerStore, type BookingSource } from './ledger.store';

/** What is booked from a row of the matter, in words of practice. */
export interface Booking {
  readonly source: BookingSource;
  readonly day: LocalDate;
  /** The field of the row that the day stands in, for a refusal. */
  readonly dayField: string;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly happened: LedgerEvent;
}

/** Books what happened: the one way into the ledger. Rows of a locked period stay as they are, and are not added to. */
export async function bookEvents(tx: Tx, actor: Actor, matterId: number, bookings: readonly Booking[]): Promise<void> {
  if (bookings.length === 0) return;
  const store = ledgerStore(tx);
  const locked = await store.lockedUpTo(matterId);
  const events = bookings.map(({ source, day, dayField, narrative, voucher, happened }) => {
    throwIfRefused(checkOpen(dayField, day, locked));
    return {
      source,
      day,
      kind: happened.kind,
      narrative,
      voucher,
      postings: throwIfRefused(computePostings(happened)),
    };
  });
  await store.add(matterId, actor, events);
}

/** Undoes what an entry was booked as. An entry that a lodged account holds is left as it is. */
export async function unbookEvents(tx: Tx, actor: Actor, matterId: number, source: BookingSource): Promise<void> {
  const store = ledgerStore(tx);
  const day = await store.dayOf(source);
  if (day === undefined) return;
  throwIfRefused(checkOpen('id', day, await store.lockedUpTo(matterId)));
  await store.reverse(actor, source);
}

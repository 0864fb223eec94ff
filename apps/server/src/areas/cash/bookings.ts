import { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import { expenses } from '@boedel/contract/cash/expense.record';
import { incomes } from '@boedel/contract/cash/income.record';
import { movements } from '@boedel/contract/cash/movement.record';
import { distributions } from '@boedel/contract/trust-money/distribution.record';
import { expenseHappened } from '@boedel/domain/cash/expense';
import { incomeHappened } from '@boedel/domain/cash/income';
import { movementHappened } from '@boedel/domain/cash/movement';
import { distributionHappened } from '@boedel/domain/trust-money/distribution';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/http/or-refuse';
import { matterRecordKit } from '../../platform/record/matter-record';
import type { StoredRow } from '../../platform/record/record-rules';
import type { Actor } from '../../platform/session/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { moneyMoved } from '../figures/refigure';
import { type Booking, book } from '../ledger/book';
import { deathFor, type PartedBy, partedBy } from './bank-account.store';
import { saleBookings } from './sale-booking';

/** What each kind of entry is booked as. */
export const incomeBooking = (row: StoredRow<(typeof incomes)['fields']>, parted: PartedBy): Booking => ({
  source: { table: 'income', id: row.id },
  day: row.receivedDate,
  dayField: 'receivedDate',
  narrative: row.description,
  voucher: row.voucher,
  happened: orRefuse(incomeHappened(row, deathFor(parted, row.receivedDate))),
});

export const expenseBooking = (row: StoredRow<(typeof expenses)['fields']>, type: number): Booking => ({
  source: { table: 'expense', id: row.id },
  day: row.paidDate,
  dayField: 'paidDate',
  narrative: row.description,
  voucher: row.voucher,
  happened: orRefuse(expenseHappened(row, type as SystemType)),
});

export const movementBooking = (row: StoredRow<(typeof movements)['fields']>, type: number): Booking => ({
  source: { table: 'money_movement', id: row.id },
  day: row.movedDate,
  dayField: 'movedDate',
  narrative: row.description,
  voucher: row.voucher,
  happened: orRefuse(movementHappened(row, type as SystemType)),
});

export const distributionBooking = (row: StoredRow<(typeof distributions)['fields']>): Booking => ({
  source: { table: 'trust_distribution', id: row.id },
  day: row.vestedDate,
  dayField: 'vestedDate',
  narrative: 'Distribution',
  voucher: row.voucher,
  happened: distributionHappened(row),
});

/** An account that was opened empty has nothing to book. */
export const openingBookings = (row: StoredRow<(typeof bankAccounts)['fields']>): Booking[] =>
  row.openingDate && row.openingBalance
    ? [
        {
          source: { table: 'bank_account', id: row.id },
          day: row.openingDate,
          dayField: 'openingDate',
          narrative: row.name,
          voucher: null,
          happened: { kind: 'balanceTakenOver', bankAccountId: row.id, amount: row.openingBalance },
        },
      ]
    : [];

/** The books of a matter that came with its entries and without its ledger: each entry is booked once. */
export async function bookAnew(tx: Tx, actor: Actor, matter: Pick<OpenedMatter, 'id' | 'system_type'>): Promise<void> {
  const parted = await partedBy(tx, matter.id);
  const [accounts, received, paid, moved, vested] = [
    matterRecordKit(bankAccounts),
    matterRecordKit(incomes),
    matterRecordKit(expenses),
    matterRecordKit(movements),
    matterRecordKit(distributions),
  ];
  const bookings = [
    ...(await accounts.store(tx).listOf(matter.id)).flatMap((row) => openingBookings(accounts.read(row))),
    ...(await received.store(tx).listOf(matter.id)).map((row) => incomeBooking(received.read(row), parted)),
    ...(await paid.store(tx).listOf(matter.id)).map((row) => expenseBooking(paid.read(row), matter.system_type)),
    ...(await moved.store(tx).listOf(matter.id)).map((row) => movementBooking(moved.read(row), matter.system_type)),
    ...(await vested.store(tx).listOf(matter.id)).map((row) => distributionBooking(vested.read(row))),
    ...(await saleBookings(tx, matter.id)),
  ];
  await book(tx, actor, matter.id, bookings);
  await moneyMoved(tx, matter.id);
}

import { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import { expenses } from '@boedel/contract/cash/expense.record';
import { incomes } from '@boedel/contract/cash/income.record';
import { movements } from '@boedel/contract/cash/movement.record';
import { distributions } from '@boedel/contract/trust-money/distribution.record';
import type { Tx } from '../../platform/db/database';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { listSaleBookings } from '../assets/sale-booking';
import {
  toDistributionBooking,
  toExpenseBooking,
  toIncomeBooking,
  toMovementBooking,
  toOpeningBookings,
} from '../cash/bookings';
import { readIncomeDivide } from '../cash/income-divide.store';
import { bookEvents } from '../ledger/book';

/** The books of a matter that came with its entries and without its ledger: each entry is booked once. */
export async function rebookMatter(
  tx: Tx,
  actor: Actor,
  matter: Pick<OpenedMatter, 'id' | 'system_type'>,
): Promise<void> {
  const parted = await readIncomeDivide(tx, matter.id);
  const [accounts, received, paid, moved, vested] = [
    createMatterRecordKit(bankAccounts),
    createMatterRecordKit(incomes),
    createMatterRecordKit(expenses),
    createMatterRecordKit(movements),
    createMatterRecordKit(distributions),
  ];
  const bookings = [
    ...(await accounts.store(tx).listOf(matter.id)).flatMap((row) => toOpeningBookings(accounts.read(row))),
    ...(await received.store(tx).listOf(matter.id)).map((row) => toIncomeBooking(received.read(row), parted)),
    ...(await paid.store(tx).listOf(matter.id)).map((row) => toExpenseBooking(paid.read(row), matter.system_type)),
    ...(await moved.store(tx).listOf(matter.id)).map((row) => toMovementBooking(moved.read(row), matter.system_type)),
    ...(await vested.store(tx).listOf(matter.id)).map((row) => toDistributionBooking(vested.read(row))),
    ...(await listSaleBookings(tx, matter.id)),
  ];
  await bookEvents(tx, actor, matter.id, bookings);
}

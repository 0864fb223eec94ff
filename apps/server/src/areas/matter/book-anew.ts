import { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import { expenses } from '@boedel/contract/cash/expense.record';
import { incomes } from '@boedel/contract/cash/income.record';
import { movements } from '@boedel/contract/cash/movement.record';
import { distributions } from '@boedel/contract/trust-money/distribution.record';
import type { Tx } from '../../platform/db/database';
import { matterRecordKit } from '../../platform/record/matter-record';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { saleBookings } from '../assets/sale-booking';
import { distributionBooking, expenseBooking, incomeBooking, movementBooking, openingBookings } from '../cash/bookings';
import { partedBy } from '../cash/parted-by.store';
import { moneyMoved } from '../kept-figures/refigure';
import { book } from '../ledger/book';

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

import { incomes } from '@boedel/contract/cash/income.record';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { bookEvents, unbookEvents } from '../ledger/book';
import { ledgerStore } from '../ledger/ledger.store';
import { toIncomeBooking } from './bookings';
import { listIncomeAfter } from './income.store';

/** Income that came in after the death was the curator's when it was entered: it is booked anew, parted at the death. */
export const rebookAfterDeath = (tx: Tx, actor: Actor, matterId: number, diedOn: LocalDate): Promise<void> =>
  runAsFirm(tx, async () => {
    const kit = createMatterRecordKit(incomes);
    const locked = await ledgerStore(tx).lockedUpTo(matterId);
    const ids = await listIncomeAfter(tx, matterId, diedOn, locked);
    for (const { id } of ids) {
      const row = kit.read(await kit.store(tx).find(id));
      await unbookEvents(tx, actor, matterId, { table: 'income', id });
      await bookEvents(tx, actor, matterId, [toIncomeBooking(row, { diedOn, curatorsUntil: diedOn })]);
    }
  });

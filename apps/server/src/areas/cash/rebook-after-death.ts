import { incomes } from '@boedel/contract/cash/income.record';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { matterRecordKit } from '../../platform/record/matter-record';
import type { Actor } from '../../platform/tenancy/actor';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { moneyMoved } from '../kept-figures/refigure';
import { book, unbook } from '../ledger/book';
import { ledgerStore } from '../ledger/ledger.store';
import { incomeBooking } from './bookings';
import { incomeAfter } from './income.store';

/** Income that came in after the death was the curator's when it was entered: it is booked anew, parted at the death. */
export const rebookAfterDeath = (tx: Tx, actor: Actor, matterId: number, diedOn: LocalDate): Promise<void> =>
  asTheFirm(tx, async () => {
    const kit = matterRecordKit(incomes);
    const locked = await ledgerStore(tx).lockedUpTo(matterId);
    const ids = await incomeAfter(tx, matterId, diedOn, locked);
    for (const { id } of ids) {
      const row = kit.read(await kit.store(tx).find(id));
      await unbook(tx, actor, matterId, { table: 'income', id });
      await book(tx, actor, matterId, [incomeBooking(row, { diedOn, curatorsUntil: diedOn })]);
    }
    if (ids.length > 0) await moneyMoved(tx, matterId);
  });

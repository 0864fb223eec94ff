import { expenses } from '@boedel/contract/cash/expense.record';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { bookEvents, unbookEvents } from '../ledger/book';
import { toExpenseBooking } from './bookings';

/**
 * What a client's plan had as the costs of the death was never paid: in the estate each is a provision of the day of the death,
 * and an estimate until somebody confirms it.
 */
export const markPlannedCosts = (tx: Tx, actor: Actor, matterId: number, diedOn: LocalDate): Promise<void> =>
  runAsFirm(tx, async () => {
    const kit = createMatterRecordKit(expenses);
    const store = kit.store(tx);
    for (const before of await store.listOf(matterId)) {
      const cost = kit.read(before);
      if (cost.bankAccountID !== null || cost.costType === null || cost.liabilityID !== null) continue;
      const after = await store.change(before.id, before.version, {
        is_provision: true,
        is_estimate: true,
        paid_on: diedOn,
      });
      const source = { table: 'expense', id: before.id } as const;
      await unbookEvents(tx, actor, matterId, source);
      await bookEvents(tx, actor, matterId, [toExpenseBooking(kit.read(after), systemType.estateLate)]);
      await audit(tx, actor, 'expense.changed', { entity: ['expense', before.id], matterId, before, after });
    }
  });

import { computeCuratorPosition, type PositionAmounts } from '@boedel/domain/curator-account/position';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { listBookedAssets, listCarriedYears, listBookedDebts } from './read-curator-year';
import { yearStore } from './year.store';

const findEarliest = (...days: readonly (LocalDate | null)[]): LocalDate =>
  days.filter((day): day is LocalDate => day !== null).toSorted()[0]!;

/** What the person has and owes: what the last account left, or was taken over, and all that moved until a day. */
export const readCuratorPosition = createWholeReader(
  async (tx: Tx, matterId: number, on: LocalDate): Promise<PositionAmounts> => {
    const store = yearStore(tx);
    const previous = (await listCarriedYears(tx, matterId)).at(-1) ?? null;
    const from = previous
      ? addDays(previous.to, 1)
      : findEarliest(await store.firstEntry(matterId), await store.firstOpening(matterId), on);
    const to = from > on ? from : on;
    return computeCuratorPosition({
      heading: { accountNumber: (previous?.accountNumber ?? 0) + 1, final: false, from, to },
      previous,
      banks: await store.banks(matterId, from),
      assets: await listBookedAssets(tx, matterId),
      debts: await listBookedDebts(tx, matterId),
      entries: await store.movedTogether(matterId, from, to),
      paid: await store.paidOnDebts(matterId),
    });
  },
);

import { curatorPosition, type HeldAndOwed } from '@boedel/domain/curator-account/position';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { knowBooks } from '../figures/figure-facts';
import { assetsIn, carriedYears, debtsIn } from './curator-year-of';
import { yearStore } from './year.store';

const earliest = (...days: readonly (LocalDate | null)[]): LocalDate =>
  days.filter((day): day is LocalDate => day !== null).toSorted()[0]!;

/** What the person has and owes: what the last account left, or was taken over, and all that moved until a day. */
export async function curatorPositionOf(tx: Tx, matterId: number, on: LocalDate): Promise<HeldAndOwed> {
  const store = yearStore(tx);
  const previous = (await carriedYears(tx, matterId)).at(-1) ?? null;
  const from = previous
    ? addDays(previous.to, 1)
    : earliest(await store.firstEntry(matterId), await store.firstOpening(matterId), on);
  const to = from > on ? from : on;
  return curatorPosition({
    heading: { accountNumber: (previous?.accountNumber ?? 0) + 1, final: false, from, to },
    previous,
    banks: await store.banks(matterId, from),
    assets: await assetsIn(tx, matterId),
    debts: await debtsIn(tx, matterId),
    entries: await store.movedTogether(matterId, from, to),
    paid: await store.paidOnDebts(matterId),
  });
}

// Whoever changes a fact of a curatorship moves figures that stand on all of its books.
knowBooks(systemType.curatorship, (tx, matterId, on) => asTheFirm(tx, () => curatorPositionOf(tx, matterId, on)));

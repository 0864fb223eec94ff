import type { HeldAndOwed } from '@boedel/domain/curator-account/position';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import { trustPosition } from '@boedel/domain/trust-money/trust-position';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { knowBooks } from '../figures/figure-facts';
import { booksUpTo } from './trust-of';

/** What a trust has and owes on a day: the statement of its year tells the same on the same day. */
export async function trustStanding(tx: Tx, matterId: number, on: LocalDate): Promise<HeldAndOwed> {
  const { assets, debts } = trustPosition(await booksUpTo(tx, matterId, { from: on, to: on }), on);
  return { assets, owed: debts };
}

// Whoever changes a fact of a trust moves figures that stand on all of its books.
knowBooks(systemType.trust, (tx, matterId, on) => asTheFirm(tx, () => trustStanding(tx, matterId, on)));

import type { PositionAmounts } from '@boedel/domain/curator-account/position';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import { computeTrustPosition } from '@boedel/domain/trust-money/trust-position';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { registerBookReader } from '../figures/figure-facts';
import { readBooksUpTo } from './read-trust-year';

/** What a trust has and owes on a day: the statement of its year tells the same on the same day. */
export async function readTrustPosition(tx: Tx, matterId: number, on: LocalDate): Promise<PositionAmounts> {
  const { assets, debts } = computeTrustPosition(await readBooksUpTo(tx, matterId, { from: on, to: on }), on);
  return { assets, owed: debts };
}

// Whoever changes a fact of a trust moves figures that stand on all of its books.
registerBookReader(systemType.trust, (tx, matterId, on) => runAsFirm(tx, () => readTrustPosition(tx, matterId, on)));

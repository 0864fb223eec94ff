import type { PositionAmounts } from '@boedel/domain/curator-account/position';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { computeTrustPosition } from '@boedel/domain/trust-money/trust-position';
import type { Tx } from '../../platform/db/database';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { readBooksUpTo } from './read-trust-year';

/** What a trust has and owes on a day: the statement of its year tells the same on the same day. */
export const readTrustPosition = createWholeReader(
  async (tx: Tx, matterId: number, on: LocalDate): Promise<PositionAmounts> => {
    const { assets, debts } = computeTrustPosition(await readBooksUpTo(tx, matterId, { from: on, to: on }), on);
    return { assets, owed: debts };
  },
);

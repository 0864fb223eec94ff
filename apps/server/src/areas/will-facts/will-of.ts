import type { Advance } from '@boedel/domain/estate/estate';
import type { Agreement, Will } from '@boedel/domain/estate/will';
import { willFrom } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { agreementFrom, agreementStore } from './agreement.store';
import { advancesIn, capturedWill, willStore } from './will.store';

/** The will in the law's words; nothing where there is none. */
export async function willOf(tx: Tx, matterId: number): Promise<Will | undefined> {
  const whole = await willStore(tx).ofMatter(matterId);
  return whole && willFrom(capturedWill(whole));
}

/** Who takes which asset by agreement, take-over or allotment. */
export const agreementsOf = async (tx: Tx, matterId: number): Promise<readonly Agreement[]> =>
  (await agreementStore(tx).listOf(matterId)).map(agreementFrom);

/** What was given in life and is to be brought in. */
export async function advancesOf(tx: Tx, matterId: number): Promise<readonly Advance[]> {
  const rows = await advancesIn(tx, matterId);
  return rows.map(({ id, party_id, amount_cents, is_excused }) => ({
    id: String(id),
    personId: String(party_id),
    amount: amount_cents,
    ...(is_excused && { excused: true }),
  }));
}

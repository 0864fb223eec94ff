import type { Advance } from '@boedel/domain/estate/estate';
import type { HeirAgreement, Will } from '@boedel/domain/estate/will';
import { toWill } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { toAgreement, agreementStore } from './agreement.store';
import { listAdvanceRows, toCapturedWill, willStore } from './will.store';

/** The will in the law's words; nothing where there is none. */
export async function findWill(tx: Tx, matterId: number): Promise<Will | undefined> {
  const whole = await willStore(tx).ofMatter(matterId);
  return whole && toWill(toCapturedWill(whole));
}

/** Who takes which asset by agreement, take-over or allotment. */
export const listAgreements = async (tx: Tx, matterId: number): Promise<readonly HeirAgreement[]> =>
  (await agreementStore(tx).listOf(matterId)).map(toAgreement);

/** What was given in life and is to be brought in. */
export async function listAdvances(tx: Tx, matterId: number): Promise<readonly Advance[]> {
  const rows = await listAdvanceRows(tx, matterId);
  return rows.map(({ id, party_id, amount_cents, is_excused }) => ({
    id: String(id),
    personId: String(party_id),
    amount: amount_cents,
    ...(is_excused && { excused: true }),
  }));
}

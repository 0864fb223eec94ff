import type { Advance } from '@boedel/domain/estate/estate';
import type { Agreement, Will } from '@boedel/domain/estate/will';
import type { Cents } from '@boedel/domain/money/cents';
import { willFrom } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { agreementFrom, agreementStore } from './agreement.store';
import { capturedWill, willStore } from './will.store';

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
  const rows = await tx.rows<{ id: number; party_id: number; amount_cents: Cents; is_excused: boolean }>(sql`
    select id, party_id, amount_cents, is_excused from advance where matter_id = ${matterId} order by id`);
  return rows.map(({ id, party_id, amount_cents, is_excused }) => ({
    id: String(id),
    personId: String(party_id),
    amount: amount_cents,
    ...(is_excused && { excused: true }),
  }));
}

import { refuse, type Refused } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** An asset that a will bequeaths or heirs agreed on stays until that is changed. */
export async function refuseGivenAway(tx: Tx, assetId: number, field: string): Promise<Refused | undefined> {
  const { given } = await tx.one<{ given: number }>(sql`
    select (select count(*)::int from will_clause where asset_id = ${assetId})
      + (select count(*)::int from agreement_part where asset_id = ${assetId}) as given`);
  return given === 0
    ? undefined
    : refuse(
        field,
        said('The will or an award gives this asset to somebody ({count}). Take that off first.', { count: given }),
      );
}

import { refuse, type Refused } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** How often a will bequeaths, or heirs agreed on, each of these assets: one stays until that is changed. */
export const givenAway = async (tx: Tx, assetIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await tx.rows<{ asset_id: number; given: number }>(sql`
        select asset_id, count(*)::int as given from (
          select asset_id from will_clause where asset_id = any(${[...assetIds]}::bigint[])
          union all select asset_id from agreement_part where asset_id = any(${[...assetIds]}::bigint[])
        ) named group by asset_id`)
    ).map(({ asset_id, given }) => [asset_id, given]),
  );

export const refuseGiven = (count: number | undefined, field: string): Refused | undefined =>
  count
    ? refuse(
        field,
        said('The will or an award gives this asset to somebody ({count}). Take that off first.', { count }),
      )
    : undefined;

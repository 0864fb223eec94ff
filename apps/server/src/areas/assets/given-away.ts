import { refuse, type Refused } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { countNaming } from '../../platform/db/count-naming';
import type { Tx } from '../../platform/db/database';

/** How often a will bequeaths, or heirs agreed on, each of these assets: one stays until that is changed. */
export const givenAway = (tx: Tx, assetIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  countNaming(tx, 'asset_id', assetIds, ['will_clause', 'agreement_part']);

export const refuseGiven = (count: number | undefined, field: string): Refused | undefined =>
  count
    ? refuse(
        field,
        said('The will or an award gives this asset to somebody ({count}). Take that off first.', { count }),
      )
    : undefined;

import { refuse, type RefusalError } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { countMentionsByColumn } from '../../platform/db/count-naming';
import type { Tx } from '../../platform/db/database';

/** How often a will bequeaths, or heirs agreed on, each of these assets: one stays until that is changed. */
export const countGivenAway = (tx: Tx, assetIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  countMentionsByColumn(tx, 'asset_id', assetIds, ['will_clause', 'agreement_part']);

export const refuseGiven = (count: number | undefined, field: string): RefusalError | undefined =>
  count
    ? refuse(
        field,
        message('The will or an award gives this asset to someone ({count}). Remove that first.', { count }),
      )
    : undefined;

import type { ItemKey } from '../law/item-key';
import type { Cents } from '../money/cents';
import { shareOut, shareOutToLargest, shareOutToLast } from '../money/share-out';
import { type ClaimRank, claimRanks } from './claim-ranks';
import { type DueAmount, type PaidRank, payInOrder, type SplitMethod } from './pay';

/** How cents that do not divide are handed out. The usual way needs no name: largest remainders. */
export type SplitMode = 'largestRemainder' | 'lastHeir' | 'largestClaim';

/** A claim against the free residue, in the rank it has there. */
export interface RankedAmount extends DueAmount<ItemKey> {
  readonly rank: ClaimRank;
}
export type PaidClaimRank = PaidRank<ClaimRank, ItemKey>;

const splits: Readonly<Record<SplitMode, SplitMethod>> = {
  largestRemainder: shareOut,
  lastHeir: shareOutToLast,
  largestClaim: shareOutToLargest,
};

/** Rank after rank until the money is gone; inside a rank in proportion, by the way of rounding for concurrent ones. */
export const payRanks = (
  available: Cents,
  claims: readonly RankedAmount[],
  mode: SplitMode = 'largestRemainder',
): { readonly ranks: readonly PaidClaimRank[]; readonly left: Cents } =>
  payInOrder(
    available,
    claimRanks.map((rank) => ({
      rank,
      claims: claims.filter((claim) => claim.rank === rank),
      split: rank === 's103' ? splits[mode] : undefined,
    })),
  );

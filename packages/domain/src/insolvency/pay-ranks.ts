import { type Cents, minus, smaller, sum } from '../money/cents';
import { shareOut, shareOutToLargest, shareOutToLast } from '../money/share-out';
import { type ClaimRank, claimRanks } from './claim-ranks';

/** How cents that do not divide are handed out. The usual way needs no name: largest remainders. */
export type SplitMode = 'largestRemainder' | 'lastHeir' | 'largestClaim';

/** A claim against the free residue, in the rank it has there. */
export interface RankedAmount {
  readonly id: string;
  readonly narrative: string;
  readonly rank: ClaimRank;
  readonly amount: Cents;
}

export interface RankedClaim {
  readonly id: string;
  readonly narrative: string;
  readonly claim: Cents;
  readonly paid: Cents;
}
export interface RankPaid {
  readonly rank: ClaimRank;
  readonly claims: readonly RankedClaim[];
  readonly claimed: Cents;
  readonly paid: Cents;
}

const splits: Readonly<Record<SplitMode, (total: Cents, weights: readonly Cents[]) => Cents[]>> = {
  largestRemainder: shareOut,
  lastHeir: shareOutToLast,
  largestClaim: shareOutToLargest,
};

/** Rank after rank until the money is gone; inside a rank in proportion, by the way of rounding for concurrent ones. */
export function payRanks(
  available: Cents,
  claims: readonly RankedAmount[],
  mode: SplitMode = 'largestRemainder',
): { readonly ranks: readonly RankPaid[]; readonly left: Cents } {
  let left = available;
  const ranks = claimRanks.flatMap((rank): RankPaid[] => {
    const own = claims.filter((claim) => claim.rank === rank);
    if (own.length === 0) return [];
    const claimed = sum(own.map((claim) => claim.amount));
    const paid = smaller(claimed, left);
    const weights = own.map((claim) => claim.amount);
    const parts = paid === claimed ? weights : (rank === 's103' ? splits[mode] : shareOut)(paid, weights);
    left = minus(left, paid);
    const each = own.map(({ id, narrative, amount }, index) => ({ id, narrative, claim: amount, paid: parts[index]! }));
    return [{ rank, claims: each, claimed, paid }];
  });
  return { ranks, left };
}

/** Cents in the rand, to four decimals, for show alone: no award is worked out from it. */
export function dividendText(rank: RankPaid | undefined): string {
  if (!rank || rank.claimed === 0) return '0.0000';
  const scaled = (BigInt(rank.paid) * 1_000_000n * 2n + BigInt(rank.claimed)) / (BigInt(rank.claimed) * 2n);
  return `${scaled / 10_000n}.${(scaled % 10_000n).toString().padStart(4, '0')}`;
}

import { type Cents, nil, sum } from '../money/cents';
import { shareOut } from '../money/share-out';

/**
 * The premium of the bond and the Master's fee fall on every account by what it received of its own: surpluses brought
 * over and contributions are in no base (Insolvency Act s 89(1)). Nothing received: the free residue, which is last.
 */
export const splitByReceipts = (pool: Cents, receipts: readonly Cents[]): Cents[] =>
  sum(receipts) > 0
    ? shareOut(pool, receipts)
    : receipts.map((_, index) => (index === receipts.length - 1 ? pool : nil));

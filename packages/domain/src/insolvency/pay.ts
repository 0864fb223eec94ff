import { type Cents, minus, nil, plus, pickSmaller, sum } from '../money/cents';
import { shareOut } from '../money/share-out';

export type SplitMethod = (total: Cents, weights: readonly Cents[]) => Cents[];

/** Everybody in full while the money reaches; otherwise in proportion, the odd cents to the largest remainders. */
export function payInProportion(available: Cents, due: readonly Cents[], split: SplitMethod = shareOut): Cents[] {
  const wanted = sum(due);
  return available >= wanted ? [...due] : split(available, due);
}

/** In proportion, but nobody more than is open: what one cannot take, the others do. */
export function allocateUpToEach(total: Cents, weights: readonly Cents[], caps: readonly Cents[]): Cents[] {
  const parts = caps.map((): Cents => nil);
  let left = pickSmaller(total, sum(caps));
  while (left > 0) {
    const open = caps.map((cap, index) => (parts[index]! < cap ? weights[index]! : nil));
    for (const [index, share] of shareOut(left, open).entries()) {
      const more = pickSmaller(share, minus(caps[index]!, parts[index]!));
      parts[index] = plus(parts[index]!, more);
      left = minus(left, more);
    }
  }
  return parts;
}

export interface DueAmount<Id extends string = string> {
  readonly id: Id;
  /** Where the line is a part of a claim: whose, and which part. */
  readonly of?: string;
  readonly part?: string;
  readonly narrative: string;
  readonly amount: Cents;
  /** What of it is paid before the others of its rank share: what a late claim missed (s 104(2)). */
  readonly first?: Cents;
  /** What its share is measured by, where that is not what is still due: the claim as it was proved. */
  readonly weight?: Cents;
}
export interface PaidAmount<Id extends string = string> {
  readonly id: Id;
  readonly of?: string;
  readonly part?: string;
  readonly narrative: string;
  readonly claim: Cents;
  readonly paid: Cents;
  /** What of it was paid before the others shared. */
  readonly caughtUp?: Cents;
}
export interface PaidRank<Rank extends string, Id extends string = string> {
  readonly rank: Rank;
  readonly claims: readonly PaidAmount<Id>[];
  readonly claimed: Cents;
  readonly paid: Cents;
  /** The claims as proved, where shares were measured by them. */
  readonly measured?: Cents;
}

/** Rank after rank until the money is gone. A rank nobody claims in is left out. */
export function payInOrder<Rank extends string, Id extends string = string>(
  available: Cents,
  ranks: readonly {
    readonly rank: Rank;
    readonly claims: readonly DueAmount<Id>[];
    readonly split?: SplitMethod | undefined;
  }[],
): { readonly ranks: readonly PaidRank<Rank, Id>[]; readonly left: Cents } {
  let left = available;
  const each = ranks.flatMap(({ rank, claims, split }): PaidRank<Rank, Id>[] => {
    if (claims.length === 0) return [];
    const weights = claims.map(({ amount }) => amount);
    const claimed = sum(weights);
    const paid = pickSmaller(claimed, left);
    const ahead = payLateFirst(left, claims);
    const measures = claims.some(({ weight }) => weight !== undefined)
      ? claims.map(({ weight, amount }) => weight ?? amount)
      : undefined;
    const open = ahead ? weights.map((amount, index) => minus(amount, ahead[index]!)) : weights;
    const money = ahead ? minus(left, sum(ahead)) : left;
    const parts = measures ? allocateUpToEach(money, measures, open) : payInProportion(money, open, split);
    left = minus(left, paid);
    return [
      {
        rank,
        claims: claims.map(({ id, of, part, narrative, amount }, index) => ({
          id,
          ...(of !== undefined && { of }),
          ...(part !== undefined && { part }),
          narrative,
          claim: amount,
          paid: ahead ? plus(parts[index]!, ahead[index]!) : parts[index]!,
          ...(ahead && ahead[index]! > 0 && { caughtUp: ahead[index]! }),
        })),
        claimed,
        paid,
        ...(measures && { measured: sum(measures) }),
      },
    ];
  });
  return { ranks: each, left };
}

/** What late claims are paid before the others; nothing where there are none. */
function payLateFirst(available: Cents, claims: readonly DueAmount[]): Cents[] | undefined {
  const wanted = claims.map(({ first = nil }) => first);
  return sum(wanted) > 0 ? payInProportion(available, wanted) : undefined;
}

/** Cents in the rand, to four decimals, for show alone: no award is worked out from it. */
export function formatDividend(rank: { readonly claimed: Cents; readonly paid: Cents } | undefined): string {
  if (!rank || rank.claimed === 0) return '0.0000';
  const scaled = (BigInt(rank.paid) * 1_000_000n * 2n + BigInt(rank.claimed)) / (BigInt(rank.claimed) * 2n);
  return `${scaled / 10_000n}.${(scaled % 10_000n).toString().padStart(4, '0')}`;
}

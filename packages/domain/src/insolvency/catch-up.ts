import { message } from '../law/message';
import { type WorkedResult, startWorking, type WorkingBuilder } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { computeProportion, roundHalfUp } from '../money/exact';
import { formatDividend, type DueAmount } from './pay';
import { type ResidueRank, residueRanks } from './ranks';

/** How it is measured what a late claim missed: the pack leaves it open, so an account chooses. */
export const catchUpBases = ['asIfProved', 'sameDividend', 'none'] as const;
export type CatchUpBasis = (typeof catchUpBases)[number];

/** An account lodged before: what each rank of the free residue claimed and was paid, and what was left over. */
export interface EarlierDistribution {
  readonly ranks: readonly { readonly rank: ResidueRank; readonly claimed: Cents; readonly paid: Cents }[];
  readonly surplus: Cents;
}
/** Claims proved only after earlier accounts were lodged. */
export interface LateClaims {
  readonly ids: ReadonlySet<string>;
  /** Oldest first. */
  readonly earlier: readonly EarlierDistribution[];
  /** What an account before this one could not make good yet, by rank and claim. */
  readonly stillBehind: Readonly<Record<string, Cents>>;
  readonly basis: CatchUpBasis;
}
/** What a late claim missed, and what of it this account makes good. */
export interface CatchUp {
  readonly claimId: string;
  readonly creditor: string;
  readonly rank: ResidueRank;
  readonly due: WorkedResult<Cents>;
  readonly paid: Cents;
}

export const catchUpSection = 'Insolvency Act 24 of 1936 s 104(2)';
export const toBehindKey = (rank: ResidueRank, claimId: string): string => `${rank} ${claimId}`;

// Every general bond is a rank of its own, and interest on concurrent claims follows what those were paid.
const shared: ReadonlySet<ResidueRank> = new Set([
  's98',
  's98AWages',
  's98ALeave',
  's98AFunds',
  's99',
  's100',
  's101',
  's103',
] as const);

interface RankedDues {
  readonly rank: ResidueRank;
  readonly claims: readonly DueAmount[];
}
interface BehindClaim {
  readonly rank: ResidueRank;
  readonly due: DueAmount;
  open: Cents;
  readonly work: WorkingBuilder;
}

/**
 * What late claims get before others of their rank share in further money, by rank and line. Dividends that were paid are
 * never disturbed: it comes out of the residue that is shared out now.
 */
export function computeCatchUp(
  late: LateClaims | undefined,
  ranks: readonly RankedDues[],
): ReadonlyMap<string, { readonly rank: ResidueRank; readonly due: DueAmount; readonly missed: WorkedResult<Cents> }> {
  const found = new Map<string, { rank: ResidueRank; due: DueAmount; missed: WorkedResult<Cents> }>();
  if (!late || late.basis === 'none') return found;
  const behind: BehindClaim[] = [];
  for (const { rank, claims } of ranks) {
    if (!shared.has(rank)) continue;
    for (const due of claims) {
      const left = late.stillBehind[toBehindKey(rank, due.of ?? due.id)];
      if (left === undefined && !late.ids.has(due.of ?? due.id)) continue;
      const work = startWorking(message('What {creditor} missed', { creditor: due.narrative }), catchUpSection);
      if (left === undefined) behind.push({ rank, due, open: due.amount, work: work.line('Ranks for', due.amount) });
      else {
        const missed = pickSmaller(left, due.amount);
        const kept = work.line('Not made good by the account before', missed).gives(missed);
        found.set(toBehindKey(rank, due.id), { rank, due, missed: kept });
      }
    }
  }
  for (const [index, account] of late.earlier.entries()) {
    if (late.basis === 'sameDividend') grantSameDividend(behind, account, index + 1);
    else grantAsIfProved(behind, account, index + 1);
  }
  for (const { rank, due, open, work } of behind) {
    const missed = minus(due.amount, open);
    if (missed > 0) found.set(toBehindKey(rank, due.id), { rank, due, missed: work.gives(missed) });
  }
  return found;
}

/** As many cents in the rand as the others of the rank had. */
function grantSameDividend(behind: readonly BehindClaim[], account: EarlierDistribution, number: number): void {
  for (const one of behind) {
    const { claimed, paid } = findRankTotal(account, one.rank);
    if (claimed === 0) continue;
    const given = roundHalfUp(computeProportion(one.open, paid, claimed));
    const dividend = formatDividend({ claimed, paid });
    one.work.line(message('Account {number} gave its rank {dividend} c in the rand', { number, dividend }), given);
    one.open = minus(one.open, given);
  }
}

/** What the account would have awarded, had the late claims been proved in time: the others would have had less. */
function grantAsIfProved(behind: readonly BehindClaim[], account: EarlierDistribution, number: number): void {
  const creditors = account.ranks.filter(({ rank }) => !/^s9[67]/.test(rank));
  let pool = plus(sum(creditors.map(({ paid }) => paid)), account.surplus);
  for (const rank of residueRanks) {
    const { claimed } = findRankTotal({ ...account, ranks: creditors }, rank);
    const here = behind.filter((one) => one.rank === rank && one.open > 0);
    const wanted = plus(claimed, sum(here.map(({ open }) => open)));
    if (wanted === 0) continue;
    const money = pool;
    pool = clampBelowNil(minus(pool, wanted));
    for (const one of here) {
      const given = money >= wanted ? one.open : roundHalfUp(computeProportion(money, one.open, wanted));
      one.work
        .line(message('Account {number} had for its rank and those after it', { number }), money)
        .line('Claimed in its rank, including late claims', wanted)
        .line(message('Account {number} would have given it', { number }), given);
      one.open = minus(one.open, given);
    }
  }
}

const findRankTotal = (
  { ranks }: EarlierDistribution,
  rank: ResidueRank,
): { readonly claimed: Cents; readonly paid: Cents } => {
  const those = ranks.filter((one) => one.rank === rank);
  return {
    claimed: sum([nil, ...those.map(({ claimed }) => claimed)]),
    paid: sum([nil, ...those.map(({ paid }) => paid)]),
  };
};

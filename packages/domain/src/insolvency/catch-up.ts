import { said } from '../law/said';
import { type Worked, working, type Working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, smaller, sum } from '../money/cents';
import { proportion, roundHalfUp } from '../money/exact';
import { dividendText, type Due } from './pay';
import { type ResidueRank, residueRanks } from './ranks';

/** How it is measured what a late claim missed: the pack leaves it open, so an account chooses. */
export const catchUpBases = ['asIfProved', 'sameDividend', 'none'] as const;
export type CatchUpBasis = (typeof catchUpBases)[number];

/** An account lodged before: what each rank of the free residue claimed and was paid, and what was left over. */
export interface EarlierAccount {
  readonly ranks: readonly { readonly rank: ResidueRank; readonly claimed: Cents; readonly paid: Cents }[];
  readonly surplus: Cents;
}
/** Claims proved only after earlier accounts were lodged. */
export interface LateClaims {
  readonly ids: ReadonlySet<string>;
  /** Oldest first. */
  readonly earlier: readonly EarlierAccount[];
  /** What an account before this one could not make good yet, by rank and claim. */
  readonly stillBehind: Readonly<Record<string, Cents>>;
  readonly basis: CatchUpBasis;
}
/** What a late claim missed, and what of it this account makes good. */
export interface CatchUp {
  readonly claimId: string;
  readonly creditor: string;
  readonly rank: ResidueRank;
  readonly due: Worked<Cents>;
  readonly paid: Cents;
}

export const catchUpSection = 'Insolvency Act 24 of 1936 s 104(2)';
export const behindKey = (rank: ResidueRank, claimId: string): string => `${rank} ${claimId}`;

// Every general bond is a rank of its own, and interest on concurrent claims follows what those were paid.
const shared: ReadonlySet<ResidueRank> = new Set([
  's98',
  's98AWages',
  's98ALeave',
  's98AFunds',
  's99',
  's101',
  's103',
] as const);

interface Ranked {
  readonly rank: ResidueRank;
  readonly claims: readonly Due[];
}
interface Behind {
  readonly rank: ResidueRank;
  readonly due: Due;
  open: Cents;
  readonly work: Working;
}

/**
 * What late claims get before others of their rank share in further money, by rank and line. Dividends that were paid are
 * never disturbed: it comes out of the residue that is shared out now.
 */
export function catchUpOf(
  late: LateClaims | undefined,
  ranks: readonly Ranked[],
): ReadonlyMap<string, { readonly rank: ResidueRank; readonly due: Due; readonly missed: Worked<Cents> }> {
  const found = new Map<string, { rank: ResidueRank; due: Due; missed: Worked<Cents> }>();
  if (!late || late.basis === 'none') return found;
  const behind: Behind[] = [];
  for (const { rank, claims } of ranks) {
    if (!shared.has(rank)) continue;
    for (const due of claims) {
      const left = late.stillBehind[behindKey(rank, due.of ?? due.id)];
      if (left === undefined && !late.ids.has(due.of ?? due.id)) continue;
      const work = working(said('What {creditor} missed', { creditor: due.narrative }), catchUpSection);
      if (left === undefined) behind.push({ rank, due, open: due.amount, work: work.line('Ranks for', due.amount) });
      else {
        const missed = smaller(left, due.amount);
        const kept = work.line('Not made good by the account before', missed).gives(missed);
        found.set(behindKey(rank, due.id), { rank, due, missed: kept });
      }
    }
  }
  for (const [index, account] of late.earlier.entries()) {
    if (late.basis === 'sameDividend') giveSameDividend(behind, account, index + 1);
    else giveAsIfProved(behind, account, index + 1);
  }
  for (const { rank, due, open, work } of behind) {
    const missed = minus(due.amount, open);
    if (missed > 0) found.set(behindKey(rank, due.id), { rank, due, missed: work.gives(missed) });
  }
  return found;
}

/** As many cents in the rand as the others of the rank had. */
function giveSameDividend(behind: readonly Behind[], account: EarlierAccount, number: number): void {
  for (const one of behind) {
    const { claimed, paid } = totalOf(account, one.rank);
    if (claimed === 0) continue;
    const given = roundHalfUp(proportion(one.open, paid, claimed));
    const dividend = dividendText({ claimed, paid });
    one.work.line(said('Account {number} gave its rank {dividend} c in the rand', { number, dividend }), given);
    one.open = minus(one.open, given);
  }
}

/** What the account would have awarded, had the late claims been proved in time: the others would have had less. */
function giveAsIfProved(behind: readonly Behind[], account: EarlierAccount, number: number): void {
  const creditors = account.ranks.filter(({ rank }) => !/^s9[67]/.test(rank));
  let pool = plus(sum(creditors.map(({ paid }) => paid)), account.surplus);
  for (const rank of residueRanks) {
    const { claimed } = totalOf({ ...account, ranks: creditors }, rank);
    const here = behind.filter((one) => one.rank === rank && one.open > 0);
    const wanted = plus(claimed, sum(here.map(({ open }) => open)));
    if (wanted === 0) continue;
    const money = pool;
    pool = notBelowNil(minus(pool, wanted));
    for (const one of here) {
      const given = money >= wanted ? one.open : roundHalfUp(proportion(money, one.open, wanted));
      one.work
        .line(said('Account {number} had for its rank and those after it', { number }), money)
        .line('Claimed in its rank, with late claims', wanted)
        .line(said('Account {number} would have given it', { number }), given);
      one.open = minus(one.open, given);
    }
  }
}

const totalOf = ({ ranks }: EarlierAccount, rank: ResidueRank): { readonly claimed: Cents; readonly paid: Cents } => {
  const those = ranks.filter((one) => one.rank === rank);
  return {
    claimed: sum([nil, ...those.map(({ claimed }) => claimed)]),
    paid: sum([nil, ...those.map(({ paid }) => paid)]),
  };
};

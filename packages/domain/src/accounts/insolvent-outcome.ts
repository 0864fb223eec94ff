import { daysBetween } from '../dates/local-date';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, rand, smaller, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction, multiplyFractions } from '../money/fraction';
import { shareOut, shareOutToLargest, shareOutToLast } from '../money/share-out';
import { type ClaimRank, claimRanks } from '../estate/liability';
import type { SplitMode } from '../estate/settings';
import type { Charge } from './charges';
import { type EncumberedAsset, encumberedAssets } from './encumbered-assets';
import type { Facts } from './facts';
import type { Fees } from './fees';

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

/** The account of an insolvent deceased estate (s 34): creditors by their ranks, nothing for the heirs. */
export interface InsolventOutcome {
  readonly encumbered: readonly EncumberedAsset[];
  readonly freeResidue: Worked<Cents>;
  /** Preferences of s 96 that were paid, and the costs of s 97. */
  readonly freeResidueCosts: Cents;
  readonly ranks: readonly RankPaid[];
  /** Cents in the rand on concurrent claims, to four decimals, for show alone. */
  readonly dividend: string;
  /** What creditors lose. */
  readonly unpaid: Cents;
  /** Left over once all claims are met, where only a half was insolvent. */
  readonly surplus: Cents;
}

/** Insolvency Act 24 of 1936 s 96: the preference is small, and its amount still to be confirmed. */
const preference = rand(300);

const splits: Readonly<Record<SplitMode, (total: Cents, weights: readonly Cents[]) => Cents[]>> = {
  largestRemainder: shareOut,
  lastHeir: shareOutToLast,
  largestClaim: shareOutToLargest,
};

interface Claim {
  readonly id: string;
  readonly narrative: string;
  readonly rank: ClaimRank;
  readonly amount: Cents;
}

/** Charges as ranked claims: what the s 96 preference does not cover is concurrent, and so is what security lacked. */
function claimsOf(facts: Facts, charges: readonly Charge[], paidBySecurity: ReadonlyMap<string, Cents>): Claim[] {
  const { funeralPreference = preference, deathBedPreference = preference } = facts.estate.settings.insolvent ?? {};
  const caps: Partial<Record<ClaimRank, Cents>> = { s96Funeral: funeralPreference, s96DeathBed: deathBedPreference };
  const left = new Map(Object.entries(caps) as [ClaimRank, Cents][]);
  return charges.flatMap(({ line, rank, securedBy }): Claim[] => {
    const amount = minus(line.amount, paidBySecurity.get(line.id) ?? nil);
    const { id, narrative } = line;
    if (rank === undefined || amount <= 0) return [];
    if (securedBy) return [{ id, narrative, rank: 's103', amount }];
    const cap = left.get(rank);
    if (cap === undefined) return [{ id, narrative, rank, amount }];
    const preferred = smaller(cap, amount);
    left.set(rank, minus(cap, preferred));
    const rest = minus(amount, preferred);
    return [
      ...(preferred > 0 ? [{ id, narrative, rank, amount: preferred }] : []),
      ...(rest > 0
        ? [{ id, narrative: `${narrative}, beyond the preference`, rank: 's103' as const, amount: rest }]
        : []),
    ];
  });
}

function payRanks(available: Cents, claims: readonly Claim[], mode: SplitMode): { ranks: RankPaid[]; left: Cents } {
  let left = available;
  const ranks = claimRanks.flatMap((rank): RankPaid[] => {
    const own = claims.filter((claim) => claim.rank === rank).sort((a, b) => (a.id < b.id ? -1 : 1));
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

function dividendText(rank: RankPaid | undefined): string {
  if (!rank || rank.claimed === 0) return '0.0000';
  const scaled = (BigInt(rank.paid) * 1_000_000n * 2n + BigInt(rank.claimed)) / (BigInt(rank.claimed) * 2n);
  return `${scaled / 10_000n}.${(scaled % 10_000n).toString().padStart(4, '0')}`;
}

/** Pays the creditors of an estate that cannot pay all of them. `added` is money no asset captures. */
export function insolventOutcome(
  facts: Facts,
  fees: Fees,
  charges: readonly Charge[],
  added: Cents,
  netIncome: Cents,
): InsolventOutcome {
  const bearing = charges.map((charge) => withInterest(facts, charge));
  const { encumbered, costsCarried, paidBySecurity, feesOnFree } = encumberedAssets(facts, fees, bearing);
  const secured = new Set(encumbered.map(({ assetId }) => assetId));
  const free = facts.assets.filter(({ asset }) => !secured.has(asset.id));
  const assets = sum(free.map((asset) => asset.value));
  const surpluses = sum(encumbered.map(({ surplus }) => surplus));
  const freeResidue = working('Free residue', 'Administration of Estates Act s 34(4); Insolvency Act ss 96 to 103')
    .line('Assets that secure no debt', assets)
    .line('Claims and money besides', added)
    .line('Net income after the death', netIncome)
    .line('Surplus of encumbered assets', surpluses)
    .gives(sum([assets, added, netIncome, surpluses]));
  // Fees and costs are cut to the part that no encumbered asset carried.
  const remaining = bearing.map((charge): Charge => {
    const amount = feesOnFree.get(charge.line.id) ?? minus(charge.line.amount, costsCarried.get(charge.line.id) ?? nil);
    return amount === charge.line.amount ? charge : { ...charge, line: { ...charge.line, amount } };
  });
  const claims = claimsOf(facts, remaining, paidBySecurity);
  const mode = facts.estate.settings.insolvent?.split ?? 'largestRemainder';
  const { ranks, left } = payRanks(freeResidue.value, claims, mode);
  const early = ranks.filter(({ rank }) => rank.startsWith('s96') || rank === 's97');
  return {
    encumbered,
    freeResidue,
    freeResidueCosts: sum(early.map(({ paid }) => paid)),
    ranks,
    dividend: dividendText(ranks.find(({ rank }) => rank === 's103')),
    unpaid: sum(ranks.map(({ claimed, paid }) => minus(claimed, paid))),
    surplus: left,
  };
}

/** A secured creditor draws interest from the deemed date on, out of the own security; no rate, no interest. */
function withInterest(facts: Facts, charge: Charge): Charge {
  const interest = facts.estate.settings.insolvent?.interest;
  if (!interest || !charge.securedBy || interest.to <= interest.from) return charge;
  const days = daysBetween(interest.from, interest.to);
  const rate = multiplyFractions(interest.yearlyRate, fraction(days, 365));
  const accrued = roundHalfUp(times(charge.line.amount, rate));
  const amount = plus(charge.line.amount, notBelowNil(accrued));
  const worked = working(`${charge.line.narrative}, with interest`, 'Administration of Estates Act s 34(5)')
    .worked('Claim', charge.line.worked)
    .line(`Interest for ${days} days`, accrued)
    .gives(amount);
  return { ...charge, line: { ...charge.line, amount, worked } };
}

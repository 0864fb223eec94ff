import type { ItemKey } from '../law/item-key';
import { message } from '../law/message';
import { countDaysBetween, type LocalDate } from '../dates/local-date';
import { findRowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import type { ClaimOnEstate, RealisedAsset, SecuredInterest, SharedFee } from './claim';
import type { ClaimRank } from './claim-ranks';
import { type EncumberedAsset, computeEncumberedAssets } from './encumbered-assets';
import { funeralPreferences } from './limits';
import { computeInterest } from './interest';
import { formatDividend } from './pay';
import { payRanks, type RankedAmount, type PaidClaimRank, type SplitMode } from './pay-ranks';

export interface SettlementInput {
  /** The day that picks the preferences: the death, or the sequestration. */
  readonly on: LocalDate;
  readonly assets: readonly RealisedAsset[];
  readonly claims: readonly ClaimOnEstate[];
  readonly fees: readonly SharedFee[];
  /** What the fees were earned on, in all. */
  readonly feeBase: Cents;
  /** Money no asset captures, and net income. */
  readonly otherMoney: Cents;
  readonly netIncome: Cents;
  /** Preferences set otherwise than the table has them, with the estate's own reason for it. */
  readonly preferences?: { readonly funeral?: Cents; readonly deathBed?: Cents };
  readonly interest?: SecuredInterest;
  readonly split?: SplitMode;
}

/** Creditors by their security and ranks; what is left over, if anything, is the estate's. */
export interface CreditorSettlement {
  readonly encumbered: readonly EncumberedAsset[];
  readonly freeResidue: WorkedResult<Cents>;
  /** Preferences of s 96 that were paid, and the costs of s 97. */
  readonly freeResidueCosts: Cents;
  readonly ranks: readonly PaidClaimRank[];
  /** Cents in the rand on concurrent claims, to four decimals, for show alone. */
  readonly dividend: string;
  /** Costs the free residue cannot pay, for which creditors contribute (s 106). */
  readonly contributionNeeded: Cents;
  /** What creditors lose. */
  readonly unpaid: Cents;
  /** Left over once all claims are met. */
  readonly surplus: Cents;
}

/** Pays the creditors of an estate that cannot pay all of them, Insolvency Act 24 of 1936 ss 89 and 95 to 103. */
export function settleCreditors(input: SettlementInput): Outcome<CreditorSettlement> {
  const row = findRowOn(funeralPreferences, input.on, 'on');
  if (isRefused(row)) return row;
  const { funeral = row.funeral, deathBed = row.deathBed } = input.preferences ?? {};
  const bearing = input.claims.map((claim) => addInterest(claim, input.interest));
  const { encumbered, costsCarried, paidBySecurity } = computeEncumberedAssets(
    input.assets,
    bearing,
    input.fees,
    input.feeBase,
  );
  const pledged = new Set(encumbered.map(({ assetId }) => assetId));
  const assets = sum(input.assets.filter(({ id }) => !pledged.has(id)).map((asset) => asset.value));
  const surpluses = sum(encumbered.map(({ surplus }) => surplus));
  const freeResidue = startWorking('Free residue', 'Insolvency Act 24 of 1936 ss 96 to 103')
    .line('Assets that do not secure any debt', assets)
    .line('Other claims and money', input.otherMoney)
    .line('Net income', input.netIncome)
    .line('Surplus of encumbered assets', surpluses)
    .line('Preference for funeral and death-bed costs', plus(funeral, deathBed), {
      section: 'Insolvency Act s 96',
      ...(row.note && !input.preferences && { note: row.note }),
    })
    .gives(sum([assets, input.otherMoney, input.netIncome, surpluses]));
  // Fees and costs are cut to the part that no encumbered asset carried.
  const remaining = bearing.map((claim) => ({
    ...claim,
    amount: minus(claim.amount, costsCarried.get(claim.key) ?? nil),
  }));
  const own = new Map(input.claims.map(({ key, amount }) => [key, amount]));
  const ranked = rankAmounts(remaining, paidBySecurity, own, { s96Funeral: funeral, s96DeathBed: deathBed });
  const { ranks, left } = payRanks(freeResidue.value, ranked, input.split);
  const early = ranks.filter(({ rank }) => rank.startsWith('s96') || rank === 's97');
  return {
    encumbered,
    freeResidue,
    freeResidueCosts: sum(early.map(({ paid }) => paid)),
    ranks,
    dividend: formatDividend(ranks.find(({ rank }) => rank === 's103')),
    contributionNeeded: sum(early.map(({ claimed, paid }) => minus(claimed, paid))),
    unpaid: sum(ranks.map(({ claimed, paid }) => minus(claimed, paid))),
    surplus: left,
  };
}

/** Claims in their ranks: what a preference does not cover is concurrent, and so is what security lacked of the claim. */
function rankAmounts(
  claims: readonly ClaimOnEstate[],
  paidBySecurity: ReadonlyMap<ItemKey, Cents>,
  own: ReadonlyMap<ItemKey, Cents>,
  caps: Partial<Record<ClaimRank, Cents>>,
): RankedAmount[] {
  const left = new Map(Object.entries(caps) as [ClaimRank, Cents][]);
  return claims.flatMap(({ key: id, narrative, amount: owed, rank, securedBy }): RankedAmount[] => {
    const lacking = minus(owed, paidBySecurity.get(id) ?? nil);
    // Interest is met out of the security or not at all: only the claim itself competes with the others.
    const amount = securedBy ? pickSmaller(lacking, own.get(id)!) : lacking;
    if (rank === undefined || amount <= 0) return [];
    if (securedBy) return [{ id, narrative, rank: 's103', amount }];
    const cap = left.get(rank);
    if (cap === undefined) return [{ id, narrative, rank, amount }];
    const preferred = pickSmaller(cap, amount);
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

/** A secured creditor draws interest from the deemed date on, out of the own security; no rate, no interest. */
function addInterest(claim: ClaimOnEstate, interest: SecuredInterest | undefined): ClaimOnEstate {
  if (!interest || !claim.securedBy || interest.to <= interest.from) return claim;
  const days = countDaysBetween(interest.from, interest.to);
  const accrued = computeInterest(claim.amount, interest.yearlyRate, days);
  const amount = plus(claim.amount, clampBelowNil(accrued));
  const worked = startWorking(
    message('{what}, with interest', { what: claim.narrative }),
    'Administration of Estates Act s 34(5)',
  )
    .worked('Claim', claim.worked)
    .line(message('Interest for {days} days', { days }), accrued)
    .gives(amount);
  return { ...claim, amount, worked };
}

import { isRefused, type Outcome, refuse, type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import type { WorkedResult } from '../law/worked';
import { type Cents, minus, nil, pickSmaller, plus, sum } from '../money/cents';
import { computeCharges, rankCosts } from './charges';
import { checkInsolventEstate, listWarnings } from './check-estate';
import { toBehindKey, type CatchUp, computeCatchUp } from './catch-up';
import { type ClaimOutcome, computeClaimOutcomes } from './claim-outcomes';
import { listConcurrent, sortByNumber, computeConcurrentInterest } from './concurrent';
import { computeCreditorContributions, type Contributions } from './contribution';
import { listContributors } from './contributors';
import type { EncumberedAccount } from './encumbered-account';
import { computeEncumberedAccounts, computeLandMoney, computeResidue } from './encumbered-accounts';
import type { InsolventEstate } from './estate';
import { addBondShortfalls, computeBondShortfalls, computeGeneralBondReach } from './general-bonds';
import { findInterestRates } from './interest';
import { formatDividend, type DueAmount, type PaidRank, payInOrder } from './pay';
import { listBurialDues, type PreferredClaims, computePreferredClaims } from './preferred';
import { costRanks, type ResidueRank } from './ranks';
import type { FeeLine } from './remuneration';

export interface EstateDistribution {
  readonly accounts: readonly EncumberedAccount[];
  readonly freeResidue: WorkedResult<Cents>;
  readonly feeLines: readonly FeeLine[];
  /** Without VAT, over all accounts. */
  readonly fee: Cents;
  /** Of it, what reaches the smallest fee; below nil, what an account before added for that. */
  readonly topUp: Cents;
  readonly premium: readonly Cents[];
  readonly mastersFee: readonly Cents[];
  readonly ranks: readonly PaidRank<ResidueRank>[];
  /** Of the free residue, what came from land: general bonds do not reach it. */
  readonly ofLand: Cents;
  readonly availableForConcurrent: Cents;
  /** Cents in the rand on concurrent claims, to four decimals, for show alone. */
  readonly dividend: string;
  readonly contribution: WorkedResult<Contributions>;
  /** Late claims that are given what they missed in earlier accounts. */
  readonly catchUps: readonly CatchUp[];
  readonly claims: readonly ClaimOutcome[];
  /** Left when every claim and its interest is met (s 116). */
  readonly surplus: Cents;
  /** Of it, what goes to the estate of a partnership for its debts (s 49(1)); [check] before the insolvent has any. */
  readonly toPartnership: Cents;
  readonly receipts: Cents;
  readonly payments: Cents;
  readonly warnings: readonly Warning[];
}

/** Shares out an insolvent estate, Insolvency Act 24 of 1936 ss 89 and 95 to 106; companies by s 342 of their Act. */
export function distribute(estate: InsolventEstate): Outcome<EstateDistribution> {
  const refused = checkInsolventEstate(estate);
  if (refused) return refused;
  const rates = findInterestRates(estate);
  if (isRefused(rates)) return rates;
  const charges = computeCharges(estate);
  if (isRefused(charges)) return charges;
  const burial = listBurialDues(estate);
  if (isRefused(burial)) return burial;
  const encumbered = computeEncumberedAccounts(estate, charges, rates, sum(burial.map(({ amount }) => amount)));
  const { accounts, open } = encumbered;
  const freeResidue = computeResidue(estate, accounts);
  const preferred = computePreferredClaims(estate, rates);
  if (isRefused(preferred)) return preferred;
  const fromAssets = sum(accounts.map(({ forBurial }) => forBurial));
  const costs = rankCosts(estate, charges, accounts);
  const early = payInOrder(plus(freeResidue.value, fromAssets), [
    { rank: 's96Funeral', claims: burial.filter(({ part }) => part === 'funeral') },
    { rank: 's96DeathBed', claims: burial.filter(({ part }) => part === 'deathBed') },
    ...costs,
  ] satisfies { rank: ResidueRank; claims: readonly DueAmount[] }[]);
  const needed = sum(
    early.ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed, paid }) => minus(claimed, paid)),
  );
  const beforeConcurrent = computeCatchUp(estate.late, preferred.ranks);
  const listRanksWith = (found: typeof beforeConcurrent, chosen: (rank: ResidueRank) => boolean) =>
    preferred.ranks.filter(({ rank }) => chosen(rank)).map((one) => addMissedRank(one, found));
  const preferent = payInOrder(
    early.left,
    listRanksWith(beforeConcurrent, (rank) => rank !== 's102'),
  );
  const residue = plus(freeResidue.value, fromAssets);
  const ofLand = computeLandMoney(estate, accounts);
  const reach = computeGeneralBondReach(preferent.left, residue, ofLand);
  const bonds = payInOrder(
    reach,
    listRanksWith(beforeConcurrent, (rank) => rank === 's102'),
  );
  const left = plus(bonds.left, minus(preferent.left, reach));
  // Where land kept money from them, what they lack shares in it.
  const excess =
    reach < preferent.left
      ? addBondShortfalls(preferred.excess, computeBondShortfalls(estate, preferred.preferred, bonds.ranks))
      : preferred.excess;
  const concurrent = sortByNumber(listConcurrent(estate, open, excess));
  const sharing = { rank: 's103' as const, claims: concurrent.map(({ due }) => due) };
  const missed = computeCatchUp(estate.late, [...preferred.ranks, sharing]);
  const dividend = payInOrder(left, [addMissedRank(sharing, missed)]);
  const interest = payInOrder(dividend.left, [
    { rank: 's103Interest', claims: dividend.left > 0 ? computeConcurrentInterest(concurrent, rates) : [] },
  ]);
  const ranks: readonly PaidRank<ResidueRank>[] = [
    ...early.ranks,
    ...preferent.ranks,
    ...bonds.ranks,
    ...dividend.ranks,
    ...interest.ranks,
  ];
  const contribution = computeCreditorContributions(
    needed,
    // Asked only where there is something to share: most estates have nothing.
    needed > 0
      ? listContributors(estate, open, preferred, {
          needed,
          costs: sum(costs.flatMap(({ claims: all }) => all.map(({ amount }) => amount))),
        })
      : [],
    estate.settings?.preferentContributes ?? true,
  );
  const claims = computeClaimOutcomes(estate, accounts, ranks, contribution.value, open);
  const own = sum(
    [...estate.receipts, ...estate.encumbered.flatMap(({ receipts }) => receipts)].map(({ amount }) => amount),
  );
  const receipts = sum([
    own,
    needed,
    ...accounts.flatMap(({ deficiencyOwed }) => deficiencyOwed.map(({ amount }) => amount)),
  ]);
  const payments = sum([
    ...accounts.flatMap(({ costs: lines, deficiencyLeft, awards }) => [
      minus(sum(lines.map(({ amount }) => amount)), deficiencyLeft),
      ...awards.map(({ paid }) => paid),
    ]),
    ...ranks.map(({ paid }) => paid),
    needed,
    interest.left,
  ]);
  if (receipts !== payments) {
    return refuse(
      'account',
      'The account does not balance, so it cannot be drawn up. Tell the provider which matter it is.',
    );
  }
  return {
    accounts,
    freeResidue,
    feeLines: charges.lines,
    fee: charges.fee,
    topUp: charges.topUp,
    premium: charges.premium,
    mastersFee: charges.mastersFee,
    ranks,
    ofLand,
    availableForConcurrent: left,
    dividend: formatDividend(excludeCatchUp(dividend.ranks[0])),
    contribution,
    catchUps: [...missed.values()].map(({ rank, due, missed: owed }) => ({
      claimId: due.of ?? due.id,
      creditor: due.narrative,
      rank,
      due: owed,
      paid: ranks.find((one) => one.rank === rank)?.claims.find(({ id }) => id === due.id)?.caughtUp ?? nil,
    })),
    claims,
    surplus: interest.left,
    toPartnership: pickSmaller(interest.left, estate.settings?.partnershipLacks ?? nil),
    receipts,
    payments,
    warnings: [...listWarnings(estate), ...listFindings(estate, accounts, preferred, contribution.value)],
  };
}

const addMissedRank = <T extends { readonly rank: ResidueRank; readonly claims: readonly DueAmount[] }>(
  one: T,
  found: ReturnType<typeof computeCatchUp>,
): T =>
  found.size === 0
    ? one
    : { ...one, claims: one.claims.map((due) => addMissedDue(due, found.get(toBehindKey(one.rank, due.id))?.missed)) };
const addMissedDue = (due: DueAmount, missed: WorkedResult<Cents> | undefined): DueAmount =>
  missed ? { ...due, first: missed.value } : due;

/** The dividend that all of the rank share in: what was made good first is none of it. */
function excludeCatchUp(rank: PaidRank<ResidueRank> | undefined): { claimed: Cents; paid: Cents } | undefined {
  if (!rank) return undefined;
  const caughtUp = sum(rank.claims.map((one) => one.caughtUp ?? nil));
  const claimed = rank.measured ?? minus(rank.claimed, caughtUp);
  return { claimed, paid: minus(rank.paid, caughtUp) };
}

/** What the figures themselves show that somebody should look at. */
function listFindings(
  estate: InsolventEstate,
  accounts: readonly EncumberedAccount[],
  { excess }: PreferredClaims,
  { needed, uncovered }: Contributions,
): Warning[] {
  const short = accounts.filter(({ net }) => net.value < 0);
  return [
    ...short.map(({ id, description, deficiencyLeft }) =>
      createWarning(
        `encumbered.${id}`,
        deficiencyLeft > 0
          ? message('The costs of {asset} are larger than its proceeds, and no proved creditor of it carries them.', {
              asset: description,
            })
          : message('The costs of {asset} are larger than its proceeds. Its first creditors owe the difference.', {
              asset: description,
            }),
      ),
    ),
    ...estate.employees
      .filter(({ id }) => excess.has(id))
      .map(({ id, creditor, proved }) =>
        createWarning(
          `claims.${id}`,
          proved
            ? message('The claim of {creditor} goes beyond the preference of an employee; the rest is concurrent.', {
                creditor,
              })
            : message(
                'The claim of {creditor} goes beyond the preference of an employee; the rest ranks only once it is proved.',
                {
                  creditor,
                },
              ),
        ),
      ),
    ...(estate.generalBonds.length > 0 && computeLandMoney(estate, accounts) > 0
      ? [
          createWarning(
            'generalBonds',
            'Part of the free residue came from land, which a general bond does not cover (s 86). Costs and higher-ranking claims are taken from both land and movables. Confirm this with the Master.',
          ),
        ]
      : []),
    ...(needed > 0
      ? [
          createWarning(
            'contribution',
            'The free residue cannot pay the costs. Creditors who share in it must contribute.',
          ),
        ]
      : []),
    ...(uncovered > 0
      ? [createWarning('contribution', 'No creditor is liable for part of the costs. Ask who gave security for them.')]
      : []),
  ];
}

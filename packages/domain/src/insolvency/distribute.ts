import { isRefused, type Outcome, refuse, type Warning, warn } from '../law/refusal';
import { said } from '../law/said';
import type { Worked } from '../law/worked';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { chargesOf, costsOf } from './charges';
import { checkInsolventEstate, warningsOf } from './check-estate';
import { behindKey, type CatchUp, catchUpOf } from './catch-up';
import { type ClaimOutcome, claimOutcomes } from './claim-outcomes';
import { concurrentOf, inOrderOfNumber, interestOf } from './concurrent';
import { contributionsOf, type Contributions } from './contribution';
import { contributorsOf } from './contributors';
import type { EncumberedAccount } from './encumbered-account';
import { encumberedAccounts, residueOf } from './encumbered-accounts';
import type { InsolventEstate } from './estate';
import { ratesOf } from './interest';
import { dividendText, type Due, type PaidRank, payInOrder } from './pay';
import { burialOf, type Preferred, preferredOf } from './preferred';
import { costRanks, type ResidueRank } from './ranks';
import type { FeeLine } from './remuneration';

export interface Distribution {
  readonly accounts: readonly EncumberedAccount[];
  readonly freeResidue: Worked<Cents>;
  readonly feeLines: readonly FeeLine[];
  /** Without VAT, over all accounts. */
  readonly fee: Cents;
  readonly premium: readonly Cents[];
  readonly mastersFee: readonly Cents[];
  readonly ranks: readonly PaidRank<ResidueRank>[];
  readonly availableForConcurrent: Cents;
  /** Cents in the rand on concurrent claims, to four decimals, for show alone. */
  readonly dividend: string;
  readonly contribution: Worked<Contributions>;
  /** Late claims that are given what they missed in earlier accounts. */
  readonly catchUps: readonly CatchUp[];
  readonly claims: readonly ClaimOutcome[];
  /** Left when every claim and its interest is met (s 116). */
  readonly surplus: Cents;
  readonly receipts: Cents;
  readonly payments: Cents;
  readonly warnings: readonly Warning[];
}

/** Shares out an insolvent estate, Insolvency Act 24 of 1936 ss 89 and 95 to 106; companies by s 342 of their Act. */
export function distribute(estate: InsolventEstate): Outcome<Distribution> {
  const refused = checkInsolventEstate(estate);
  if (refused) return refused;
  const rates = ratesOf(estate);
  if (isRefused(rates)) return rates;
  const charges = chargesOf(estate);
  if (isRefused(charges)) return charges;
  const burial = burialOf(estate);
  if (isRefused(burial)) return burial;
  const encumbered = encumberedAccounts(estate, charges, rates, sum(burial.map(({ amount }) => amount)));
  const { accounts, open } = encumbered;
  const freeResidue = residueOf(estate, accounts);
  const preferred = preferredOf(estate, rates);
  if (isRefused(preferred)) return preferred;
  const concurrent = inOrderOfNumber(concurrentOf(estate, open, preferred.excess));
  const fromAssets = sum(accounts.map(({ forBurial }) => forBurial));
  const costs = costsOf(estate, charges, accounts);
  const early = payInOrder(plus(freeResidue.value, fromAssets), [
    { rank: 's96Funeral', claims: burial.filter(({ part }) => part === 'funeral') },
    { rank: 's96DeathBed', claims: burial.filter(({ part }) => part === 'deathBed') },
    ...costs,
  ] satisfies { rank: ResidueRank; claims: readonly Due[] }[]);
  const needed = sum(
    early.ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed, paid }) => minus(claimed, paid)),
  );
  const sharing = { rank: 's103' as const, claims: concurrent.map(({ due }) => due) };
  const missed = catchUpOf(estate.late, [...preferred.ranks, sharing]);
  const first = <T extends { readonly rank: ResidueRank; readonly claims: readonly Due[] }>(one: T): T =>
    missed.size === 0
      ? one
      : { ...one, claims: one.claims.map((due) => withFirst(due, missed.get(behindKey(one.rank, due.id))?.missed)) };
  const preferent = payInOrder(early.left, preferred.ranks.map(first));
  const dividend = payInOrder(preferent.left, [first(sharing)]);
  const interest = payInOrder(dividend.left, [
    { rank: 's103Interest', claims: dividend.left > 0 ? interestOf(concurrent, rates) : [] },
  ]);
  const ranks: readonly PaidRank<ResidueRank>[] = [
    ...early.ranks,
    ...preferent.ranks,
    ...dividend.ranks,
    ...interest.ranks,
  ];
  const contribution = contributionsOf(
    needed,
    // Asked only where there is something to share: most estates have nothing.
    needed > 0 ? contributorsOf(estate, open, preferred) : [],
    estate.settings?.preferentContributes ?? true,
  );
  const claims = claimOutcomes(estate, accounts, ranks, contribution.value, open);
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
    return refuse('account', 'The account does not balance, so none is drawn. Tell the provider which matter it is.');
  }
  return {
    accounts,
    freeResidue,
    feeLines: charges.lines,
    fee: charges.fee,
    premium: charges.premium,
    mastersFee: charges.mastersFee,
    ranks,
    availableForConcurrent: preferent.left,
    dividend: dividendText(withoutCatchUp(dividend.ranks[0])),
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
    receipts,
    payments,
    warnings: [...warningsOf(estate), ...foundIn(estate, accounts, preferred, contribution.value)],
  };
}

const withFirst = (due: Due, missed: Worked<Cents> | undefined): Due =>
  missed ? { ...due, first: missed.value } : due;

/** The dividend that all of the rank share in: what was made good first is none of it. */
function withoutCatchUp(rank: PaidRank<ResidueRank> | undefined): { claimed: Cents; paid: Cents } | undefined {
  if (!rank) return undefined;
  const caughtUp = sum(rank.claims.map((one) => one.caughtUp ?? nil));
  return { claimed: minus(rank.claimed, caughtUp), paid: minus(rank.paid, caughtUp) };
}

/** What the figures themselves show that somebody should look at. */
function foundIn(
  estate: InsolventEstate,
  accounts: readonly EncumberedAccount[],
  { excess }: Preferred,
  { needed, uncovered }: Contributions,
): Warning[] {
  const short = accounts.filter(({ net }) => net.value < 0);
  return [
    ...short.map(({ id, description, deficiencyLeft }) =>
      warn(
        `encumbered.${id}`,
        deficiencyLeft > 0
          ? said('The costs of {asset} are larger than its proceeds, and no proved creditor of it carries them.', {
              asset: description,
            })
          : said('The costs of {asset} are larger than its proceeds. Its first creditors owe the difference.', {
              asset: description,
            }),
      ),
    ),
    ...estate.employees
      .filter(({ id }) => excess.has(id))
      .map(({ id, creditor, proved }) =>
        warn(
          `claims.${id}`,
          proved
            ? said('The claim of {creditor} goes beyond the preference of an employee; the rest is concurrent.', {
                creditor,
              })
            : said(
                'The claim of {creditor} goes beyond the preference of an employee; the rest ranks only once it is proved.',
                {
                  creditor,
                },
              ),
        ),
      ),
    ...(needed > 0
      ? [warn('contribution', 'The free residue cannot pay the costs: creditors who share in it contribute.')]
      : []),
    ...(uncovered > 0
      ? [warn('contribution', 'No creditor is liable for a part of the costs. Ask who gave security for them.')]
      : []),
  ];
}

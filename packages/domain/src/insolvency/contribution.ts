import { message } from '../law/message';
import { type WorkedResult, createLazyResult } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { shareOut } from '../money/share-out';

/** A claim as it stands to the costs that the free residue cannot pay. */
export interface LiableCreditor {
  readonly id: string;
  readonly creditor: string;
  readonly secured?: boolean;
  readonly proved: boolean;
  /** The whole claim. */
  readonly claim: Cents;
  /** What of it would share in the free residue with the concurrent claims: of a secured one, what the security lacks. */
  readonly ranking: Cents;
  /** What of it is preferent and not paid. */
  readonly preferent?: Cents;
  readonly reliesSolely?: boolean;
  /** Of the creditor who applied: the claim stated there. */
  readonly petition?: Cents;
  readonly withdrawn?: { readonly unpaidCosts: Cents };
}

export type LiabilityGround =
  | 'concurrent'
  | 'shortfall'
  | 'preferent'
  | 'applicant'
  | 'withdrawn'
  | 'onlySecured'
  | 'remaining'
  | 'relies'
  | 'unproved'
  | 'nothingRanks';

export interface CreditorContribution {
  readonly id: string;
  readonly creditor: string;
  /** What the share was measured by. */
  readonly base: Cents;
  readonly amount: Cents;
  readonly as: LiabilityGround;
}
export interface Contributions {
  readonly needed: Cents;
  /** Empty where nothing is needed. */
  readonly each: readonly CreditorContribution[];
  /** Nobody is liable for this part. */
  readonly uncovered: Cents;
}

export const contributionSection = 'Insolvency Act 24 of 1936 s 106';

/** Why a creditor carries a share, or none, in the first pool. */
function computeLiability(
  one: LiableCreditor,
  preferentContributes: boolean,
): { readonly base: Cents; readonly as: LiabilityGround } {
  const preferent = preferentContributes ? (one.preferent ?? nil) : nil;
  if (one.petition !== undefined) {
    // Not less than on the claim in the petition: what of that was not proved counts as if it were (s 14(3)).
    const own = plus(one.ranking, preferent);
    // Unproved, and secured all the same: what the security yields is taken off, as it would be had it been proved.
    const covered = one.secured ? minus(one.claim, one.ranking) : nil;
    const base = one.proved
      ? plus(own, clampBelowNil(minus(one.petition, one.claim)))
      : clampBelowNil(minus(one.petition, covered));
    return { base, as: 'applicant' };
  }
  if (!one.proved) return { base: nil, as: 'unproved' };
  if (one.secured && one.reliesSolely) return { base: nil, as: 'relies' };
  const base = plus(one.ranking, preferent);
  if (base === 0) return { base, as: 'nothingRanks' };
  if (one.withdrawn) return { base, as: 'withdrawn' };
  return { base, as: one.secured ? 'shortfall' : preferent > 0 ? 'preferent' : 'concurrent' };
}

interface ContributionPool {
  readonly weights: readonly Cents[];
  readonly as?: LiabilityGround;
}

/**
 * Who shares one layer of the costs. First the applicant and all whose claims would share in the free residue. Only
 * where there are none: the secured creditors by their whole claims (s 106 proviso (a)), or, where those who would
 * share have withdrawn, all who are left (proviso (c)).
 */
function createPool(
  all: readonly LiableCreditor[],
  bases: readonly Cents[],
  takesPart: (one: LiableCreditor) => boolean,
): ContributionPool {
  const first = all.map((one, index) => (takesPart(one) ? bases[index]! : nil));
  if (sum(first) > 0) return { weights: first };
  // An applicant with nobody beside him carries everything, even where his security covers the claim.
  const applicants = all.map((one) => (one.petition !== undefined && takesPart(one) ? one.claim || 1 : 0) as Cents);
  if (sum(applicants) > 0) return { weights: applicants };
  const weighBases = (may: (one: LiableCreditor) => boolean): Cents[] =>
    all.map((one) => (takesPart(one) && one.proved && may(one) ? one.claim : nil));
  if (all.some((one) => one.withdrawn && one.proved && !takesPart(one)))
    return { weights: weighBases(() => true), as: 'remaining' };
  const secured = weighBases((one) => one.secured === true);
  return sum(secured) > 0
    ? { weights: secured, as: 'onlySecured' }
    : { weights: weighBases(() => true), as: 'remaining' };
}

/**
 * Contributions of creditors towards the costs of s 97 that the free residue cannot pay. Costs are taken in layers: one
 * who withdrew shares in those not covered by then, and in no later ones.
 */
export function computeCreditorContributions(
  needed: Cents,
  all: readonly LiableCreditor[],
  preferentContributes = true,
): WorkedResult<Contributions> {
  const standings = all.map((one) => computeLiability(one, preferentContributes));
  const bases = standings.map(({ base }) => base);
  const amounts = all.map((): Cents => nil);
  const liable = standings.map(({ as }) => as);
  const measures = [...bases];
  let [covered, uncovered]: [Cents, Cents] = [nil, nil];
  const ends = new Set([...all.map(({ withdrawn }) => pickSmaller(withdrawn?.unpaidCosts ?? needed, needed)), needed]);
  for (const end of [...ends].sort((a, b) => a - b)) {
    const layer = minus(end, covered);
    if (layer <= 0) continue;
    // The applicant is not let off by withdrawing (s 14(3)).
    const takesPart = ({ petition, withdrawn }: LiableCreditor): boolean =>
      petition !== undefined || !withdrawn || withdrawn.unpaidCosts >= end;
    const pool = createPool(all, bases, takesPart);
    covered = end;
    if (sum(pool.weights) === 0) {
      uncovered = plus(uncovered, layer);
      continue;
    }
    for (const [index, part] of shareOut(layer, pool.weights).entries()) {
      amounts[index] = plus(amounts[index]!, part);
      if (!pool.as || pool.weights[index] === 0) continue;
      liable[index] = pool.as;
      measures[index] = pool.weights[index]!;
    }
  }
  const each = all.map(({ id, creditor }, index) => ({
    id,
    creditor,
    base: measures[index]!,
    amount: amounts[index]!,
    as: liable[index]!,
  }));
  return createLazyResult('Contribution', contributionSection, { needed, each, uncovered }, (work) => {
    work.line('Costs not covered by the free residue', needed);
    for (const { creditor, base, amount } of each) {
      work
        .line(message('{creditor}: basis', { creditor }), base)
        .line(message('{creditor} contributes', { creditor }), amount);
    }
  });
}

/**
 * A contributor cannot pay: the share, with what its collection cost in vain, falls on the others by what they were
 * first measured by (Insolvency Act s 118(2), (3)). May be done again.
 */
export function reapportionContributions(
  first: readonly CreditorContribution[],
  cannotPay: ReadonlySet<string>,
  costOfCollection: Cents,
): readonly CreditorContribution[] {
  const lost = sum(first.filter(({ id }) => cannotPay.has(id)).map(({ amount }) => amount));
  const able = first.map((one) => (cannotPay.has(one.id) || one.amount === 0 ? nil : one.base));
  if (sum(able) === 0) return first.map((one) => (cannotPay.has(one.id) ? { ...one, amount: nil } : one));
  const more = shareOut(plus(lost, costOfCollection), able);
  return first.map((one, index) => ({
    ...one,
    amount: cannotPay.has(one.id) ? nil : plus(one.amount, more[index]!),
  }));
}

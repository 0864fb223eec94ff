import type { EstateDistribution } from '../insolvency/distribute';
import { reapportionContributions } from '../insolvency/contribution';
import { costRanks } from '../insolvency/ranks';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { toClaimId } from './claim-line';

/** What one account gives each claim and asks of it, kept as it was lodged: letters and payments never work it out again. */
export interface AccountOutcome {
  readonly claimId: string;
  readonly creditor: string;
  readonly claim: Cents;
  readonly secured: Cents;
  readonly preferent: Cents;
  readonly concurrent: Cents;
  readonly interest: Cents;
  readonly total: Cents;
  readonly shortfall: Cents;
  readonly contribution: Cents;
  /** What the contribution was measured by; not kept in accounts lodged before it was needed. */
  readonly contributionBase?: Cents;
  readonly costsOwed: Cents;
  /** Worked out, and kept back until an event or a proof. */
  readonly isRetained: boolean;
  /** It is deposited with the Master; not kept in accounts lodged before payments named it. */
  readonly isDeposit?: true;
}
export interface AccountOutcomes {
  readonly claims: readonly AccountOutcome[];
  /** Cents in the rand on concurrent claims, for show. */
  readonly dividend: string;
  readonly freeResidue: Cents;
  readonly costs: Cents;
  readonly deficiency: Cents;
  /** Left when everybody is paid; likewise. */
  readonly surplus?: Cents;
  /** Of the surplus of a partner: what goes to the estate of the partnership (s 49(1)). */
  readonly toPartnership?: Cents;
}

const listAccountOutcomes = ({ claims, contribution }: EstateDistribution): AccountOutcome[] => {
  const bases = new Map(contribution.value.each.map(({ id, base }) => [id, base]));
  return claims.map((one) => ({
    claimId: one.id,
    creditor: one.creditor,
    claim: one.claim,
    secured: one.securedAward,
    preferent: one.preferentAward,
    concurrent: one.concurrentAward,
    interest: one.interestAward,
    total: one.total,
    shortfall: one.shortfall,
    contribution: one.contribution,
    ...(one.contribution > 0 && { contributionBase: bases.get(one.id) ?? one.contribution }),
    costsOwed: one.costsOwed,
    isRetained: one.retained !== undefined,
    ...(one.retained === 'deposit' && { isDeposit: true as const }),
  }));
};

export const computeAccountOutcomes = (distribution: EstateDistribution): AccountOutcomes => ({
  claims: listAccountOutcomes(distribution),
  dividend: distribution.dividend,
  freeResidue: distribution.freeResidue.value,
  costs: sum(distribution.ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed }) => claimed)),
  deficiency: distribution.contribution.value.needed,
  ...(distribution.surplus > 0 && { surplus: distribution.surplus }),
  ...(distribution.toPartnership > 0 && { toPartnership: distribution.toPartnership }),
});

/**
 * Whether an amended account leaves every creditor with what the one it replaces gave and asked: then the inspection of that
 * one stands. One that changes it for anybody lies open again (Insolvency Act 24 of 1936 s 111(2)).
 */
export function hasSameOutcomes(before: AccountOutcomes | undefined, after: AccountOutcomes | undefined): boolean {
  if (!before || !after) return false;
  const toSorted = ({ claims }: AccountOutcomes): string[] =>
    claims
      .map(({ claimId, claim, total, contribution, costsOwed, isRetained }) =>
        JSON.stringify([claimId, claim, total, contribution, costsOwed, isRetained]),
      )
      .toSorted();
  return JSON.stringify(toSorted(before)) === JSON.stringify(toSorted(after));
}

/** A contributor who cannot pay: what came in all the same, and what trying to collect the rest cost in vain. */
export interface UnableContributor {
  readonly received: Cents;
  readonly cost: Cents;
}

/** What an account asks once some cannot pay: their share falls on the others, by what those were measured by (s 118(2), (3)). */
export function reapportionUnable(
  outcomes: AccountOutcomes,
  unable: ReadonlyMap<string, UnableContributor>,
): AccountOutcomes {
  const asked = outcomes.claims.filter(({ contribution }) => contribution > 0);
  const those = asked.filter(({ claimId }) => unable.has(claimId));
  if (those.length === 0) return outcomes;
  const first = asked.map(({ claimId, creditor, contribution, contributionBase }) => ({
    id: claimId,
    creditor,
    base: contributionBase ?? contribution,
    amount: clampBelowNil(minus(contribution, unable.get(claimId)?.received ?? nil)),
    as: 'remaining' as const,
  }));
  const cost = sum(those.map(({ claimId }) => unable.get(claimId)!.cost));
  const now = new Map(
    reapportionContributions(first, new Set(those.map(({ claimId }) => claimId)), cost).map(({ id, amount }) => [
      id,
      amount,
    ]),
  );
  return {
    ...outcomes,
    claims: outcomes.claims.map((one) => {
      const lost = unable.get(one.claimId);
      const amount = now.get(one.claimId) ?? one.contribution;
      return { ...one, contribution: lost ? pickSmaller(lost.received, one.contribution) : amount };
    }),
  };
}

/** What a claim is to be paid by accounts: what is kept back is not among it. */
export const sumAwardsByClaim = (accounts: readonly (AccountOutcomes | undefined)[]): ReadonlyMap<string, Cents> => {
  const due = new Map<string, Cents>();
  for (const { claimId, total, isRetained } of accounts.flatMap((one) => one?.claims ?? [])) {
    const id = toClaimId(claimId);
    if (!isRetained && total > 0) due.set(id, plus(due.get(id) ?? nil, total));
  }
  return due;
};

/** What accounts ask of a claim: its contribution, and costs of its security beyond what that brought. */
export const sumContributionsByClaim = (
  accounts: readonly (AccountOutcomes | undefined)[],
): ReadonlyMap<string, Cents> => {
  const due = new Map<string, Cents>();
  for (const { claimId, contribution, costsOwed } of accounts.flatMap((one) => one?.claims ?? [])) {
    const id = toClaimId(claimId);
    const asked = plus(contribution, costsOwed);
    if (asked > 0) due.set(id, plus(due.get(id) ?? nil, asked));
  }
  return due;
};

/**
 * What is set off by claim: an account that says so takes what a claim has to contribute out of what it is awarded. Both
 * are debts of one creditor and one estate, fixed by one confirmed account (common law; s 118(1) [check]).
 */
export const sumSetOffByClaim = (
  accounts: readonly { readonly outcomes?: AccountOutcomes; readonly setsOff?: boolean }[],
): ReadonlyMap<string, Cents> => {
  const by = new Map<string, Cents>();
  for (const { outcomes, setsOff } of accounts) {
    if (!setsOff || !outcomes) continue;
    const awards = sumAwardsByClaim([outcomes]);
    for (const [id, asked] of sumContributionsByClaim([outcomes])) {
      const off = pickSmaller(asked, awards.get(id) ?? nil);
      if (off > 0) by.set(id, plus(by.get(id) ?? nil, off));
    }
  }
  return by;
};

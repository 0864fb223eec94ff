import type { Distribution } from '../insolvency/distribute';
import { costRanks } from '../insolvency/ranks';
import { type Cents, nil, plus, sum } from '../money/cents';
import { claimOfLine } from './claim-line';

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
  readonly costsOwed: Cents;
  /** Worked out, and kept back until an event or a proof. */
  readonly isRetained: boolean;
}
export interface AccountOutcomes {
  readonly claims: readonly AccountOutcome[];
  /** Cents in the rand on concurrent claims, for show. */
  readonly dividend: string;
  readonly freeResidue: Cents;
  readonly costs: Cents;
  readonly deficiency: Cents;
}

export const outcomesOf = ({ claims, dividend, freeResidue, ranks, contribution }: Distribution): AccountOutcomes => ({
  claims: claims.map((one) => ({
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
    costsOwed: one.costsOwed,
    isRetained: one.retained !== undefined,
  })),
  dividend,
  freeResidue: freeResidue.value,
  costs: sum(ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed }) => claimed)),
  deficiency: contribution.value.needed,
});

/** What a claim is to be paid by accounts: what is kept back is not among it. */
export const awardsByClaim = (accounts: readonly (AccountOutcomes | undefined)[]): ReadonlyMap<string, Cents> => {
  const due = new Map<string, Cents>();
  for (const { claimId, total, isRetained } of accounts.flatMap((one) => one?.claims ?? [])) {
    const id = claimOfLine(claimId);
    if (!isRetained && total > 0) due.set(id, plus(due.get(id) ?? nil, total));
  }
  return due;
};

/** What accounts ask of a claim: its contribution, and costs of its security beyond what that brought. */
export const contributionsByClaim = (
  accounts: readonly (AccountOutcomes | undefined)[],
): ReadonlyMap<string, Cents> => {
  const due = new Map<string, Cents>();
  for (const { claimId, contribution, costsOwed } of accounts.flatMap((one) => one?.claims ?? [])) {
    const id = claimOfLine(claimId);
    const asked = plus(contribution, costsOwed);
    if (asked > 0) due.set(id, plus(due.get(id) ?? nil, asked));
  }
  return due;
};

import type { AnswerOf } from '@boedel/contract/call';
import type { claimCalls } from '@boedel/contract/claims/claims.calls';
import { type CapturedClaim, claimTypes } from '@boedel/domain/claims/captured-claim';
import {
  computeInsolvencyOutlook,
  type OutlookBasis,
  type OutlookFacts,
} from '@boedel/domain/claims/insolvency-outlook';
import { isRefused, toSectionedMessage } from '@boedel/domain/law/refusal';
import { ensureMessage } from '@boedel/domain/law/message';
import { nil, sum } from '@boedel/domain/money/cents';
import { costRanks } from '@boedel/domain/insolvency/ranks';

type ClaimOutlookView = AnswerOf<typeof claimCalls.getOutlook>;

/** The dividend and the contributions as they stand, or what keeps them from being worked out. */
export function presentOutlook(facts: OutlookFacts, basis: OutlookBasis): ClaimOutlookView {
  const outlook = computeInsolvencyOutlook(facts, basis);
  const none: ClaimOutlookView = {
    basis,
    refused: [],
    warnings: [],
    concursusDate: facts.concursusOn ?? null,
    freeResidue: nil,
    costs: nil,
    deficiency: nil,
    availableForConcurrent: nil,
    concurrentClaims: nil,
    dividend: '0.0000',
    claims: [],
  };
  if (isRefused(outlook)) return { ...none, refused: outlook.refusals.map(toSectionedMessage) };
  const { distribution, warnings, concursusOn } = outlook;
  const byId = new Map<string, CapturedClaim>(facts.claims.map((claim) => [claim.id, claim]));
  return {
    ...none,
    warnings: warnings.map(({ said, sentence }) => said ?? ensureMessage(sentence)),
    concursusDate: concursusOn,
    freeResidue: distribution.freeResidue.value,
    costs: sum(distribution.ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed }) => claimed)),
    deficiency: distribution.contribution.value.needed,
    availableForConcurrent: distribution.availableForConcurrent,
    concurrentClaims: distribution.ranks.find(({ rank }) => rank === 's103')?.claimed ?? nil,
    dividend: distribution.dividend,
    claims: distribution.claims.flatMap((one) => {
      const claim = byId.get(one.id);
      if (!claim) return [];
      return [
        {
          claimID: Number(one.id),
          creditorID: Number(claim.creditorId),
          creditorName: one.creditor,
          claimTypeID: claimTypes.indexOf(claim.type) + 1,
          claim: one.claim,
          securedAward: one.securedAward,
          preferentAward: one.preferentAward,
          concurrentAward: one.concurrentAward,
          interestAward: one.interestAward,
          total: one.total,
          shortfall: one.shortfall,
          contribution: one.contribution,
          costsOwed: one.costsOwed,
        },
      ];
    }),
  };
}

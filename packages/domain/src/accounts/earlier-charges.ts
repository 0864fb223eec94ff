import { cents, sum } from '../money/cents';
import { listAccrualCharges, type AccountCharge, toComputedKey, toDebtCharge, toCostCharge } from './charges';
import type { DrawingFacts } from './facts';
import { toCapturedResult } from './line';
import { sumChargedBefore } from './request';
import { sumSeparateParts } from './separate-parts';

/** Debts and costs of accounts lodged before, tax apart: what belongs to the estate counts them all. */
export function listEarlierCharges(facts: DrawingFacts): readonly AccountCharge[] {
  const { estate, request } = facts;
  if (request.earlier.length === 0) return [];
  const listBefore = <T extends { readonly account?: number }>(list: readonly T[]): readonly T[] =>
    list.filter(({ account }) => (account ?? 1) < request.sequence);
  const costs = listBefore(estate.costs);
  // What those accounts charged beyond the costs captured for them are the fees they computed.
  const amount = cents(sumChargedBefore(request, 'administration') - sum(costs.map((cost) => cost.amount)));
  const ofSeparate = request.earlier.flatMap(({ feesOfSeparate }) =>
    feesOfSeparate ? Object.values(feesOfSeparate) : [],
  );
  const narrative = 'Fees of earlier accounts';
  return [
    ...listBefore(estate.liabilities).map(toDebtCharge),
    ...listAccrualCharges(facts),
    ...costs.map((cost) => toCostCharge(facts, cost)),
    {
      key: toComputedKey('earlier-fees'),
      line: { id: 'earlier-fees', narrative, amount, worked: toCapturedResult(narrative, amount) },
      group: 'administration',
      allocation: 'joint',
      dutyCode: '4(c)',
      ...(ofSeparate.length > 0 && { ofSeparate: sumSeparateParts(ofSeparate) }),
    },
  ];
}

import { cents, sum } from '../money/cents';
import { accrualCharges, type Charge, chargeOf, costCharge } from './charges';
import type { Facts } from './facts';
import { captured } from './line';
import { chargedBefore } from './request';

/** Debts and costs of accounts lodged before, tax apart: what belongs to the estate counts them all. */
export function earlierCharges(facts: Facts): readonly Charge[] {
  const { estate, request } = facts;
  if (request.earlier.length === 0) return [];
  const before = <T extends { readonly account?: number }>(list: readonly T[]): readonly T[] =>
    list.filter(({ account }) => (account ?? 1) < request.sequence);
  const costs = before(estate.costs);
  // What those accounts charged beyond the costs captured for them are the fees they computed.
  const amount = cents(chargedBefore(request, 'administration') - sum(costs.map((cost) => cost.amount)));
  const narrative = 'Fees of earlier accounts';
  return [
    ...before(estate.liabilities).map(chargeOf),
    ...accrualCharges(facts),
    ...costs.map(costCharge),
    {
      line: { id: 'earlier-fees', narrative, amount, worked: captured(narrative, amount) },
      group: 'administration',
      allocation: 'joint',
      dutyCode: '4(c)',
    },
  ];
}

import { sum } from '../money/cents';
import { type Charge, chargeOf } from './charges';
import type { Facts } from './facts';
import { captured } from './line';

/** Debts and costs of accounts lodged before: the duty is that of the whole estate. */
export function earlierCharges({ estate, request }: Facts): readonly Charge[] {
  if (request.earlier.length === 0) return [];
  const debts = estate.liabilities.filter((debt) => (debt.account ?? 1) < request.sequence).map(chargeOf);
  const amount = sum(request.earlier.map((account) => account.administration));
  const narrative = 'Administration costs of earlier accounts';
  return [
    ...debts,
    {
      line: { id: 'earlier-administration', narrative, amount, worked: captured(narrative, amount) },
      group: 'administration',
      allocation: 'joint',
      dutyCode: '4(c)',
    },
  ];
}

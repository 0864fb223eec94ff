import type { EmployeeHead } from '../insolvency/estate';

/** Where each of the twenty-five preferent categories ranks, Insolvency Act ss 98A to 102. */
export type PreferentRank = EmployeeHead | 'fund' | 'statutory' | 'tax' | 'generalBond' | 'pledge';

export function rankCategory(category: number): PreferentRank {
  const heads = ['salary', 'leave', 'paidAbsence', 'severance'] as const;
  if (category <= 4) return heads[category - 1]!;
  if (category <= 8) return 'fund';
  if (category <= 21) return 'statutory';
  if (category <= 23) return 'tax';
  return category === 24 ? 'generalBond' : 'pledge';
}

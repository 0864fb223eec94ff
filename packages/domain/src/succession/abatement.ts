import { checkNotNegative } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, type Outcome } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, pickSmaller, sum } from '../money/cents';
import { shareOut } from '../money/share-out';

/** Ranks in the order they are paid. Reductions run the other way: residue, legacies, pre-legacies, maintenance. */
export const benefitRanks = ['maintenance', 'preLegacy', 'legacy'] as const;
export type BenefitRank = (typeof benefitRanks)[number];

const rankLabels = {
  maintenance: 'maintenance',
  preLegacy: 'pre-legacies',
  legacy: 'legacies',
} as const satisfies Record<BenefitRank, string>;

export interface RankedBenefit {
  readonly id: string;
  readonly rank: BenefitRank;
  readonly amount: Cents;
  /** Its place in the account, which decides over odd cents. Absent: as listed. */
  readonly place?: number;
}
export interface AbatedBenefit extends RankedBenefit {
  readonly paid: Cents;
  readonly reducedBy: Cents;
}
export interface BenefitAbatement {
  readonly benefits: readonly AbatedBenefit[];
  readonly residue: Cents;
}

const byPlace = (a: RankedBenefit, b: RankedBenefit): number => (a.place ?? 0) - (b.place ?? 0);

/**
 * What is left for each benefit once debts and costs are paid. Inside a rank everybody is reduced in proportion; the
 * spouse's maintenance ranks with that of the dependent children (Maintenance of Surviving Spouses Act 27 of 1990).
 */
export function abateBenefits(
  available: Cents,
  benefits: readonly RankedBenefit[],
): Outcome<WorkedResult<BenefitAbatement>> {
  const refused = collectRefusals([
    checkNotNegative('available', available),
    ...benefits.map((benefit) => checkNotNegative(`benefits.${benefit.id}.amount`, benefit.amount)),
    ...checkListedOnce(
      'benefits',
      benefits.map(({ id }) => id),
      (id) => message('Benefit {id} is listed twice. Remove one of the entries.', { id }),
    ),
  ]);
  if (refused) return refused;
  const result = startWorking(
    'Order of benefits',
    'Common law; Maintenance of Surviving Spouses Act 27 of 1990 s 2(3)',
  ).line('Available', available);
  let left = available;
  const abated = new Map<string, AbatedBenefit>();
  for (const rank of benefitRanks) {
    const inRank = benefits.filter((benefit) => benefit.rank === rank).sort(byPlace);
    const amounts = inRank.map((benefit) => benefit.amount);
    const wanted = sum(amounts);
    const paying = pickSmaller(wanted, left);
    const paid = paying === wanted ? amounts : shareOut(paying, amounts);
    for (const [index, benefit] of inRank.entries()) {
      const amount = paid[index]!;
      abated.set(benefit.id, { ...benefit, paid: amount, reducedBy: minus(benefit.amount, amount) });
    }
    left = minus(left, paying);
    if (paying < wanted)
      result.line(message('Reduced in proportion: {rank}', { rank: message(rankLabels[rank]) }), minus(wanted, paying));
  }
  return result
    .line('Residue', left)
    .gives({ benefits: benefits.map((benefit) => abated.get(benefit.id)!), residue: left });
}

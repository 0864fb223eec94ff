import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, sum } from '../money/cents';

/** The costs of an account in the order practitioners and Master's offices expect them. */
export const administrationCostKinds = [
  'executorRemuneration',
  'vatOnRemuneration',
  'mastersFee',
  'advertisements',
  'bondOfSecurity',
  'valuation',
  'transferCosts',
  'bondCancellation',
  'bankCharges',
  'taxPractitioner',
  'postageAndPetties',
  'provisionForFinalCosts',
  'other',
] as const;
export type AdministrationCostKind = (typeof administrationCostKinds)[number];

export interface AdministrationCost {
  readonly id: string;
  readonly kind: AdministrationCostKind;
  readonly amount: Cents;
  /** What the account prints. */
  readonly narrative: string;
  /** A refund of a cost: below nought, so that it lowers what the cost comes to. */
  readonly isRefund?: boolean;
  /** How the amount was come by, where it was computed. */
  readonly worked?: WorkedResult<Cents>;
}

/** Death and funeral costs are no administration costs: they stand with the claims against the estate. */
export function computeAdministrationCosts(
  costs: readonly AdministrationCost[],
): Outcome<WorkedResult<{ readonly costs: readonly AdministrationCost[]; readonly total: Cents }>> {
  const refused = collectRefusals(
    costs.map((cost) => (cost.isRefund ? undefined : checkNotNegative(`costs.${cost.id}.amount`, cost.amount))),
  );
  if (refused) return refused;
  const rankCostKind = (cost: AdministrationCost): number => administrationCostKinds.indexOf(cost.kind);
  const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  const ordered = [...costs].sort((a, b) => rankCostKind(a) - rankCostKind(b) || byText(a.narrative, b.narrative));
  const result = startWorking('Administration costs', 'Administration of Estates Regulations, reg 5(1)(b)');
  for (const cost of ordered) {
    if (cost.worked) result.worked(cost.narrative, { ...cost.worked, value: cost.amount });
    else result.line(cost.narrative, cost.amount);
  }
  return result.gives({ costs: ordered, total: sum(ordered.map((cost) => cost.amount)) });
}

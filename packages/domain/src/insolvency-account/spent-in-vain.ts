import { formatAmount } from '../formats/amount';
import { type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, minus, nil, pickSmaller } from '../money/cents';
import type { BookedCost, InsolvencyBooks } from './books';

/**
 * What collecting a contribution cost in vain is asked of the others with it (Insolvency Act s 118(3)). As far as claims
 * carry it, the expense that paid it is no cost of a later account, which would ask it again.
 */
export function deductCollectionCosts({ costs, spentInVain = nil, country }: InsolvencyBooks): {
  readonly costs: readonly BookedCost[];
  readonly remarks: readonly Warning[];
} {
  let left: Cents = spentInVain;
  const own = costs.flatMap((cost): BookedCost[] => {
    if (cost.head !== 'collection') return [cost];
    const asked = pickSmaller(cost.amount, left);
    left = minus(left, asked);
    const { head: _, ...rest } = cost;
    return asked === cost.amount ? [] : [{ ...rest, amount: minus(cost.amount, asked) }];
  });
  return {
    costs: own,
    remarks:
      left > 0
        ? [
            createWarning(
              'costs.collection',
              message(
                '{amount} of irrecoverable costs of collecting contributions is entered on claims but not as an expense. Rank the expense that paid it accordingly, or it is charged twice (s 118(3)).',
                { amount: formatAmount(left, country) },
              ),
            ),
          ]
        : [],
  };
}

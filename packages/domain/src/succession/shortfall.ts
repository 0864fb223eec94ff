import { checkNotNegative } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, clampBelowNil, sum } from '../money/cents';
import { shareOut, shareOutToLast } from '../money/share-out';

export interface CashRecapitulation {
  readonly surplus: Cents;
  readonly shortfall: Cents;
}

/** Cash against what must be paid in cash. */
export function recapitulateCash(
  cash: Cents,
  liabilities: Cents,
  cashLegacies: Cents,
): Outcome<WorkedResult<CashRecapitulation>> {
  const refused = collectRefusals([
    checkNotNegative('cash', cash),
    checkNotNegative('liabilities', liabilities),
    checkNotNegative('cashLegacies', cashLegacies),
  ]);
  if (refused) return refused;
  const left = minus(cash, sum([liabilities, cashLegacies]));
  return startWorking('Recapitulation', 'Administration of Estates Regulations, reg 5(1)')
    .line('Cash and realised assets', cash)
    .line('Liabilities', liabilities)
    .line('Cash legacies', cashLegacies)
    .gives({ surplus: clampBelowNil(left), shortfall: clampBelowNil(minus(sum([liabilities, cashLegacies]), cash)) });
}

/** The default is the largest remainder; `lastHeir` rounds each and lets the last one listed take the balance. */
export type ContributionRounding = 'largestRemainder' | 'lastHeir';

export interface HeirContribution {
  readonly heir: string;
  readonly amount: Cents;
}

/** Heirs pay a shortfall in by the value of what each takes from the residue, in the order of the account. */
export function computeHeirContributions(
  shortfall: Cents,
  takes: readonly { readonly heir: string; readonly value: Cents }[],
  rounding: ContributionRounding = 'largestRemainder',
): Outcome<WorkedResult<readonly HeirContribution[]>> {
  const total = sum(takes.map(({ value }) => value));
  const refused = collectRefusals([
    checkNotNegative('shortfall', shortfall),
    ...takes.map(({ heir, value }) => checkNotNegative(`takes.${heir}`, value)),
    ...checkListedOnce(
      'takes',
      takes.map(({ heir }) => heir),
      (id) => message('{id} is listed twice. Add the values together.', { id }),
    ),
    shortfall > total
      ? refuse(
          'shortfall',
          'The heirs’ shares are less than the shortfall. Reduce the legacies, or treat the estate as insolvent.',
        )
      : undefined,
  ]);
  if (refused) return refused;
  const values = takes.map(({ value }) => value);
  const amounts = rounding === 'lastHeir' ? shareOutToLast(shortfall, values) : shareOut(shortfall, values);
  if (amounts.some((amount) => amount < 0)) {
    return refuse(
      'rounding',
      'The shortfall is too small to assign the rounding to the last heir. Use the largest remainder instead.',
    );
  }
  const paid = takes.map(({ heir }, index): HeirContribution => ({ heir, amount: amounts[index]! }));
  const result = startWorking('Contributions of the heirs', 'Administration of Estates Regulations, reg 5(1)').line(
    'Cash shortfall',
    shortfall,
  );
  for (const { heir, amount } of paid) result.line(message('{heir} pays in', { heir }), amount);
  return result.gives(paid);
}

import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { percent } from '../money/fraction';

/** Where the tax on the deemed disposal eats more than half of the estate, an heir may take the asset and owe the rest. */
export const halfOfEstateRule = createDatedTable('rule on tax above half of the estate', [
  { from: '2001-10-01', part: percent(50), years: 3, section: 'Income Tax Act, Eighth Schedule para 41' },
  { from: '2016-03-01', part: percent(50), years: 3, section: 'Income Tax Act s 25(6)', note: 'Confirm the wording.' },
]);

export interface TaxAboveHalf {
  /** Tax the heir may take over as own debt; nil where the rule does not apply. */
  readonly heirMayCarry: Cents;
  readonly payableWithinYears: number;
}

/** What an heir may carry of the tax at death. Net value is that of estate duty before deducting this very tax. */
export function computeTaxAboveHalf(
  died: LocalDate,
  taxOnDisposal: Cents,
  netValueBeforeTax: Cents,
  assetMustBeSold: boolean,
): Outcome<WorkedResult<TaxAboveHalf>> {
  const row = findRowOn(halfOfEstateRule, died, 'died');
  const wrong = collectRefusals([row, checkNotNegative('taxOnDisposal', taxOnDisposal)]);
  if (wrong) return wrong;
  if (isRefused(row)) return row;
  const half = roundHalfUp(times(clampBelowNil(netValueBeforeTax), row.part));
  const heirMayCarry = assetMustBeSold ? clampBelowNil(minus(taxOnDisposal, half)) : nil;
  return startWorking('Tax above half of the estate', row.section)
    .line('Tax on the deemed disposal', taxOnDisposal)
    .line('Half of the net value', half, { note: row.note })
    .line(assetMustBeSold ? 'An asset would have to be sold' : 'No asset has to be sold, so the rule does not apply')
    .gives({ heirMayCarry, payableWithinYears: row.years });
}

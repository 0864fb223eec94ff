import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { formatPercent } from '../money/fraction';
import { normalTaxTables } from './tax-tables';

/** Normal tax of a natural person on a year's taxable income, before rebates; `day` picks the year's table. */
export function computeNormalTax(taxableIncome: Cents, day: LocalDate): Outcome<WorkedResult<Cents>> {
  const table = findRowOn(normalTaxTables, day, 'date');
  if (isRefused(table)) return table;
  const negative = checkNotNegative('taxableIncome', taxableIncome);
  if (negative) return negative;
  const band = table.bands.findLast(({ above }) => taxableIncome > above) ?? table.bands[0]!;
  const excess = cents(taxableIncome - band.above);
  const onExcess = roundHalfUp(times(excess, band.rate));
  return startWorking('Normal tax', 'Income Tax Act s 5')
    .line('Taxable income', taxableIncome)
    .line(`Tax on the amount up to the band`, band.base, { note: table.note })
    .line(message('{rate}% of the excess', { rate: formatPercent(band.rate) }), onExcess)
    .gives(plus(band.base, onExcess));
}
